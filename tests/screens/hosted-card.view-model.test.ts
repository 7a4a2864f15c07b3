/** Paying on the bank's card form from the payment page: what is wrong with the card, what goes to the bank, and forms that are not whole. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { ShopClient } from "../../adapters/client.ts"
import { walletEnv } from "../../adapters/payments/start-stand-ins.ts"
import type { ProductDetail } from "../../core/catalogue/product/product-detail.ts"
import type { OrderForm } from "../../core/orders/order-form.ts"
import { hostedCardFields } from "../../core/payments/hosted-card.ts"
import { chargedPrice } from "../../core/pricing/price.ts"
import { CartViewModel } from "../../ui/cart/cart.view-model.ts"
import { CheckoutViewModel } from "../../ui/checkout/checkout.view-model.ts"
import { cartJourney } from "../../ui/checkout/payment/cart-journey.ts"
import { OrderPaymentViewModel } from "../../ui/checkout/payment/order-payment.view-model.ts"
import { PaymentOffersViewModel } from "../../ui/checkout/payment/payment-offers.view-model.ts"
import { HostedCardViewModel } from "../../ui/payment/hosted-card.view-model.ts"
import type { NextDestination } from "../../ui/payment/next-destination.ts"
import { PendingViewModel } from "../../ui/payment/pending.view-model.ts"
import { postGatewayForm } from "../providers/payments/gateway-form.ts"
import { freshFolder, secretKey, startStripe } from "../providers/payments/running-stripe.ts"
import { createPage } from "./browser-tabs.ts"
import { createShopBrowser, newCartItem, rowOf, sampleProducts, waitForPrices } from "./shop-browser.ts"

const { folder, remove } = freshFolder()
const bank = await startStripe(folder)
const browser = createShopBrowser({ LIMITS: "off", ...walletEnv(bank.origin, secretKey) })
/** The cookies of the one browser. */
const jar = new Map<string, string>()
let timber: ProductDetail
beforeAll(async () => {
  timber = await browser.product(sampleProducts.timber)
})
afterAll(async () => {
  await bank.stop()
  remove()
})

/** A guest before the payment page, with seven sticks to collect; `send` is their connection. */
const atPayment = async (send: (own: ShopClient["call"]) => ShopClient["call"] = (own) => own) => {
  const own = createPage(browser, jar)
  const shop: ShopClient = { ...own, call: send(own.call) }
  const cart = new CartViewModel(shop)
  const checkout = new CheckoutViewModel(shop, cart)
  await checkout.restore()
  await cart.add([newCartItem(timber, rowOf(timber), 7)])
  await waitForPrices(cart)
  checkout.delivery.choosePickup(25)
  await checkout.delivery.loadQuote()
  checkout.type("contactName", "Kim Lee")
  checkout.type("phone", "0491 570 156")
  checkout.type("email", "kim@example.com")
  checkout.setTermsAgreed(true)
  const offers = new PaymentOffersViewModel(shop, checkout)
  await offers.load()
  const payment = new OrderPaymentViewModel(shop, checkout, offers, async () => undefined)
  const hosted = new HostedCardViewModel(payment)
  return { shop, checkout, payment, offers, hosted }
}
type Page = Awaited<ReturnType<typeof atPayment>>
const typed = ({ hosted }: Page, number = "4242 4242 4242 4242", expiry = "12/29", cvc = "123") => {
  hosted.type("number", number)
  hosted.type("expiry", expiry)
  hosted.type("cvc", cvc)
}
const countOrders = async () => {
  const [row] = await browser.database.query("SELECT count(*)::int AS orders FROM shop_order")
  return Number(row?.orders)
}
const gatewayOf = (next: NextDestination | undefined) => {
  if (next?.to !== "gateway") throw new Error(`It leads to ${next?.to}`)
  return next
}

describe("The bank's card form", () => {
  it("[PAY-10] is one of the ways that a guest is offered, and says that a stand-in takes the card", async () => {
    const { offers } = await atPayment()
    expect(offers.current?.offers).toContainEqual({ method: "hosted-card", isStandIn: true })
  })

  it.each([
    ["3530 1113 3330 0000", "12/29", "123", { number: "This card is not accepted" }],
    ["4242 4242 4242 4241", "12/29", "123", { number: "Invalid card number" }],
    ["4242 4242 4242 4242", "13/29", "123", { expiry: "Invalid expiry date" }],
    ["4242 4242 4242 4242", "01/20", "123", { expiry: "Invalid expiry date" }],
    ["4242 4242 4242 4242", "12/29", "12", { cvc: "Invalid CVC" }]
  ])(
    "[VAL-05] %s, %s, %s is refused in the specified words, and nothing is ordered",
    async (number, expiry, cvc, problems) => {
      const page = await atPayment()
      typed(page, number, expiry, cvc)
      const before = await countOrders()
      expect(page.hosted.cardProblems).toEqual({})
      expect(await page.hosted.pay()).toBeUndefined()
      expect([page.hosted.cardProblems, page.hosted.tries]).toEqual([problems, 1])
      expect(await countOrders()).toBe(before)
    }
  )

  it("[PAY-02] leads to the gateway with the card, which the shop never sees, and back to the order that it paid", async () => {
    const asked: Array<unknown> = []
    const page = await atPayment(
      (own) =>
        (async (name: string, options: never) => {
          asked.push(options)
          return own(name as "GET /shopfront", options)
        }) as ShopClient["call"]
    )
    typed(page)
    const { url, fields } = gatewayOf(await page.hosted.pay())
    expect(url).toBe(`${bank.origin}/directpostv2/authorise`)
    expect(fields).toMatchObject({
      EPS_CARDNUMBER: "4242424242424242",
      EPS_EXPIRYMONTH: "12",
      EPS_EXPIRYYEAR: "2029",
      EPS_CCV: "123",
      EPS_AMOUNT: ((page.offers.current?.total ?? 0) / 100).toFixed(2)
    })
    expect(JSON.stringify(asked)).not.toMatch(/4242 ?4242/)
    expect(JSON.stringify(await browser.kept("payment"))).not.toMatch(/4242 ?4242/)
    expect(page.hosted.card.cvc).toBe("")
    const answer = await postGatewayForm(url, fields, secretKey)
    const refid = new URL(answer.headers.get("location") ?? "").searchParams.get("refid") ?? ""
    const went = Promise.withResolvers<NextDestination>()
    const leave = new PendingViewModel(
      page.shop.call,
      cartJourney(page.shop, page.checkout),
      refid,
      "hosted-card"
    ).startPolling(went.resolve)
    expect(await went.promise).toMatchObject({ to: "thank-you" })
    leave()
    expect(JSON.stringify(await bank.log())).not.toContain("4242424242424242")
  })

  it("[CHK-04] sends the whole order form, at the prices that are paid", async () => {
    const calls: Array<readonly [string, { readonly body?: { readonly form: OrderForm } }]> = []
    const page = await atPayment(
      (own) =>
        (async (name: string, options: never) => {
          calls.push([name, options])
          return own(name as "GET /shopfront", options)
        }) as ShopClient["call"]
    )
    typed(page)
    await page.hosted.pay()
    const form = calls.find(([name]) => name === "POST /orders/order")?.[1].body?.form
    expect(Object.keys(form ?? {}).sort()).toEqual([
      "billing",
      "cart",
      "delivery",
      "details",
      "pricesExpire",
      "quoteId",
      "total"
    ])
    const [item] = form?.cart.items ?? []
    expect(Object.keys(item ?? {}).sort()).toEqual([
      "attributes",
      "cf",
      "flags",
      "id",
      "lineTotal",
      "qty",
      "sku",
      "unitPrice",
      "uom",
      "variationId"
    ])
    const [line] = page.checkout.cart.items
    const { unitPrice, linePrice } = line?.pricing ? chargedPrice(line.pricing) : { unitPrice: 0, linePrice: 0 }
    expect(item).toMatchObject({
      unitPrice,
      lineTotal: linePrice,
      sku: line?.erpId,
      id: line?.productId,
      qty: line?.qtyRaw
    })
    expect(form?.total).toBe(linePrice)
  })

  it("[CHK-04] without items makes no call: 'No items'", async () => {
    const calls: Array<string> = []
    const page = await atPayment(
      (own) =>
        (async (name: string, options: never) => {
          calls.push(name)
          return own(name as "GET /shopfront", options)
        }) as ShopClient["call"]
    )
    await page.checkout.cart.clear()
    typed(page)
    expect(await page.hosted.pay()).toBeUndefined()
    expect([page.payment.problem, calls.includes("POST /orders/order")]).toEqual(["No items", false])
  })

  it.each(hostedCardFields)(
    "[PAY-02] [PAY-06] without %s in the answer nothing is posted: 'Order verification was invalid', and the order is let go",
    async (field) => {
      const page = await atPayment(
        (own) =>
          (async (name: string, options: never) => {
            const answer = await own(name as "GET /shopfront", options)
            if (name !== "POST /orders/order" || !answer.ok) return answer
            const { nab } = answer.data as unknown as { nab: Record<string, string> }
            const { [field]: _, ...others } = nab
            return { ...answer, data: { nab: others } }
          }) as ShopClient["call"]
      )
      typed(page)
      expect(await page.hosted.pay()).toBeUndefined()
      expect(page.payment.problem).toBe("Order verification was invalid")
      const [last] = await browser.database.query(
        "SELECT status, captured_cents::int AS captured FROM shop_order ORDER BY order_no DESC LIMIT 1"
      )
      expect(last).toEqual({ status: "cancelled", captured: 0 })
    }
  )

  it("[PAY-08] a shopper who comes back without posting their card is told so, and goes back to pay", async () => {
    const page = await atPayment()
    typed(page)
    await page.hosted.pay()
    const stored = (await browser.kept("payment")) as { readonly intentId: string }
    const went: Array<NextDestination> = []
    // As the payment page leads on that finds an order sent.
    const pending = new PendingViewModel(page.shop.call, cartJourney(page.shop, page.checkout), stored.intentId)
    const leave = pending.startPolling((next) => went.push(next))
    await expect.poll(() => pending.awaitsCard).toBe(true)
    await pending.payAnotherWay()
    leave()
    expect(went).toEqual([{ to: "payment" }])
    expect(page.checkout.consumeRefusal()).toBe("Your payment failed and nothing was charged. Please try again.")
  })
})
