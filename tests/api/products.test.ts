/** The calls about products, held against what the merchant handed over. */
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { attributeNames, attributes } from "../../core/catalogue/product/attribute.ts"
import { MAX_LISTED_SIZES } from "../../core/catalogue/product/listed-sizes.ts"
import type { Product, StockRecord } from "../../core/catalogue/product/product.ts"
import { ProductDetailSchema } from "../../core/catalogue/product/product-detail.schema.ts"
import type { ProductDetail } from "../../core/catalogue/product/product-detail.ts"
import { SearchProductSchema } from "../../core/catalogue/search/search-product.schema.ts"
import { cardFields } from "../../core/catalogue/search/search-product.ts"
import { sizeRows, stockOf } from "../../ui/storefront/product/size-rows.ts"
import { SMALL_SHOP_DAY } from "../postgres/postgres.setup.ts"
import { smallShop } from "../postgres/small-shop.ts"
import { dataOf, expectFailure, expectMalformed } from "./failures.ts"
import { shopUnderTest } from "./shop-under-test.ts"

const { call, database } = shopUnderTest()
const names = new Map(smallShop.categories.map(({ slug, name }) => [slug, name]))

const now = Temporal.PlainDateTime.from(`${SMALL_SHOP_DAY}T09:00`).toZonedDateTime(
  "Australia/Melbourne"
).epochMilliseconds
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now }))
afterAll(() => void vi.useRealTimers())

const decoded = Schema.decodeUnknownSync(ProductDetailSchema, { onExcessProperty: "error" })
const get = async (path: string) => decoded(dataOf(await call("GET", path))) as ProductDetail

/** What stands on the shelves: nothing is said of an empty one. */
const piles = Map.groupBy(
  smallShop.holdings.filter(({ onHand }) => onHand > 0),
  ({ sku }) => sku
)
const pilesOf = ({ variants }: Product) =>
  variants.flatMap((variant) => (piles.get(variant.sku) ?? []).map((pile) => ({ variant, pile })))

const totals = (all: ReadonlyArray<readonly [string, number]>): Record<string, number> => {
  const sums: Record<string, number> = {}
  for (const [key, count] of all) sums[key] = (sums[key] ?? 0) + count
  return sums
}
const branchTotals = (product: Product) =>
  totals(pilesOf(product).map(({ pile }) => [String(pile.branch), pile.onHand] as const))

const lengthTotals = (product: Product) => {
  const all = pilesOf(product).flatMap(({ variant, pile }) => {
    const length = pile.length ?? variant.length
    return length === undefined ? [] : [{ ...pile, length }]
  })
  const byBranch = Map.groupBy(all, ({ branch }) => String(branch))
  return Object.fromEntries(
    [...byBranch].map(([branch, held]) => [
      branch,
      totals(held.map(({ length, onHand }) => [String(length), onHand] as const))
    ])
  )
}

const shelf = ({ branch, length, onHand }: StockRecord) => ({
  branchId: branch,
  available: onHand,
  ...(length === undefined ? {} : { length })
})

const withoutBanners = ({ isTally, isRandomLength, stockMode, stockCode }: Product["variants"][number]) => ({
  timberTally: isTally === true,
  isRandomLength: isRandomLength === true,
  isClearance: stockMode === "clearance" || stockMode === "unstocked",
  specialOrder: stockMode === "special-order" || [1, 5, 6, 7].includes(stockCode),
  limitedStock: stockMode === "special-order"
})

const expectVariations = (found: ProductDetail, product: Product) => {
  expect(found.variations.map(({ sku }) => sku)).toEqual(product.variants.map(({ sku }) => sku))
  for (const [place, variant] of product.variants.entries()) {
    const { pricing, stock, ...variation } = found.variations[place] as ProductDetail["variations"][number]
    const { name, attributes, uom, factor, length, lengths, weightGrams, barcode, stockMode, stockCode } = variant
    expect(variation).toEqual({
      sku: variant.sku,
      name,
      attributes,
      uom,
      factor,
      length,
      lengths,
      tallies: variant.tallies ?? [],
      weightGrams,
      barcode,
      stockMode,
      stockCode,
      flags: withoutBanners(variant)
    })
    expect(pricing?.volumeDiscounts.map((one) => [one.quantityBreak, one.unitPriceFromBulkBuy])).toEqual(
      variant.volumeBreaks.map((one) => [one.quantityBreak, one.unitPrice])
    )
    expect(pricing?.defaultUnitPrice).toBe(variant.retail)
    // One piece: a stick of timber, else one unit.
    expect(pricing?.qty).toBe(uom === "LM" ? (lengths?.[0] ?? factor) : 1)
    const held = (piles.get(variant.sku) ?? []).toSorted(
      (a, b) => a.branch - b.branch || (a.length ?? 0) - (b.length ?? 0)
    )
    expect(stock).toEqual(held.map(shelf))
  }
}

describe("GET /api/products/id/{id}", () => {
  it("[CALL-24] [ENT-08] [STK-09] [PDP-01] answers every product of the shop as it was handed over, and nothing besides", async () => {
    for (const product of smallShop.products) {
      const found = await get(`/api/products/id/${product.id}`)
      const all = product.variants
      expect(found, product.name).toMatchObject({
        id: product.id,
        slug: product.slug,
        sku: all[0]?.sku,
        name: product.name,
        description: product.description,
        attributes: product.attributes,
        options: product.options,
        documents: product.documents,
        isHardware: product.isHardware,
        isDangerous: product.isDangerous,
        isTimber: all.some(({ uom }) => uom === "LM"),
        isTally: all.some(({ isTally }) => isTally),
        isRandomLength: all.some(({ isRandomLength }) => isRandomLength),
        lengths: [...new Set(all.flatMap(({ length, lengths }) => lengths ?? length ?? []))].sort((a, b) => a - b),
        categories: product.category.split("/").map((_, level, steps) => {
          const slug = steps.slice(0, level + 1).join("/")
          return { slug, name: names.get(slug) }
        })
      })
      expect(found.availableStock, product.name).toEqual(branchTotals(product))
      expect(found.lengthStock, product.name).toEqual(lengthTotals(product))
      const colours = product.options.includes("colour")
      expect(found.images).toEqual({
        main: product.id,
        variations: Object.fromEntries(all.map(({ sku }) => [sku, colours ? sku.toLowerCase() : product.id])),
        further: {}
      })
      expectVariations(found, product)
    }
    const kinds = smallShop.products.flatMap(({ variants }) => variants)
    expect(kinds.some(({ isTally }) => isTally) && kinds.some(({ isRandomLength }) => isRandomLength)).toBe(true)
  })

  it("[CALL-24] an unknown one is 404", async () =>
    expectFailure(await call("GET", "/api/products/id/no-such-product"), 404, "NOT_FOUND"))
})

const [framing] = smallShop.products.filter(({ variants }) => variants.length > 4 && variants[0]?.uom === "LM")
const { id = "", slug = "", variants = [] } = framing ?? {}

describe("GET /api/products/slug/{slug}", () => {
  it("[CALL-24] [PDP-01] answers the same product; what else stands in the query changes nothing", async () => {
    const byId = await get(`/api/products/id/${id}`)
    for (const query of ["", "?q=7&uom=LM%7C1", "?anything=else"])
      expect(await get(`/api/products/slug/${slug}${query}`)).toEqual(byId)
  })

  it("[CALL-24] an unknown or hidden one is 404, one of 201 characters malformed", async () => {
    expectFailure(await call("GET", "/api/products/slug/no-such-thing"), 404, "NOT_FOUND")
    expectFailure(await call("GET", `/api/products/slug/${"x".repeat(200)}`), 404, "NOT_FOUND")
    expectMalformed(await call("GET", `/api/products/slug/${"x".repeat(201)}`), ["slug"])
    await database.query("UPDATE product SET status = 'hidden' WHERE slug = $1", [slug])
    expectFailure(await call("GET", `/api/products/slug/${slug}`), 404, "NOT_FOUND")
    await database.query("UPDATE product SET status = 'public' WHERE slug = $1", [slug])
  })
})

describe("a name that the database can't look for", () => {
  it.each([
    ["/api/products/id/P%001", "id"],
    ["/api/products/slug/framing%00", "slug"],
    ["/api/product-categories/timber%00", "id"],
    ["/api/products-erp/id/T%00", "id"]
  ])("%s is malformed in its %s", async (path, field) => expectMalformed(await call("GET", path), [field]))
})

describe("GET /api/products-erp/id/{id}", () => {
  it("[CALL-24] answers the product that each of its skus belongs to", async () => {
    const byId = await get(`/api/products/id/${id}`)
    for (const { sku } of variants) expect(await get(`/api/products-erp/id/${sku}`)).toEqual(byId)
  })

  it("[CALL-24] an unknown sku is 404, what is no sku malformed", async () => {
    expectFailure(await call("GET", "/api/products-erp/id/NO-SUCH-SKU"), 404, "NOT_FOUND")
    expectMalformed(await call("GET", "/api/products-erp/id/not%20a%20sku"), ["id"])
  })
})

it("[CALL-24] GET /api/products-meta/attributes answers every attribute with its label and unit, in order", async () => {
  const found = dataOf(await call("GET", "/api/products-meta/attributes"))
  expect(found).toEqual(attributeNames.map((name) => ({ name, ...attributes[name] })))
  expect(found).toContainEqual({ name: "length", label: "Length", unit: "m", number: true })
  expect(found).toContainEqual({ name: "treatment", label: "Treatment", number: false })
})

describe("GET /api/products/lengths", () => {
  it("[STK-09] answers products by any of their skus, each once, and leaves out what it doesn't know", async () => {
    const skus = variants.slice(0, 1).map(({ sku }) => sku)
    const found = dataOf(await call("GET", `/api/products/lengths?sku=NO-SUCH-SKU,${skus},${skus}`)) as ReadonlyArray<{
      readonly sku: string
      readonly lengths: ReadonlyArray<{ readonly length: number; readonly here: number }>
    }>
    expect(found.map(({ sku }) => sku)).toEqual(skus)
    expect(found[0]?.lengths.map(({ length }) => length)).toEqual((await get(`/api/products/id/${id}`)).lengths)
    expect(found[0]?.lengths.every(({ here }) => here === 0)).toBe(true)
  })

  it.each(["1e3", "-1", "1234567", "x"])("[STK-09] the branch %s is malformed", async (branchId) =>
    expectMalformed(await call("GET", `/api/products/lengths?sku=A&branchId=${branchId}`), ["branchId"])
  )
})

describe("GET /api/products/sizes", () => {
  type Sizes = ReadonlyArray<{
    readonly sku: string
    readonly sizes: ReadonlyArray<{
      readonly sku: string
      readonly unitPrice?: number
      readonly here: number
      readonly elsewhere: number
    }>
  }>
  const sizes = async (query: string) => dataOf(await call("GET", `/api/products/sizes?${query}`)) as Sizes

  it("[EXP-28] answers the sizes of products by any of their skus as their pages have them, and leaves out what it doesn't know", async () => {
    const [{ sku = "" } = {}] = variants
    const [found, ...others] = await sizes(`sku=NO-SUCH-SKU,${sku},${sku}&branchId=25`)
    expect(others).toEqual([])
    const page = (await get(`/api/products/id/${id}`)) as ProductDetail
    const rows = sizeRows(page).slice(0, MAX_LISTED_SIZES)
    expect(found?.sizes.map((size) => [size.sku, size.unitPrice, size.here, size.here + size.elsewhere])).toEqual(
      rows.map((row) => [
        row.variation.sku,
        row.variation.pricing?.unitPrice,
        stockOf(row, 25, 1).available,
        stockOf(row, 25, 1).total
      ])
    )
  })
})

describe("GET /api/products/recommendations", () => {
  const sku = variants[0]?.sku ?? ""
  const item = Schema.decodeUnknownSync(Schema.Array(SearchProductSchema), { onExcessProperty: "ignore" })
  const recommended = async (query: string) => item(dataOf(await call("GET", `/api/products/recommendations?${query}`)))

  it.each([
    [`kind=related&sku=${sku}`, "related"],
    [`kind=together&sku=${sku}`, "together"],
    ["kind=trending", "trending"],
    ["kind=trending&place=home", "trending"]
  ])("[REC-01] %s: whole cards of other products, each once", async (query, type) => {
    const found = await recommended(query)
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThanOrEqual(query.includes("home") ? 24 : 15)
    expect(new Set(found.map(({ algoliaType }) => algoliaType))).toEqual(new Set([type]))
    expect(new Set(found.map(({ parentID }) => parentID)).size).toBe(found.length)
    if (query.includes("sku")) expect(found.map(({ parentID }) => parentID)).not.toContain(id)
    for (const one of found) expect(one.url).toBe(`/p/${one.slug}`)
  })

  it("[ENT-12] [ENT-13] each picture that a card names is there", async () => {
    const [one] = await recommended("kind=trending")
    if (!one) throw new Error("Nothing is trending")
    for (const [address, type] of [
      [one.imageUrl, "image/png"],
      [one.imageUrlWebp, "image/webp"],
      [one.imageTwoUrl, "image/png"],
      [one.imageTwoUrlWebp, "image/webp"],
      ...one.images.map((webp) => [webp, "image/webp"] as const)
    ] as const) {
      const { status, headers } = await call("GET", address)
      expect([status, headers.get("content-type")], address).toEqual([200, type])
    }
  })

  it("[REC-01] for cards the same are told, each by what a card shows and by nothing else", async () => {
    const cards = dataOf(await call("GET", `/api/products/recommendations?kind=related&sku=${sku}&fields=card`))
    const whole = await recommended(`kind=related&sku=${sku}`)
    const shown = new Set<string>([...cardFields, "algoliaType"])
    expect(whole.length).toBeGreaterThan(0)
    expect(cards).toEqual(
      whole.map((one) => Object.fromEntries(Object.entries(one).filter(([field]) => shown.has(field))))
    )
  })

  it("[REC-01] [REC-02] the home page lists 24, from a lower threshold; any other place 15", async () => {
    const [usual, home] = [await recommended("kind=trending"), await recommended("kind=trending&place=home")]
    expect([usual.length, home.length]).toEqual([15, 24])
  })

  it.each(["kind=related", "kind=together&sku=,%20,", "kind=related&sku=NO-SUCH-SKU"])(
    "[REC-01] [REC-03] %s is an empty list",
    async (query) => expect(await recommended(query)).toEqual([])
  )

  it("[REC-01] an unknown kind is malformed", async () =>
    expectMalformed(await call("GET", "/api/products/recommendations?kind=favourite"), ["kind"]))
})

describe("POST /api/products/restock-alert", () => {
  const sku = variants[0]?.sku ?? ""
  const noted = () => database.query("SELECT sku, email, branch_id FROM restock_alert ORDER BY email, branch_id")
  const ask = (body: unknown) => call("POST", "/api/products/restock-alert", body)

  it("[CALL-24] notes who wants to hear, once, for one branch or any", async () => {
    for (const body of [
      { sku, email: "kim@example.com" },
      { sku, email: "kim@example.com" },
      { sku, email: "kim@example.com", branchId: 25 }
    ])
      expect(dataOf(await ask(body))).toEqual({ registered: true })
    expect(await noted()).toEqual([
      { sku, email: "kim@example.com", branch_id: 25 },
      { sku, email: "kim@example.com", branch_id: null }
    ])
  })

  it("[CALL-24] an unknown sku or branch is 404, and nothing is noted", async () => {
    const before = await noted()
    expectFailure(await ask({ sku: "NO-SUCH-SKU", email: "lee@example.com" }), 404, "NOT_FOUND")
    expectFailure(await ask({ sku, email: "lee@example.com", branchId: 99 }), 404, "NOT_FOUND")
    expect(await noted()).toEqual(before)
  })

  it("[CALL-24] an address that is none is refused in the field's own words", async () => {
    const told = await ask({ sku, email: "kim@example" })
    expectMalformed(told, ["email"])
    expect(told.json).toMatchObject({ fields: { email: "Please enter a valid email address" } })
    expectMalformed(await ask({}), ["email", "sku"])
    expectMalformed(await ask({ sku, email: "a@b.example", branchId: "25" }), ["branchId"])
  })
})

it("[CALL-24] a catalogue that can't be read is an answer of 503, not of 404", async () => {
  await database.query("ALTER TABLE product RENAME TO lost")
  for (const path of [
    `/api/products/id/${id}`,
    `/api/products/slug/${slug}`,
    `/api/products-erp/id/${variants[0]?.sku}`
  ])
    expectFailure(await call("GET", path), 503, "UNAVAILABLE")
  await database.query("ALTER TABLE lost RENAME TO product")
})
