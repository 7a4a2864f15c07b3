/** A cart whose shopper logs in, out, and over to another company. */
import { beforeAll, describe, expect, it, vi } from "vitest"
import type { ShopClient } from "../../adapters/client.ts"
import type { ProductDetail } from "../../core/catalogue/product/product-detail.ts"
import type { BuyerTerms } from "../../core/identity/buyer.ts"
import { chargedPrice } from "../../core/pricing/price.ts"
import { CartViewModel } from "../../ui/cart/cart.view-model.ts"
import { cartWords } from "../../ui/words/cart.ts"
import { browserAt, emails } from "../api/account/login-browser.ts"
import { createPage } from "./browser-tabs.ts"
import {
  cartWith,
  createShopBrowser,
  lineAt,
  newCartItem,
  rowOf,
  sampleProducts,
  waitForPrices
} from "./shop-browser.ts"

const browser = createShopBrowser()

const priya: BuyerTerms = { contactId: "P01", customerId: "1001", hasOwnPrices: true, showsExGst: false }

let timber: ProductDetail
let box: ProductDetail
beforeAll(async () => {
  ;[timber, box] = await Promise.all([browser.product(sampleProducts.timber), browser.product(sampleProducts.box)])
})
const lines = () => [newCartItem(timber, rowOf(timber), 7), newCartItem(box, rowOf(box), 2)]

const priyas = browserAt(browser)
beforeAll(() => priyas.enter(emails.loyal))

/** A tab of the browser that Priya is logged in with, and what it asks about prices. */
const priyasTab = () => {
  const line = { calls: [] as string[], isDown: false }
  return {
    shop: createPage(browser, priyas.jar, line),
    line,
    asked: () => line.calls.filter((call) => call.includes("products-pricing"))
  }
}

/** Everybody who looks at prices in that tab hears who it is, as on a page. */
const become = (shop: ShopClient, cart: CartViewModel, who: BuyerTerms | undefined) => {
  shop.setBuyer(who)
  cart.setBuyer(who)
}

const unitPrices = (cart: CartViewModel) => cart.items.map(({ pricing }) => pricing && chargedPrice(pricing).unitPrice)
const less = (price = 0) => price - Math.floor((price * 5 + 49) / 100)

/** The old prices that the lines show, and how many of them changed with who buys. */
const marks = (cart: CartViewModel) => [
  cart.items.map((item) => cart.prices.previousPriceOf(item)),
  cart.prices.buyerChangeCount(cart.items)
]

describe("A cart", () => {
  it("[PRC-06] [COMP-02] marks what each line cost before its shopper went over to another company, until it was seen", async () => {
    const { shop } = priyasTab()
    const cart = await cartWith(shop, lines())
    const guests = unitPrices(cart)
    const other = { ...priya, customerId: "2001", hasOwnPrices: false }
    become(shop, cart, priya)
    await vi.waitFor(() => expect(unitPrices(cart)).toEqual(guests.map(less)))
    // As the session does it: all is forgotten first, and who buys is heard after that.
    void cart.refetchPrices()
    become(shop, cart, other)
    expect(cart.items.map((item) => cart.prices.lastKnownPrice(item))).toEqual([undefined, undefined])
    await vi.waitFor(() => expect(unitPrices(cart)).toEqual(guests))
    expect(marks(cart)).toEqual([guests.map(less), 2])
    await cart.changeQuantity(lineAt(cart, 0), 8)
    expect(marks(cart)).toEqual([[undefined, less(guests[1])], 1])
    cart.prices.clearChanges()
    expect([marks(cart), cart.prices.hasChanges(cart.items)]).toEqual([[[undefined, undefined], 0], false])
  })

  it("[PRC-06] [COMP-02] marks it also where the cart was not looked at before they went over, on the page of the account", async () => {
    const { shop } = priyasTab()
    const filled = new CartViewModel(shop)
    become(shop, filled, priya)
    await filled.add(lines())
    await waitForPrices(filled)
    const own = unitPrices(filled)
    const opened = async (who: BuyerTerms) => {
      const cart = new CartViewModel(shop)
      become(shop, cart, priya)
      become(shop, cart, who)
      void cart.refetchPrices()
      await cart.restore()
      await vi.waitFor(() => expect(unitPrices(cart)).not.toContain(undefined))
      return marks(cart)
    }
    const kept = await browser.kept("cart")
    expect(await opened({ ...priya, contactId: "P02", customerId: "2001", hasOwnPrices: false })).toEqual([
      [undefined, undefined],
      0
    ])
    await browser.write("cart", kept)
    expect(await opened({ ...priya, customerId: "2001", hasOwnPrices: false })).toEqual([own, 2])
  })

  it("[PRC-06] [AUTH-10] holds no price of another person's against anybody's, nor a guest's against who was only being found out", async () => {
    const { shop } = priyasTab()
    const cart = await cartWith(shop, lines())
    const guests = unitPrices(cart)
    shop.setBuyer(undefined)
    cart.setBuyer(undefined, "unknown")
    become(shop, cart, priya)
    await vi.waitFor(() => expect(unitPrices(cart)).toEqual(guests.map(less)))
    expect(marks(cart)).toEqual([[undefined, undefined], 0])
    become(shop, cart, { ...priya, contactId: "P02", hasOwnPrices: false })
    await vi.waitFor(() => expect(unitPrices(cart)).toEqual(guests))
    expect(marks(cart)).toEqual([[undefined, undefined], 0])
  })

  it("says for whom one buys and how many prices changed in one sentence", () => {
    expect([cartWords.pricesForBuyer("Ironbark Constructions", 1), cartWords.pricesForBuyer(undefined, 2)]).toEqual([
      "You're buying for Ironbark Constructions now: one price has changed. It's marked below, old and new.",
      "You're logged in now: 2 prices have changed. They're marked below, old and new."
    ])
  })

  it("[PRC-05] [PRC-06] is priced anew in one batch when its shopper logs in, and when they log out", async () => {
    const { shop, asked } = priyasTab()
    const cart = await cartWith(shop, lines())
    const guests = unitPrices(cart)
    const before = asked().length
    become(shop, cart, priya)
    expect(unitPrices(cart)).toEqual([undefined, undefined])
    await vi.waitFor(() => expect(unitPrices(cart)).toEqual(guests.map(less)))
    expect(marks(cart)).toEqual([guests, 2])
    become(shop, cart, undefined)
    expect([unitPrices(cart), marks(cart)]).toEqual([
      [undefined, undefined],
      [[undefined, undefined], 0]
    ])
    await vi.waitFor(() => expect(unitPrices(cart)).toEqual(guests))
    expect(asked().slice(before)).toEqual([
      "POST /api/products-pricing/prices?customerId=1001",
      "POST /api/products-pricing/guest-prices"
    ])
    expect(cart.prices.hasChanges(cart.items)).toBe(false)
  })

  it("[T58] keeps a member's prices under their name, and gives them to nobody else", async () => {
    const { shop, line } = priyasTab()
    const cart = new CartViewModel(shop)
    become(shop, cart, priya)
    await cart.add(lines())
    await waitForPrices(cart)
    const own = unitPrices(cart)
    const kept = (await browser.kept("cart")) as ReadonlyArray<{ pricedFor?: object }>
    expect(kept.map(({ pricedFor }) => pricedFor)).toEqual(Array(2).fill({ contactId: "P01", customerId: "1001" }))
    line.isDown = true
    vi.spyOn(console, "warn").mockReturnValue(undefined)
    const opened = async (who: BuyerTerms | undefined) => {
      const next = new CartViewModel(shop)
      become(shop, next, who)
      await next.restore()
      return unitPrices(next)
    }
    expect(await opened(priya)).toEqual(own)
    expect(await opened(undefined)).toEqual([undefined, undefined])
    expect(await opened({ ...priya, customerId: "2001" })).toEqual([undefined, undefined])
    vi.restoreAllMocks()
  })

  it("[PRC-06] [T18] after a log-out holds a guest's prices in the browser, too, with nobody's name", async () => {
    const { shop } = priyasTab()
    const cart = new CartViewModel(shop)
    become(shop, cart, priya)
    await cart.add(lines())
    become(shop, cart, undefined)
    await waitForPrices(cart)
    await vi.waitFor(async () => expect(await browser.kept("cart")).toEqual(cart.items))
    expect(JSON.stringify(await browser.kept("cart"))).not.toMatch(/pricedFor|"1001"/)
  })

  it("[T21] takes no price that was asked for somebody who has left by then", async () => {
    const { shop } = priyasTab()
    const cart = await cartWith(shop, lines())
    const guests = unitPrices(cart)
    const held: Array<() => void> = []
    const price: ShopClient["requestPrice"] = async (request) => {
      const answer = await shop.requestPrice(request)
      await new Promise<void>((resolve) => held.push(resolve))
      return answer
    }
    const slow = new CartViewModel({ ...shop, requestPrice: price })
    become(shop, slow, priya)
    void slow.restore()
    await vi.waitFor(() => expect(held).toHaveLength(2))
    become(shop, slow, undefined)
    for (const letGo of held.splice(0)) letGo()
    await vi.waitFor(() => expect(held).toHaveLength(2))
    expect(unitPrices(slow)).toEqual([undefined, undefined])
    for (const letGo of held) letGo()
    await vi.waitFor(() => expect(unitPrices(slow)).toEqual(guests))
  })

  it("[GST-03] shows amounts without GST to a customer who has it so, and comes to the same total", async () => {
    const { shop } = priyasTab()
    const cart = await cartWith(shop, lines())
    const { totals } = cart
    expect(cart.displayedAmount(1290)).toBe(1290)
    become(shop, cart, { ...priya, hasOwnPrices: false, showsExGst: true })
    await vi.waitFor(() => expect(cart.totals).toEqual(totals))
    expect([cart.showsExGst, cart.displayedAmount(1290)]).toEqual([true, 1173])
    const shown = cart.items.map(({ pricing }) =>
      cart.displayedAmount(pricing?.discount?.linePrice ?? pricing?.linePrice ?? 0)
    )
    expect(shown.reduce((sum, one) => sum + one, 0) + cart.totals.gst).toBe(totals.total)
  })

  it("[ENT-06] a line that was taken out loses a member's price with them, and comes back at a guest's", async () => {
    const { shop } = priyasTab()
    const cart = await cartWith(shop, lines())
    const [guests] = unitPrices(cart)
    become(shop, cart, priya)
    await vi.waitFor(() => expect(unitPrices(cart)[0]).toBe(less(guests)))
    await cart.remove(lineAt(cart, 0))
    become(shop, cart, undefined)
    expect(cart.removed?.pricing).toBeUndefined()
    await waitForPrices(cart)
    await cart.undoRemove()
    await vi.waitFor(() => expect(unitPrices(cart)).toContain(guests))
  })
})
