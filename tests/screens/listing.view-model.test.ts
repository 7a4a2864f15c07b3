/** A shelf over the real search: what it asks, what it shows, and how it grows. */
import { describe, expect, it, vi } from "vitest"
import type { SearchProducts } from "../../adapters/browser/search-client.ts"
import { cardStock, onlinePieces } from "../../core/catalogue/cards/card.ts"
import { attributeNames } from "../../core/catalogue/product/attribute.ts"
import { cardFields, type SearchRequest, type SearchResult } from "../../core/catalogue/search/search-product.ts"
import { cardWords } from "../../core/words/product-card.ts"
import { categoryFilters } from "../../fixtures/category-filters.ts"
import { CartViewModel } from "../../ui/cart/cart.view-model.ts"
import { ListOrderViewModel } from "../../ui/storefront/listing/list-order.view-model.ts"
import { facetsAt, loadResultPage, resultPageOf } from "../../ui/storefront/listing/listing.ts"
import { ListingViewModel } from "../../ui/storefront/listing/listing.view-model.ts"
import { type Listing, parseListing, withRefinement } from "../../ui/storefront/listing/listing-address.ts"
import { listingRequests, PAGE_SIZE } from "../../ui/storefront/listing/listing-requests.ts"
import { promotedOf } from "../../ui/storefront/listing/promoted-filters.tsx"
import { smallShop } from "../postgres/small-shop.ts"
import { createShopBrowser, waitForPrices } from "./shop-browser.ts"

const { page, product } = createShopBrowser()
const emptyListing = parseListing({})
const everywhere = { hierarchy: [] }
const framingFilters = categoryFilters["timber/framing"] ?? []
const inTimber = { hierarchy: ["Timber"] }
const inFraming = { hierarchy: ["Timber", "Framing"], filters: framingFilters }
const load = (listing: Partial<Listing> = {}, place: { readonly hierarchy: ReadonlyArray<string> } = everywhere) =>
  loadResultPage(page().search, { ...emptyListing, ...listing }, place)

const shown = smallShop.products
const inside = (top: string) => shown.filter(({ category }) => `${category}/`.startsWith(`${top}/`)).length

/** What framing is narrowed by, beside the stores that have it, in that order. */
const framingFacets = [
  "section",
  "length",
  "treatment",
  "grade",
  "priceBand",
  "stars",
  "material",
  "finish",
  "uom",
  "offers",
  "uber"
]

describe("what a shelf asks", () => {
  const listing: Listing = {
    query: "h3",
    hierarchy: ["Framing"],
    refinements: { treatment: ["H3", "H4"], grade: ["MGP10"] },
    page: 3,
    pages: 2,
    sortBy: "products_price_asc",
    view: "pictures"
  }
  const requests = listingRequests(listing, { ...inTimber, filters: framingFilters })
  const level = ["categories.level2:Timber > Framing"]
  const framing = ["branches", ...framingFacets]

  it("[SRCH-02] [FIL-01] is its page of 24, of its category, of any value of each filter, with the counts of the category's filters", () => {
    expect(requests[0]).toEqual({
      indexName: "products_price_asc",
      query: "h3",
      distinct: true,
      facetingAfterDistinct: true,
      maxValuesPerFacet: 32,
      page: 3,
      hitsPerPage: 24,
      facets: [...framing, "categories.level3"],
      facetFilters: [level, ["treatment:H3", "treatment:H4"], ["grade:MGP10"]],
      attributesToRetrieve: cardFields,
      attributesToHighlight: [],
      clickAnalytics: true
    } satisfies SearchRequest)
  })

  it("[SRCH-02] and for each filter that is chosen, what its other values would find, all values without any, and the pages below", () => {
    expect(
      requests.slice(1).map(({ facets, facetFilters, hitsPerPage, page }) => [facets, facetFilters, hitsPerPage, page])
    ).toEqual([
      [["treatment"], [level, ["grade:MGP10"]], 0, 0],
      [["grade"], [level, ["treatment:H3", "treatment:H4"]], 0, 0],
      [framing, [level], 0, 0],
      [undefined, [level, ["treatment:H3", "treatment:H4"], ["grade:MGP10"]], 24, 4]
    ])
  })

  it("[SRCH-02] looks no deeper than five levels, and in the plain index where no order is chosen", () => {
    const [deep] = listingRequests({ ...emptyListing, hierarchy: ["a", "b", "c", "d", "e"] }, everywhere)
    expect(deep?.facets?.filter((name) => name.startsWith("categories."))).toEqual([])
    expect(new Set(deep?.facets)).toEqual(
      new Set(["branches", "priceBand", "stars", "uom", "offers", "uber", ...attributeNames])
    )
    expect([deep?.indexName, deep?.facetFilters]).toEqual(["products", [["categories.level5:a > b > c > d > e"]]])
  })

  it("[FIL-05] counts what was bought before for whoever is logged in, and narrows the shelf and its counts to it where that is chosen", () => {
    const owner = { ...everywhere, owner: "P02|2001" }
    const bought = ["previouslyBought:P02|2001"]
    const filtersOf = (refinements: Listing["refinements"], scope = owner) =>
      listingRequests({ ...emptyListing, refinements }, scope).map(({ facetFilters }) => facetFilters)
    expect(filtersOf({})).toEqual([[], [bought]])
    expect(filtersOf({ type: ["framing"] })).toEqual([[["type:framing"]], [], [], [["type:framing"], bought]])
    expect(filtersOf({ previouslyBought: ["yes"] })).toEqual([[bought]])
    expect(filtersOf({ previouslyBought: ["yes"], type: ["framing"] })).toEqual([
      [bought, ["type:framing"]],
      [bought],
      [bought]
    ])
    expect(listingRequests({ ...emptyListing, refinements: { previouslyBought: ["yes"] } }, everywhere)).toHaveLength(1)
  })

  it("[FIL-05] offers it first, with how many there are; nothing bought is offered only beside what else is chosen", () => {
    const result = (nbHits: number) => ({ hits: [], nbHits, page: 0, nbPages: 1, hitsPerPage: 24, query: "" })
    const offered = (refinements: Listing["refinements"], counts: ReadonlyArray<number>) => {
      const listing = { ...emptyListing, refinements }
      const { facets } = resultPageOf(listing, { ...everywhere, owner: "P02|2001" }, counts.map(result))
      return [facets[0]?.name, facets[0]?.values[0]?.count, promotedOf(facets, counts[0] ?? 0)[0]?.facet.name]
    }
    expect(offered({}, [500, 3])).toEqual(["previouslyBought", 3, "previouslyBought"])
    expect(offered({}, [500, 0])).toEqual([undefined, undefined, undefined])
    expect(offered({ type: ["framing"] }, [40, 60, 500, 0]).slice(0, 2)).toEqual(["previouslyBought", 0])
    expect(offered({ previouslyBought: ["yes"] }, [3])).toEqual(["previouslyBought", 3, "previouslyBought"])
  })

  it("without an answer is an error, not an empty shelf", () => {
    expect(() => resultPageOf(emptyListing, everywhere, [] as ReadonlyArray<SearchResult>)).toThrow()
  })
})

describe("a shelf", () => {
  it("[FIL-01] of a category offers its filters in its order, a chosen one beside them, and says each thing once", async () => {
    const offered = async (change: Partial<Listing>) => (await load(change, inFraming)).facets.map(({ name }) => name)
    const framing = await offered({})
    expect(framing.filter((name) => name !== "branches")).toEqual(
      framingFacets.filter((name) => framing.includes(name))
    )
    expect(framing).toEqual(expect.arrayContaining(["length", "treatment", "grade", "priceBand"]))
    expect(framing).not.toContain("width")
    expect(await offered({ refinements: { width: ["90"] } })).toContain("width")
  })

  it("[FIL-02] of words offers at most eight filters that a fifth of what was found has, never two kinds of length", async () => {
    const { facets, count } = await load({ query: "screw" }, everywhere)
    const attributes = facets.filter(
      ({ name }) => !["branches", "priceBand", "stars", "uom", "offers", "uber"].includes(name)
    )
    expect(attributes.length).toBeGreaterThan(2)
    expect(attributes.length).toBeLessThanOrEqual(8)
    for (const { name, values } of attributes) {
      expect(values.reduce((sum, value) => sum + value.count, 0) * 5, name).toBeGreaterThanOrEqual(count)
    }
    expect(attributes.filter(({ label }) => label === "Length").length).toBeLessThanOrEqual(1)
  })

  it("[FIL-04] leads with what most of it has, one of each filter, and never with what is nothing special", async () => {
    const framing = await load({}, inFraming)
    const chips = promotedOf(framing.facets, framing.count).map(({ facet, value }) => [facet.name, value.value])
    const most = (name: string, plain: ReadonlyArray<string> = []) =>
      [...(framing.facets.find((facet) => facet.name === name)?.values ?? [])]
        .filter(({ value }) => !plain.includes(value))
        .sort((left, right) => right.count - left.count)[0]?.value
    expect(chips.slice(0, 3)).toEqual([
      ["length", most("length")],
      ["treatment", most("treatment", ["Untreated"])],
      ["grade", most("grade")]
    ])
    expect(chips.length).toBeLessThanOrEqual(5)
    const treatment = chips[1]?.[1] ?? ""
    const besideKind = promotedOf(framing.facets, framing.count, [`${treatment} framing`])
    expect(besideKind.map(({ value }) => value.value)).not.toContain(treatment)
  })

  it("[FIL-04] leads with three at least: of kinds, brands, colours or prices where there is little else, and of stars and offers never", () => {
    const facet = (name: string, ...counts: ReadonlyArray<number>) => ({
      name,
      label: name,
      values: counts.map((count, place) => ({ value: `${name} ${place + 1}`, count }))
    })
    const chips = (...facets: ReadonlyArray<ReturnType<typeof facet>>) =>
      promotedOf(facets, 40).map(({ value }) => value.value)
    const shared = [facet("stars", 40, 30), facet("offers", 40), facet("uber", 40), facet("uom", 30, 10)]
    const branch = facet("branches", 20, 10)
    expect(chips(branch, facet("type", 9, 8), facet("brand", 20, 9), ...shared)).toEqual([
      "branches 1",
      "type 1",
      "brand 1"
    ])
    expect(chips(branch, facet("size", 9, 8, 7), facet("brand", 20, 9))).toEqual(["branches 1", "size 1", "size 2"])
    expect(chips(branch, facet("size", 9, 8, 7))).toEqual(["branches 1", "size 1", "size 2"])
    expect(chips(facet("size", 9, 8, 7, 6))).toEqual(["size 1", "size 2", "size 3"])
    expect(chips(branch, facet("size", 9, 2), facet("priceBand", 30, 2), ...shared)).toEqual([
      "branches 1",
      "size 1",
      "priceBand 1"
    ])
    expect(chips(...shared)).toEqual([])
  })

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

  it("[SRCH-02] keeps the values that its filters leave nothing of, each with 0", async () => {
    const before = await load({}, inTimber)
    const narrow = await load(withRefinement(emptyListing, "species", "Merbau"), inTimber)
    const values = (shelf: typeof before, name: string) =>
      new Map(shelf.facets.find((facet) => facet.name === name)?.values.map(({ value, count }) => [value, count]))
    for (const { name } of before.facets) {
      const [all, left] = [values(before, name), values(narrow, name)]
      expect([...left.keys()].sort(), name).toEqual([...all.keys()].sort())
    }
    expect([...values(narrow, "treatment").values()].filter((count) => count === 0).length).toBeGreaterThan(0)
  })

  it("[CARD-01] [STK-04] tells of each product's stock what all its stores do, here and elsewhere in two numbers at most", async () => {
    const request = {
      ...listingRequests(emptyListing, everywhere)[0],
      attributesToRetrieve: cardFields
    } as SearchRequest
    const [all] = await page().search([request])
    const stores = new Set(all?.hits.flatMap(({ stocks }) => Object.keys(stocks.branch)))
    expect(stores.size).toBeGreaterThan(5)
    for (const branchId of [undefined, ...[...stores].slice(0, 3).map(Number)]) {
      const place = { ...everywhere, ...(branchId === undefined ? {} : { branchId }) }
      const { hits } = await loadResultPage(page().search, emptyListing, place)
      expect(hits.map((hit) => cardStock(hit, branchId))).toEqual(all?.hits.map((hit) => cardStock(hit, branchId)))
      expect(Math.max(...hits.map(({ stocks }) => Object.keys(stocks.branch).length))).toBeLessThanOrEqual(2)
    }
  })

  it("[SRCH-02] of an address that shows several pages holds them all, in their order", async () => {
    const [both, first, second] = await Promise.all([load({ pages: 2 }), load(), load({ page: 1 })])
    expect(both.hits.map(({ sku }) => sku)).toEqual([...first.hits, ...second.hits].map(({ sku }) => sku))
    expect([both.page, both.lastPage, both.count]).toEqual([0, 1, first.count])
    const beyond = await load({ page: both.pages - 1, pages: 3 })
    expect([beyond.page, beyond.lastPage]).toEqual([both.pages - 1, both.pages - 1])
  })

  it("[PDP-01] tells which variant the words mean, where they do not fit all of its product's", async () => {
    const meant = async (query: string) => {
      const { hits } = await load({ query })
      const hit = hits.find(({ slug }) => slug === "90-x-45-treated-pine-mgp10-h3-framing")
      return [hit?.isVariantMeant, hit?.sku]
    }
    const [is, sku] = await meant("90x45 h3 mgp10 5.4")
    const variant = shown
      .find(({ slug }) => slug === "90-x-45-treated-pine-mgp10-h3-framing")
      ?.variants.find(({ length }) => length === 5.4)
    expect([is, sku]).toEqual([true, variant?.sku])
    expect((await meant("90x45 h3 mgp10"))[0]).toBeUndefined()
    expect((await load()).hits.some(({ isVariantMeant }) => isVariantMeant)).toBe(false)
  })

  it("[CARD-01] tells the stock of the variant that the words mean, and of the whole product where they mean none", async () => {
    const slug = "90-x-45-treated-pine-mgp10-h3-framing"
    const framing = shown.find((one) => one.slug === slug)
    if (!framing) throw new Error("The small shop has no such framing")
    const { variations } = await product(framing)
    const pieces = (some: typeof variations) =>
      some.flatMap(({ stock }) => stock).reduce((sum, { available }) => sum + available, 0)
    const onCard = async (query: string) => {
      const hit = (await load({ query })).hits.find((one) => one.slug === slug)
      if (!hit) throw new Error(`${query} finds no such product`)
      return [onlinePieces(hit), hit.meantSize, cardStock(hit, undefined).text]
    }
    const [meant, all] = [pieces(variations.filter(({ length }) => length === 5.4)), pieces(variations)]
    expect(meant).toBeLessThan(all)
    expect(await onCard("90x45 h3 mgp10 5.4")).toEqual([meant, "5.4 m", `5.4 m: ${cardWords.inStockOnline(meant)}`])
    expect(await onCard("90x45 h3 mgp10")).toEqual([all, undefined, cardWords.inStockOnline(all)])
  })

  it("[CARD-02] tells the cheapest volume price of what is sold in bulk", async () => {
    const { hits } = await load({ query: "90x45 h3 mgp10" })
    const hit = hits.find(({ slug }) => slug === "90-x-45-treated-pine-mgp10-h3-framing")
    const breaks = shown
      .find(({ slug }) => slug === hit?.slug)
      ?.variants.flatMap(({ volumeBreaks }) => volumeBreaks.map(({ unitPrice }) => unitPrice))
    expect(hit?.basePricing.bulkUnitPrice).toBe(Math.min(...(breaks ?? [])))
  })

  it.each(["yellow tonge", "yelow tongue"])(
    "[SRCH-07] of %s is the flooring that the trade calls yellow tongue",
    async (query) => {
      const [right, slipped] = await Promise.all([load({ query: "yellow tongue" }), load({ query })])
      expect(right.count).toBeGreaterThan(0)
      expect(slipped.hits.map(({ slug }) => slug)).toEqual(right.hits.map(({ slug }) => slug))
      expect(slipped.searchedFor).toBe("yellow tongue")
    }
  )

  it("[SRCH-02] names the store that it is filtered by, whichever is the visitor's own", async () => {
    const stores = smallShop.branches.map(({ id, name }) => ({ id, name }))
    const labels = async (mine: number) => {
      const listing = withRefinement(emptyListing, "branches", "31")
      const { facets } = await loadResultPage(page().search, listing, { ...everywhere, branchId: mine })
      const own = stores.find(({ id }) => id === mine)
      const facet = facetsAt(facets, own, stores).find(({ name }) => name === "branches")
      return facet?.values.map(({ label, chosen = false }) => [label, chosen]).sort()
    }
    expect(await labels(31)).toEqual([["Cheltenham", true]])
    expect(await labels(25)).toEqual([
      ["Cheltenham", true],
      ["Rowville", false]
    ])
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
  const grown = async (search: SearchProducts, from = 0) => {
    const listing = { ...emptyListing, page: from }
    return new ListingViewModel(search, listing, everywhere, await loadResultPage(search, listing, everywhere))
  }
  const ids = (model: ListingViewModel) => model.hits.map(({ slug }) => slug)

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
    expect([model.firstPage, model.lastPage, model.visibleCount, model.pages]).toEqual([1, 2, 48, 2])
    expect(ids(model).some((id) => first.includes(id))).toBe(false)
  })

  it("[SRCH-02] comes back with as many pages as its address says, and grows on from there", async () => {
    const { search } = page()
    const listing = { ...emptyListing, pages: 2 }
    const model = new ListingViewModel(search, listing, everywhere, await loadResultPage(search, listing, everywhere))
    expect([model.visibleCount, model.lastPage, model.pages]).toEqual([48, 1, 2])
    await model.loadMore()
    expect([model.visibleCount, new Set(ids(model)).size, model.pages]).toEqual([72, 72, 3])
  })

  it("asks once at a time", async () => {
    const search = vi.fn(page().search)
    const model = await grown(search)
    await Promise.all([model.loadMore(), model.loadMore()])
    expect([model.visibleCount, model.isLoading, search.mock.calls.length]).toEqual([48, false, 2])
  })

  it("that can't be loaded leaves what is there, and can be tried again", async () => {
    const shop = page()
    let broken = false
    const model = await grown((requests) => (broken ? Promise.reject(new Error("gone")) : shop.search(requests)))
    broken = true
    await model.loadMore()
    expect([model.hasFailed, model.isLoading, model.visibleCount, model.hasMore]).toEqual([true, false, 24, true])
    broken = false
    await model.loadMore()
    expect([model.hasFailed, model.visibleCount]).toEqual([false, 48])
  })
})

describe("a row of the list as a table", () => {
  const single = (fits: (one: (typeof shown)[number]) => boolean) => {
    const found = shown.find((one) => one.variants.length === 1 && !one.variants[0]?.lengths && fits(one))
    if (!found?.variants[0]) throw new Error("The small shop has no such product")
    return { slug: found.slug, sku: found.variants[0].sku, uom: found.variants[0].uom }
  }
  const bag = () => single(({ variants }) => variants[0]?.uom !== "LM" && variants[0]?.stockMode === "normal")
  const stick = () => single(({ variants }) => variants[0]?.uom === "LM")
  const listed = (call = page().call) => {
    const cart = new CartViewModel(page())
    return { cart, order: new ListOrderViewModel(call, cart) }
  }

  it("[SRCH-02] tells what is bought from the list itself: one size, however many lengths a variant has", async () => {
    for (const { slug, variants } of shown.filter(({ variants }) => variants.length <= 2)) {
      const { hits } = await load({ query: slug.replaceAll("-", " ") })
      const hit = hits.find((one) => one.slug === slug)
      if (!hit) continue
      expect(hit.sizeCount, slug).toBe(variants.reduce((sum, one) => sum + (one.lengths?.length ?? 1), 0))
    }
  })

  it("[CART-02] goes into the cart as from its own page: units, and of timber sticks", async () => {
    const { cart, order } = listed()
    expect(order.row(bag()).typed).toBe("1")
    order.step(bag(), 1)
    await order.add(bag())
    order.type(stick(), "3")
    await order.add(stick())
    await waitForPrices(cart)
    expect(cart.items.map(({ erpId, qtyRaw, uom }) => [erpId, qtyRaw, uom])).toEqual([
      [bag().sku, 2, bag().uom],
      [stick().sku, 3, "STICK"]
    ])
    expect(order.row(bag())).toEqual({ typed: "1", state: "added" })
    expect([order.piecesInCart(bag()), order.piecesInCart(stick())]).toEqual([2, 3])
  })

  it("[PDP-01] asks for the product when its button is come near to, and for its price alone when it is pressed", async () => {
    const calls: Array<string> = []
    const { call } = page()
    const { cart, order } = listed((name, ...request) => {
      calls.push(name)
      return call(name, ...request)
    })
    order.prepare(bag())
    order.prepare(bag())
    expect(calls).toEqual(["GET /products/slug/:slug"])
    await order.add(bag())
    await order.add(bag())
    expect([calls.length, cart.items.map(({ qtyRaw }) => qtyRaw)]).toEqual([1, [2]])
    // What could not be had is asked for when it is pressed.
    const { order: later } = listed((name, ...request) =>
      calls.push(name) < 3 ? Promise.reject(new Error("gone")) : call(name, ...request)
    )
    later.prepare(bag())
    await later.add(bag())
    await later.add(bag())
    expect(later.row(bag()).state).toBe("added")
  })

  it("[EXP-28] is one size of a product: of mixed lengths the one that was chosen, each with a box of its own", async () => {
    const mixed = shown.find(({ variants }) => variants.some(({ lengths }) => (lengths?.length ?? 0) > 1))
    const { sku, uom, lengths = [] } = mixed?.variants.find(({ lengths }) => (lengths?.length ?? 0) > 1) ?? {}
    if (!mixed || !sku || !uom) throw new Error("The small shop has no mixed lengths")
    const [one, other] = lengths.map((length) => ({ slug: mixed.slug, sku, uom, length }))
    if (!one || !other) throw new Error("There is one length only")
    const { cart, order } = listed()
    order.type(other, "2")
    expect([order.row(one).typed, order.row(other).typed]).toEqual(["1", "2"])
    await order.add(other)
    expect(order.row(other).state).toBe("added")
    expect(cart.items.map(({ erpId, length, qtyRaw }) => [erpId, length, qtyRaw])).toEqual([[sku, other.length, 2]])
    expect([order.piecesInCart(one), order.piecesInCart(other)]).toEqual([0, 2])
  })

  it("[QTY-01] steps by what it is sold in", () => {
    const { order } = listed()
    const tens = { ...bag(), uom: "EA", step: 10 }
    expect(order.row(tens).typed).toBe("10")
    order.step(tens, 1)
    expect(order.row(tens).typed).toBe("20")
    order.step(tens, -1)
    order.step(tens, -1)
    expect(order.row(tens).typed).toBe("")
  })

  it("[QTY-01] says what is wrong with a quantity, and keeps it", async () => {
    const { cart, order } = listed()
    for (const [typed, told] of [
      ["2.5", "Sold in whole units. The next right quantity is 3."],
      ["lots", "Whole numbers only"],
      ["", "Choose how many"]
    ] as const) {
      order.type(bag(), typed)
      await order.add(bag())
      expect(order.row(bag())).toEqual({ typed, problem: told })
    }
    expect(cart.items).toEqual([])
  })

  it("is added once, however often it is pressed, and what can't be reached says so", async () => {
    const { cart, order } = listed()
    await Promise.all([order.add(bag()), order.add(bag())])
    await waitForPrices(cart)
    expect(cart.items.map(({ qtyRaw }) => qtyRaw)).toEqual([1])
    const broken = listed(() => Promise.reject(new Error("gone")))
    await broken.order.add(bag())
    expect(broken.order.row(bag()).problem).toBe("We couldn't put that in your cart just now. Try again in a moment.")
  })
})
