/** The calls that price what is asked for, held against the price book by sums made here. */
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import type { Variant } from "../../core/catalogue/product/product.ts"
import { PriceAnswer as PriceAnswerSchema } from "../../core/pricing/price.schema.ts"
import type { PriceAnswer, PriceRequest } from "../../core/pricing/price.ts"
import { losePrices, restorePrices } from "../postgres/lost-prices.ts"
import { SMALL_SHOP_DAY } from "../postgres/postgres.setup.ts"
import { smallShop } from "../postgres/small-shop.ts"
import { dataOf, expectFailure, expectMalformed } from "./failures.ts"
import { shopUnderTest } from "./shop-under-test.ts"

const { call, database } = shopUnderTest()
const variants = smallShop.products.flatMap((product) => product.variants.map((variant) => ({ product, variant })))

/** 9 in the morning in Melbourne, on the day that the promotions of the small shop run around. */
const now = Temporal.PlainDateTime.from(`${SMALL_SHOP_DAY}T09:00`).toZonedDateTime(
  "Australia/Melbourne"
).epochMilliseconds
const sixPm = now + 9 * 60 * 60 * 1000
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now }))
afterAll(() => void vi.useRealTimers())

const decoded = Schema.decodeUnknownSync(Schema.Array(PriceAnswerSchema), { onExcessProperty: "error" })

const guestPrices = async (wanted: ReadonlyArray<PriceRequest>): Promise<ReadonlyArray<PriceAnswer>> => {
  const answers: Array<PriceAnswer> = []
  for (let from = 0; from < wanted.length; from += 200)
    answers.push(
      ...decoded(dataOf(await call("POST", "/api/products-pricing/guest-prices", wanted.slice(from, from + 200))))
    )
  return answers
}

/** A half away from zero, in whole numbers. */
const divided = (figure: number, by: number): number => {
  const [whole, divisor] = [BigInt(Math.round(figure)), BigInt(by)]
  return Number((2n * whole + divisor) / (2n * divisor))
}

/** So many pieces: sticks of timber, at the shortest where lengths are mixed; units of everything else. */
const piecesOf = ({ sku, uom, factor, lengths }: Variant, pieces: number) => {
  const stick = lengths?.[0] ?? factor
  const request: PriceRequest =
    uom === "LM"
      ? { sku, qty: pieces, uom: `STICK|${stick}`, ...(lengths ? { length: stick } : {}) }
      : { sku, qty: pieces, uom: `${uom}|1` }
  return { request, hundredths: uom === "LM" ? Math.round(stick * 100) * pieces : pieces * 100 }
}

/** What the price book comes to for so many hundredths of a unit, worked out here from the merchant's own rows. */
const expected = ({ product, variant }: (typeof variants)[number], hundredths: number) => {
  const { sku, retail, clearance, promotion, volumeBreaks } = variant
  const runs = promotion !== undefined && promotion.from <= SMALL_SHOP_DAY && SMALL_SHOP_DAY <= promotion.to
  const unitPrice = clearance ?? (runs ? promotion.price : retail)
  const linePrice = divided(unitPrice * hundredths, 100)
  const withoutGst = (cents: number) => cents - divided(cents, 11)
  const reached = volumeBreaks.filter((one) => one.quantityBreak * 100 <= hundredths && one.unitPrice < unitPrice)
  const best = reached.toSorted((left, right) => left.unitPrice - right.unitPrice)[0]
  const discounted = best === undefined ? 0 : divided(best.unitPrice * hundredths, 100)
  const retails = product.variants.map((one) => one.retail)
  return {
    id: sku,
    sku,
    qty: hundredths / 100,
    unitPrice,
    linePrice,
    lineGst: divided(linePrice, 11),
    customerUnitGst: divided(unitPrice, 11),
    baseUnitPrice: unitPrice,
    baseLinePrice: linePrice,
    baseLineGst: divided(linePrice, 11),
    defaultUnitPrice: retail,
    incGst: true,
    hasDiscount: best !== undefined,
    hasBulkBuy: volumeBreaks.length > 0,
    ...(best === undefined
      ? {}
      : {
          discount: {
            unitPrice: best.unitPrice,
            unitPriceExcGst: withoutGst(best.unitPrice),
            quantityBreak: best.quantityBreak,
            linePrice: discounted,
            lineGst: divided(discounted, 11)
          }
        }),
    volumeDiscounts: volumeBreaks.map((one) => ({
      quantityBreak: one.quantityBreak,
      unitPriceFromBulkBuy: one.unitPrice,
      unitPriceExcGst: withoutGst(one.unitPrice)
    })),
    ...(runs && clearance === undefined ? { promotion } : {}),
    webProductLowest: { sku: expect.any(String), price: Math.min(...retails) },
    webProductHighest: { sku: expect.any(String), price: Math.max(...retails) },
    expires: sixPm
  }
}

describe("POST /api/products-pricing/guest-prices", () => {
  it("[CALL-23] [PRC-03] [PRC-11] [GST-01] [GST-02] prices every sku of the shop field by field, one piece and at each of its breaks", async () => {
    const wanted = variants.flatMap((one) => {
      const step = one.variant.uom === "LM" ? (one.variant.lengths?.[0] ?? one.variant.factor) : 1
      const counts = one.variant.volumeBreaks.map(({ quantityBreak }) => Math.ceil(quantityBreak / step - 1e-9))
      return [1, ...counts].map((pieces) => ({ ...one, ...piecesOf(one.variant, pieces) }))
    })
    const answers = await guestPrices(wanted.map(({ request }) => request))
    expect(answers).toHaveLength(wanted.length)
    for (const [place, one] of wanted.entries())
      expect(answers[place], JSON.stringify(one.request)).toEqual(expected(one, one.hundredths))
    // What is claimed above is seen at work: each kind of price is among the answers.
    for (const kind of ["discount", "promotion"]) expect(answers.filter((one) => kind in one).length).toBeGreaterThan(9)
    expect(wanted.filter(({ variant }) => variant.clearance !== undefined).length).toBeGreaterThan(9)
  })

  it("[PRC-03] names the cheapest and the dearest of the product by their own skus", async () => {
    const [product] = smallShop.products.filter((one) => new Set(one.variants.map(({ retail }) => retail)).size > 2)
    const [answer] = await guestPrices([piecesOf(product?.variants[1] as Variant, 1).request])
    const priceOf = (sku: unknown) => product?.variants.find((one) => one.sku === sku)?.retail
    const { webProductLowest, webProductHighest } = answer as Extract<PriceAnswer, { webProductLowest: unknown }>
    expect(priceOf(webProductLowest.sku)).toBe(webProductLowest.price)
    expect(priceOf(webProductHighest.sku)).toBe(webProductHighest.price)
    expect(webProductHighest.price).toBeGreaterThan(webProductLowest.price)
  })

  it("[CALL-23] keeps the order of the list, the same sku as often as it is asked, failures among them", async () => {
    const [first, second] = [variants[3], variants[40]].map((one) => (one as (typeof variants)[number]).variant)
    const asked = [second, first, second, first, second].map(
      (one, place) => piecesOf(one as Variant, place + 1).request
    )
    const unknown: PriceRequest = { sku: "NO-SUCH-SKU", qty: 2, uom: "EA|1" }
    const answers = await guestPrices([unknown, ...asked, unknown])
    expect(answers.map((one) => ("error" in one ? one.id : one.sku))).toEqual([
      unknown.sku,
      ...asked.map(({ sku }) => sku),
      unknown.sku
    ])
  })

  const screws = variants.find(({ variant }) => variant.uom === "BX")?.variant as Variant
  const stick = variants.find(({ variant }) => variant.uom === "LM" && variant.length !== undefined)?.variant as Variant
  it.each<[string, PriceRequest, string]>([
    ["an unknown sku", { sku: "NO-SUCH-SKU", qty: 3, uom: "EA|1" }, "price unavailable"],
    ["none of it", { sku: screws.sku, qty: 0, uom: "BX|1" }, "incorrect qty"],
    ["less than none", { sku: screws.sku, qty: -1, uom: "BX|1" }, "incorrect qty"],
    ["half a box", { sku: screws.sku, qty: 1.5, uom: "BX|1" }, "Sold in whole units. The next right quantity is 2."],
    ["a unit it is not sold in", { sku: screws.sku, qty: 1, uom: "EA|1" }, "incorrect qty"],
    ["no factor", { sku: screws.sku, qty: 1, uom: "BX" }, "unit of measure missing"],
    ["no unit", { sku: screws.sku, qty: 1, uom: "|1" }, "unit of measure missing"],
    ["a factor that is no number", { sku: screws.sku, qty: 1, uom: "BX|one" }, "unit of measure missing"],
    ["a factor of zero", { sku: screws.sku, qty: 1, uom: "BX|0" }, "unit of measure missing"],
    ["a stick of another length", { sku: stick.sku, qty: 1, uom: "STICK|99" }, "incorrect qty"],
    ["a stick by a length that is not its own", { sku: stick.sku, qty: 1, uom: "LM|1", length: 0.3 }, "incorrect qty"],
    ["a length of what has none", { sku: screws.sku, qty: 1, uom: "BX|1", length: 0.3 }, "incorrect qty"]
  ])(
    "[PRC-03] [UOM-02] %s is answered with error, words, id and quantity, and nothing else",
    async (_, request, msg) => {
      const [failed, priced] = await guestPrices([request, piecesOf(screws, 1).request])
      expect(failed).toEqual({ error: true, msg, id: request.sku, qty: request.qty })
      expect(priced).toMatchObject({ sku: screws.sku })
    }
  )

  it("[CALL-23] prices 200 lines at once and refuses 201", async () => {
    const lines = Array.from({ length: 201 }, (_, place) => piecesOf(screws, place + 1).request)
    expect(await guestPrices(lines.slice(0, 200))).toHaveLength(200)
    expectMalformed(await call("POST", "/api/products-pricing/guest-prices", lines), ["body"])
  })

  it("[CALL-23] answers nothing for nothing", async () => {
    expect(dataOf(await call("POST", "/api/products-pricing/guest-prices", []))).toEqual([])
  })

  it.each([
    ["no JSON", "[{", ["body"]],
    ["an empty body", "", ["body"]],
    ["no list", { sku: screws.sku, qty: 1, uom: "BX|1" }, ["body"]],
    ["a line that is none", [null], ["0"]],
    ["a line without anything", [{}], ["0.qty", "0.sku", "0.uom"]],
    [
      "several bad fields",
      [
        { sku: screws.sku, qty: 1, uom: "BX|1" },
        { sku: "bad sku!", qty: "1", uom: "BX|1", length: "5" }
      ],
      ["1.length", "1.qty", "1.sku"]
    ],
    ["a sku of 41 characters", [{ sku: "A".repeat(41), qty: 1, uom: "EA|1" }], ["0.sku"]],
    ["a unit of 21 characters", [{ sku: "A", qty: 1, uom: "E".repeat(21) }], ["0.uom"]]
  ])("[CALL-23] %s is malformed, and each bad field is named", async (_, body, fields) =>
    expectMalformed(await call("POST", "/api/products-pricing/guest-prices", body), fields)
  )

  it("[CALL-23] prices that can't be read are an answer of 503", async () => {
    await losePrices(database)
    expectFailure(
      await call("POST", "/api/products-pricing/guest-prices", [piecesOf(screws, 1).request]),
      503,
      "UNAVAILABLE"
    )
    await restorePrices(database)
  })
})

describe("POST /api/products-pricing/prices", () => {
  it("[CALL-23] without login is 401", async () => {
    for (const headers of [{}, { cookie: "__Host-sid=made-up" }]) {
      const told = await call("POST", "/api/products-pricing/prices", [{ sku: "A", qty: 1, uom: "EA|1" }], headers)
      expectFailure(told, 401, "UNAUTHORISED")
    }
  })
})
