/** A shelf over the real search: what it asks, what it shows, and how it grows. */
import { describe, expect, it, vi } from "vitest"
import type { SearchShop } from "../../adapters/browser/search-shop.ts"
import { cardFields, type SearchRequest, type SearchResult } from "../../core/catalogue/search-product.ts"
import { facetNames, loadShelf, PAGE_SIZE, shelfOf, shelfRequests } from "../../ui/catalogue/listing.ts"
import { type Listing, readListing, withRefinement } from "../../ui/catalogue/listing-address.ts"
import { ShelfViewModel } from "../../ui/catalogue/shelf.view-model.ts"
import { browserInTheShop, smallShop } from "./in-the-shop.ts"

const { page } = browserInTheShop()
const emptyListing = readListing({})
const everywhere = { hierarchy: [] }
const inTimber = { hierarchy: ["Timber"] }
const load = (listing: Partial<Listing> = {}, place: { readonly hierarchy: ReadonlyArray<string> } = everywhere) =>
  loadShelf(page().search, { ...emptyListing, ...listing }, place)

const shown = smallShop.products
const inside = (top: string) => shown.filter(({ category }) => `${category}/`.startsWith(`${top}/`)).length

describe("what a shelf asks", () => {
  const listing: Listing = {
    query: "h3",
    hierarchy: ["Framing"],
    refinements: { treatment: ["H3", "H4"], grade: ["MGP10"] },
    page: 3,
    sortBy: "products_price_asc",
    view: "pictures"
  }
  const requests = shelfRequests(listing, inTimber)
  const level = ["categories.level2:Timber > Framing"]

  it("[SRCH-02] is its page of 24, of its category, of any value of each filter, with the counts of all filters", () => {
    expect(requests[0]).toEqual({
      indexName: "products_price_asc",
      query: "h3",
      distinct: true,
      facetingAfterDistinct: true,
      maxValuesPerFacet: 60,
      page: 3,
      hitsPerPage: 24,
      facets: [...facetNames, "categories.level3"],
      facetFilters: [level, ["treatment:H3", "treatment:H4"], ["grade:MGP10"]],
      attributesToRetrieve: cardFields,
      attributesToHighlight: [],
      clickAnalytics: true
    } satisfies SearchRequest)
  })

  it("[SRCH-02] and for each filter that is chosen, what its other values would find", () => {
    expect(
      requests.slice(1).map(({ facets, facetFilters, hitsPerPage, page }) => [facets, facetFilters, hitsPerPage, page])
    ).toEqual([
      [["treatment"], [level, ["grade:MGP10"]], 0, 0],
      [["grade"], [level, ["treatment:H3", "treatment:H4"]], 0, 0]
    ])
  })

  it("[SRCH-02] looks no deeper than five levels, and in the plain index where no order is chosen", () => {
    const [deep] = shelfRequests({ ...emptyListing, hierarchy: ["a", "b", "c", "d", "e"] }, everywhere)
    expect(deep?.facets).toEqual([...facetNames])
    expect([deep?.indexName, deep?.facetFilters]).toEqual(["products", [["categories.level5:a > b > c > d > e"]]])
  })

  it("without an answer is an error, not an empty shelf", () => {
    expect(() => shelfOf(emptyListing, everywhere, [] as ReadonlyArray<SearchResult>)).toThrow()
  })
})

describe("a shelf", () => {
  it("[SRCH-02] shows the first 24 of everything, and what is below, with counts", async () => {
    const shelf = await load()
    expect([shelf.hits.length, shelf.page, shelf.count]).toEqual([24, 0, shown.length])
    expect(shelf.pages).toBe(Math.ceil(shown.length / 24))
    const tops = smallShop.categories.filter(({ slug }) => !slug.includes("/"))
    expect(shelf.categories.map(({ path }) => path.join()).sort()).toEqual(tops.map(({ name }) => name).sort())
  })

  it("[SRCH-02] of a category holds its products alone, at every depth of it", async () => {
    const shelf = await load({}, inTimber)
    expect(shelf.count).toBe(inside("timber"))
    expect(shelf.categories.every(({ path }) => path[0] === "Timber" && path.length === 2)).toBe(true)
    const [below] = shelf.categories
    const deeper = await load({ hierarchy: [below?.name ?? ""] }, inTimber)
    expect(deeper.count).toBeGreaterThan(0)
    expect(deeper.count).toBeLessThanOrEqual(shelf.count)
  })

  it("[SRCH-02] with a chosen value keeps the filter's other values, each with what it would find", async () => {
    const before = await load({}, inTimber)
    const facet = before.facets.find(({ name }) => name === "treatment")
    const value = facet?.values[0]?.value ?? ""
    const after = await load(withRefinement(emptyListing, "treatment", value), inTimber)
    expect(after.count).toBeGreaterThan(0)
    expect(after.count).toBeLessThan(before.count)
    const same = after.facets.find(({ name }) => name === "treatment")
    expect(same?.values.map(({ value, count }) => [value, count])).toEqual(
      facet?.values.map(({ value, count }) => [value, count])
    )
    expect(same?.values.filter(({ chosen }) => chosen).map((one) => one.value)).toEqual([value])
  })

  it("[SRCH-02] sorted by price stands in that order from page to page", async () => {
    const prices = async (sortBy: string) => {
      const pages = await Promise.all(Array.from({ length: 5 }, (_, page) => load({ sortBy, page })))
      const hits = pages.flatMap((shelf) => shelf.hits)
      return hits.map(({ basePricing }) => basePricing.skuPromotionIncGst ?? basePricing.skuRetailIncGst)
    }
    const [up, down] = [await prices("products_price_asc"), await prices("products_price_desc")]
    expect(up).toEqual(up.toSorted((a, b) => a - b))
    expect(down).toEqual(down.toSorted((a, b) => b - a))
    expect([up.length, up[0] === down[0]]).toEqual([120, false])
  })

  it("of words that find nothing is empty, and of an exact sku leads to it", async () => {
    expect(await load({ query: "xyzzy plugh qwerty" })).toMatchObject({ count: 0, hits: [], pages: 0 })
    const [product] = shown
    const [variant] = product?.variants ?? []
    expect((await load({ query: variant?.sku ?? "" })).redirect).toContain(`/p/${product?.slug}`)
  })
})

describe("a growing shelf", () => {
  const grown = async (search: SearchShop, from = 0) => {
    const listing = { ...emptyListing, page: from }
    return new ShelfViewModel(search, listing, everywhere, await loadShelf(search, listing, everywhere))
  }
  const ids = (model: ShelfViewModel) => model.hits.map(({ slug }) => slug)

  it("[SRCH-02] shows every product once when all of its pages have come", async () => {
    const model = await grown(page().search)
    const counts: Array<number> = []
    while (model.hasMore) {
      counts.push(model.nextCount)
      await model.loadMore()
    }
    expect(ids(model)).toHaveLength(shown.length)
    expect(new Set(ids(model)).size).toBe(shown.length)
    expect(counts.reduce((sum, count) => sum + count, PAGE_SIZE)).toBe(shown.length)
    const before = model.hits
    await model.loadMore()
    expect(model.hits).toBe(before)
  })

  it("goes on from the page that it was opened at", async () => {
    const model = await grown(page().search, 1)
    const first = ids(await grown(page().search))
    await model.loadMore()
    expect([model.firstPage, model.lastPage, model.shown]).toEqual([1, 2, 48])
    expect(ids(model).some((id) => first.includes(id))).toBe(false)
  })

  it("asks once at a time", async () => {
    const search = vi.fn(page().search)
    const model = await grown(search)
    await Promise.all([model.loadMore(), model.loadMore()])
    expect([model.shown, model.isLoading, search.mock.calls.length]).toEqual([48, false, 2])
  })

  it("that can't be loaded leaves what is there, and can be tried again", async () => {
    const shop = page()
    let broken = false
    const model = await grown((requests) => (broken ? Promise.reject(new Error("gone")) : shop.search(requests)))
    broken = true
    await model.loadMore()
    expect([model.hasFailed, model.isLoading, model.shown, model.hasMore]).toEqual([true, false, 24, true])
    broken = false
    await model.loadMore()
    expect([model.hasFailed, model.shown]).toEqual([false, 48])
  })
})
