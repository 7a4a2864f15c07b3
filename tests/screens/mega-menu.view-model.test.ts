/** The mega menu as a pointer and a keyboard work it. */
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { MenuCategory } from "../../ui/session/shop-menus.ts"
import { MegaMenu } from "../../ui/shell/menu/mega-menu.tsx"
import { isOnItsWay, MegaMenuViewModel } from "../../ui/shell/menu/mega-menu.view-model.ts"

const tree: ReadonlyArray<MenuCategory> = [
  {
    step: "timber",
    name: "Timber",
    items: [
      {
        step: "framing",
        name: "Framing",
        items: [{ step: "pine", name: "Pine", items: [{ step: "mgp10", name: "MGP10" }] }]
      },
      { step: "decking", name: "Decking" }
    ]
  },
  { step: "tools", name: "Tools", items: [{ step: "saws", name: "Saws" }] },
  { step: "vouchers", name: "Vouchers" }
]

const menuOf = async (isWide = true, load = async () => tree) => {
  const menu = new MegaMenuViewModel(load, () => isWide)
  await menu.prepare()
  return menu
}

const columnsOf = (menu: MegaMenuViewModel) =>
  menu.columns.map(({ categories }) => categories.map(({ step }) => step).join(" "))

describe("the mega menu", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it("[HDR-03] opens once the pointer has rested on its item for a moment, not when it passes by", async () => {
    const menu = await menuOf()
    menu.hover()
    vi.advanceTimersByTime(99)
    expect(menu.isOpen).toBe(false)
    menu.leave()
    vi.advanceTimersByTime(1000)
    expect(menu.isOpen).toBe(false)
    menu.hover()
    vi.advanceTimersByTime(150)
    expect(menu.isOpen).toBe(true)
  })

  it("[HDR-03] closes when the pointer has left, not when it strays for a moment; and at once when it is told to", async () => {
    const menu = await menuOf()
    menu.open()
    menu.leave()
    vi.advanceTimersByTime(200)
    menu.hover()
    vi.advanceTimersByTime(1000)
    expect(menu.isOpen).toBe(true)
    menu.leave()
    vi.advanceTimersByTime(300)
    expect(menu.isOpen).toBe(false)
    menu.hover()
    menu.close()
    vi.advanceTimersByTime(1000)
    expect(menu.isOpen).toBe(false)
  })

  it("[HDR-03] stays closed in a window below 1180 px", async () => {
    const menu = await menuOf(false)
    menu.open()
    menu.hover()
    vi.advanceTimersByTime(1000)
    expect(menu.isOpen).toBe(false)
  })

  it("[HDR-03] has a column for each of four levels, and tells which category its tile is of", async () => {
    const menu = await menuOf()
    expect([columnsOf(menu), menu.shown?.name]).toEqual([["timber tools vouchers", "framing decking"], "Timber"])
    menu.show(["timber", "framing", "pine"])
    expect(columnsOf(menu)).toEqual(["timber tools vouchers", "framing decking", "pine", "mgp10"])
    menu.show(["timber", "framing", "pine", "mgp10"])
    expect([columnsOf(menu).length, menu.shown?.name]).toEqual([4, "MGP10"])
    menu.show(["vouchers"])
    expect(columnsOf(menu)).toEqual(["timber tools vouchers"])
  })

  it("turns to what is pointed at, but not while the pointer passes on its way to the next column", async () => {
    const menu = await menuOf()
    menu.pointAt(["tools"], true)
    menu.pointAt(["timber", "decking"], false)
    vi.advanceTimersByTime(1000)
    expect(menu.shown?.step).toBe("decking")
    menu.pointAt(["tools"], true)
    expect(menu.shown?.step).toBe("decking")
    vi.advanceTimersByTime(400)
    expect(menu.shown?.step).toBe("tools")
  })

  it("[HDR-03] is gone through by the arrows, Home and End", async () => {
    const menu = await menuOf()
    const by = (key: string, slug: string) => menu.pathBy(key, slug.split("/"))?.join("/")
    expect([by("ArrowDown", "timber"), by("ArrowUp", "timber"), by("ArrowDown", "vouchers")]).toEqual([
      "tools",
      "vouchers",
      "timber"
    ])
    expect([by("Home", "timber/decking"), by("End", "timber/framing")]).toEqual(["timber/framing", "timber/decking"])
    expect([by("ArrowRight", "timber"), by("ArrowRight", "timber/framing/pine/mgp10")]).toEqual([
      "timber/framing",
      undefined
    ])
    expect([by("ArrowLeft", "timber/framing"), by("ArrowLeft", "timber"), by("x", "timber")]).toEqual([
      "timber",
      undefined,
      undefined
    ])
  })

  it("is not there while its categories can't be had, and asks again at the next sign", async () => {
    const load = vi.fn<() => Promise<ReadonlyArray<MenuCategory>>>(async () => tree)
    load.mockRejectedValueOnce(new Error("offline"))
    const menu = await menuOf(true, load)
    expect(menu.isReady).toBe(false)
    await menu.prepare()
    expect(menu.isReady).toBe(true)
  })
})

it("a pointer is on its way to a column when its line comes to it, from beside it", () => {
  const column = { left: 200, top: 0, bottom: 300 }
  const from = { x: 100, y: 150 }
  const way = (x: number, y: number) => isOnItsWay(from, { x, y }, column)
  expect([way(110, 160), way(110, 136), way(105, 190), way(100, 160), way(90, 150), way(210, 150)]).toEqual([
    true,
    true,
    false,
    false,
    false,
    false
  ])
})

it("[HDR-03] has beside its columns a tile with picture, heading and description, and each category leads to its page", async () => {
  const described = tree.map((one) => (one.step === "vouchers" ? { ...one, description: "For whoever builds." } : one))
  const model = await menuOf(true, async () => described)
  const drawn = async (pathname = "/") => {
    const root = createRootRoute()
    const component = () => createElement(MegaMenu, { model, all: { label: "Products", to: "/search" }, pathname })
    const paths = ["/", "/c/$", "/c/utils", "/search"] as const
    const routes = paths.map((path) => createRoute({ getParentRoute: () => root, path, component }))
    const router = createRouter({
      routeTree: root.addChildren(routes),
      history: createMemoryHistory({ initialEntries: [pathname] })
    })
    await router.load()
    return renderToStaticMarkup(createElement(RouterProvider, { router }))
  }
  model.show(["timber", "framing", "pine"])
  const [tile] = /<a [^>]*href="[^"]*"[^>]*><picture.*?<\/a>/s.exec(await drawn()) ?? [""]
  expect(tile).toMatch(/^<a [^>]*href="\/c\/timber\/framing\/pine"/)
  expect(tile).toMatch(/src="\/media\/internal\/category-timber--framing--pine\/400\.webp".*<b>Pine<\/b>/s)
  model.show(["vouchers"])
  const html = await drawn()
  expect(html).toMatch(/<picture.*<b>Vouchers<\/b><span>For whoever builds\.<\/span>/s)
  // One without others below it opens nothing: its link is followed at once.
  const [leaf = ""] = /<a [^>]*data-path="vouchers"[^>]*>/.exec(html) ?? []
  expect([leaf.includes('href="/c/vouchers"'), leaf.includes("data-parent"), leaf.includes("aria-expanded")]).toEqual([
    true,
    false,
    false
  ])
  expect(/<a [^>]*data-path="timber"[^>]*>/.exec(html)?.[0]).toContain("aria-expanded")
  // The category of the page is marked as that, those above it as such.
  model.show(["timber", "framing", "pine"])
  const inside = await drawn("/c/timber/framing")
  const markOf = (path: string) =>
    /aria-current="(\w+)"/.exec(new RegExp(`<a [^>]*data-path="${path}"[^>]*>`).exec(inside)?.[0] ?? "")?.[1]
  expect(["timber", "timber/framing", "timber/framing/pine", "vouchers"].map(markOf)).toEqual([
    "true",
    "page",
    undefined,
    undefined
  ])
})
