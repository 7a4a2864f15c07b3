/** A cart that stands open while its prices can't be asked for, run out or change: what it shows, and what it says. */
import { autorun } from "mobx"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import type { ProductDetail } from "../../core/catalogue/product/product-detail.ts"
import { cartBlocker } from "../../core/ordering/cart/cart-blocker.ts"
import { chargedPrice } from "../../core/pricing/price.ts"
import { CartViewModel } from "../../ui/cart/cart.view-model.ts"
import { refreshExpiredPrices } from "../../ui/cart/price-expiry.ts"
import { displayedTotals, isOutdated } from "../../ui/checkout/displayed-totals.ts"
import { type Connection, createPage } from "./browser-tabs.ts"
import {
  cartWith,
  createShopBrowser,
  lineAt,
  morning,
  newCartItem,
  rowOf,
  sampleProducts,
  startFakeClock,
  waitForPrices
} from "./shop-browser.ts"

const browser = createShopBrowser()
const { page, product, prices, database } = browser

let timber: ProductDetail
let box: ProductDetail
beforeAll(async () => {
  ;[timber, box] = await Promise.all([product(sampleProducts.timber), product(sampleProducts.box)])
})
const sticks = (qty = 7) => newCartItem(timber, rowOf(timber), qty)
const boxes = (qty = 2) => newCartItem(box, rowOf(box), qty)
const raise = (by: number) =>
  database.query("UPDATE price SET retail_cents = retail_cents + $1 WHERE sku = $2", [by, boxes().request.sku])
const stopOf = (cart: CartViewModel) => cartBlocker(cart.items, cart.clock.now)
const unitPrice = (cart: CartViewModel, place: number) => {
  const { pricing } = lineAt(cart, place)
  return pricing && chargedPrice(pricing).unitPrice
}

/** A page whose connection can be cut. */
const pageOnALine = () => {
  const line: Connection = { calls: [], isDown: false }
  return { line, shop: createPage(browser, new Map(), line) }
}

afterEach(() => {
  vi.restoreAllMocks()
  startFakeClock()
})

describe("Without a connection", () => {
  it("[CART-03] a changed cart keeps the sums known last, marked as not up to date, and is priced when it is back", async () => {
    vi.spyOn(console, "warn").mockReturnValue(undefined)
    const { line, shop } = pageOnALine()
    const cart = await cartWith(shop, [sticks(7), boxes(2)])
    const { totals } = cart
    const { pricing } = lineAt(cart, 0)
    expect([displayedTotals(cart), isOutdated(cart)]).toEqual([totals, false])
    line.isDown = true
    await cart.changeQuantity(lineAt(cart, 0), 8)
    expect(totals.total).toBeGreaterThan(0)
    expect([displayedTotals(cart), isOutdated(cart), stopOf(cart), cart.canContinue]).toEqual([
      totals,
      true,
      "prices",
      false
    ])
    expect(cart.prices.lastKnownPrice(lineAt(cart, 0))).toEqual(pricing)
    expect(lineAt(cart, 0)).toMatchObject({ qtyRaw: 8 })
    line.isDown = false
    await cart.reprice()
    const [answer] = await prices([sticks(8).request])
    expect(lineAt(cart, 0).pricing).toEqual(answer)
    expect([isOutdated(cart), stopOf(cart), cart.canContinue]).toEqual([false, undefined, true])
    expect(displayedTotals(cart)).toEqual(cart.totals)
    expect(cart.prices.hasChanges(cart.items)).toBe(false)
  })

  it("[PRC-07] shows no sum at all where a line never had a price or none is read yet, and never $0.00", async () => {
    vi.spyOn(console, "warn").mockReturnValue(undefined)
    const before = await cartWith(page(), [sticks(7), boxes(2)])
    const [first, second] = before.items
    await browser.write("cart", [{ ...first, pricing: undefined }, second])
    const { line, shop } = pageOnALine()
    line.isDown = true
    const cart = new CartViewModel(shop)
    expect(displayedTotals(cart)).toBeUndefined()
    await cart.restore()
    expect([displayedTotals(cart), isOutdated(cart), stopOf(cart)]).toEqual([undefined, true, "prices"])
  })

  it("[T58] leaves no sum of a member's to whoever comes after them", async () => {
    vi.spyOn(console, "warn").mockReturnValue(undefined)
    const { line, shop } = pageOnALine()
    const cart = await cartWith(shop, [sticks(7)])
    line.isDown = true
    cart.setBuyer({ contactId: "P01", customerId: "1001", hasOwnPrices: true, showsExGst: false })
    await waitForPrices(cart)
    expect(displayedTotals(cart)).toBeUndefined()
  })
})

describe("A cart that is open at 6 pm", () => {
  const untilSix = 9 * 60 * 60 * 1000

  it("[PRC-06] [CART-06] says that its prices have run out although nothing in it changes, where they can't be had", async () => {
    vi.spyOn(console, "warn").mockReturnValue(undefined)
    const { line, shop } = pageOnALine()
    const cart = await cartWith(shop, [sticks(7), boxes(2)])
    const shown: Array<unknown> = []
    const stop = autorun(() => void shown.push([cart.canContinue, stopOf(cart), cart.problemOf(lineAt(cart, 0))]))
    line.isDown = true
    vi.setSystemTime(morning + untilSix)
    await refreshExpiredPrices(cart)
    stop()
    expect(shown[0]).toEqual([true, undefined, undefined])
    expect(shown.at(-1)).toEqual([false, "expired", "Product expired"])
    expect(cart.werePricesRefreshed).toBe(false)
    line.isDown = false
    await refreshExpiredPrices(cart)
    expect([cart.canContinue, cart.werePricesRefreshed]).toEqual([true, true])
  })

  it("[PRC-06] asks for them anew, says so, and marks the line that has changed with the old and the new", async () => {
    const cart = await cartWith(page(), [sticks(7), boxes(2)])
    const before = unitPrice(cart, 1) ?? 0
    await raise(7)
    try {
      vi.setSystemTime(morning + untilSix)
      await refreshExpiredPrices(cart)
      expect([cart.werePricesRefreshed, cart.canContinue]).toEqual([true, true])
      expect([cart.prices.previousPriceOf(lineAt(cart, 0)), cart.prices.previousPriceOf(lineAt(cart, 1))]).toEqual([
        undefined,
        before
      ])
      expect(unitPrice(cart, 1)).toBe(before + 7)
    } finally {
      await raise(-7)
    }
  })
})

describe("A price that changes", () => {
  it("[PRC-06] is marked with the old and the new where another tab has asked for it", async () => {
    const [mine, other] = [new CartViewModel(page()), new CartViewModel(page())]
    await Promise.all([mine.restore(), other.restore()])
    await mine.add([boxes(2)])
    await waitForPrices(mine)
    await vi.waitFor(() => expect(unitPrice(other, 0)).toBe(unitPrice(mine, 0)))
    const before = unitPrice(mine, 0)
    await raise(9)
    try {
      await mine.reprice()
      await vi.waitFor(() => expect(unitPrice(other, 0)).toBe((before ?? 0) + 9))
      expect([mine.prices.previousPriceOf(lineAt(mine, 0)), other.prices.previousPriceOf(lineAt(other, 0))]).toEqual([
        before,
        before
      ])
    } finally {
      await raise(-9)
    }
  })

  it("[PRC-06] is marked also where the quantity was changed with it; a volume break of the shopper's own making is not", async () => {
    const cart = await cartWith(page(), [boxes(2), sticks(1)])
    const before = unitPrice(cart, 0)
    await raise(9)
    try {
      await cart.changeQuantity(lineAt(cart, 0), 3)
      expect(cart.prices.previousPriceOf(lineAt(cart, 0))).toBe(before)
    } finally {
      await raise(-9)
    }
    await cart.reprice()
    await cart.changeQuantity(lineAt(cart, 1), 60)
    expect(unitPrice(cart, 1)).toBeLessThan(lineAt(cart, 1).pricing?.defaultUnitPrice ?? 0)
    expect(cart.prices.previousPriceOf(lineAt(cart, 1))).toBeUndefined()
  })
})
