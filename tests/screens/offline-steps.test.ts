/** Each step of the checkout while the connection is away: what was typed stays, it is said, and it goes on once it is back. */
import { beforeAll, describe, expect, it, vi } from "vitest"
import type { ProductDetail } from "../../core/catalogue/product/product-detail.ts"
import type { BuyerTerms } from "../../core/identity/buyer.ts"
import { cartBlocker } from "../../core/ordering/cart/cart-blocker.ts"
import { deliveryWords } from "../../core/words/delivery.ts"
import { answerWords, offlineWords } from "../../core/words/failure.ts"
import { CartViewModel } from "../../ui/cart/cart.view-model.ts"
import { CheckoutViewModel } from "../../ui/checkout/checkout.view-model.ts"
import { DeliveryOffersViewModel } from "../../ui/checkout/delivery/delivery-offers.view-model.ts"
import { displayedTotals } from "../../ui/checkout/displayed-totals.ts"
import { cartJourney } from "../../ui/checkout/payment/cart-journey.ts"
import { OrderPaymentViewModel } from "../../ui/checkout/payment/order-payment.view-model.ts"
import { PaymentOffersViewModel } from "../../ui/checkout/payment/payment-offers.view-model.ts"
import type { NextDestination } from "../../ui/payment/next-destination.ts"
import { PendingViewModel } from "../../ui/payment/pending.view-model.ts"
import { browserAt, emails } from "../api/account/login-browser.ts"
import { type Connection, createPage } from "./browser-tabs.ts"
import { createShopBrowser, lineAt, newCartItem, rowOf, sampleProducts, waitForPrices } from "./shop-browser.ts"

const browser = createShopBrowser({
  LIMITS: "off",
  STRIPE_SECRET_KEY: "sk_test_never_asked",
  STRIPE_PUBLISHABLE_KEY: "pk_test_never_asked"
})
const dana: BuyerTerms = { contactId: "P02", customerId: "2001", hasOwnPrices: true, showsExGst: true }
const danas = browserAt(browser)
let timber: ProductDetail
beforeAll(async () => {
  timber = await browser.product(sampleProducts.timber)
  await danas.enter(emails.trade)
})

/** A checkout with seven sticks in its cart, and the connection that it goes by. */
const opened = async () => {
  const line: Connection = { calls: [], isDown: false }
  const shop = createPage(browser, danas.jar, line)
  shop.setBuyer(dana)
  const cart = new CartViewModel(shop)
  cart.setBuyer(dana)
  const checkout = new CheckoutViewModel(shop, cart)
  await checkout.restore()
  await cart.add([newCartItem(timber, rowOf(timber), 7)])
  await waitForPrices(cart)
  return { line, shop, cart, checkout }
}

const toDetails = async () => {
  const all = await opened()
  all.checkout.delivery.choosePickup(25)
  await all.checkout.delivery.loadQuote()
  return all
}

const toPayment = async () => {
  const all = await toDetails()
  all.checkout.type("contactName", "Dana Whitlock")
  all.checkout.type("phone", "0491 570 156")
  all.checkout.type("email", emails.trade)
  all.checkout.setTermsAgreed(true)
  const offers = new PaymentOffersViewModel(all.shop, all.checkout)
  const payment = new OrderPaymentViewModel(all.shop, all.checkout, offers, async () => undefined)
  return { ...all, offers, payment }
}

const orders = async () => Number((await browser.database.query("SELECT count(*)::int AS n FROM shop_order"))[0]?.n)

describe("[F13] Without a connection", () => {
  it("the cart keeps its lines and its last sum, and is priced once there is one", async () => {
    vi.spyOn(console, "warn").mockReturnValue(undefined)
    const { line, cart } = await opened()
    const { totals } = cart
    line.isDown = true
    await cart.changeQuantity(lineAt(cart, 0), 9)
    expect([lineAt(cart, 0).qtyRaw, displayedTotals(cart), cart.canContinue]).toEqual([9, totals, false])
    expect(cartBlocker(cart.items, cart.clock.now)).toBe("prices")
    line.isDown = false
    await cart.reprice()
    expect([cart.canContinue, cart.totals.total > totals.total]).toEqual([true, true])
    vi.restoreAllMocks()
  })

  it("[DEL-05] [MSG-03] [MSG-05] what a delivery costs: the shop was not reached, the address is refused, or the shop failed, which alone is reported", async () => {
    vi.spyOn(console, "error").mockReturnValue(undefined)
    const { line, shop, cart } = await opened()
    const reportError = vi.fn()
    const problemAt = async (suburb = "Rowville") => {
      const offers = new DeliveryOffersViewModel({ call: shop.call, reportError })
      await offers.load(cart.items, { suburb, postcode: "3178" }, false)
      return offers.problem
    }
    expect(await problemAt()).toBeUndefined()
    line.isDown = true
    expect(await problemAt()).toEqual({ code: "API_ERROR", message: offlineWords.unreachable, sku: "" })
    line.isDown = false
    expect(await problemAt("x".repeat(1000))).toMatchObject({ code: "POSTCODE_ERROR", message: answerWords.malformed })
    expect(reportError).not.toHaveBeenCalled()
    await browser.database.query("ALTER TABLE search_change RENAME TO lost_changes")
    expect(await problemAt()).toEqual({ code: "OTHER_ERROR", message: deliveryWords.other, sku: "" })
    await browser.database.query("ALTER TABLE lost_changes RENAME TO search_change")
    expect(reportError.mock.calls).toEqual([["A delivery could not be worked out: 503 UNAVAILABLE"]])
    expect(await problemAt()).toBeUndefined()
    vi.restoreAllMocks()
  })

  it("the delivery says why it has no days, leads nowhere on, and has them at the next try", async () => {
    const { line, checkout } = await opened()
    line.isDown = true
    checkout.delivery.choosePickup(25)
    await checkout.delivery.loadQuote()
    const { quotes } = checkout.delivery
    expect([quotes.current, quotes.problem]).toEqual([undefined, expect.stringMatching(/connection|offline/i)])
    expect([await checkout.nextStep(), checkout.state.delivery.branchId]).toEqual(["delivery", 25])
    line.isDown = false
    await checkout.delivery.loadQuote()
    expect([quotes.problem, quotes.current?.days.length]).toEqual([undefined, expect.any(Number)])
    expect(await checkout.nextStep()).toBe("details")
  })

  it("the details keep what is typed, also for a page that is loaded meanwhile, and go on to the payment", async () => {
    const { line, checkout, shop, cart } = await toDetails()
    line.isDown = true
    checkout.type("contactName", "Dana Whitlock")
    checkout.type("phone", "0491 570 156")
    checkout.type("email", emails.trade)
    checkout.setTermsAgreed(true)
    expect(await checkout.nextStep()).toBe("payment")
    await vi.waitFor(async () =>
      expect(await browser.kept("checkout")).toMatchObject({ agreeTermsAndConditions: true })
    )
    const again = new CheckoutViewModel(shop, cart)
    await again.restore()
    expect(again.state.contactDetails.billingDetails.contactName).toBe("Dana Whitlock")
  })

  it("the payment says that it can't say how it may be paid, and offers each way at the next try", async () => {
    const { line, offers } = await toPayment()
    line.isDown = true
    await offers.load()
    expect([offers.current, offers.problem]).toEqual([undefined, expect.stringMatching(/connection|offline/i)])
    line.isDown = false
    await offers.load()
    expect([offers.problem, offers.current?.offers.map(({ method }) => method)]).toEqual([
      undefined,
      ["card", "trade-credit", "bank-transfer"]
    ])
  })

  it("an order that is pressed waits, sends the same request for as long as it takes, and is one order", async () => {
    const { line, offers, payment, shop, checkout } = await toPayment()
    await offers.load()
    const before = await orders()
    line.isDown = true
    expect(await payment.pay("trade-credit")).toEqual({ to: "pending", intentId: "" })
    const went: Array<NextDestination> = []
    const tries = () => line.calls.filter((call) => call.includes("/orders/order/tradecredit")).length
    const pending = new PendingViewModel(shop.call, cartJourney(shop, checkout), undefined)
    const leave = pending.startPolling((next) => went.push(next))
    await vi.waitFor(() => expect(tries()).toBe(2))
    expect([went, pending.status, await orders()]).toEqual([[], "asking", before])
    line.isDown = false
    pending.restartPolling()
    await vi.waitFor(() => expect(went).toMatchObject([{ to: "thank-you" }]))
    leave()
    expect(await orders()).toBe(before + 1)
  })
})
