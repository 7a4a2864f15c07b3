/** The levels of the menu of a narrow window. */
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it, vi } from "vitest"
import type { MenuCategory } from "../../ui/session/shop-menus.ts"
import { type DrillPlace, drillLevel } from "../../ui/shell/menu/drill-level.ts"
import { DrillMenu } from "../../ui/shell/menu/drill-menu.tsx"
import { installWords } from "../../ui/words/install.ts"

const items = [
  { label: "Products", to: "/search", marker: "#mega-menu" as const, items: [{ label: "Timber", to: "/c/timber" }] },
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

/** What the menu of a narrow window shows first, as its code draws it once it has come. */
const firstLevel = async (
  browser: { readonly userAgent: string; readonly isApp: boolean },
  pathname = "/terms"
): Promise<string> => {
  vi.stubGlobal("window", {})
  vi.stubGlobal("navigator", { userAgent: browser.userAgent, maxTouchPoints: 0 })
  vi.stubGlobal("matchMedia", () => ({ matches: browser.isApp }))
  const component = () => createElement(DrillMenu, { items, tree, pathname, onFollow: () => undefined })
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory({ initialEntries: ["/terms"] }),
    isServer: true
  })
  await router.load()
  return renderToStaticMarkup(createElement(RouterProvider, { router }))
}

it("[HDR-05] ends with the item that installs the app, where it can be installed and is not", async () => {
  const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)"
  try {
    expect(await firstLevel({ userAgent: iphone, isApp: false })).toContain(`>${installWords.item}</button>`)
    expect(await firstLevel({ userAgent: iphone, isApp: true })).not.toContain(installWords.item)
    expect(await firstLevel({ userAgent: "Mozilla/5.0 (X11)", isApp: false })).not.toContain(installWords.item)
  } finally {
    vi.unstubAllGlobals()
  }
})

it("[HDR-04] marks the item whose pages are open, which opens the next level", async () => {
  const marked = async (pathname: string) => {
    const html = await firstLevel({ userAgent: "Mozilla/5.0 (X11)", isApp: false }, pathname)
    return [...html.matchAll(/<button[^>]*data-marked="true"[^>]*>([^<]+)/g)].map(([, label]) => label)
  }
  try {
    expect([await marked("/c/timber/framing"), await marked("/terms")]).toEqual([["Products"], []])
  } finally {
    vi.unstubAllGlobals()
  }
})
