/** The calculators over the real shop: what figures and goods come to, at whose prices, and in the cart in one press. */
import { describe, expect, it } from "vitest"
import type { ShopClient } from "../../adapters/client.ts"
import { chargedPrice, isPriced } from "../../core/pricing/price.ts"
import { CartViewModel } from "../../ui/cart/cart.view-model.ts"
import { type CalculatorPage, loadCalculator } from "../../ui/storefront/calculators/load-calculator.ts"
import { MaterialListViewModel } from "../../ui/storefront/calculators/material-list.view-model.ts"
import { browserAt, emails } from "../api/account/login-browser.ts"
import { priya } from "../core/account/buyers.ts"
import { createPage } from "./browser-tabs.ts"
import { createShopBrowser, waitForPrices } from "./shop-browser.ts"

const browser = createShopBrowser()
const { page, prices } = browser

const listOf = ({ list }: CalculatorPage) => {
  if (!list) throw new Error("The calculator has no list")
  return list
}

/** Pieces that are cut from sticks of more than one length. */
const pieces = "5300 x 2\n2350 x 3\n1.2 m x 8"

/** A cut list's goods as a guest's page shows them, and the cart of `shop` that they go into. */
const listIn = async (shop: ShopClient) => {
  const cart = new CartViewModel(shop)
  const { lines } = listOf(await loadCalculator(page(), "cuts", { pieces }, undefined))
  return { cart, lines, model: new MaterialListViewModel(lines, shop, cart) }
}

describe("A calculator", () => {
  it("counts nothing before a figure was sent, and offers what its goods are chosen from", async () => {
    const opened = await loadCalculator(page(), "deck", { tool: "deck" }, undefined)
    expect(opened.problems).toEqual({})
    expect(opened.list).toBeUndefined()
    const [boards] = opened.choices
    expect(boards?.options.map(({ slug }) => slug)).toContain(boards?.slug)
    expect(boards?.options.some(({ name }) => /Tally Pack|Fascia/.test(name))).toBe(false)
    expect(boards?.options.some(({ name }) => name.includes("Composite"))).toBe(true)
  })

  it("says of each figure what is wrong with it", async () => {
    const { problems, list } = await loadCalculator(page(), "deck", { run: "x", width: "", gap: "21" }, undefined)
    expect(problems).toEqual({
      run: "Type a number, such as 7.2",
      width: "Width is required",
      gap: "From 0 to 20 mm"
    })
    expect(list).toBeUndefined()
  })

  it("[CALC-01] [CALC-03] lists boards of one length, priced as the shop prices so many of them", async () => {
    const { lines, offers, takenKey } = listOf(
      await loadCalculator(page(), "deck", { run: "7.2", width: "4.5", boards: "no-such-boards" }, undefined)
    )
    const taken = offers.find(({ key }) => key === takenKey)
    const [line] = lines
    expect(lines).toHaveLength(1)
    expect(line?.pieces).toBe(taken?.pieces)
    expect(line?.pieces).toBeGreaterThan(0)
    const [answer] = await prices(lines.map(({ request }) => request))
    expect(line?.answer).toEqual(answer)
    expect(answer && isPriced(answer) && chargedPrice(answer).linePrice).toBe(taken?.cost)
  })

  it("[CALC-03] takes another length where the address names one, and its own where that is none", async () => {
    const figures = { run: "7.2", width: "4.5" }
    const { offers, takenKey } = listOf(await loadCalculator(page(), "floor", figures, undefined))
    for (const { key, pieces } of offers) {
      const other = listOf(await loadCalculator(page(), "floor", { ...figures, size: key }, undefined))
      expect([other.takenKey, other.lines[0]?.pieces]).toEqual([key, pieces])
    }
    const unknown = await loadCalculator(page(), "floor", { ...figures, size: "nothing" }, undefined)
    expect(listOf(unknown).takenKey).toBe(takenKey)
  })

  it("says that there is nothing to choose from where the shop sells none of it", async () => {
    const { problem } = await loadCalculator(page(), "fence", { run: "24" }, undefined)
    expect(problem).toBe(
      "We have nothing to choose from here just now. Call your store, and we'll work it out with you."
    )
  })

  it("[CUT-01] [CUT-03] lists the sticks that all pieces can be cut from, and how", async () => {
    const { lines, cuts } = listOf(
      await loadCalculator(page(), "cuts", { pieces: "2350 x 6\n1.2 m x 8", kerf: "3" }, undefined)
    )
    expect(cuts.flatMap((stick) => stick.cuts).toSorted((one, other) => one - other)).toEqual([
      ...Array(8).fill(1200),
      ...Array(6).fill(2350)
    ])
    expect(lines.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(cuts.length)
    for (const stick of cuts)
      expect(stick.cuts.reduce((sum, cut) => sum + cut, 0) + 3 * (stick.cuts.length - 1)).toBeLessThanOrEqual(
        stick.length
      )
  })

  it("[CUT-03] names the line of a piece that can't be read", async () => {
    const { problems } = await loadCalculator(page(), "cuts", { pieces: "2350 x 6\nstuds" }, undefined)
    expect(problems.pieces).toBe("Line 2, “studs”, is not a length and a number of pieces, such as 2350 x 6")
  })
})

describe("A calculator's list", () => {
  it("is in the cart after one press, at the total that stood above the button", async () => {
    const { cart, lines, model } = await listIn(page())
    const { total } = model
    await model.add()
    await waitForPrices(cart)
    expect(model.problem).toBeUndefined()
    expect(model.isAdded).toBe(true)
    expect(cart.items.map(({ erpId, qtyRaw }) => [erpId, qtyRaw])).toEqual(
      lines.map(({ request }) => [request.sku, request.qty])
    )
    expect(cart.totals.total).toBe(total?.price)
  })

  it("[PRC-08] has no price while it is a guest's and somebody else looks, then the member's own", async () => {
    const entered = browserAt(browser)
    await entered.enter(emails.loyal)
    const line = { calls: [] as string[], isDown: false }
    const shop = createPage(browser, entered.jar, line)
    const { cart, model } = await listIn(shop)
    const guests = model.total?.price ?? 0
    shop.setBuyer(priya)
    cart.setBuyer(priya)
    expect(model.total).toBeUndefined()
    expect(model.linePrice(0)).toBeUndefined()
    await model.reprice()
    expect(model.total?.price).toBeLessThan(guests)
    expect(model.isPricingFailed).toBe(false)
  })

  it("says that it could not be priced, and nothing of it goes into the cart", async () => {
    const { cart, lines } = await listIn(page())
    const failed = lines.map((one, place) =>
      place === 1 ? { ...one, answer: { error: true as const, msg: "no price", id: "", qty: 1 } } : one
    )
    const model = new MaterialListViewModel(failed, { ...page(), call: async () => unreachable }, cart)
    expect(model.isPricingFailed).toBe(true)
    expect(model.total).toBeUndefined()
    await model.add()
    expect(model.problem).toBe("The shop can't be reached")
    expect(model.isAdded).toBe(false)
    expect(cart.items).toEqual([])
  })
})

const unreachable = {
  ok: false,
  error: true,
  status: 0,
  code: "NETWORK",
  msg: "The shop can't be reached"
} as never
