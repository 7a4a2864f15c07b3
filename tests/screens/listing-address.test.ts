/** A shelf's state stands in its address, so that Back, reload and a sent link show the same shelf. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatQueryString, parseQueryString } from "../../ui/kit/query-string.ts"
import {
  type Listing,
  listingAddress,
  listingViews,
  parseListing,
  sortOrders,
  withNamedWords,
  withoutRefinements,
  withRefinement
} from "../../ui/storefront/listing/listing-address.ts"

/** A shelf whose address says nothing. */
const emptyListing: Listing = {
  query: "",
  hierarchy: [],
  refinements: {},
  page: 0,
  pages: 1,
  sortBy: "",
  view: "pictures"
}

const read = (text: string): Listing => parseListing(parseQueryString(text))
const written = (listing: Listing): string => formatQueryString(listingAddress(listing))

const words = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 })
const facet = fc.string({
  unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ."),
  minLength: 1,
  maxLength: 40
})
const listings: fc.Arbitrary<Listing> = fc.record({
  query: fc.string({ unit: "grapheme", maxLength: 60 }).map((text) => (text.trim() ? text.slice(0, 200) : "")),
  hierarchy: fc.array(words, { maxLength: 5 }),
  refinements: fc.dictionary(
    fc.oneof(facet, fc.constantFrom("constructor", "toString", "valueOf", "hasOwnProperty")),
    fc.uniqueArray(words, { minLength: 1, maxLength: 12 }),
    { maxKeys: 6, noNullPrototype: true }
  ),
  page: fc.integer({ min: 0, max: 998 }),
  pages: fc.integer({ min: 1, max: 20 }),
  sortBy: fc.constantFrom(...sortOrders),
  view: fc.constantFrom(...listingViews)
})

describe("a listing", () => {
  it("[SRCH-02] that is written into an address and read back is the same", () => {
    fc.assert(
      fc.property(listings, (listing) => {
        expect(read(written(listing))).toEqual(listing)
      })
    )
  })

  it("[SRCH-02] stands there under the names that the specification gives", () => {
    const listing: Listing = {
      query: "90x45 h3",
      hierarchy: ["Timber", "Framing"],
      refinements: { treatment: ["H3", "H4"], length: ["5.4"] },
      page: 2,
      pages: 4,
      sortBy: "products_price_asc",
      view: "table"
    }
    const address = listingAddress(listing)
    expect(address).toEqual({
      query: "90x45 h3",
      "hierarchicalMenu[categories.level1][0]": "Timber",
      "hierarchicalMenu[categories.level1][1]": "Framing",
      "refinementList[treatment][0]": "H3",
      "refinementList[treatment][1]": "H4",
      "refinementList[length][0]": "5.4",
      page: "3",
      pages: "4",
      sortBy: "products_price_asc",
      view: "table"
    })
    expect(parseListing(address)).toEqual(listing)
    expect(written(emptyListing)).toBe("")
  })

  it.each<[string, Partial<Listing>]>([
    ["", {}],
    ["?page=1", {}],
    ["?page=0", {}],
    ["?page=-4", {}],
    ["?page=2.5", {}],
    ["?page=1000", {}],
    ["?page=abc", {}],
    ["?pages=1", {}],
    ["?pages=0", {}],
    ["?pages=2.5", {}],
    ["?pages=21", {}],
    ["?pages=20", { pages: 20 }],
    ["?page=999", { page: 998 }],
    ["?sortBy=products_cheapest", {}],
    ["?view=list", {}],
    ["?query=", {}],
    ["?query=%20%20", {}],
    ["?refinementList[grade][0]=", {}],
    ["?refinementList[grade][x]=MGP10", {}],
    ["?refinementList[gr_ade][0]=MGP10", {}],
    ["?refinementList[constructor][0]=x", { refinements: { constructor: ["x"] } as unknown as Listing["refinements"] }],
    ["?hierarchicalMenu[categories.level1][1]=Framing", { hierarchy: ["Framing"] }],
    ["?hierarchicalMenu[categories.level2][0]=Framing", {}],
    ["?query=2024", { query: "2024" }],
    ["?query=true&page=2", { query: "true", page: 1 }],
    ["?unknown=1", {}]
  ])("of the address %s is what makes sense of it", (text, part) =>
    expect(read(text)).toEqual({ ...emptyListing, ...part })
  )

  it("takes words of at most 200 characters and five steps of a category", () => {
    expect(read(`?query=${"x".repeat(300)}`).query).toHaveLength(200)
    const steps = Array.from({ length: 8 }, (_, level) => `hierarchicalMenu[categories.level1][${level}]=L${level}`)
    expect(read(`?${steps.join("&")}`).hierarchy).toEqual(["L0", "L1", "L2", "L3", "L4"])
  })
})

describe("a value", () => {
  it("chosen twice is let go, the first page comes again, and nothing else changes", () => {
    fc.assert(
      fc.property(listings, facet, words, (listing, name, value) => {
        fc.pre(!(name in {}))
        const { [name]: had = [], ...others } = listing.refinements
        fc.pre(!had.includes(value))
        const chosen = withRefinement(listing, name, value)
        expect(chosen).toEqual({ ...listing, page: 0, pages: 1, refinements: { ...others, [name]: [...had, value] } })
        expect(withRefinement(chosen, name, value)).toEqual({ ...listing, page: 0, pages: 1 })
        expect(withoutRefinements(chosen)).toEqual({ ...listing, page: 0, pages: 1, refinements: {} })
      })
    )
  })
})

describe("[SRCH-02] words under the name that other shops give them", () => {
  it.each([
    ["?q=90x45", { query: "90x45" }],
    ["?page=2&q=a%20b", { page: "2", query: "a b" }],
    ["?q=pine&query=", { query: "pine" }],
    ["?q=pine&query=oak", undefined],
    ["?query=oak", undefined],
    ["?q=%20", undefined],
    ["", undefined]
  ])("%s is %j", (text, address) => expect(withNamedWords(parseQueryString(text))).toEqual(address))

  it("are no more than is looked for, so that no proxy refuses the address", () =>
    expect(withNamedWords({ q: "(".repeat(7000), page: "2" })).toEqual({ query: "(".repeat(200), page: "2" }))
})
