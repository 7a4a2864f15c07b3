/** The levels of the menu of a narrow window. */
import { expect, it } from "vitest"
import type { MenuCategory } from "../../ui/session/shop-menus.ts"
import { type DrillPlace, drillLevel } from "../../ui/shell/menu/drill-level.ts"

const items = [
  { label: "Products", to: "/search", items: [{ label: "Timber", to: "/c/timber" }] },
  {
    label: "Services",
    to: "/services",
    items: [
      { label: "All services", to: "/services" },
      { label: "Tally packs", to: "/services/tally-packs" }
    ]
  },
  { label: "Clearance", to: "/c/clearance", className: "sale" }
]
const tree: ReadonlyArray<MenuCategory> = [
  {
    step: "timber",
    name: "Timber",
    hasBanner: true,
    items: [
      {
        step: "framing",
        name: "Framing",
        items: [{ step: "pine", name: "Pine", items: [{ step: "mgp10", name: "MGP10" }] }]
      }
    ]
  },
  { step: "vouchers", name: "Vouchers" }
]

const at = (place: DrillPlace) => drillLevel(items, tree, place)
const categories = (slug: string) => at({ is: "categories", path: slug === "" ? [] : slug.split("/") })

it("[HDR-05] begins with the items of the menu; those with others below them open, and a leaf leads to its page", () => {
  expect(at({ is: "items" })).toEqual({
    rows: [
      { label: "Products", to: "/search", opens: { is: "categories", path: [] } },
      { label: "Services", to: "/services", opens: { is: "item", to: "/services" } },
      { label: "Clearance", to: "/c/clearance", className: "sale" }
    ]
  })
  expect(at({ is: "item", to: "/services" })).toEqual({
    title: "Services",
    viewAll: "/services",
    back: { is: "items" },
    rows: [{ label: "Tally packs", to: "/services/tally-packs" }]
  })
})

it("[HDR-05] goes down four levels of categories one after another, each with all of it and the way back; a leaf leads to /c/{slug}", () => {
  const way = ["", "timber", "timber/framing", "timber/framing/pine"].map(categories)
  expect(way.map(({ title, viewAll }) => [title, viewAll])).toEqual([
    ["Products", "/search"],
    ["Timber", "/c/timber"],
    ["Framing", "/c/timber/framing"],
    ["Pine", "/c/timber/framing/pine"]
  ])
  expect(way.map(({ back }) => back)).toEqual([
    { is: "items" },
    { is: "categories", path: [] },
    { is: "categories", path: ["timber"] },
    { is: "categories", path: ["timber", "framing"] }
  ])
  expect(way.map(({ rows }) => rows.map(({ to, opens }) => [to, opens?.is]))).toEqual([
    [
      ["/c/timber", "categories"],
      ["/c/vouchers", undefined]
    ],
    [["/c/timber/framing", "categories"]],
    [["/c/timber/framing/pine", "categories"]],
    [["/c/timber/framing/pine/mgp10", undefined]]
  ])
})

it("[HDR-05] shows the banner of the category that has one", () => {
  expect([categories(""), categories("timber"), categories("timber/framing")].map(({ bannerOf }) => bannerOf)).toEqual([
    undefined,
    "timber",
    undefined
  ])
})
