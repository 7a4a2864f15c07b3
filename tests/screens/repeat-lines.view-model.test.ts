/** Buying an order again over the real shop: today's prices, and what is not as it was. */
import { beforeAll, describe, expect, it } from "vitest"
import type { ShopClient } from "../../adapters/client.ts"
import type { ProductDetail } from "../../core/catalogue/product/product-detail.ts"
import { addedLines, withoutAddition } from "../../core/ordering/cart/cart-addition.ts"
import type { OrderLine } from "../../core/orders/order.ts"
import { chargedPrice, isPriced } from "../../core/pricing/price.ts"
import { CartViewModel } from "../../ui/cart/cart.view-model.ts"
import type { NewCartItem } from "../../ui/cart/new-cart-item.ts"
import { RepeatLinesViewModel } from "../../ui/cart/repeat-lines.view-model.ts"
import { sizeRows } from "../../ui/storefront/product/size-rows.ts"
import { createPage } from "./browser-tabs.ts"
import { createShopBrowser, newCartItem, newCartItemByMetre, rowOf, sampleProducts } from "./shop-browser.ts"

const browser = createShopBrowser()
const { page, product, prices, database } = browser

let timber: ProductDetail
let box: ProductDetail
let clearance: ProductDetail
let mixed: ProductDetail
beforeAll(async () => {
  ;[timber, box, clearance, mixed] = await Promise.all([
    product(sampleProducts.timber),
    product(sampleProducts.box),
    product(sampleProducts.clearance),
    product(sampleProducts.randomLength)
  ])
})

/** A line of an order as the shop froze it, at today's price; `more` is what was otherwise then. */
const lineOf = async (
  of: ProductDetail,
  { request }: NewCartItem,
  more: Partial<OrderLine> = {}
): Promise<OrderLine> => {
  const [answer] = await prices([request])
  if (!answer || !isPriced(answer)) throw new Error("There is no price")
  const [uom = "", cf] = request.uom.split("|")
  const { unitPrice, linePrice, lineGst } = chargedPrice(answer)
  return {
    productId: of.id,
    sku: request.sku,
    name: of.name,
    slug: of.slug,
    uom,
    cf: Number(cf),
    ...(request.length === undefined ? {} : { length: request.length }),
    qty: answer.qty,
    pieces: uom === "LM" ? 4 : request.qty,
    pricedUom: of.isTimber ? "LM" : uom,
    unitPrice,
    linePrice,
    lineGst,
    weightGrams: 0,
    ...more
  }
}

const orderAgain = async (lines: ReadonlyArray<OrderLine>, shop: ShopClient = page()) => {
  const cart = new CartViewModel(shop)
  const again = new RepeatLinesViewModel(shop, cart)
  await again.add(lines.map((line) => ({ ...line, was: line })))
  return { cart, again, bought: cart.items.map(({ erpId, uom, qtyRaw }) => [erpId, uom, qtyRaw]) }
}

describe("Order again", () => {
  it("[ORD-02] puts each line in the cart as it was bought, at today's price", async () => {
    const row = rowOf(timber)
    const lines = [
      await lineOf(timber, newCartItem(timber, row, 7)),
      await lineOf(timber, newCartItemByMetre(timber, row.variation, 4 * row.variation.factor), { pieces: 4 }),
      await lineOf(box, newCartItem(box, rowOf(box), 2)),
      await lineOf(mixed, newCartItem(mixed, rowOf(mixed), 3))
    ]
    const { cart, again, bought } = await orderAgain(lines)
    expect(again.report).toMatchObject({ added: 4, message: "4 lines are in your cart, at today's prices.", notes: [] })
    expect(bought).toEqual([
      [row.variation.sku, "STICK", 7],
      [row.variation.sku, "LM", 4 * row.variation.factor],
      [rowOf(box).variation.sku, rowOf(box).variation.uom, 2],
      [rowOf(mixed).variation.sku, "STICK", 3]
    ])
    expect(cart.items.at(-1)?.length).toBe(rowOf(mixed).length)
    expect(cart.items.every((item) => cart.problemOf(item) === undefined)).toBe(true)
  })

  it("[ORD-02] says what costs another price today, in the unit that it is priced by", async () => {
    const line = await lineOf(timber, newCartItem(timber, rowOf(timber), 1))
    const { again } = await orderAgain([{ ...line, unitPrice: line.unitPrice - 10 }])
    const [before, now] = [line.unitPrice - 10, line.unitPrice].map((cents) => `$${(cents / 100).toFixed(2)} per m`)
    expect(again.report).toMatchObject({
      added: 1,
      message: "1 line is in your cart, at today's price.",
      notes: [`${line.name} was ${before} and is ${now} today.`]
    })
  })

  it("[ORD-02] names what is no longer sold, and what too little is left of, and adds the rest", async () => {
    const kept = await lineOf(box, newCartItem(box, rowOf(box), 1))
    const left = sizeRows(clearance).find(({ variation }) => variation.stockMode === "clearance")
    if (!left) throw new Error("Nothing is on clearance")
    const cleared = await lineOf(clearance, newCartItem(clearance, left, 1))
    const lines = [
      { ...kept, sku: "NO-SUCH-SKU", name: "Old size" },
      { ...kept, productId: "no-such-product", name: "Old product" },
      { ...cleared, name: "Last pieces", pieces: 1_000_000, qty: 1_000_000 },
      kept
    ]
    const { again, bought } = await orderAgain(lines)
    expect(bought).toEqual([[kept.sku, kept.uom, 1]])
    expect(again.report?.added).toBe(1)
    expect(again.report?.notes).toEqual([
      "Old size is no longer sold.",
      "Old product is no longer sold.",
      expect.stringMatching(/^Last pieces: Sorry! We don't have the stock to fill your request\. \(remaining stock: /)
    ])
  })

  it("[ORD-02] names what isn't sold in that unit or quantity any more", async () => {
    const line = await lineOf(timber, newCartItem(timber, rowOf(timber), 1))
    const { again, bought } = await orderAgain([{ ...line, cf: 77.7 }])
    expect(bought).toEqual([])
    expect(again.report).toEqual({
      added: 0,
      message: "None of this could be put in your cart.",
      notes: [expect.stringMatching(new RegExp(`^${line.name}: \\S`))]
    })
  })

  it("[ORD-02] puts nothing in the cart where the shop can't be reached, and can be tried again", async () => {
    const line = await lineOf(box, newCartItem(box, rowOf(box), 1))
    const connection = { calls: [], isDown: true }
    const shop = createPage(browser, new Map(), connection)
    const cart = new CartViewModel(shop)
    const again = new RepeatLinesViewModel(shop, cart)
    await again.add([line])
    expect(again.report?.message).toMatch(/^Nothing was put in your cart\. The shop could not be reached/)
    expect(cart.items).toEqual([])
    connection.isDown = false
    await Promise.all([again.add([line]), again.add([line])])
    expect(again.report?.added).toBe(1)
    expect(cart.items.map(({ qtyRaw }) => qtyRaw)).toEqual([1])
  })

  it("[ORD-02] tells how much of each line was there already, and takes out again what it put in", async () => {
    const [item, stick] = [newCartItem(box, rowOf(box), 2), newCartItem(timber, rowOf(timber), 7)]
    const shop = page()
    const cart = new CartViewModel(shop)
    await cart.add([item])
    const again = new RepeatLinesViewModel(shop, cart)
    const lines = [await lineOf(box, item), await lineOf(timber, stick)]
    await again.add(lines)
    const addition = again.report?.change?.addition ?? { before: [], after: [] }
    expect(addedLines(addition).map(({ item: { erpId }, before, now }) => [erpId, before, now])).toEqual([
      [item.request.sku, 2, 4],
      [stick.request.sku, 0, 7]
    ])
    expect(cart.lastAddition).toBe(addition)
    await cart.undoAddition(withoutAddition(cart.items, addition))
    expect(cart.items.map(({ erpId, qtyRaw }) => [erpId, qtyRaw])).toEqual([[item.request.sku, 2]])
    expect(cart.lastAddition).toBeUndefined()
    await again.add(lines)
    await cart.clear()
    expect(cart.lastAddition).toBeUndefined()
  })

  it("[ORD-02] adds to what is in the cart already", async () => {
    const item = newCartItem(box, rowOf(box), 2)
    const shop = page()
    const cart = new CartViewModel(shop)
    await cart.add([item])
    await new RepeatLinesViewModel(shop, cart).add([await lineOf(box, item)])
    expect(cart.items.map(({ qtyRaw }) => qtyRaw)).toEqual([4])
    expect(await database.query("SELECT count(*)::int AS many FROM shop_order")).toEqual([{ many: 0 }])
  })
})
