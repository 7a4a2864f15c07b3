/** The checkout of who is logged in: no question who is buying, their details filled in, and no amount but the one on the button. */
import { when } from "mobx"
import { beforeAll, describe, expect, it, vi } from "vitest"
import type { ShopClient } from "../../adapters/client.ts"
import type { ProductDetail } from "../../core/catalogue/product/product-detail.ts"
import type { BuyerTerms } from "../../core/identity/buyer.ts"
import { methodTerms } from "../../core/methods/method-terms.ts"
import { priceRequestOf } from "../../core/ordering/cart/cart.ts"
import { orderForm } from "../../core/ordering/checkout/order-form-builder.ts"
import type { OrderForm } from "../../core/orders/order-form.ts"
import { cardFieldWords } from "../../core/words/field.ts"
import { orderWords } from "../../core/words/order.ts"
import { cardPaymentWords } from "../../core/words/payment.ts"
import { CompanySettingsViewModel, parseSettingsDraft } from "../../ui/account/company/company-settings.view-model.ts"
import { CartViewModel } from "../../ui/cart/cart.view-model.ts"
import { quantityBoxId } from "../../ui/cart/typed-quantities.ts"
import { CheckoutViewModel } from "../../ui/checkout/checkout.view-model.ts"
import { PaymentViewModel } from "../../ui/checkout/payment/payment.view-model.ts"
import { shownSums } from "../../ui/checkout/shown-sums.ts"
import { guardBuyer, guardStep } from "../../ui/checkout/step-guards.ts"
import type { CardTokenizer, FieldEvents } from "../../ui/payment/card-tokenizer.ts"
import { AskToOrderViewModel } from "../../ui/session/ask-to-order.view-model.ts"
import { paymentPageWords } from "../../ui/words/payment.ts"
import { browserAt, emails } from "../api/account/login-browser.ts"
import { createPage } from "./browser-tabs.ts"
import { draftIn } from "./memory-tab.ts"
import { createShopBrowser, lineAt, newCartItem, rowOf, sampleProducts, waitForPrices } from "./shop-browser.ts"

const browser = createShopBrowser()

const priya: BuyerTerms = { contactId: "P01", customerId: "1001", hasOwnPrices: true, showsExGst: false }
const dana: BuyerTerms = { contactId: "P02", customerId: "2001", hasOwnPrices: true, showsExGst: true }

const [priyas, danas] = [browserAt(browser), browserAt(browser)]
let timber: ProductDetail
beforeAll(async () => {
  timber = await browser.product(sampleProducts.timber)
  await priyas.enter(emails.loyal)
  await danas.enter(emails.trade)
})

/** A checkout with something in its cart, followed as its pages do. */
const checkoutOf = async (who: BuyerTerms | undefined, shop: ShopClient) => {
  const cart = new CartViewModel(shop)
  become(shop, cart, who)
  const checkout = new CheckoutViewModel(shop, cart)
  checkout.followBuyer()
  await checkout.restore()
  await cart.add([newCartItem(timber, rowOf(timber), 7)])
  await waitForPrices(cart)
  return checkout
}
const become = (shop: ShopClient, cart: CartViewModel, who: BuyerTerms | undefined) => {
  shop.setBuyer(who)
  cart.setBuyer(who)
}
const detailsOf = ({ state }: CheckoutViewModel) => state.contactDetails.billingDetails
const filled = (checkout: CheckoutViewModel, email: string) =>
  vi.waitFor(() => expect(detailsOf(checkout).email).toBe(email))

describe("The checkout of a member", () => {
  it("[CHK-01] [CHK-03] asks nobody who is buying: the details are filled in, with a trade customer's company", async () => {
    const checkout = await checkoutOf(dana, createPage(browser, danas.jar))
    await filled(checkout, emails.trade)
    expect(detailsOf(checkout)).toMatchObject({
      contactName: "Dana Whitlock",
      phone: "0491 570 156",
      company: "Ironbark Constructions"
    })
    expect(checkout.stepFor("login")).toBe("delivery")
    expect(await checkout.nextStep()).toBe("delivery")
    checkout.delivery.choosePickup(25)
    checkout.delivery.chooseDate("2026-11-24")
    expect(await checkout.nextStep()).toBe("details")
    checkout.setTermsAgreed(true)
    expect(await checkout.nextStep()).toBe("payment")
  })

  it("[CHK-01] leads on from the question who is buying, once, also where a log-in is known only after it stands", async () => {
    const shop = createPage(browser, danas.jar)
    const checkout = await checkoutOf(undefined, shop)
    const led: Array<string> = []
    const stop = guardStep("login", checkout, (to) => led.push(to))
    expect(led).toEqual([])
    become(shop, checkout.cart, dana)
    await waitForPrices(checkout.cart)
    expect(led).toEqual(["delivery"])
    become(shop, checkout.cart, undefined)
    become(shop, checkout.cart, dana)
    await waitForPrices(checkout.cart)
    expect(led).toEqual(["delivery"])
    stop()
  })

  it("[CHK-01] decides once for every other step; who pays is asked anew once they are logged out", async () => {
    const shop = createPage(browser, danas.jar)
    const checkout = new CheckoutViewModel(shop, new CartViewModel(shop))
    const led: Array<string> = []
    const stops = [
      guardStep("details", checkout, (to) => led.push(`details: ${to}`)),
      guardBuyer(checkout, (to) => led.push(`payment: ${to}`))
    ]
    become(shop, checkout.cart, dana)
    await checkout.restore()
    expect(led).toEqual(["details: cart"])
    await checkout.cart.add([newCartItem(timber, rowOf(timber), 7)])
    await waitForPrices(checkout.cart)
    expect(led).toEqual(["details: cart"])
    become(shop, checkout.cart, undefined)
    await waitForPrices(checkout.cart)
    expect(led).toEqual(["details: cart", "payment: login"])
    for (const stop of stops) stop()
  })

  it("[CHK-03] notes that the details of the account are in it, and does not fill in again what was emptied since", async () => {
    const shop = createPage(browser, danas.jar)
    const checkout = await checkoutOf(dana, shop)
    await filled(checkout, emails.trade)
    expect(checkout.state.fwDataCached).toBe(true)
    checkout.type("company", "")
    await vi.waitFor(async () => expect(await browser.kept("checkout")).toMatchObject({ fwDataCached: true }))
    const again = await checkoutOf(dana, createPage(browser, danas.jar))
    await vi.waitFor(() => expect(again.po).toBeDefined())
    expect([again.state.fwDataCached, detailsOf(again).company]).toEqual([true, ""])
    become(shop, checkout.cart, undefined)
    expect(checkout.state.fwDataCached).toBe(false)
  })

  it("[PO-01] [CHK-01] asks for the PO/Job number as the company has decided, and goes on only with one of its codes", async () => {
    const settings = new CompanySettingsViewModel(
      createPage(browser, danas.jar).call,
      async () => undefined,
      draftIn(parseSettingsDraft)
    )
    settings.open({ showExcGstPricing: true })
    settings.setPoAsk("list")
    await settings.save()
    expect(settings.problem).toBe("Write at least one code, each on a line of its own")
    settings.typeCodes("J-100\n\nJ-200\n")
    await settings.save()
    expect([settings.problem, settings.message]).toEqual([undefined, "Settings saved."])
    const checkout = await checkoutOf(dana, createPage(browser, danas.jar))
    await filled(checkout, emails.trade)
    expect(checkout.po).toEqual({ ask: "list", codes: ["J-100", "J-200"] })
    checkout.delivery.choosePickup(25)
    checkout.delivery.chooseDate("2026-11-24")
    checkout.setTermsAgreed(true)
    expect(await checkout.nextStep()).toBe("details")
    checkout.touch("customerRefNo")
    expect(checkout.problemOf("customerRefNo")).toBe("PO/Job number is required")
    checkout.setCustomerReference("J-300")
    expect(checkout.problemOf("customerRefNo")).toBe("Choose one of your company's job codes")
    checkout.setCustomerReference("J-200")
    expect(await checkout.nextStep()).toBe("payment")
    settings.open({ showExcGstPricing: true })
    settings.setPoAsk("optional")
    await settings.save()
  })

  it("[GST-03] shows who sees prices without GST a subtotal, a delivery and a GST that come to the total", async () => {
    const checkout = await checkoutOf(dana, createPage(browser, danas.jar))
    const { delivery } = checkout.state
    checkout.setState({
      ...checkout.state,
      delivery: { ...delivery, details: { ...delivery.details, deliveryTotal: 4660 } }
    })
    const { cart } = checkout
    const { subtotal, delivery: shown, gst, total } = shownSums(checkout) ?? expect.fail("the cart has prices")
    expect([shown, subtotal + shown + gst]).toEqual([4236, total])
    expect(total).toBe(checkout.total)
    cart.setBuyer({ ...dana, showsExGst: false })
    await waitForPrices(cart)
    expect(shownSums(checkout)).toMatchObject({ delivery: 4660, total, subtotal: total - 4660 })
  })

  it("[CHK-03] of a person who buys for themselves names no company; what they typed stays, also when they come back", async () => {
    const shop = createPage(browser, priyas.jar)
    const checkout = await checkoutOf(undefined, shop)
    expect(await checkout.nextStep()).toBe("login")
    checkout.type("contactName", "P. Nair")
    become(shop, checkout.cart, priya)
    await filled(checkout, emails.loyal)
    expect(detailsOf(checkout)).toMatchObject({ contactName: "P. Nair", phone: "0491 570 006", company: "" })
    await vi.waitFor(async () => expect(await browser.kept("checkout")).toEqual(checkout.state))
    const again = await checkoutOf(priya, shop)
    expect(detailsOf(again)).toEqual(detailsOf(checkout))
  })

  it("[AUTH-10] [COMP-02] leaves nothing of one member to the next, nor to a guest", async () => {
    const shop = createPage(browser, priyas.jar)
    const checkout = await checkoutOf(priya, shop)
    await filled(checkout, emails.loyal)
    checkout.delivery.choosePickup(25)
    checkout.setCustomerReference("PO 77")
    checkout.setTermsAgreed(true)
    become(shop, checkout.cart, undefined)
    expect(detailsOf(checkout)).toMatchObject({ contactName: "", email: "", phone: "", company: "" })
    expect(checkout.state).toMatchObject({
      orderDetails: { customerRefNo: "" },
      agreeTermsAndConditions: false,
      delivery: { branchId: 25 }
    })
    await vi.waitFor(async () => expect(JSON.stringify(await browser.kept("checkout"))).not.toContain("Nair"))
    expect(await checkout.nextStep()).toBe("login")
  })

  it("[COMP-02] tells why it asks again after a change of company, once, and after no other change", async () => {
    const shop = createPage(browser, priyas.jar)
    const checkout = await checkoutOf(undefined, shop)
    const onceItIs = (who: BuyerTerms | undefined) => {
      become(shop, checkout.cart, who)
      return checkout.isOtherCompany
    }
    expect([
      onceItIs(priya),
      onceItIs({ ...priya, customerId: "2004" }),
      onceItIs(dana),
      onceItIs(undefined),
      onceItIs(dana)
    ]).toEqual([false, true, false, false, false])
    onceItIs({ ...dana, customerId: "2004" })
    checkout.dismissNotice()
    expect(checkout.isOtherCompany).toBe(false)
    // The next test's cart is another tab of the same browser, which would bring in what this one keeps meanwhile.
    await when(() => !checkout.cart.isPending)
  })

  it("[AUTH-11] says at the question who is buying that they were logged out, until somebody is in again or goes on as a guest", async () => {
    const shop = createPage(browser, priyas.jar)
    const checkout = await checkoutOf(undefined, shop)
    const onceItIs = (who: BuyerTerms | undefined) => {
      become(shop, checkout.cart, who)
      return checkout.isLoggedOut
    }
    expect([onceItIs(priya), onceItIs(undefined), onceItIs(dana), onceItIs(undefined)]).toEqual([
      false,
      true,
      false,
      true
    ])
    expect(await checkout.nextStep()).toBe("login")
    await checkout.continueAsGuest()
    expect(checkout.isLoggedOut).toBe(false)
  })

  it("[CHK-07] [PERM-02] who may not order stays at the cart, and asks their administrator with what is in it", async () => {
    const calls: Array<unknown> = []
    const shop = createPage(browser, danas.jar)
    const checkout = await checkoutOf(dana, shop)
    checkout.cart.setBuyer(dana, "refused")
    // Prices may be asked for once more meanwhile, as the session is heard of.
    await vi.waitFor(() => expect(checkout.cart.canContinue).toBe(true))
    expect([checkout.cart.mayOrder, checkout.stepFor("payment")]).toEqual([false, "cart"])
    const call = (async (name: string, request: { readonly body: unknown }) => {
      calls.push([name, request.body])
      return calls.length === 1
        ? { ok: false, error: true, status: 429, code: "TOO_MANY", msg: "Asked already." }
        : { ok: true, data: { success: true, asked: ["Dana Whitlock", "Col Reid"] } }
    }) as ShopClient["call"]
    const asking = new AskToOrderViewModel(call, checkout.cart)
    await asking.sendRequest()
    expect([asking.status, asking.message]).toEqual(["open", "Asked already."])
    await Promise.all([asking.sendRequest(), asking.sendRequest()])
    expect(asking.message).toContain("We've e-mailed Dana Whitlock and Col Reid")
    const items = checkout.cart.items.map(priceRequestOf)
    expect(calls).toEqual(Array(2).fill(["POST /users/contact/ask-to-order", { items }]))
    checkout.cart.setBuyer(dana)
    expect(checkout.stepFor("payment")).toBe("delivery")
  })

  it("[CHK-07] [PERM-02] is led nowhere while it is found out who buys, nor anew where the same one is heard of again", async () => {
    const checkout = await checkoutOf(dana, createPage(browser, danas.jar))
    checkout.cart.setBuyer(dana, "unknown")
    expect([checkout.cart.isPending, checkout.cart.mayOrder]).toEqual([true, false])
    const next = checkout.nextStep()
    const { buyer } = checkout.cart
    checkout.cart.setBuyer({ ...dana }, "undecided")
    expect([checkout.cart.isPending, checkout.cart.mayOrder, await next]).toEqual([false, true, "delivery"])
    expect(checkout.cart.buyer).toBe(buyer)
    checkout.cart.setBuyer({ ...dana, showsExGst: false })
    expect(checkout.cart.showsExGst).toBe(false)
  })

  it("[T20] fills in nobody else's details where the session is another's by now", async () => {
    const shop = createPage(browser, danas.jar)
    const details = vi.fn(shop.call)
    const checkout = await checkoutOf(priya, { ...shop, call: details as ShopClient["call"] })
    await vi.waitFor(() => expect(details.mock.calls.map(([name]) => name)).toContain("GET /users/details"))
    await Promise.all(details.mock.results.map(({ value }) => value))
    expect(detailsOf(checkout).email).toBe("")
  })

  it("[T20] sends the order in the name of whom the cart was priced for", async () => {
    const checkout = await checkoutOf(priya, createPage(browser, priyas.jar))
    checkout.delivery.choosePickup(25)
    checkout.delivery.chooseDate("2026-11-24")
    const form = orderForm(checkout.cart.items, checkout.state, { quoteId: "q1", buyer: checkout.cart.buyer })
    expect(form.ok && form.form.buyer).toEqual({ contactId: "P01", customerId: "1001" })
  })
})

/** The shop's own fields, whose card is always taken. */
const aTaker: CardTokenizer = {
  ownFields: true,
  mount: () => () => undefined,
  updateAmount: () => undefined,
  createToken: async () => ({ ok: true, token: "ct_1" })
}

const aCard = { number: "4242 4242 4242 4242", expiry: "12/30", cvc: "123", name: "" }

const told: { readonly [code: string]: string } = {
  TOO_MANY_WAITING: orderWords.clearanceWaits(methodTerms.card.waits),
  EXPIRED_DELIVERY: orderWords.expiredDelivery,
  TOTAL_DIFFERS: orderWords.totalDiffers,
  OTHER_SHOPPER: orderWords.otherShopper,
  PAYMENT_REFUSED: cardPaymentWords.handled
}

/** The status that a refusal comes with; of an answer that was lost none. */
const statusOf = (code: string): number => {
  if (code === "OFFLINE") return 0
  if (code === "UNAVAILABLE") return 503
  return ["PAYMENT_REFUSED", "TOO_MANY_WAITING", "INVALID_ITEM"].includes(code) ? 422 : 409
}

describe("Pay", () => {
  /** A payment over a shop that answers an amount, and notes what orders it is sent; `takes` is what its card form comes to. */
  const paying = async (
    amount: (total: number) => number,
    code = "TOTAL_DIFFERS",
    takes: ReadonlyArray<CardTokenizer | undefined> = [aTaker],
    opened?: { readonly shop: ShopClient; readonly checkout: CheckoutViewModel }
  ) => {
    const shop = opened?.shop ?? createPage(browser, priyas.jar)
    const checkout = opened?.checkout ?? (await checkoutOf(priya, shop))
    checkout.delivery.choosePickup(25)
    checkout.delivery.chooseDate("2026-11-24")
    const [asked, sent]: [Array<string>, Array<string>] = [[], []]
    const forms: Array<OrderForm> = []
    const freshDays = ["2026-11-24"]
    let offered = 0
    let refusedFields: Record<string, string> | undefined
    const call = (async (name: string, ...rest: ReadonlyArray<never>) => {
      if (name.endsWith("payment-intent")) {
        asked.push(name)
        if (refusedFields)
          return { ok: false, error: true, status: 422, code: "INVALID_ITEM", msg: "", fields: refusedFields }
        return { ok: true, data: { id: "pi_1", clientSecret: "s", amount: offered, publishableKey: "pk" } }
      }
      if (name !== "POST /orders/order/stripe") return shop.call(name as "GET /shopfront", ...rest)
      sent.push(name)
      const [{ body }] = rest as unknown as [{ readonly body: { readonly form: OrderForm } }]
      forms.push(body.form)
      const { current } = checkout.delivery.quotes
      return {
        ok: false,
        error: true,
        status: statusOf(code),
        code,
        msg: told[code],
        ...(code === "EXPIRED_DELIVERY" && current ? { quote: { ...current, id: "fresh", days: freshDays } } : {}),
        ...(code === "INVALID_ITEM" ? { fields: { "items.1.flags.isTally": orderWords.notSoldSo } } : {})
      }
    }) as ShopClient["call"]
    const lookAgain = vi.fn(async () => undefined)
    const left = [...takes]
    const payment = new PaymentViewModel({ ...shop, call }, checkout, lookAgain, async () =>
      left.length > 1 ? left.shift() : left[0]
    )
    payment.open()
    await checkout.restore()
    offered = amount(checkout.cart.totals.total)
    await payment.prepare()
    payment.entry.card = aCard
    const offer = (cents: number) => {
      offered = cents
    }
    const refuse = (fields: Record<string, string> | undefined) => {
      refusedFields = fields
    }
    return { payment, checkout, asked, sent, forms, freshDays, lookAgain, offer, refuse }
  }

  it("asks for no payment of a cart that is emptied meanwhile, and leads to the cart, which says so", async () => {
    const { payment, checkout, asked } = await paying((total) => total)
    expect(asked).toEqual(["POST /orders/order/stripe/payment-intent"])
    const preparing = payment.prepare()
    const [, next] = await Promise.all([checkout.cart.clear(), preparing])
    expect([next, asked.length]).toEqual([{ to: "cart" }, 1])
  })

  it.each(["OFFLINE", "UNAVAILABLE"])(
    "[F6] whose answer is lost (%s) leads to the page that waits, and a second press sends nothing",
    async (code) => {
      const { payment, sent } = await paying((total) => total, code)
      const waiting = { to: "pending", intentId: "pi_1" }
      const [next, again] = await Promise.all([payment.pay(), payment.pay()])
      expect([next, again, sent.length]).toEqual([waiting, undefined, 1])
      expect(payment.problem).toBeUndefined()
      expect(await browser.kept("payment")).toMatchObject({ intentId: "pi_1", sent: true })
      expect([await payment.prepare(), sent.length]).toEqual([waiting, 1])
    }
  )

  it("[F6] that was left leads nobody away, whatever it hears of the payment", async () => {
    const { payment, checkout } = await paying((total) => total)
    const leave = payment.open()
    await browser.write("payment", { intentId: "pi_1", sent: true })
    expect(await payment.prepare()).toEqual({ to: "pending", intentId: "pi_1" })
    const preparing = payment.prepare()
    leave()
    expect(await preparing).toBeUndefined()
    await checkout.cart.clear()
    expect(await payment.prepare()).toBeUndefined()
  })

  it("says so where there are no fields for a card, sends nothing, and gets them at the next try", async () => {
    const { payment, sent } = await paying((total) => total, "", [undefined, aTaker])
    expect([payment.status, payment.problem]).toEqual(["unprepared", paymentPageWords.noCardFields])
    await payment.pay()
    expect(sent).toEqual([])
    await payment.prepare()
    expect([payment.status, payment.problem]).toEqual(["ready", undefined])
    await payment.pay()
    expect(sent).toHaveLength(1)
  })

  it("waits until the provider has drawn its fields, and says so where it can't", async () => {
    let heard: FieldEvents | undefined
    const drawn: CardTokenizer = {
      ...aTaker,
      ownFields: false,
      mount: (_, told) => {
        heard = told
        return () => undefined
      }
    }
    const { payment, sent } = await paying((total) => total, "PAYMENT_REFUSED", [drawn])
    const out = payment.entry.mount({} as HTMLElement)
    expect(payment.status).toBe("loading")
    // Made ready anew for a changed cart, the fields are still not drawn.
    await payment.prepare()
    expect(payment.status).toBe("loading")
    // Drawn meanwhile, they need not say so again.
    const preparing = payment.prepare()
    heard?.ready()
    await preparing
    expect(payment.status).toBe("ready")
    out()
    payment.entry.mount({} as HTMLElement)
    expect(payment.status).toBe("loading")
    await payment.pay()
    expect(sent).toEqual([])
    heard?.ready()
    expect(payment.status).toBe("ready")
    await payment.pay()
    expect(sent).toHaveLength(1)
    heard?.failed()
    expect([payment.status, payment.problem, payment.entry.tokenizer]).toEqual([
      "unprepared",
      paymentPageWords.noCardFields,
      undefined
    ])
    await payment.prepare()
    payment.entry.mount({} as HTMLElement)
    heard?.ready()
    expect([payment.status, payment.problem]).toEqual(["ready", undefined])
  })

  it("[CHK-05] orders by the quote that is shown, and by the fresh one after a refusal; a day that is not in it is asked for again", async () => {
    const { payment, checkout, forms, freshDays } = await paying((total) => total, "EXPIRED_DELIVERY")
    const shown = checkout.delivery.quotes.current?.id
    await payment.pay()
    expect([payment.status, payment.problem, checkout.delivery.unavailableDay]).toEqual([
      "ready",
      orderWords.expiredDelivery,
      undefined
    ])
    payment.entry.card = aCard
    freshDays[0] = "2026-11-25"
    await payment.pay()
    expect(forms.map(({ quoteId }) => quoteId)).toEqual([shown, "fresh"])
    expect([checkout.delivery.unavailableDay, checkout.stepFor("payment")]).toEqual(["2026-11-24", "delivery"])
  })

  it("[T55] makes the payment ready anew where the order was let go at the bank, so that another card can pay", async () => {
    const { payment, asked } = await paying((total) => total, "TOO_MANY_WAITING")
    await payment.pay()
    expect(asked).toHaveLength(2)
    expect([payment.status, payment.problem]).toEqual(["ready", orderWords.clearanceWaits(methodTerms.card.waits)])
  })

  it("[CHK-05] [CHK-02] leads to the cart where the shop refused a line: it is marked there, until it is changed or taken out", async () => {
    const { payment, checkout, offer } = await paying((total) => total, "INVALID_ITEM")
    const { cart, refusedLines } = checkout
    await cart.add([newCartItem(timber, rowOf(timber, 1), 2)])
    await waitForPrices(cart)
    offer(cart.totals.total)
    await payment.prepare()
    expect(await payment.pay()).toEqual({ to: "cart" })
    expect(cart.items.map((item) => refusedLines.problemOf(item))).toEqual([undefined, orderWords.notSoldSo])
    expect([cart.canContinue, checkout.canContinue]).toEqual([true, false])
    const [[boxId, problem] = []] = refusedLines.problems(cart.items)
    expect(boxId).toBe(quantityBoxId(lineAt(cart, 1)))
    expect(problem).toContain(orderWords.notSoldSo)
    await cart.changeQuantity(lineAt(cart, 1), 3)
    expect([refusedLines.problems(cart.items), checkout.canContinue]).toEqual([[], true])
    await cart.changeQuantity(lineAt(cart, 1), 2)
    expect(checkout.canContinue).toBe(false)
    await cart.remove(lineAt(cart, 1))
    expect(checkout.canContinue).toBe(true)
  })

  it("[CHK-05] leads to the cart where no payment can be made ready for a line, and asks the shop again on request", async () => {
    const { payment, checkout, refuse } = await paying((total) => total)
    refuse({ "items.0": orderWords.notSellable })
    expect(await payment.prepare()).toEqual({ to: "cart" })
    expect(checkout.refusedLines.problemOf(lineAt(checkout.cart, 0))).toBe(orderWords.notSellable)
    expect(checkout.stepFor("payment")).toBe("cart")
    checkout.refusedLines.clear()
    refuse(undefined)
    expect([await payment.prepare(), checkout.canContinue, payment.status]).toEqual([undefined, true, "ready"])
  })

  it("[T46] tells the fields of each new amount", async () => {
    const change = vi.fn()
    const { payment, checkout, offer } = await paying((total) => total, "", [{ ...aTaker, updateAmount: change }])
    const { total } = checkout.cart.totals
    offer(total + 100)
    await payment.prepare()
    expect(change.mock.calls).toEqual([[total + 100]])
  })

  it("[PAY-08] counts each refusal, so that each is shown anew, and keeps the card's fields except the security code", async () => {
    const { payment } = await paying((total) => total, "PAYMENT_REFUSED")
    for (const times of [1, 2]) {
      payment.entry.type("cvc", "123")
      await payment.pay()
      expect([payment.status, payment.problem, payment.refusals]).toEqual(["ready", cardPaymentWords.handled, times])
      expect([payment.entry.card, payment.entry.cardProblems]).toEqual([{ ...aCard, cvc: "" }, {}])
    }
  })

  it("[PAY-08] says why the bank refused where that was heard on the way back from it, once", async () => {
    const { payment, checkout } = await paying((total) => total)
    checkout.setRefusal(cardPaymentWords.offSite)
    await payment.prepare()
    expect([payment.status, payment.problem, payment.refusals]).toEqual(["ready", cardPaymentWords.offSite, 1])
    expect(checkout.consumeRefusal()).toBeUndefined()
  })

  it("[MSG-01] [PAY-08] says that the order could not be placed where the shop gives no reason", async () => {
    const { payment, sent } = await paying((total) => total, "SOMETHING_NEW")
    await payment.pay()
    expect([sent.length, payment.problem, payment.status]).toEqual([1, orderWords.unableToPlace, "ready"])
  })

  it("[VAL-05] marks each field of the card that is empty or can't be, sends nothing, and unmarks it once it is right", async () => {
    const { payment, sent } = await paying((total) => total)
    payment.entry.card = { number: " ", expiry: "12", cvc: "", name: "" }
    expect(payment.entry.cardProblems).toEqual({})
    await payment.pay()
    expect([sent, payment.refusals, payment.status]).toEqual([[], 1, "ready"])
    expect(payment.entry.cardProblems).toEqual({
      number: "Card number is required",
      expiry: "Invalid expiry date",
      cvc: "Security code is required"
    })
    payment.entry.type("number", "4242")
    payment.entry.type("expiry", "12/30")
    expect(Object.keys(payment.entry.cardProblems)).toEqual(["cvc"])
  })

  it("[VAL-05] marks the field that the provider finds wrong, until another is typed", async () => {
    const refusing: CardTokenizer = {
      ...aTaker,
      createToken: async () => ({ ok: false, msg: cardFieldWords.number, field: "number" })
    }
    const { payment, sent } = await paying((total) => total, "", [refusing])
    await payment.pay()
    expect([sent, payment.entry.cardProblems]).toEqual([[], { number: "Invalid card number" }])
    payment.entry.type("number", "4242")
    expect(payment.entry.cardProblems).toEqual({})
  })

  it("[T46] pays nothing where the cart was changed in another tab: the new amount is shown first", async () => {
    const { payment, checkout, sent, offer } = await paying((total) => total)
    const shown = payment.amount
    const other = await checkoutOf(priya, createPage(browser, priyas.jar))
    await vi.waitFor(() => expect(checkout.cart.totals.total).toBe(other.cart.totals.total))
    const { total } = other.cart.totals
    expect(total).not.toBe(shown)
    offer(total)
    await payment.pay()
    expect([sent, payment.amount, payment.problem]).toEqual([[], total, orderWords.totalDiffers])
    payment.entry.type("cvc", "123")
    await payment.pay()
    expect(sent).toHaveLength(1)
  })

  it("[T46] shows the new amount where the shop says that another tab has changed it", async () => {
    const { payment, checkout, asked, sent, offer } = await paying((total) => total)
    offer(checkout.cart.totals.total + 100)
    await payment.pay()
    expect(sent).toHaveLength(1)
    expect(asked.at(-1)).toBe("PATCH /orders/order/stripe/payment-intent")
    expect([payment.amount, payment.problem]).toEqual([checkout.cart.totals.total + 100, orderWords.totalDiffers])
  })

  it("[CHK-05] tells the total that was shown and the new one where the cart was changed in another tab, until Pay is pressed again", async () => {
    const { payment, checkout, sent, offer } = await paying((total) => total)
    const before = payment.amount
    expect(payment.totalChange).toBeUndefined()
    const other = await checkoutOf(priya, createPage(browser, priyas.jar))
    const { total } = other.cart.totals
    await vi.waitFor(() => expect(checkout.cart.totals.total).toBe(total))
    offer(total)
    await payment.prepare()
    expect([payment.totalChange, payment.refusals]).toEqual([{ before, now: total }, 1])
    await payment.prepare()
    expect(payment.totalChange).toEqual({ before, now: total })
    await payment.pay()
    expect([sent.length, payment.totalChange]).toEqual([1, undefined])
  })

  it("[CHK-05] [T20] pays nothing where cart and payment both come to another total after Pay was pressed: it is told, and waits for the next press", async () => {
    const afterPress: { happens: () => Promise<void> } = { happens: async () => {} }
    const slow: CardTokenizer = {
      ...aTaker,
      createToken: async () => {
        await afterPress.happens()
        return { ok: true, token: "ct_1" }
      }
    }
    const { payment, checkout, sent, offer } = await paying((total) => total, "", [slow])
    const before = payment.amount
    afterPress.happens = async () => {
      const { total } = (await checkoutOf(priya, createPage(browser, priyas.jar))).cart.totals
      await vi.waitFor(() => expect(checkout.cart.totals.total).toBe(total))
      offer(total)
      await payment.prepare()
    }
    await payment.pay()
    const now = checkout.cart.totals.total
    expect([sent, payment.totalChange, payment.status]).toEqual([[], { before, now }, "ready"])
    afterPress.happens = async () => {}
    payment.entry.card = aCard
    await payment.pay()
    expect(sent).toHaveLength(1)
  })

  it("[CHK-05] tells the total of the last visit where the prices have changed since", async () => {
    const shop = createPage(browser, new Map())
    const before = (await checkoutOf(undefined, shop)).cart.totals.total
    const raise = (cents: number) =>
      browser.database.query("UPDATE price SET retail_cents = retail_cents + $1 WHERE sku = $2", [
        cents,
        newCartItem(timber, rowOf(timber), 7).request.sku
      ])
    await raise(100)
    try {
      const page = createPage(browser, new Map())
      const { payment, checkout } = await paying((total) => total, "", [aTaker], {
        shop: page,
        checkout: new CheckoutViewModel(page, new CartViewModel(page))
      })
      const now = checkout.cart.totals.total
      expect(now).toBeGreaterThan(before)
      expect(payment.totalChange).toEqual({ before, now })
    } finally {
      await raise(-100)
    }
  })

  it("[AUTH-10] [CHK-05] tells nobody what somebody else would have paid", async () => {
    const { payment, checkout, offer } = await paying((total) => total)
    const now = payment.amount + 100
    offer(now)
    checkout.cart.setBuyer(dana)
    await payment.prepare()
    expect(payment.totalChange).toEqual({ before: undefined, now })
  })

  it("[CHK-05] sends no order whose total is not the amount on the button: the new one is shown first", async () => {
    const { payment, checkout, sent, offer } = await paying((total) => total + 1)
    const { total } = checkout.cart.totals
    expect(payment.amount).toBe(total + 1)
    offer(total)
    expect(await payment.pay()).toBeUndefined()
    expect(sent).toEqual([])
    expect([payment.amount, payment.problem, payment.status]).toEqual([total, orderWords.totalDiffers, "ready"])
    payment.entry.type("cvc", "123")
    await payment.pay()
    expect(sent).toHaveLength(1)
  })

  it("[T20] finds out who is logged in where the shop says that it is somebody else", async () => {
    const { payment, lookAgain } = await paying((total) => total, "OTHER_SHOPPER")
    await payment.pay()
    expect(lookAgain).toHaveBeenCalledTimes(1)
    expect(payment.problem).toBe(orderWords.otherShopper)
  })

  it("looks at nothing again where only the prices differ", async () => {
    const { payment, lookAgain } = await paying((total) => total)
    await payment.pay()
    expect(lookAgain).not.toHaveBeenCalled()
  })
})
