/** The table of lengths over the real API: what it asks for, and what stays where an answer fails. */
import { describe, expect, it } from "vitest"
import type { CallApi } from "../../adapters/browser/api-client.ts"
import { fetchLengths, LengthStockViewModel } from "../../ui/storefront/listing/length-stock.view-model.ts"
import { smallShop } from "../postgres/small-shop.ts"
import { createShopBrowser } from "./shop-browser.ts"

const { page, product } = createShopBrowser()
const framing = smallShop.products.filter(({ variants }) => variants.length > 4 && variants[0]?.uom === "LM")
const others = smallShop.products.filter(({ variants }) => variants[0]?.uom !== "LM")
const skuOf = ({ variants }: (typeof framing)[number]) => ({ sku: variants[0]?.sku ?? "" })
const [first, second] = framing
const screw = others.find(({ variants }) => variants.every(({ length }) => length === undefined))
if (!first || !second || !screw) throw new Error("The small shop lacks timber or goods without lengths")

describe("the table of lengths", () => {
  it("[STK-09] has what the pages of its products say of each length, at a store and at the others", async () => {
    const detail = await product(first)
    const branchId = Number(Object.keys(detail.lengthStock)[0])
    const [row] = (await fetchLengths(page().call, [skuOf(first)], branchId)) ?? []
    expect(row?.lengths.map(({ length }) => length)).toEqual(detail.lengths)
    for (const { length, here, elsewhere } of row?.lengths ?? []) {
      const all = Object.values(detail.lengthStock).reduce((sum, held) => sum + (held[length] ?? 0), 0)
      expect([length, here, here + elsewhere]).toEqual([length, detail.lengthStock[branchId]?.[length] ?? 0, all])
    }
  })

  it("[STK-09] asks for the products below that it has not, a page of them at a time, and for none twice", async () => {
    const asked: Array<unknown> = []
    const call = ((name: string, input: unknown) => {
      asked.push(input)
      return page().call(name as "GET /products/lengths", input as never)
    }) as CallApi
    const model = new LengthStockViewModel(call, undefined, await fetchLengths(page().call, [skuOf(first)], undefined))
    await model.load([skuOf(first), skuOf(second), skuOf(screw)])
    expect(asked).toEqual([{ query: { sku: `${skuOf(second).sku},${skuOf(screw).sku}` } }])
    expect(model.lengthsOf(skuOf(screw))).toEqual([])
    const columns = model.columns([skuOf(first), skuOf(second), skuOf(screw)])
    const lengths = [...(await product(first)).lengths, ...(await product(second)).lengths]
    expect(columns).toEqual([...new Set(lengths)].sort((one, other) => one - other))
    await model.load([skuOf(second), skuOf(screw)])
    expect(asked).toHaveLength(1)

    await fetchLengths(
      call,
      Array.from({ length: 50 }, (_, at) => ({ sku: `S${at}` })),
      undefined
    )
    expect(asked.slice(1).map((one) => (one as { query: { sku: string } }).query.sku.split(",").length)).toEqual([
      24, 24, 2
    ])
  })

  it("[STK-09] keeps what it has where an answer fails, says so, and can be tried again", async () => {
    const down = (async () => ({
      ok: false,
      error: true,
      status: 503,
      code: "UNAVAILABLE",
      msg: ""
    })) as unknown as CallApi
    let call = down
    const late = ((...asked: Parameters<CallApi>) => call(...asked)) as CallApi
    const model = new LengthStockViewModel(late, undefined, await fetchLengths(page().call, [skuOf(first)], undefined))
    await model.load([skuOf(first), skuOf(second)])
    expect([model.hasFailed, model.lengthsOf(skuOf(second))]).toEqual([true, undefined])
    expect(model.lengthsOf(skuOf(first))?.length).toBeGreaterThan(0)
    call = page().call
    await model.load([skuOf(first), skuOf(second)])
    expect(model.hasFailed).toBe(false)
    expect(model.lengthsOf(skuOf(second))?.length).toBeGreaterThan(0)
  })
})
