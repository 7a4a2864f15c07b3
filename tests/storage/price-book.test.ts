/** The price book as it is kept: one reading for many skus, at one customer's terms. */

import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { priceBookLayer } from "../../adapters/storage/catalogue/price-book.ts"
import { PriceBook } from "../../core/pricing/price-book.port.ts"
import { priceRange } from "../../core/pricing/price-range.ts"
import { Unavailable } from "../../core/unavailable.schema.ts"
import { testDatabase } from "../postgres/database.ts"
import { smallShop } from "../postgres/small-shop.ts"

const database = testDatabase("small")

const listed = (skus: ReadonlyArray<string>, customer?: string) =>
  Effect.runPromise(
    Effect.gen(function* () {
      return yield* (yield* PriceBook).listed(skus, customer)
    }).pipe(Effect.provide(priceBookLayer), Effect.provide(database.layer(2)))
  )

const terms = async (sku: string, customer: string) => (await listed([sku], customer)).get(sku)?.terms

it("[PRC-03] holds for every sku what the merchant handed over, and its product's cheapest and dearest", async () => {
  const variants = smallShop.products.flatMap((product) => product.variants.map((variant) => ({ product, variant })))
  const book = await listed(variants.map(({ variant }) => variant.sku))
  expect(book.size).toBe(variants.length)
  for (const { product, variant } of variants) {
    const { sku, uom, factor, retail, volumeBreaks, promotion, clearance } = variant
    const [first, ...others] = product.variants.map((one) => ({ sku: one.sku, price: one.retail }))
    const found = book.get(sku)
    expect(found, sku).toMatchObject({
      sku,
      uom,
      factor,
      isRandomLength: variant.isRandomLength === true,
      retail,
      volumeBreaks,
      ...priceRange([first!, ...others]),
      terms: { kind: "guest" }
    })
    expect(found?.lengths, sku).toEqual(variant.lengths)
    expect(found?.promotion, sku).toEqual(promotion)
    expect(found?.clearance, sku).toBe(clearance)
  }
})

it("[QTY-01] holds the steps in which a product is bought, where it states its own", async () => {
  const [plain, stepped] = smallShop.products.slice(1).map((product) => product.variants[0]?.sku ?? "")
  await database.query("UPDATE sku SET step = 0.25 WHERE erp_id = $1", [stepped])
  const book = await listed([plain ?? "", stepped ?? ""])
  expect([book.get(plain ?? "")?.step, book.get(stepped ?? "")?.step]).toEqual([undefined, 0.25])
})

describe("what is left out", () => {
  it("a sku that is unknown, hidden or without a price", async () => {
    const [unpriced, hidden, shown] = smallShop.products.map((product) => product.variants[0]?.sku ?? "")
    await database.query("DELETE FROM price WHERE sku = $1", [unpriced])
    await database.query(
      "UPDATE product SET status = 'hidden' WHERE id = (SELECT product_id FROM sku WHERE erp_id = $1)",
      [hidden]
    )
    const book = await listed([unpriced ?? "", hidden ?? "", "NO-SUCH-SKU", shown ?? ""])
    expect([...book.keys()]).toEqual([shown])
  })

  it("nothing is asked for nothing", async () => {
    expect((await listed([])).size).toBe(0)
  })
})

describe("terms", () => {
  let sku: string
  let category: string
  beforeAll(async () => {
    const [row] = await database.query(
      "SELECT erp_id, category FROM sku JOIN product ON product.id = product_id JOIN price ON price.sku = erp_id WHERE category LIKE '%/%/%' AND status = 'public' ORDER BY erp_id DESC LIMIT 1"
    )
    sku = String(row?.erp_id)
    category = String(row?.category)
    await database.query("DELETE FROM contract_discount WHERE customer_id = '2004'")
  })

  it("a cash customer is a loyalty member", async () => {
    expect(await terms(sku, "1001")).toEqual({ kind: "loyalty" })
  })

  it("a trade customer without a contract has trade terms, and an unknown customer a guest's", async () => {
    expect(await terms(sku, "2004")).toEqual({ kind: "trade" })
    expect(await terms(sku, "nobody")).toEqual({ kind: "guest" })
  })

  it("of the category discounts above a thing the deepest category's counts; a sibling's does not", async () => {
    const [top = "", second = ""] = category.split("/")
    const add = (slug: string, percent: number) =>
      database.query("INSERT INTO contract_discount VALUES ('2004', $1, $2)", [slug, percent])
    await add(top, 20)
    expect(await terms(sku, "2004")).toEqual({ kind: "trade", percentOff: 20 })
    await add(`${top}/${second}`, 7.25)
    expect(await terms(sku, "2004")).toEqual({ kind: "trade", percentOff: 7.25 })
    await database.query("INSERT INTO category (slug, name, description) VALUES ($1, 'Sibling', '')", [
      `${category.slice(0, -1)}`
    ])
    await add(category.slice(0, -1), 50)
    expect(await terms(sku, "2004")).toEqual({ kind: "trade", percentOff: 7.25 })
  })

  it("a fixed price stands beside the percentage", async () => {
    await database.query("INSERT INTO contract_price VALUES ('2004', $1, 1234)", [sku])
    expect(await terms(sku, "2004")).toEqual({ kind: "trade", fixed: 1234, percentOff: 7.25 })
    expect(await terms(sku, "2005")).toEqual({ kind: "trade" })
  })
})

it("a book that cannot be read is an error, not an empty book", async () => {
  await database.query("ALTER TABLE volume_break RENAME TO lost")
  await expect(listed([smallShop.products[2]?.variants[0]?.sku ?? ""])).rejects.toBeInstanceOf(Unavailable)
  await database.query("ALTER TABLE lost RENAME TO volume_break")
})
