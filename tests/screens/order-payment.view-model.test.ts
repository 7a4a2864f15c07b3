/** Paying on a trade account from the payment page: what is offered, one order whatever happens to the answer, and refusals. */
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import type { ShopClient } from "../../adapters/client.ts"
import type { ProductDetail } from "../../core/catalogue/product/product-detail.ts"
import type { BuyerTerms } from "../../core/identity/buyer.ts"
import { orderWords } from "../../core/words/order.ts"
import { cardPaymentWords } from "../../core/words/payment.ts"
import { CartViewModel } from "../../ui/cart/cart.view-model.ts"
import { CheckoutViewModel } from "../../ui/checkout/checkout.view-model.ts"
import { CreditCheck } from "../../ui/checkout/credit-check.view-model.ts"
import { cartJourney } from "../../ui/checkout/payment/cart-journey.ts"
import { OrderPaymentViewModel } from "../../ui/checkout/payment/order-payment.view-model.ts"
import { PaymentOffersViewModel } from "../../ui/checkout/payment/payment-offers.view-model.ts"
import { AwaitedMoney } from "../../ui/checkout/result/awaited-money.tsx"
import type { NextDestination } from "../../ui/payment/next-destination.ts"
import { PendingViewModel } from "../../ui/payment/pending.view-model.ts"
import { browserAt, emails } from "../api/account/login-browser.ts"
import { createPage } from "./browser-tabs.ts"
import { createShopBrowser, newCartItem, rowOf, sampleProducts, waitForPrices } from "./shop-browser.ts"

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

const details: ReadonlyArray<readonly [Parameters<CheckoutViewModel["type"]>[0], string]> = [
  ["contactName", "Dana Whitlock"],
  ["phone", "0491 570 156"],
  ["email", emails.trade]
]

/** Dana before the payment page, with seven sticks to collect; `send` is her connection. */
const atPayment = async (send: (own: ShopClient["call"]) => ShopClient["call"] = (own) => own) => {
  const own = createPage(browser, danas.jar)
  const shop: ShopClient = { ...own, call: send(own.call) }
  shop.setBuyer(dana)
  const cart = new CartViewModel(shop)
  cart.setBuyer(dana)
  const checkout = new CheckoutViewModel(shop, cart)
  await checkout.restore()
  await cart.add([newCartItem(timber, rowOf(timber), 7)])
  await waitForPrices(cart)
  checkout.delivery.choosePickup(25)
  // The first day stands chosen.
  await checkout.delivery.loadQuote()
  for (const [field, value] of details) checkout.type(field, value)
  checkout.setTermsAgreed(true)
  const offers = new PaymentOffersViewModel(shop, checkout)
  await offers.load()
  const payment = new OrderPaymentViewModel(shop, checkout, offers, async () => undefined)
  return { shop, checkout, offers, payment }
}
const countOrders = async () => {
  const [row] = await browser.database.query("SELECT count(*)::int AS orders FROM shop_order")
  return Number(row?.orders)
}

describe("What is offered", () => {
  it("[PAY-10] [PAY-05] a trade customer's account stands beside the card, with what the order leaves of its limit; the choice is kept", async () => {
    const { checkout, offers } = await atPayment()
    expect(offers.current?.offers.slice(0, 2)).toEqual([{ method: "card" }, { method: "trade-credit" }])
    expect(offers.current?.total).toBe(checkout.total)
    const { limit = 0, used = 0, left } = offers.current?.credit ?? {}
    expect(left).toBe(limit - used - checkout.total)
    expect(offers.chosen).toBe("card")
    offers.choose("trade-credit")
    expect(offers.chosen).toBe("trade-credit")
    await vi.waitFor(async () =>
      expect(await browser.kept("checkout")).toMatchObject({ paymentMethod: "trade-credit" })
    )
  })
})

describe("A payment page that is opened anew", () => {
  it("[PAY-10] asks for the ways to pay by the delivery's own quote, whatever asks for it beside them", async () => {
    const asked: Array<{ readonly quoteId?: string }> = []
    const { shop, checkout } = await atPayment(
      (own) =>
        (async (name: string, ...rest: ReadonlyArray<{ readonly body?: { readonly quoteId?: string } }>) => {
          if (name === "POST /orders/payment-offers") asked.push(rest[0]?.body ?? {})
          return own(name as "GET /shopfront", ...(rest as ReadonlyArray<never>))
        }) as ShopClient["call"]
    )
    const opened = new CheckoutViewModel(shop, checkout.cart)
    await opened.restore()
    const offers = new PaymentOffersViewModel(shop, opened)
    const [quote] = await Promise.all([opened.delivery.validQuote(), offers.load()])
    expect(quote?.id).toEqual(expect.any(String))
    expect(asked.at(-1)?.quoteId).toBe(quote?.id)
  })
})

describe("Order on account", () => {
  it("[CHK-08] places one order of the total shown, and leads to it", async () => {
    const { offers, payment, checkout } = await atPayment()
    const before = await countOrders()
    const [next, again] = await Promise.all([payment.pay("trade-credit"), payment.pay("trade-credit")])
    expect(next).toMatchObject({ to: "thank-you" })
    expect(again).toBeUndefined()
    expect(await countOrders()).toBe(before + 1)
    const { orderNo } = next as Extract<NextDestination, { to: "thank-you" }>
    expect(checkout.placedOrderNo).toBe(orderNo)
    expect(
      await browser.database.query(
        "SELECT total_cents::int AS total, payment_method FROM shop_order WHERE order_no = $1",
        [orderNo]
      )
    ).toEqual([{ total: offers.current?.total, payment_method: "trade-credit" }])
  })

  it("[F6] [I20] where the answer is lost, the waiting page sends the same order again, and it is there once", async () => {
    let lost = 0
    const { shop, checkout, payment } = await atPayment(
      (own) =>
        (async (name: string, ...rest: ReadonlyArray<never>) => {
          const answer = await own(name as "GET /shopfront", ...rest)
          if (name !== "POST /orders/order/tradecredit" || lost > 0) return answer
          lost += 1
          return { ok: false, error: true, status: 0, code: "OFFLINE", msg: "" }
        }) as ShopClient["call"]
    )
    const before = await countOrders()
    expect([await payment.pay("trade-credit"), payment.problem]).toEqual([{ to: "pending", intentId: "" }, undefined])
    expect(await countOrders()).toBe(before + 1)
    const went: Array<NextDestination> = []
    const leave = new PendingViewModel(shop.call, cartJourney(shop, checkout), undefined).startPolling((next) =>
      went.push(next)
    )
    await vi.waitFor(() => expect(went).toHaveLength(1))
    leave()
    expect(went).toMatchObject([{ to: "thank-you" }])
    expect(await countOrders()).toBe(before + 1)
  })

  it("[BANK-01] [F6] by bank transfer it leads to its own page, which says how to pay; an answer that is lost is found by the waiting page, and no payment is waited for there", async () => {
    let lost = 0
    const { shop, checkout, payment } = await atPayment(
      (own) =>
        (async (name: string, ...rest: ReadonlyArray<never>) => {
          const answer = await own(name as "GET /shopfront", ...rest)
          if (name !== "POST /orders/order/by-method" || lost > 0) return answer
          lost += 1
          return { ok: false, error: true, status: 0, code: "OFFLINE", msg: "" }
        }) as ShopClient["call"]
    )
    const before = await countOrders()
    expect(await payment.pay("bank-transfer")).toEqual({ to: "pending", intentId: "" })
    const went: Array<NextDestination> = []
    const journey = cartJourney(shop, checkout)
    const leave = new PendingViewModel(shop.call, journey, undefined).startPolling((next) => went.push(next))
    await vi.waitFor(() => expect(went).toMatchObject([{ to: "thank-you" }]))
    leave()
    const { orderNo } = went[0] as Extract<NextDestination, { to: "thank-you" }>
    const order = await shop.call("GET /orders/order/id/:id", { params: { id: orderNo }, query: {} })
    if (!order.ok || !order.data.awaits) throw new Error("It waits for nothing")
    const html = renderToStaticMarkup(createElement(AwaitedMoney, { awaits: order.data.awaits }))
    for (const { label, value } of order.data.awaits.instructions) {
      expect(html).toContain(`>${label}<`)
      expect(html).toContain(`>${value.replaceAll("&", "&amp;")}<`)
    }
    expect(order.data.awaits.instructions.map(({ label }) => label)).toContain("Reference")
    expect(await countOrders()).toBe(before + 1)
  })

  it("[PAY-05] [PAY-08] a refusal says why, keeps the cart, and the next try is an order of its own", async () => {
    const { checkout, payment, offers } = await atPayment()
    const before = await countOrders()
    await browser.database.query("UPDATE customer SET standing = 'hold' WHERE id = '2001'")
    expect(await payment.pay("trade-credit")).toBeUndefined()
    expect(payment.problem).toContain("Your trade account is on hold")
    expect([payment.status, payment.refusals, checkout.cart.items.length]).toEqual(["ready", 1, 1])
    expect(offers.current?.offers.find(({ method }) => method === "trade-credit")?.problem).toBe(payment.problem)
    expect(offers.chosen).toBe("card")
    await browser.database.query("UPDATE customer SET standing = 'open' WHERE id = '2001'")
    await offers.load()
    expect(await payment.pay("trade-credit")).toMatchObject({ to: "thank-you" })
    expect(await countOrders()).toBe(before + 1)
  })

  it("[PAY-01] [MSG-03] whose store hands nothing over any more, its quote run out while the page stood open, is told that the delivery details are missing", async () => {
    const { checkout, payment } = await atPayment()
    const before = await countOrders()
    const { quotes } = checkout.delivery
    if (quotes.current) quotes.current = { ...quotes.current, expires: 0 }
    await browser.database.query("UPDATE branch SET pickup_available = false WHERE id = 25")
    const next = await payment.pay("trade-credit")
    await browser.database.query("UPDATE branch SET pickup_available = true WHERE id = 25")
    expect([next, payment.problem, payment.refusals]).toEqual([undefined, cardPaymentWords.missingDelivery, 1])
    expect(await countOrders()).toBe(before)
  })

  it("[CHK-05] nobody orders at another total than the one on the button", async () => {
    const { payment, offers } = await atPayment()
    const before = await countOrders()
    const shown = offers.current
    if (shown) offers.current = { ...shown, total: shown.total - 1 }
    expect(await payment.pay("trade-credit")).toBeUndefined()
    expect(payment.problem).toBe(orderWords.totalDiffers)
    expect(offers.current?.total).toBe(shown?.total)
    expect(await countOrders()).toBe(before)
  })
})

describe("An order above the buyer's limit", () => {
  const limit = (cents: number | null) =>
    browser.database.query("UPDATE company_contact SET spending_limit_cents = $1 WHERE contact_id = 'P02'", [cents])
  const requests = () =>
    browser.database.query(
      "SELECT id, method, state, total_cents::int AS total FROM approval_request ORDER BY asked_at"
    )
  beforeAll(() => browser.database.query("UPDATE company_contact SET role = 'admin' WHERE contact_id = 'P03'"))
  afterEach(async () => {
    await limit(null)
    await browser.database.query("DELETE FROM approval_request")
  })

  it("[APV-01] [APV-02] is said before anything is pressed, and sent on account it leaves the cart empty and places nothing", async () => {
    await limit(100)
    const { offers, payment, checkout } = await atPayment()
    expect(offers.current?.approval).toEqual({ is: "needed", limit: 100, approvers: ["Theo Marinos"] })
    const before = await countOrders()
    const [next, again] = await Promise.all([
      payment.sendForApproval("trade-credit"),
      payment.sendForApproval("trade-credit")
    ])
    const [request] = await requests()
    expect([next, again]).toEqual([{ to: "approval", id: request?.id }, undefined])
    expect(request).toMatchObject({ method: "trade-credit", state: "pending", total: offers.current?.total })
    expect(await countOrders()).toBe(before)
    expect(checkout.cart.isEmpty).toBe(true)
  })

  it("[APV-02] [APV-03] sent for any other way to pay it keeps its cart, is told to wait, and once approved can be paid", async () => {
    await limit(100)
    const { offers, payment, checkout } = await atPayment()
    expect(await payment.sendForApproval("paypal")).toMatchObject({ to: "approval" })
    expect(checkout.cart.isEmpty).toBe(false)
    await offers.load()
    expect(offers.current?.approval).toMatchObject({ is: "waiting" })
    await browser.database.query(
      "UPDATE approval_request SET state = 'approved', decided_by = 'P03', decided_at = now(), approvals = 1"
    )
    await offers.load()
    expect(offers.current?.approval).toMatchObject({ is: "approved" })
    expect(await payment.pay("trade-credit")).toMatchObject({ to: "thank-you" })
  })

  it("[APV-01] a limit that was set after the page was opened refuses the payment, and the page then says where it goes", async () => {
    const { offers, payment } = await atPayment()
    expect(offers.current).not.toHaveProperty("approval")
    await limit(100)
    const before = await countOrders()
    expect(await payment.pay("trade-credit")).toBeUndefined()
    expect(payment.problem).toBe(
      "This order is above your limit of $1.00. Send it for approval. Nothing is charged before that."
    )
    expect(offers.current?.approval).toMatchObject({ is: "needed" })
    expect(await countOrders()).toBe(before)
    await limit(null)
    expect(await payment.sendForApproval("trade-credit")).toBeUndefined()
    expect(payment.problem).toBe("This order is within your limit. You can place it now.")
  })
})

describe("Before the step that pays", () => {
  const company = (change: string) => browser.database.query(`UPDATE customer SET ${change} WHERE id = '2001'`)
  const limit = (cents: number | null) =>
    browser.database.query("UPDATE company_contact SET spending_limit_cents = $1 WHERE contact_id = 'P02'", [cents])
  afterEach(async () => {
    await company("standing = 'open', credit_limit_cents = 5000000")
    await limit(null)
  })

  /** What a step says, and what the payment says then. */
  const told = async ({ shop, checkout, offers }: Awaited<ReturnType<typeof atPayment>>) => {
    const before = checkout.creditNotices
    const leave = new CreditCheck(shop.call, checkout).follow()
    await vi.waitFor(() => expect(checkout.creditNotices).not.toBe(before))
    leave()
    await offers.load()
    const { offers: ways = [], approval } = offers.current ?? {}
    return { step: checkout.creditNotices, payment: { credit: ways.find(isOnAccount)?.problem, approval } }
  }
  const isOnAccount = ({ method }: { readonly method: string }) => method === "trade-credit"

  it.each([
    ["on hold", "standing = 'hold'", "Your trade account is on hold."],
    ["suspended", "standing = 'suspended'", "Your trade account is suspended."],
    ["over its limit", "credit_limit_cents = 100", "more than the credit you have left."]
  ])("[PAY-05] a trade customer reads that the account is %s, in the payment's own words", async (_, change, words) => {
    const page = await atPayment()
    const leave = page.checkout.followBuyer()
    expect((await told(page)).step).toEqual({})
    await company(change)
    const { step, payment } = await told(page)
    expect(step).toEqual({ credit: payment.credit })
    expect(step.credit).toContain(words)
    page.checkout.cart.setBuyer(undefined)
    expect(page.checkout.creditNotices).toEqual({})
    leave()
  })

  it("[PAY-05] who never had credit is told nothing of it", async () => {
    await company("credit_limit_cents = 0")
    const { step, payment } = await told(await atPayment())
    expect(step).toEqual({})
    expect(payment.credit).toContain("Your type of account can't pay on trade credit.")
  })

  it("[APV-01] who has a limit reads of it once the delivery is known, by which it may be approved", async () => {
    await limit(100)
    const page = await atPayment()
    const { step, payment } = await told(page)
    expect(step).toEqual({ approval: payment.approval })
    expect(step.approval).toMatchObject({ is: "needed", limit: 100 })
    page.checkout.delivery.choosePickup(undefined)
    expect((await told(page)).step).toEqual({})
  })
})
