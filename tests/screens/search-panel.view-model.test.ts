/** The search panel over the real shop: what it offers, what of it the keys are on, and what it does where answers are late or wrong. */
import { beforeAll, describe, expect, it, vi } from "vitest"
import { readContent } from "../../adapters/content/files/read-content.ts"
import { withLoader } from "../../adapters/postgres/import/load.ts"
import { saveContent } from "../../adapters/storage/content/save-content.ts"
import {
  SEARCH_DEBOUNCE_MS as DEBOUNCE_MS,
  type SearchRequest,
  type SearchResult
} from "../../core/catalogue/search/search-product.ts"
import type { PanelGroup } from "../../ui/storefront/search/panel-results.ts"
import { PANEL_ROWS, PATIENCE_MS, SearchPanelViewModel } from "../../ui/storefront/search/search-panel.view-model.ts"
import { panelWords } from "../../ui/words/search-panel.ts"
import { smallShop } from "../postgres/small-shop.ts"
import { createShopBrowser, freezeFakeClock, startFakeClock } from "./shop-browser.ts"

const { page, database, kept } = createShopBrowser()

beforeAll(async () => {
  await withLoader(database.url(), (client) => saveContent(client, readContent("tests/api/content/example").documents))
})

const panel = async (typed = "", maxRows: number = PANEL_ROWS.wide) => {
  const model = new SearchPanelViewModel(page())
  await model.open(typed, maxRows)
  return model
}
const headings = (model: SearchPanelViewModel) => model.groups.map(({ heading }) => heading)
const texts = ({ options }: Pick<PanelGroup, "options">) =>
  options.map((one) => {
    if (one.kind === "product") return one.product.title
    return one.kind === "page" ? one.page.title : one.query
  })

describe("What the panel offers", () => {
  it("[SRCH-01] before a letter is typed is four popular searches", async () => {
    const model = await panel()
    expect(model.groups.map((group) => [group.heading, group.options.length])).toEqual([["Popular Searches", 4]])
    expect(model.announcement).toBe("4 suggestions. Use the up and down arrows.")
  })

  it("[SRCH-01] [SRCH-05] for what is typed is suggestions, recent searches, products by top category, and pages and posts", async () => {
    const model = await panel()
    await model.settleOn("treated pine sleepers")
    await model.open("deck", PANEL_ROWS.wide)
    const [first, second, ...rest] = headings(model)
    expect([first, second, rest.at(-1)]).toEqual(["Suggestions", "Recent Searches", "Site Pages & Posts"])
    const [suggestions, recent, ...others] = model.groups
    expect(suggestions && texts(suggestions).every((one) => /\bdeck/.test(one))).toBe(true)
    expect(recent && texts(recent)).toEqual(["treated pine sleepers"])
    expect(others.slice(0, -1).every(({ kind }) => kind === "product")).toBe(true)
    expect(others.at(-1)?.options).toMatchObject([{ page: { path: "/blog/deck-spans", kind: "post" } }])
  })

  it("[SRCH-01] of products stands under the top category of each, with price, stock and sizes as the lists show them", async () => {
    const model = await panel("treated pine")
    const products = model.groups.filter(({ kind }) => kind === "product")
    expect(products.length).toBeGreaterThan(0)
    expect(new Set(products.map(({ heading }) => heading)).size).toBe(products.length)
    const tops = smallShop.categories.filter(({ slug }) => !slug.includes("/")).map(({ name }) => name)
    for (const { heading, options } of products) {
      expect(tops).toContain(heading)
      for (const option of options)
        expect(option).toMatchObject({
          product: { slug: expect.any(String), sizeText: expect.any(String), basePricing: expect.anything() }
        })
    }
  })

  it("[SRCH-01] is ten rows at most, eight over the whole screen, and none of its kinds crowds out another", async () => {
    const model = await panel()
    for (const query of ["bolts", "screws", "nails", "glue"]) await model.settleOn(query)
    expect(PANEL_ROWS).toEqual({ wide: 10, detached: 8 })
    const least = 2
    for (const maxRows of Object.values(PANEL_ROWS)) {
      await model.open("p", maxRows)
      expect(model.options.length).toBe(maxRows)
      const counts = Map.groupBy(model.options, ({ kind }) => kind)
      expect(
        ["search", "recent", "product"].every((kind) => (counts.get(kind as "search")?.length ?? 0) >= least)
      ).toBe(true)
    }
  })

  it("[SRCH-01] for what nothing fits says so, and that Enter still searches", async () => {
    const model = await panel("xyzzy plugh qwerty")
    expect([model.options, model.announcement]).toEqual([[], "No suggestions."])
    expect(panelWords.nothing(model.query)).toContain("Press Enter")
  })
})

describe("The keys", () => {
  it("[SRCH-01] go down through the offers and back to the box, and up from the box to the last", async () => {
    const model = await panel()
    const visited = [1, 1, 1, 1, 1, -1, -1].map((by) => {
      model.move(by as 1 | -1)
      return model.activeIndex
    })
    expect(visited).toEqual([0, 1, 2, 3, -1, 3, 2])
    expect(model.activeOption?.id).toBe("search-search-2")
    model.leaveOptions()
    expect(model.activeOption).toBeUndefined()
  })

  it("[SRCH-01] are on no offer once another letter is typed, and Escape leaves what was typed", async () => {
    const model = await panel("deck")
    model.move(1)
    model.type("decki")
    expect(model.activeOption).toBeUndefined()
    model.close()
    expect([model.isOpen, model.typed, model.activeOption]).toEqual([false, "decki", undefined])
  })
})

describe("Recent searches", () => {
  it("[SRCH-05] are kept under a key of this browser, newest first and each once, and are there after a reload", async () => {
    const model = await panel()
    for (const query of ["merbau", "bolts", "Merbau "]) await model.settleOn(query)
    expect(await kept("recent-searches")).toEqual(["Merbau", "bolts"])
    expect((await panel()).recent).toEqual(["Merbau", "bolts"])
  })

  it("[SRCH-05] are taken away one by one, or all, and the shopper hears of it", async () => {
    const model = await panel("deck")
    for (const query of ["merbau", "bolts", "screws"]) await model.settleOn(query)
    await model.open("deck", PANEL_ROWS.wide)
    await model.removeRecent("bolts")
    expect([model.recent, model.announcement]).toEqual([["screws", "merbau"], panelWords.removed("bolts")])
    await model.clearRecent()
    expect([model.recent, model.announcement]).toEqual([[], panelWords.cleared])
    expect(await kept("recent-searches")).toBeUndefined()
    expect(headings(model)).not.toContain("Recent Searches")
  })

  it("[SRCH-05] of two tabs are lost to neither", async () => {
    const [one, other] = [await panel(), await panel()]
    await Promise.all([one.settleOn("merbau"), other.settleOn("bolts")])
    expect(new Set((await panel()).recent)).toEqual(new Set(["merbau", "bolts"]))
  })
})

/** A search that answers when the test says so. */
const heldSearch = () => {
  const asked: Array<{
    readonly query: string
    readonly answer: (results: unknown) => void
    readonly refuse: () => void
  }> = []
  const search = ([request]: ReadonlyArray<SearchRequest>) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyArray<SearchResult>>()
    asked.push({
      query: request?.query ?? "",
      answer: (results) => resolve(results as ReadonlyArray<SearchResult>),
      refuse: () => reject(new Error("gone"))
    })
    return promise
  }
  const model = new SearchPanelViewModel({ ...page(), search, call: (async () => ({ ok: true, data: [] })) as never })
  return { model, asked }
}
const offering = (...queries: ReadonlyArray<string>) => [
  { hits: queries.map((query) => ({ query })) },
  { hits: [], nbHits: 0 }
]
const settled = () => vi.advanceTimersByTimeAsync(0)

describe("Answers that are late, lost or wrong", () => {
  it("[SRCH-01] the shop is asked once, 300 ms after the last letter", async () => {
    freezeFakeClock()
    const { model, asked } = heldSearch()
    for (const typed of ["d", "de", "dec"]) {
      model.type(typed)
      await vi.advanceTimersByTimeAsync(DEBOUNCE_MS - 1)
    }
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect([asked.map(({ query }) => query), DEBOUNCE_MS]).toEqual([["dec"], 300])
    startFakeClock()
  })

  it("[SRCH-01] an answer that is overtaken is never shown, nor one to letters that stand there no more", async () => {
    freezeFakeClock()
    const { model, asked } = heldSearch()
    for (const typed of ["mer", "deck"]) {
      model.type(typed)
      await vi.advanceTimersByTimeAsync(DEBOUNCE_MS)
    }
    asked[1]?.answer(offering("decking"))
    await settled()
    asked[0]?.answer(offering("merbau"))
    await settled()
    expect([model.options.map((one) => one.kind === "search" && one.query), model.isLoading]).toEqual([
      ["decking"],
      false
    ])
    model.type("bolt")
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS)
    model.type("bolts")
    asked[2]?.answer(offering("bolt"))
    await settled()
    expect([model.isCurrent, model.isLoading]).toEqual([false, true])
    startFakeClock()
  })

  it("[F14] [SRCH-01] a search that takes three seconds is told to be out of reach, and what comes later still is shown", async () => {
    freezeFakeClock()
    const { model, asked } = heldSearch()
    const opened = model.open("deck", PANEL_ROWS.wide)
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1)
    expect([model.hasFailed, model.isLoading]).toEqual([false, true])
    await vi.advanceTimersByTimeAsync(1)
    expect([model.hasFailed, model.isLoading, model.announcement]).toEqual([true, false, panelWords.failed])
    asked[0]?.answer(offering("decking"))
    await opened
    expect([model.hasFailed, model.options.length]).toEqual([false, 1])
    startFakeClock()
  })

  it.each([
    ["refused", undefined],
    ["without hits", [{}, {}]],
    ["of another kind", "<html>"],
    ["with too few parts", [{ hits: [] }]]
  ])(
    "[F14] [SRCH-01] an answer that is %s is told to be out of reach, and the next search comes through",
    async (_, wrong) => {
      const { model, asked } = heldSearch()
      const opened = model.open("deck", PANEL_ROWS.wide)
      if (wrong === undefined) asked[0]?.refuse()
      else asked[0]?.answer(wrong)
      await opened
      expect([model.hasFailed, model.isLoading, model.options]).toEqual([true, false, []])
      const again = model.open("deck", PANEL_ROWS.wide)
      asked[1]?.answer(offering("decking"))
      await again
      expect([model.hasFailed, model.options.length]).toEqual([false, 1])
    }
  )

  it("[SRCH-01] products that are no products are left out, and pages that can't be had are missed alone", async () => {
    const { model, asked } = heldSearch()
    const opened = model.open("deck", PANEL_ROWS.wide)
    asked[0]?.answer([
      { hits: [{ query: "decking" }, { query: 7 }, null] },
      { hits: [null, { title: "x" }], nbHits: 2 }
    ])
    await opened
    expect(model.groups.map(({ heading, options }) => [heading, options.length])).toEqual([["Suggestions", 1]])
    const shop = page()
    const down = new SearchPanelViewModel({ ...shop, call: (async () => ({ ok: false })) as never })
    await down.open("deck", PANEL_ROWS.wide)
    expect([headings(down).includes("Suggestions"), headings(down).includes("Site Pages & Posts")]).toEqual([
      true,
      false
    ])
  })
})
