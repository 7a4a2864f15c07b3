/** Own prices on a page: asked for once, shown to whose they are, and gone with them. */

import { describe, expect, it, vi } from "vitest"
import { nullStore } from "../../adapters/browser/null-store.ts"
import type { PriceQueue } from "../../adapters/browser/price-queue.ts"
import type { BuyerTerms } from "../../core/identity/buyer.ts"
import { isPriced, type PriceAnswer, type PricedLine, type PriceRequest } from "../../core/pricing/price.ts"
import { ShopClock } from "../../ui/kit/shop-clock.ts"
import { OwnPricesViewModel } from "../../ui/session/own-prices.view-model.ts"
import type { StoredPrices } from "../../ui/session/stored-prices.ts"
import { browserAt, emails } from "../api/account/login-browser.ts"
import { asha, buyer, dana, priya } from "../core/account/buyers.ts"
import { createPage } from "./browser-tabs.ts"
import { createShopBrowser, morning, newCartItem, rowOf, sampleProducts } from "./shop-browser.ts"

/** A browser that keeps nothing. */
const ownPricesOver = (queue: PriceQueue, clock?: ShopClock) =>
  new OwnPricesViewModel({ ...queue, store: async () => nullStore() }, clock)

const browser = createShopBrowser()

/** Requests of the first few rows of a product, and what the shop answers a guest. */
const wanted = async (): Promise<{ requests: ReadonlyArray<PriceRequest>; guests: ReadonlyArray<PricedLine> }> => {
  const timber = await browser.product(sampleProducts.timber)
  const requests = [0, 1, 2].map((place) => newCartItem(timber, rowOf(timber, place), 1).request)
  return { requests, guests: (await browser.prices(requests)).filter(isPriced) }
}

/** A page of somebody who is logged in, and what it has asked for prices. */
const pageOf = async (email: string) => {
  const entered = browserAt(browser)
  await entered.enter(email)
  const line = { calls: [] as string[], isDown: false }
  const shop = createPage(browser, entered.jar, line)
  return { shop, line, asked: () => line.calls.filter((call) => call.includes("products-pricing")) }
}

/** A queue whose answers wait until the test lets them go. */
const held = (price: (request: PriceRequest) => PriceAnswer) => {
  const waiting: Array<() => void> = []
  const whose: Array<BuyerTerms | undefined> = []
  const queue: PriceQueue = {
    requestPrice: (request) => new Promise((resolve) => waiting.push(() => resolve(price(request)))),
    setBuyer: (one) => void whose.push(one)
  }
  return { queue, waiting, whose }
}

describe("The own prices of a page", () => {
  it("[PRC-04] [PRC-05] [PRC-07] are asked for together and once, and are the member's", async () => {
    const { requests, guests } = await wanted()
    const { shop, asked } = await pageOf(emails.loyal)
    const prices = new OwnPricesViewModel(shop)
    prices.setBuyer(priya)
    expect(prices.ownPrice(requests[0] as PriceRequest)).toBeUndefined()
    await Promise.all([...requests, ...requests].map((request) => prices.requestPrice(request)))
    expect(asked()).toEqual(["POST /api/products-pricing/prices?customerId=1001"])
    for (const [place, request] of requests.entries()) {
      const { unitPrice = 0 } = guests[place] ?? {}
      expect(prices.ownPrice(request)?.unitPrice).toBe(unitPrice - Math.floor((unitPrice * 5 + 49) / 100))
    }
    await Promise.all(requests.map((request) => prices.requestPrice(request)))
    expect(asked()).toHaveLength(1)
  })

  it("[ENT-14] are kept in the browser with every field that they came with", async () => {
    const { requests, guests } = await wanted()
    const [request = { sku: "", qty: 1, uom: "" }] = requests
    const guest = guests[0] as PricedLine
    const { shop } = await pageOf(emails.loyal)
    const prices = new OwnPricesViewModel(shop)
    prices.setBuyer(priya)
    await prices.requestPrice(request)
    const unitPrice = guest.unitPrice - Math.floor((guest.unitPrice * 5 + 49) / 100)
    const linePrice = Math.round((unitPrice * Math.round(guest.qty * 100)) / 100)
    const record: Readonly<Record<string, unknown>> = {
      sku: request.sku,
      unitPrice,
      lineGst: Math.round(linePrice / 11),
      linePrice,
      baseUnitPrice: unitPrice,
      baseLinePrice: linePrice,
      baseLineGst: Math.round(linePrice / 11),
      customerUnitGst: Math.round(unitPrice / 11),
      qty: guest.qty,
      error: undefined,
      defaultUnitPrice: guest.defaultUnitPrice,
      incGst: true,
      id: request.sku,
      hasBulkBuy: guest.volumeDiscounts.length > 0
    }
    const stored = await vi.waitUntil(() => browser.kept("prices"))
    const kept = (stored as StoredPrices).lines.map(([, line]) => line)
    expect(kept).toHaveLength(1)
    for (const line of [prices.ownPrice(request), kept[0]])
      for (const [field, value] of Object.entries(record))
        expect((line as Record<string, unknown> | undefined)?.[field], field).toBe(value)
  })

  it.each([
    ["a guest", undefined],
    ["who may not see the company's", { ...dana, hasOwnPrices: false }]
  ] as const)("[PRC-04] of %s are asked for by nobody: what a guest sees is shown", async (_, who) => {
    const { requests, guests } = await wanted()
    const { queue, waiting } = held(() => guests[0] as PricedLine)
    const prices = ownPricesOver(queue)
    prices.setBuyer(who)
    await Promise.all(requests.map((request) => prices.requestPrice(request)))
    expect(waiting).toHaveLength(0)
    expect(prices.priceOf(requests[0] as PriceRequest, guests[0])).toBe(guests[0])
    expect(prices.priceViewer(requests[0] as PriceRequest)).toEqual(
      who ? { loggedIn: true, showCustomerPrice: false, showExcGstPricing: false } : { loggedIn: false }
    )
  })

  it("[PRC-08] are waited for with nothing in their place, also where they can't be had; then they are asked for again", async () => {
    const { requests, guests } = await wanted()
    const [request = { sku: "", qty: 1, uom: "" }] = requests
    let answer: PriceAnswer = { error: true, msg: "error fetching price", id: request.sku, qty: 1 }
    const { queue, waiting } = held(() => answer)
    const prices = ownPricesOver(queue)
    prices.setBuyer(dana)
    const first = prices.requestPrice(request)
    expect(prices.priceOf(request, guests[0])).toBeUndefined()
    waiting[0]?.()
    await first
    expect(prices.priceOf(request, guests[0])).toBeUndefined()
    answer = guests[1] as PricedLine
    const second = prices.requestPrice(request)
    waiting[1]?.()
    await second
    expect(prices.priceOf(request, guests[0])).toEqual(guests[1])
  })

  it("[PRC-06] run out by the shop's clock: in a browser that is a day ahead of it they are shown", async () => {
    const { requests, guests } = await wanted()
    const [request = { sku: "", qty: 1, uom: "" }] = requests
    const { queue, waiting } = held(() => guests[0] as PricedLine)
    const clock = new ShopClock()
    const prices = ownPricesOver(queue, clock)
    prices.setBuyer(dana)
    const asked = prices.requestPrice(request)
    waiting[0]?.()
    await asked
    vi.setSystemTime(morning + 24 * 60 * 60 * 1000)
    expect(prices.ownPrice(request)).toBeUndefined()
    clock.syncClock(morning)
    expect(prices.ownPrice(request)).toEqual(guests[0])
    vi.setSystemTime(morning)
  })

  it.each([
    ["a switch of company", { ...asha, customerId: "2001" }, asha],
    ["a log-out", dana, undefined],
    ["another contact's log-in", dana, buyer("P03", "2001")],
    ["a permission that changed", dana, { ...dana, hasOwnPrices: false }]
  ] as const)(
    "[PRC-06] [T21] [T58] are gone at once with %s, and what was on its way never comes",
    async (_, before, after) => {
      const { requests, guests } = await wanted()
      const [there = { sku: "", qty: 1, uom: "" }, late = there] = requests
      const { queue, waiting, whose } = held((request) => guests[requests.indexOf(request)] as PricedLine)
      const prices = ownPricesOver(queue)
      prices.setBuyer(before)
      const [first, second] = [prices.requestPrice(there), prices.requestPrice(late)]
      waiting[0]?.()
      await first
      expect(prices.ownPrice(there)).toEqual(guests[0])
      prices.setBuyer(after)
      expect(whose).toEqual([before, after])
      expect(prices.ownPrice(there)).toBeUndefined()
      waiting[1]?.()
      await second
      expect([prices.ownPrice(there), prices.ownPrice(late)]).toEqual([undefined, undefined])
      prices.setBuyer(before)
      expect([prices.ownPrice(there), prices.ownPrice(late)]).toEqual([undefined, undefined])
    }
  )

  it("[GST-03] are shown without GST, with the label for it, to a customer who has it so; to everyone else with GST", () => {
    const prices = ownPricesOver(held(() => ({}) as PricedLine).queue)
    const seen = () => [prices.displayedAmount(1290), prices.gstLabel]
    expect(seen()).toEqual([1290, "includes GST"])
    prices.setBuyer({ ...dana, showsExGst: true })
    expect(seen()).toEqual([1173, "excludes GST"])
    prices.setBuyer(dana)
    expect(seen()).toEqual([1290, "includes GST"])
  })
})
