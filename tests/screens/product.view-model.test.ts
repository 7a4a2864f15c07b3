/** Choosing on a product's page, over the real shop. */
import fc from "fast-check"
import { when } from "mobx"
import { beforeAll, describe, expect, it, vi } from "vitest"
import type { ShopClient } from "../../adapters/client.ts"
import type { ProductDetail } from "../../core/catalogue/product/product-detail.ts"
import { priceWords } from "../../core/words/price.ts"
import { stockFailureWords } from "../../core/words/stock-failure.ts"
import { CartViewModel } from "../../ui/cart/cart.view-model.ts"
import { clearAllSessionData } from "../../ui/session/stored-session.ts"
import { fetchViewedProducts, readViewHistory, recordView } from "../../ui/storefront/cards/view-history.ts"
import { keepTypedSizes, parseTypedSizes, writeRowAddress } from "../../ui/storefront/product/look-record.ts"
import { ProductViewModel } from "../../ui/storefront/product/product.view-model.ts"
import { RestockViewModel, restockSizes } from "../../ui/storefront/product/restock.view-model.ts"
import { filterRows } from "../../ui/storefront/product/row-filter.ts"
import { sizeChoices } from "../../ui/storefront/product/size-options.ts"
import { type SizeRow, sizeRows } from "../../ui/storefront/product/size-rows.ts"
import { StoreStockViewModel } from "../../ui/storefront/product/store-stock.view-model.ts"
import { clickReport } from "../../ui/storefront/search-report/report-search.ts"
import { losePrices, restorePrices } from "../postgres/lost-prices.ts"
import { smallShop } from "../postgres/small-shop.ts"
import { draftIn, memoryTab } from "./memory-tab.ts"
import { chargedAmount, createShopBrowser, lineAt, morning, rowOf, sampleProducts } from "./shop-browser.ts"

const { page, product, prices, database, call, kept } = createShopBrowser()

const kinds = ["timber", "randomLength", "tally", "box", "options"] as const
let products: { readonly [kind in (typeof kinds)[number]]: ProductDetail }
beforeAll(async () => {
  const all = await Promise.all(kinds.map(async (kind) => [kind, await product(sampleProducts[kind])] as const))
  products = Object.fromEntries(all) as typeof products
})

const pageOf = (item: ProductDetail, shop: ShopClient = page()) => {
  const cart = new CartViewModel(shop)
  const model = new ProductViewModel(item, shop.requestPrice, cart)
  model.finder.takeFilter(filterRows)
  return { cart, model }
}
/** A page that shows what is asked before any price has come. */
const unpricedPageOf = (item: ProductDetail) =>
  pageOf(item, { ...page(), requestPrice: () => new Promise(() => undefined) })
const priced = (model: ProductViewModel) => when(() => !model.isPricing)

describe("the size table", () => {
  it("[PDP-01] has a row for each variant of every product, or for each length where a variant comes in several", async () => {
    for (const thing of smallShop.products) {
      const wanted = thing.variants.flatMap(({ sku, length, lengths }) =>
        (lengths ?? [length]).map((one) => [sku, one])
      )
      const rows = sizeRows(await product(thing))
      expect(
        rows.map(({ variation, length }) => [variation.sku, length]),
        thing.name
      ).toEqual(wanted)
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
    }
  })
})

describe("a price that can't be had", () => {
  const failing = (msg: string) => {
    const shop = page()
    const state = { isAway: true, asked: 0 }
    const requestPrice: ShopClient["requestPrice"] = async (request) => {
      state.asked += 1
      return state.isAway ? { error: true, msg, id: request.sku, qty: request.qty } : shop.requestPrice(request)
    }
    return { state, ...pageOf(products.timber, { ...shop, requestPrice }) }
  }

  it("[PRC-07] because the shop could not be asked is asked for again, and what was chosen can be bought then", async () => {
    const { state, model } = failing(priceWords.failed)
    model.type(rowOf(products.timber), "4")
    await priced(model)
    expect([model.isPricingFailed, model.canAdd, model.totals.total]).toEqual([true, true, 0])
    state.isAway = false
    model.retryPricing()
    await priced(model)
    expect([model.isPricingFailed, model.canAdd, model.totals.total > 0]).toEqual([false, true, true])
    expect(model.typed(rowOf(products.timber))).toBe("4")
  })

  it("because there is none is not asked for again", async () => {
    const { state, model } = failing(priceWords.unavailable)
    model.type(rowOf(products.timber), "4")
    await priced(model)
    model.retryPricing()
    expect([model.isPricingFailed, state.asked]).toEqual([false, 1])
  })
})

describe("what is asked for a row", () => {
  const requestFor = (item: ProductDetail, typed: string, buyBy: "STICK" | "LM" = "STICK", place = 0) => {
    const { model } = unpricedPageOf(item)
    model.choosePurchaseUnit(buyBy)
    const row = rowOf(item, place)
    model.type(row, typed)
    return model.request(row)
  }

  it.each<[string, number | undefined]>([
    ["7", 7],
    ["0.4", 1],
    ["6.2", undefined],
    ["2,5", undefined],
    ["1,200", 1200],
    ["99999", 99_999],
    ["", undefined],
    ["0", undefined],
    ["-3", undefined],
    ["abc", undefined],
    ["100000", undefined]
  ])("[PDP-01] of timber, %s is %s sticks", (typed, sticks) => {
    const [variation] = products.timber.variations
    const asked = requestFor(products.timber, typed)
    expect(asked).toEqual(sticks && { sku: variation?.sku, qty: sticks, uom: `STICK|${variation?.length}` })
  })

  it.each<[string, number, string | undefined]>([
    ["12", 5, "= 5 sticks\u00a0×\u00a02.4 m = 12.0 m"],
    ["12.01", 6, "Rounded up to 6 sticks of 2.4 m = 14.4 m"],
    ["0.5", 1, "Rounded up to 1 stick of 2.4 m = 2.4 m"],
    ["2,4", 1, "= 1 stick\u00a0×\u00a02.4 m = 2.4 m"],
    ["1,000", 417, "Rounded up to 417 sticks of 2.4 m = 1,000.8 m"]
  ])(
    "[UOM-03] by the metre, %s m of 2.4 m is %i whole sticks, and the shopper is told: %s",
    (typed, sticks, notice) => {
      const { model } = unpricedPageOf(products.timber)
      const row = rowOf(products.timber)
      expect(row.length).toBe(2.4)
      model.choosePurchaseUnit("LM")
      model.type(row, typed)
      expect(model.request(row)).toEqual({ sku: row.variation.sku, qty: Math.round(sticks * 240) / 100, uom: "LM|1" })
      expect(model.noteOf(row)).toBe(notice)
    }
  )

  it.each(["randomLength", "tally"] as const)("[PDP-01] of %s goods names the row's length", (kind) => {
    const { length, variation } = rowOf(products[kind], 1)
    expect(requestFor(products[kind], "3", "STICK", 1)).toEqual({
      sku: variation.sku,
      qty: 3,
      uom: `STICK|${length}`,
      length
    })
    expect(requestFor(products[kind], "1", "LM", 1)).toEqual({ sku: variation.sku, qty: length, uom: "LM|1", length })
  })

  it.each<[string, "STICK" | "LM", boolean]>([
    ["999", "STICK", false],
    ["1000", "STICK", true],
    ["99999", "STICK", true],
    ["100000", "STICK", true],
    ["2397.6", "LM", false],
    ["2397.61", "LM", true],
    ["abc", "STICK", false],
    ["", "STICK", false]
  ])(
    "of %s by %s a price by phone is offered from 1,000 pieces on: %s; what can be bought stays so",
    (typed, unit, is) => {
      const { model } = unpricedPageOf(products.timber)
      const row = rowOf(products.timber)
      model.choosePurchaseUnit(unit)
      model.type(row, typed)
      expect(model.isQuoteOffered(row, 1000)).toBe(is)
      expect(model.request(row) !== undefined).toBe(!["100000", "abc", ""].includes(typed))
    }
  )

  it("[PDP-01] of other goods is so many of their own unit, whatever timber is bought by", () => {
    const { sku, uom } = rowOf(products.box).variation
    for (const buyBy of ["STICK", "LM"] as const)
      expect(requestFor(products.box, "4", buyBy)).toEqual({ sku, qty: 4, uom: `${uom}|1` })
    const { model } = unpricedPageOf(products.box)
    model.choosePurchaseUnit("LM")
    model.type(rowOf(products.box), "4")
    expect(model.noteOf(rowOf(products.box))).toBeUndefined()
  })

  it("goes up and down by one, from what is typed, and never below none", () => {
    const { model } = unpricedPageOf(products.timber)
    const row = rowOf(products.timber)
    const steps = ([1, 1, -1, -1, -1] as const).map((by) => {
      model.step(row, by)
      return model.typed(row)
    })
    expect(steps).toEqual(["1", "2", "1", "", ""])
    model.type(row, "nonsense")
    model.step(row, 1)
    expect(model.typed(row)).toBe("1")
  })
})

describe("one step", () => {
  const stepsOf = (item: ProductDetail, by: ReadonlyArray<1 | -1>, buyBy: "STICK" | "LM" = "STICK", place = 0) => {
    const { model } = unpricedPageOf(item)
    model.choosePurchaseUnit(buyBy)
    const row = rowOf(item, place)
    return by.map((one) => {
      model.step(row, one)
      return model.typed(row)
    })
  }
  const soldBy = (uom: string, step?: number): ProductDetail => ({
    ...products.box,
    variations: products.box.variations.map((one) => ({ ...one, uom, ...(step === undefined ? {} : { step }) }))
  })

  it("[UOM-03] by the metre is a stick of the row's length", () => {
    expect(stepsOf(products.timber, [1, 1, 1, -1], "LM")).toEqual(["2.4", "4.8", "7.2", "4.8"])
    const { length = 0 } = rowOf(products.randomLength, 1)
    expect(stepsOf(products.randomLength, [1], "LM", 1)).toEqual([String(length)])
  })

  it.each<[string, ProductDetail["variations"][number]["uom"], number | undefined, ReadonlyArray<string>]>([
    ["a tenth of what is sold by measure", "M2", undefined, ["1", "1.1", "1"]],
    ["what the goods are sold in", "M3", 2.5, ["2.5", "5", "2.5"]],
    ["a whole pack of ten", "EA", 10, ["10", "20", "10"]]
  ])("[QTY-01] is %s", (_, uom, step, typed) => {
    expect(stepsOf(soldBy(uom, step), [1, 1, -1])).toEqual(typed)
  })

  it("[QTY-01] what is typed between two steps is told the next right quantity", () => {
    const item = soldBy("EA", 12)
    const { model } = unpricedPageOf(item)
    const row = rowOf(item)
    model.type(row, "1,213")
    expect([model.problemIn(row), model.request(row)]).toEqual([
      "Sold in steps of 12. The next right quantity is 1,224.",
      undefined
    ])
    model.step(row, 1)
    expect([model.typed(row), model.problemIn(row)]).toEqual(["1224", undefined])
  })
})

describe("what is not brought in again", () => {
  const cleared = async (available: number) => {
    const item = await product(sampleProducts.clearance)
    const variations = item.variations.map((one) => ({
      ...one,
      stockMode: "clearance" as const,
      stock: available > 0 ? [{ branchId: 26, available }] : []
    }))
    return pageOf({ ...item, variations })
  }

  it("[STK-04] is not bought once it is sold out, whatever stood in its box", async () => {
    const { cart, model } = await cleared(0)
    for (const row of model.rows) model.type(row, "1")
    await model.add()
    expect([model.chosen, model.canAdd, cart.items]).toEqual([[], false, []])
  })

  it("[STK-04] says at its box when more is wanted than is left, and is added up to that", async () => {
    const { model } = await cleared(2)
    const row = model.rows[0] as SizeRow
    model.type(row, "3")
    await priced(model)
    expect([model.problemIn(row), model.canAdd]).toEqual([
      "Sorry! We don't have the stock to fill your request. (remaining stock: 2)",
      false
    ])
    model.type(row, "2")
    await priced(model)
    expect([model.problemIn(row), model.canAdd]).toEqual([undefined, true])
  })
})

describe("what is chosen", () => {
  const choice = (rows: ReadonlyArray<SizeRow>) =>
    fc.record({
      buyBy: fc.constantFrom("STICK" as const, "LM" as const),
      all: fc.uniqueArray(fc.record({ place: fc.nat(rows.length - 1), qty: fc.integer({ min: 1, max: 3000 }) }), {
        minLength: 1,
        maxLength: 6,
        selector: ({ place }) => place
      })
    })

  it.each(kinds)("[PDP-01] comes to what the server asks for its lines, to the cent: %s", async (kind) => {
    const item = products[kind]
    const rows = sizeRows(item)
    await fc.assert(
      fc.asyncProperty(choice(rows), async ({ buyBy, all }) => {
        const { model } = pageOf(item)
        model.choosePurchaseUnit(buyBy)
        for (const { place, qty } of all)
          model.type(rows[place] as SizeRow, String(item.isTimber && buyBy === "LM" ? qty / 10 : qty))
        await priced(model)
        expect(model.pricingProblem).toBeUndefined()
        const answers = await prices(model.chosen.map(({ request }) => request))
        const sums = answers.map(chargedAmount)
        expect(model.totals.total).toBe(sums.reduce((sum, { total }) => sum + total, 0))
        expect(model.totals.gst).toBe(sums.reduce((sum, { gst }) => sum + gst, 0))
        const quantities = answers.map((answer) => answer.qty)
        const units = Math.round(quantities.reduce((sum, qty) => sum + qty, 0) * 100) / 100
        expect(item.isTimber ? model.totals.metres : model.totals.pieces).toBe(units)
      }),
      { numRuns: 8 }
    )
  })

  it("counts sticks, metres and kilograms", async () => {
    const { model } = pageOf(products.timber)
    const [first, second] = [rowOf(products.timber, 0), rowOf(products.timber, 2)]
    model.type(first, "7")
    model.type(second, "2")
    await priced(model)
    const metres = Math.round((7 * (first.length ?? 0) + 2 * (second.length ?? 0)) * 100) / 100
    const grams =
      7 * (first.length ?? 0) * first.variation.weightGrams + 2 * (second.length ?? 0) * second.variation.weightGrams
    expect(model.totals).toMatchObject({ pieces: 9, metres, grams: Math.round(grams) })
  })

  it("is asked again when it is bought by another unit: nothing old is shown as its price", async () => {
    const { model } = pageOf(products.timber)
    const row = rowOf(products.timber)
    model.type(row, "7")
    await priced(model)
    const bySticks = model.totals
    model.choosePurchaseUnit("LM")
    expect([model.isPricing, model.totals.total]).toEqual([true, 0])
    await priced(model)
    const [answer] = await prices([{ sku: row.variation.sku, qty: 16.8, uom: "LM|1" }])
    expect(model.totals).toMatchObject({ pieces: 7, metres: 16.8, total: chargedAmount(answer).total })
    expect(bySticks).toMatchObject({ pieces: 7, metres: 16.8 })
  })

  it("[UOM-03] is the same timber by the other unit: sticks become their metres and metres their sticks, and the row says so", async () => {
    const { model } = pageOf(products.timber)
    const [row, other] = [rowOf(products.timber, 0), rowOf(products.timber, 2)]
    model.type(row, "7")
    model.type(other, "nonsense")
    model.choosePurchaseUnit("LM")
    expect([model.typed(row), model.noteOf(row)]).toEqual(["16.8", "= 7 sticks\u00a0×\u00a02.4 m = 16.8 m"])
    expect([model.typed(other), model.noteOf(other)]).toEqual(["nonsense", undefined])
    await priced(model)
    expect(model.noteOf(row)).toBe("= 7 sticks\u00a0×\u00a02.4 m = 16.8 m")
    model.type(row, "15")
    expect(model.noteOf(row)).toBe("Rounded up to 7 sticks of 2.4 m = 16.8 m")
    model.choosePurchaseUnit("STICK")
    expect([model.typed(row), model.noteOf(row)]).toEqual(["7", "7 sticks\u00a0×\u00a02.4 m = 16.8 m"])
    model.type(row, "1")
    expect(model.noteOf(row)).toBeUndefined()
  })

  it("[UOM-03] comes to the same sticks, metres and dollars by either unit, whatever is typed and however often it is switched", async () => {
    const rows = sizeRows(products.timber)
    const typed = fc.uniqueArray(
      fc.record({ place: fc.nat(rows.length - 1), qty: fc.integer({ min: 1, max: 3000 }) }),
      {
        minLength: 1,
        maxLength: 6,
        selector: ({ place }) => place
      }
    )
    await fc.assert(
      fc.asyncProperty(typed, fc.integer({ min: 1, max: 3 }), async (all, times) => {
        const { model } = pageOf(products.timber)
        for (const { place, qty } of all) model.type(rows[place] as SizeRow, String(qty))
        await priced(model)
        const { totals: sum } = model
        for (let nth = 0; nth < times; nth += 1) model.choosePurchaseUnit(nth % 2 === 0 ? "LM" : "STICK")
        await priced(model)
        expect(model.totals).toEqual(sum)
      }),
      { numRuns: 8 }
    )
  })

  it("drops the price of a quantity that has changed since", async () => {
    const shop = page()
    const held: Array<() => void> = []
    const price: ShopClient["requestPrice"] = async (request) => {
      const answer = await shop.requestPrice(request)
      await new Promise<void>((resolve) => held.push(resolve))
      return answer
    }
    const { model } = pageOf(products.timber, { ...shop, requestPrice: price })
    const row = rowOf(products.timber)
    model.type(row, "7")
    model.type(row, "70")
    await vi.waitFor(() => expect(held).toHaveLength(2))
    held[1]?.()
    await priced(model)
    const [seventy] = await prices([{ sku: row.variation.sku, qty: 70, uom: "STICK|2.4" }])
    expect(model.totals.total).toBe(chargedAmount(seventy).total)
    held[0]?.()
    await new Promise((resolve) => setImmediate(resolve))
    expect(model.totals.total).toBe(chargedAmount(seventy).total)
  })

  it("keeps what was typed when the shop tells of the product anew, and asks for its price again; another product starts empty", async () => {
    const { cart, model } = pageOf(products.timber)
    const row = rowOf(products.timber)
    model.choosePurchaseUnit("LM")
    model.type(row, "12")
    const again = new ProductViewModel({ ...products.timber }, page().requestPrice, cart, model)
    const stop = again.followBuyer()
    expect([again.purchaseUnit, again.typed(row), again.isPricing]).toEqual(["LM", "12", true])
    await priced(again)
    stop()
    expect([again.totals.pieces, again.isPricing]).toEqual([5, false])
    const other = new ProductViewModel(products.box, page().requestPrice, cart, again)
    expect([other.purchaseUnit, other.chosen]).toEqual(["STICK", []])
  })

  it("[EXP-58] is kept by the tab with its unit until it is added, and brought back where nothing was typed yet", async () => {
    const tab = memoryTab()
    const draft = draftIn(parseTypedSizes, tab)
    const { model } = pageOf(products.timber)
    const [first, second] = model.rows
    if (!first || !second) throw new Error("The timber has two lengths at least")
    const stop = keepTypedSizes(model, draft)
    model.choosePurchaseUnit("LM")
    model.type(first, "12")
    model.type(second, "nonsense")
    stop()
    const reloaded = pageOf(products.timber).model
    const end = keepTypedSizes(reloaded, draftIn(parseTypedSizes, tab))
    expect([reloaded.purchaseUnit, reloaded.typed(first), reloaded.typed(second), reloaded.activeRow]).toEqual([
      "LM",
      "12",
      "nonsense",
      undefined
    ])
    reloaded.type(second, "")
    await priced(reloaded)
    await reloaded.add()
    end()
    expect([reloaded.typed(first), draft.read()]).toEqual(["", undefined])
    draft.write({ unit: "STICK", typed: { [first.key]: "3" } })
    const busy = pageOf(products.timber).model
    busy.type(second, "4")
    keepTypedSizes(busy, draft)()
    expect([busy.typed(first), busy.typed(second)]).toEqual(["", "4"])
    expect([parseTypedSizes({ unit: "KG", typed: {} }), parseTypedSizes({ unit: "LM", typed: null })]).toEqual([
      undefined,
      undefined
    ])
  })

  it("[PRC-07] says so where it could not be priced; typing again asks again", async () => {
    vi.spyOn(console, "warn").mockReturnValueOnce(undefined)
    const { model } = pageOf(products.timber)
    const row = rowOf(products.timber)
    await losePrices(database)
    model.type(row, "7")
    await priced(model)
    expect([model.pricingProblem, model.totals.total]).toEqual(["error fetching price", 0])
    await restorePrices(database)
    model.type(row, "8")
    await priced(model)
    expect([model.pricingProblem, model.totals.total > 0]).toEqual([undefined, true])
  })
})

describe("putting it in the cart", () => {
  it("[PDP-01] adds every chosen row at its price, and empties the boxes", async () => {
    const { cart, model } = pageOf(products.timber)
    const [first, second] = [rowOf(products.timber, 0), rowOf(products.timber, 2)]
    model.type(first, "7")
    model.type(second, "2")
    await priced(model)
    const { total, gst } = model.totals
    await model.add()
    await when(() => !cart.prices.isLoading)
    expect(cart.items.map(({ erpId, qtyRaw }) => [erpId, qtyRaw])).toEqual([
      [first.variation.sku, 7],
      [second.variation.sku, 2]
    ])
    expect(cart.totals).toMatchObject({ total, gst, itemsCount: 2 })
    expect(model.chosen).toEqual([])
    expect([model.canAdd, model.isAdding, model.problem]).toEqual([false, false, undefined])
  })

  it("[STK-05] asks for what is missing where nothing is chosen, answers the first row to fill in, and is quiet once one is", async () => {
    const { cart, model } = pageOf(products.timber)
    expect([model.canAdd, model.canPress, model.wrong]).toEqual([false, true, undefined])
    expect((await model.add())?.key).toBe(rowOf(products.timber).key)
    expect([model.wrong, cart.items]).toEqual(["Please select values for all required fields.", []])
    model.type(rowOf(products.timber), "2")
    expect(model.wrong).toBeUndefined()
    await priced(model)
    expect([model.canAdd, model.canPress]).toEqual([true, true])
    await model.add()
    await when(() => !cart.prices.isLoading)
    expect(cart.items).toHaveLength(1)
  })

  it("[SRCH-02] [PDP-01] what was found by a search and went into the cart is told to it; without one nothing is", async () => {
    const asked: Array<{ readonly path: string; readonly body: string }> = []
    vi.stubGlobal("fetch", async (path: string, { body = "" }: { body?: string } = {}) => {
      asked.push({ path, body })
      return Response.json({})
    })
    const row = rowOf(products.timber)
    const added = async (q?: string) => {
      const shop = page()
      const model = new ProductViewModel(products.timber, shop.requestPrice, new CartViewModel(shop), undefined, { q })
      model.type(row, "2")
      await priced(model)
      await model.add()
    }
    await added()
    await added("0123456789abcdef0123456789abcdef")
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    expect([asked[0]?.path, JSON.parse(asked[0]?.body ?? "")]).toEqual([
      "/api/search/1/events",
      {
        events: [
          {
            eventType: "conversion",
            eventName: "Product added to cart",
            objectIDs: [row.variation.sku],
            index: "products",
            userToken: "anonymous",
            queryID: "0123456789abcdef0123456789abcdef"
          }
        ]
      }
    ])
    clickReport(undefined, "A", 1).onClick?.()
    clickReport("0123456789abcdef0123456789abcdef", "A", 3).onClick?.()
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    const [click] = JSON.parse(asked[1]?.body ?? "").events
    expect(click).toMatchObject({ eventType: "click", objectIDs: ["A"], positions: [3] })
    for (const { path, body } of asked)
      expect(await call("POST", path, JSON.parse(body))).toMatchObject({ status: 200, json: { message: "OK" } })
  })

  it("[CART-04] a row says how many of it are in the cart, sticks by whatever unit they were bought", async () => {
    const { cart, model } = pageOf(products.timber)
    const [first, second] = [rowOf(products.timber, 0), rowOf(products.timber, 2)]
    const inCart = () => [model.piecesInCart(first), model.piecesInCart(second)]
    expect(inCart()).toEqual([0, 0])
    const buy = async (typed: string, buyBy: "STICK" | "LM") => {
      model.choosePurchaseUnit(buyBy)
      model.type(first, typed)
      await priced(model)
      await model.add()
    }
    await buy("7", "STICK")
    await buy(String((first.length ?? 0) * 2), "LM")
    await when(() => !cart.prices.isLoading)
    expect(inCart()).toEqual([9, 0])
  })

  it("[CART-04] a row of goods cut to one of several lengths counts its own length alone", async () => {
    const { cart, model } = pageOf(products.tally)
    const [first, second] = [rowOf(products.tally, 0), rowOf(products.tally, 1)]
    model.type(first, "1")
    await priced(model)
    await model.add()
    await when(() => !cart.prices.isLoading)
    expect([model.piecesInCart(first), model.piecesInCart(second)]).toEqual([1, 0])
  })

  it.each([
    ["-5", "Whole numbers only"],
    ["abc", "Whole numbers only"],
    ["999999", "At most 99,999 at a time. Call your store for more."]
  ])("[CART-04] [QTY-01] the bar says what is wrong with %s, no longer what was added", async (typed, told) => {
    const { model } = pageOf(products.timber)
    const row = rowOf(products.timber)
    model.type(row, "2")
    await priced(model)
    await model.add()
    expect([model.wrong, model.notice]).toEqual([undefined, "Added to your cart"])
    model.type(row, typed)
    expect([model.wrong, model.notice]).toEqual([`${row.length} m: ${told}`, undefined])
  })

  it.each(["0.5.5", "100000", "6.2"])(
    "[QTY-01] adds nothing while any box holds a wrong number such as %s, names its row, and answers which to put right",
    async (typed) => {
      const { cart, model } = pageOf(products.timber)
      const [first, second] = [rowOf(products.timber, 0), rowOf(products.timber, 2)]
      model.type(first, "2")
      model.type(second, typed)
      await priced(model)
      const problem = model.problemIn(second)
      expect(problem).toMatch(/\w/)
      expect([model.canAdd, model.wrong]).toEqual([false, `${second.length?.toFixed(1)} m: ${problem}`])
      expect((await model.add())?.key).toBe(second.key)
      expect([cart.items, model.typed(first), model.typed(second)]).toEqual([[], "2", typed])
      model.type(second, "")
      expect([model.canAdd, await model.add()]).toEqual([true, undefined])
      expect(cart.items).toHaveLength(1)
    }
  )

  it("happens once, however often it is pressed", async () => {
    const { cart, model } = pageOf(products.box)
    model.type(rowOf(products.box), "2")
    await priced(model)
    await Promise.all([model.add(), model.add(), model.add()])
    await when(() => !cart.prices.isLoading)
    expect(cart.items.map(({ qtyRaw }) => qtyRaw)).toEqual([2])
  })

  it("keeps what was typed where the shop has said that it can't be had, and says why", async () => {
    const { cart, model } = pageOf(products.box)
    await database.query("UPDATE product SET status = 'hidden' WHERE id = $1", [products.box.id])
    model.type(rowOf(products.box), "2")
    await priced(model)
    await database.query("UPDATE product SET status = 'public' WHERE id = $1", [products.box.id])
    await model.add()
    expect([model.wrong, model.canPress, model.typed(rowOf(products.box))]).toEqual(["price unavailable", false, "2"])
    expect(cart.items).toEqual([])
  })
})

describe("putting it in the cart before the shop has answered", () => {
  /** A page whose questions about prices wait until they are let through, or never reach the shop. */
  const heldPage = () => {
    const shop = page()
    const line = { isHeld: true, isDown: false, held: Promise.withResolvers<void>() }
    const requestPrice: ShopClient["requestPrice"] = async (request) => {
      if (line.isHeld) await line.held.promise
      if (line.isDown) return { error: true, msg: priceWords.failed, id: request.sku, qty: request.qty }
      return shop.requestPrice(request)
    }
    const letThrough = () => {
      line.isHeld = false
      line.held.resolve()
    }
    return { line, letThrough, shop: { ...shop, requestPrice } }
  }

  it("[PDP-01] [CART-04] confirms and counts it at once, empties the boxes, and prices it when the answer comes", async () => {
    const { letThrough, shop } = heldPage()
    const { cart, model } = pageOf(products.timber, shop)
    const row = rowOf(products.timber)
    model.type(row, "4")
    await model.add()
    expect([model.notice, model.typed(row), model.piecesInCart(row), cart.badge]).toEqual([
      "Added to your cart",
      "",
      4,
      "1"
    ])
    expect(await kept("cart")).toEqual(cart.items)
    expect([lineAt(cart, 0).pricing, cart.canContinue]).toEqual([undefined, false])
    letThrough()
    await when(() => cart.canContinue)
    expect(lineAt(cart, 0).pricing).toEqual(
      (await prices([{ sku: row.variation.sku, qty: 4, uom: `STICK|${row.length}` }]))[0]
    )
    expect(model.notice).toBe("Added to your cart")
  })

  it("[CART-04] keeps it at the price that was there when it was added", async () => {
    const { line, shop } = heldPage()
    Object.assign(line, { isHeld: false })
    const { cart, model } = pageOf(products.timber, shop)
    model.type(rowOf(products.timber), "4")
    await priced(model)
    Object.assign(line, { isHeld: true })
    await model.add()
    expect([cart.isKept, lineAt(cart, 0).pricing?.qty]).toEqual([true, lineAt(cart, 0).qty])
    expect(await kept("cart")).toEqual(cart.items)
  })

  it("[CART-04] waits neither for the price of what was in the cart already, and adds to that", async () => {
    const before = pageOf(products.timber)
    before.model.type(rowOf(products.timber), "3")
    await before.model.add()
    await when(() => before.cart.canContinue)
    const { shop } = heldPage()
    const { cart, model } = pageOf(products.timber, shop)
    void cart.restore()
    model.type(rowOf(products.timber), "2")
    model.type(rowOf(products.timber, 2), "1")
    await model.add()
    expect([model.notice, cart.items.map(({ qtyRaw }) => qtyRaw)]).toEqual(["2 lines added to your cart", [5, 1]])
    expect(await kept("cart")).toEqual(cart.items)
  })

  it("[CART-04] loses nothing without a connection: it is in the cart, and priced once there is one", async () => {
    const { line, shop } = heldPage()
    Object.assign(line, { isHeld: false, isDown: true })
    const { cart, model } = pageOf(products.box, shop)
    model.type(rowOf(products.box), "2")
    await priced(model)
    expect(model.wrong).toBe("error fetching price")
    await model.add()
    await when(() => cart.prices.problem !== undefined)
    expect([model.notice, cart.canContinue]).toEqual(["Added to your cart", false])
    expect(await kept("cart")).toEqual(cart.items)
    line.isDown = false
    await cart.reprice()
    expect([lineAt(cart, 0).qtyRaw, cart.canContinue]).toEqual([2, true])
  })

  it("[PRC-06] [CART-06] says politely where it can't be had any more, and the cart marks it", async () => {
    const { cart, model } = pageOf(products.box)
    model.type(rowOf(products.box), "2")
    await priced(model)
    await database.query("UPDATE product SET status = 'hidden' WHERE id = $1", [products.box.id])
    await model.add()
    expect(model.notice).toBe("Added to your cart")
    await when(() => model.notice !== "Added to your cart")
    await database.query("UPDATE product SET status = 'public' WHERE id = $1", [products.box.id])
    expect(model.notice).toBe("Sorry, that can't all be bought any more: see your cart")
    expect([cart.problemOf(lineAt(cart, 0)), cart.canContinue]).toEqual(["Product invalid", false])
  })

  it.each([
    ["had been priced for it", true],
    ["had only its page's price", false]
  ])(
    "[PRC-06] says politely that the price has changed where the line %s, and the cart shows the old and the new",
    async (_, isPricedFirst) => {
      const { line, letThrough, shop } = heldPage()
      line.isHeld = !isPricedFirst
      const { cart, model } = pageOf(products.box, shop)
      const { sku, pricing } = rowOf(products.box).variation
      model.type(rowOf(products.box), "1")
      if (isPricedFirst) await priced(model)
      const raise = (by: number) =>
        database.query("UPDATE price SET retail_cents = retail_cents + $1 WHERE sku = $2", [by, sku])
      await raise(9)
      await model.add()
      expect(model.notice).toBe("Added to your cart")
      letThrough()
      await when(() => model.notice !== "Added to your cart")
      await raise(-9)
      expect(model.notice).toBe("The price has changed: see your cart")
      expect(cart.prices.previousPriceOf(lineAt(cart, 0))).toBe(pricing?.unitPrice)
      expect(lineAt(cart, 0).pricing?.unitPrice).toBe((pricing?.unitPrice ?? 0) + 9)
    }
  )

  it("keeps what was typed while it was being added", async () => {
    const { cart, model } = pageOf(products.timber)
    const [first, second] = [rowOf(products.timber), rowOf(products.timber, 2)]
    model.type(first, "2")
    const adding = model.add()
    model.type(second, "3")
    await adding
    expect([model.typed(first), model.typed(second), cart.items.map(({ qtyRaw }) => qtyRaw)]).toEqual(["", "3", [2]])
  })
})

describe("the row in hand", () => {
  it("[PDP-01] is the one that the address names, then whichever was touched or typed into last", () => {
    const item = products.options
    const rows = sizeRows(item)
    const [first, second, third] = [rows[0], rows[1], rows[2]] as [SizeRow, SizeRow, SizeRow]
    const cart = new CartViewModel(page())
    const model = new ProductViewModel(item, page().requestPrice, cart, undefined, { sku: second.variation.sku })
    expect([model.addressedRow?.key, model.activeRow?.key]).toEqual([second.key, second.key])
    model.touch(third)
    expect(model.activeRow?.key).toBe(third.key)
    model.step(first, 1)
    expect([model.activeRow?.key, model.addressedRow?.key]).toEqual([first.key, second.key])
    const told = new ProductViewModel(item, page().requestPrice, cart, model, { sku: second.variation.sku })
    expect(told.activeRow?.key).toBe(first.key)
    const sentAgain = new ProductViewModel(item, page().requestPrice, cart, told, { sku: third.variation.sku })
    expect(sentAgain.activeRow?.key).toBe(third.key)
  })

  it("[PDP-01] is what the page's address says from then on, beside all else in it, and an address with it opens on that row", () => {
    const written: Array<string> = []
    class History {
      readonly state = { key: "visit" }
      replaceState(state: unknown, _: string, path: string) {
        written.push(`${JSON.stringify(state)} ${path}`)
      }
    }
    vi.stubGlobal("History", History)
    vi.stubGlobal("history", new History())
    for (const item of [products.options, products.randomLength]) {
      vi.stubGlobal("location", { pathname: `/p/${item.slug}`, search: "?q=abc&sku=OLD&length=9", hash: "#sizes" })
      for (const row of sizeRows(item)) {
        writeRowAddress(item.slug, row)
        const [state, path = ""] = written.pop()?.split(" ") ?? []
        const { pathname, searchParams, hash } = new URL(path, "http://shop.test")
        expect([state, pathname, searchParams.get("q"), hash]).toEqual([
          '{"key":"visit"}',
          `/p/${item.slug}`,
          "abc",
          "#sizes"
        ])
        const address = Object.fromEntries(searchParams)
        const opened = new ProductViewModel(item, page().requestPrice, new CartViewModel(page()), undefined, address)
        expect(opened.activeRow?.key).toBe(row.key)
      }
      writeRowAddress("left-already", sizeRows(item)[0] as SizeRow)
      expect(written).toEqual([])
    }
    vi.unstubAllGlobals()
  })

  it("[PDP-01] is none where nothing was touched and the address names nothing of the product", () => {
    const model = new ProductViewModel(products.timber, page().requestPrice, new CartViewModel(page()), undefined, {
      sku: "NOT-OURS"
    })
    expect([model.addressedRow, model.activeRow]).toEqual([undefined, undefined])
  })

  it("[PRC-02] has the quantity that its price depends on: metres of whole sticks", () => {
    const { model } = unpricedPageOf(products.timber)
    const row = rowOf(products.timber)
    expect(model.quantity(row)).toBe(0)
    model.type(row, "7")
    expect(model.quantity(row)).toBe(16.8)
    model.type(row, "seven")
    expect(model.quantity(row)).toBe(0)
  })
})

describe("a long size table", () => {
  const long = () =>
    product(smallShop.products.find(({ slug }) => slug.startsWith("m6-hex-bolt")) ?? smallShop.products[0]!)
  const found = (model: ProductViewModel) => model.visibleRows.map(({ variation }) => variation.attributes)

  it("[PDP-01] is narrowed by what is typed, whole words before beginnings, and by what is picked", async () => {
    const item = await long()
    const { model } = unpricedPageOf(item)
    const { finder } = model
    expect([finder.isOffered, model.visibleRows]).toEqual([true, model.rows])
    finder.type("25")
    expect(found(model).length).toBeGreaterThan(0)
    expect(found(model).every(({ lengthMm }) => lengthMm === 25)).toBe(true)
    finder.type("25mm box of 100")
    expect(found(model)).toEqual([expect.objectContaining({ lengthMm: 25, pack: "Box of 100" })])
    finder.type("")
    finder.pick("pack", "Box of 100")
    expect(found(model).length).toBeGreaterThan(1)
    expect(found(model).every(({ pack }) => pack === "Box of 100")).toBe(true)
    finder.type("no such size")
    expect([model.visibleRows, finder.isNarrowed]).toEqual([[], true])
    finder.clear()
    expect([model.visibleRows.length, finder.isNarrowed]).toEqual([item.variations.length, false])
  })

  it("[PDP-01] keeps the rows in sight that something is wanted of", async () => {
    const item = await long()
    const { model } = unpricedPageOf(item)
    const last = model.rows.at(-1) as SizeRow
    model.type(last, "3")
    model.finder.type(model.rows[0]?.variation.sku ?? "")
    expect(model.visibleRows.map(({ key }) => key)).toEqual([model.rows[0]?.key, last.key])
  })

  it("[PDP-01] finds a length as it is typed in the yard", async () => {
    const item = products.timber
    const { model } = unpricedPageOf(item)
    for (const typed of ["5.4", "5.4m", "5.4 m"]) {
      model.finder.type(typed)
      expect(
        model.visibleRows.map(({ length }) => length),
        typed
      ).toEqual([5.4])
    }
  })

  it("[PDP-01] [STK-05] says of each value why it can't be had beside what is picked: not made, sold out, or not sold online", async () => {
    const told = await long()
    const item = { ...told, variations: told.variations.slice(0, 6) }
    const [first, second] = item.variations
    if (!first || !second) throw new Error("The bolt has no two sizes.")
    const lengthText = (variation: typeof first) => `${variation.attributes.lengthMm} mm`
    const offered = (variations: ProductDetail["variations"], picked: string) =>
      sizeChoices({ ...item, variations }, sizeRows({ ...item, variations }), new Map([["pack", picked]]))
        .find(({ name }) => name === "lengthMm")
        ?.options.find(({ value }) => value === lengthText(first))
    const pack = String(first.attributes.pack)
    const others = item.variations.slice(1)
    const { pricing: _, ...unpriced } = first
    expect(offered(item.variations, pack)).toEqual({
      value: lengthText(first),
      text: lengthText(first),
      isPossible: true
    })
    expect(offered([{ ...first, stockMode: "clearance", stock: [] }, ...others], pack)).toEqual({
      value: lengthText(first),
      text: `${lengthText(first)} (sold out)`,
      isPossible: true
    })
    expect(offered([unpriced, ...others], pack)?.text).toBe(`${lengthText(first)} (not sold online)`)
    const kept = { ...first, attributes: { ...first.attributes, pack: "Bag of 7" } }
    expect(offered([kept, ...others.filter((one) => lengthText(one) !== lengthText(first))], pack)).toEqual({
      value: lengthText(first),
      text: `${lengthText(first)} (not made in ${pack})`,
      isPossible: false
    })
  })

  it("[PDP-01] finds a row by its barcode, and by its number where it has none", async () => {
    const told = await long()
    const variations = told.variations.map(({ barcode: _, ...one }, place) =>
      place === 3 ? { ...one, barcode: "9312345678907" } : one
    )
    const { model } = unpricedPageOf({ ...told, variations })
    model.finder.type("931234")
    expect(model.visibleRows).toEqual([model.rows[3]])
    const other = model.rows[5] as SizeRow
    model.finder.type(other.variation.sku)
    expect(model.visibleRows).toEqual([other])
    model.finder.type("undefined")
    expect(model.visibleRows).toEqual([])
  })
})

describe("the stock at every store", () => {
  const opened = async (item: ProductDetail) => {
    const model = new StoreStockViewModel(page().call, item, morning)
    await model.load()
    return model
  }
  /** Pieces of the chosen size by branch id, as the product tells them. */
  const held = ({ row }: StoreStockViewModel, branchId: number) =>
    (row?.variation.stock ?? [])
      .filter((one) => one.branchId === branchId && (!row?.variation.lengths || one.length === row.length))
      .reduce((sum, one) => sum + one.available, 0)

  it.each(["timber", "randomLength", "tally"] as const)(
    "[STK-09] [PDP-01] of %s is each store's own of the chosen size or length, with the day it is ready",
    async (kind) => {
      const model = await opened(products[kind])
      const branches = await database.query("SELECT id FROM branch")
      for (const row of model.rows) {
        model.choose(row.key)
        expect(model.lines.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
          branches.map(({ id }) => Number(id)).sort((a, b) => a - b)
        )
        for (const { id, isHere, stock, ready } of model.lines) {
          const pieces = held(model, id)
          expect(isHere, `${row.key} at ${id}`).toBe(pieces > 0)
          if (isHere) expect(stock).toMatch(new RegExp(`^${pieces.toLocaleString("en-AU")} (left|in stock)$`))
          if (isHere) expect(ready).toMatch(/^(Ready |No click and collect)/)
        }
        expect(model.lines.map(({ isHere }) => isHere)).toEqual(
          model.lines.map(({ isHere }) => isHere).sort((a, b) => Number(b) - Number(a))
        )
      }
    }
  )

  it("[STK-09] of a pack is told with what a pack holds, by length", async () => {
    const { row, pack } = await opened(products.tally)
    const [first = ""] = row?.variation.tallies ?? []
    const [pieces, length] = first.split("/")
    expect(pack).toContain(`${pieces} of ${Number(length)} m`)
    expect((await opened(products.timber)).pack).toBeUndefined()
  })

  it("[STK-08] that can't be asked is said, shows no store, and is asked for again", async () => {
    const shop = page()
    let isAway = true
    const call = ((...request: Parameters<typeof shop.call>) =>
      isAway
        ? Promise.resolve({ ok: false, status: 503, code: "UNAVAILABLE", msg: "Down" })
        : shop.call(...request)) as ShopClient["call"]
    const model = new StoreStockViewModel(call, products.timber, morning)
    await model.load()
    expect([model.problem, model.lines]).toEqual([stockFailureWords.unavailable, []])
    isAway = false
    await model.load()
    expect(model.problem).toBeUndefined()
    expect(model.lines.length).toBeGreaterThan(0)
  })
})

describe("asking to hear when it is back", () => {
  const limited = smallShop.products.find(({ variants }) =>
    variants.some(({ stockMode }) => stockMode === "special-order")
  )
  /** The product's page while nothing of it is in stock. */
  const soldOut = async () => {
    if (!limited) throw new Error("The small shop has no limited stock")
    await database.query(
      `INSERT INTO stock_movement (sku, branch_id, length, pieces, reason)
       SELECT stock.sku, branch_id, stock.length, -available, 'count' FROM stock JOIN sku ON erp_id = stock.sku
       WHERE product_id = $1 AND available > 0`,
      [limited.id]
    )
    return product(limited)
  }
  const asking = async (branchId?: number, shop: Pick<ShopClient, "call"> = page()) => {
    const thing = await soldOut()
    return new RestockViewModel(shop.call, restockSizes(thing, branchId), branchId)
  }
  const noted = (email: string) =>
    database.query("SELECT sku, branch_id FROM restock_alert WHERE email = $1 ORDER BY branch_id", [email])

  it("[STK-01] [STK-07] is offered for limited stock of which none is there, and for nothing else", async () => {
    const thing = await soldOut()
    expect(restockSizes(thing, undefined).length).toBeGreaterThan(0)
    expect(restockSizes(thing, 25)).toEqual(restockSizes(thing, undefined))
    const [one, ...others] = thing.variations
    if (!one) throw new Error("It has no variation")
    const back = { ...thing, variations: [{ ...one, stock: [{ branchId: 25, available: 3 }] }, ...others] }
    expect(restockSizes(back, 25).map(({ sku }) => sku)).not.toContain(one.sku)
    expect(restockSizes(back, 26).map(({ sku }) => sku)).toContain(one.sku)
    const normal = {
      ...thing,
      variations: thing.variations.map((variation) => ({ ...variation, stockMode: "normal" as const }))
    }
    expect(restockSizes(normal, undefined)).toEqual([])
  })

  it("[STK-07] notes the address for my store, or for any, and says so", async () => {
    const model = await asking(25)
    model.type(" lee@example.com ")
    expect(await model.send()).toBe(true)
    expect(model.notice).toContain("lee@example.com")
    model.chooseStore(true)
    expect(model.notice).toBeUndefined()
    expect(await model.send()).toBe(true)
    expect(await noted("lee@example.com")).toEqual([
      { sku: model.sku, branch_id: 25 },
      { sku: model.sku, branch_id: null }
    ])
  })

  it("[STK-07] says what is wrong with an address, and sends nothing", async () => {
    const model = await asking()
    for (const email of ["", "lee@example"]) {
      model.type(email)
      expect(await model.send()).toBe(false)
      expect(model.emailProblem).toEqual(expect.any(String))
    }
    model.type("lee@example.net")
    expect(model.emailProblem).toBeUndefined()
    expect(await noted("lee@example")).toEqual([])
  })

  it("[STK-08] [MSG-04] a signup that failed has its own words, and the address stays", async () => {
    const call = (async () => ({
      ok: false,
      status: 503,
      code: "UNAVAILABLE",
      msg: "Down"
    })) as unknown as ShopClient["call"]
    const model = await asking(undefined, { call })
    model.type("lee@example.org")
    expect(await model.send()).toBe(false)
    expect([model.problem, model.email]).toEqual([stockFailureWords.restockFailed, "lee@example.org"])
  })
})

describe("the products that were looked at", () => {
  const [first, second, third] = smallShop.products
  const ids = [first, second, third].map((one) => one?.id ?? "")

  it("are those before this one, the latest first and each once, as cards", async () => {
    const shop = page()
    for (const id of [...ids, ids[0] ?? ""]) await recordView(shop, id)
    const before = await readViewHistory(shop, ids[0] ?? "")
    expect(before).toEqual([ids[2], ids[1]])
    const cards = await fetchViewedProducts(shop, before)
    expect(cards.map(({ slug }) => slug)).toEqual([third?.slug, second?.slug])
  })

  it("are the last twelve", async () => {
    const shop = page()
    for (const { id } of smallShop.products.slice(0, 20)) await recordView(shop, id)
    expect(await readViewHistory(shop, "another")).toEqual(
      smallShop.products
        .slice(8, 20)
        .map(({ id }) => id)
        .reverse()
    )
  })

  it("are forgotten where somebody logs out", async () => {
    const shop = page()
    await recordView(shop, ids[0] ?? "")
    await clearAllSessionData(shop)
    expect(await readViewHistory(shop, "another")).toEqual([])
  })

  it("are none where what was kept is no list of ids, or the search can't be asked", async () => {
    const shop = page()
    for (const stored of ["P1", { 0: "P1" }, ['P1" OR status:hidden', 7, null]]) {
      await (await shop.store()).write("view-history", stored)
      expect(await readViewHistory(shop, "another")).toEqual([])
    }
    expect(await fetchViewedProducts({ search: () => Promise.reject(new Error("down")) }, ids)).toEqual([])
    expect(await fetchViewedProducts(shop, ["NO-SUCH-PRODUCT"])).toEqual([])
  })
})
