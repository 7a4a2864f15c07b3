/** Paying quotes in the browser, from the account and by a quote's link: each way to pay with its pages, refusals, and one order however often it is tried. */
import { when } from "mobx"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import type { ShopClient } from "../../adapters/client.ts"
import { walletEnv } from "../../adapters/payments/start-stand-ins.ts"
import type { OpenPart } from "../../core/billing/quotes/call-off.ts"
import { parseCallOffParts } from "../../core/billing/quotes/call-off-text.ts"
import { quoteError } from "../../core/billing/quotes/quote-payment.ts"
import type { OrderMethod } from "../../core/payment-method.ts"
import { type OrderPages, pendingPath, zipReturnPath } from "../../core/payments/return-pages.ts"
import { zipWords } from "../../core/words/payment.ts"
import { quotePaymentWords } from "../../core/words/quote.ts"
import { type CallOffSearch, CallOffViewModel, parseCallOffDraft } from "../../ui/account/quotes/call-off.view-model.ts"
import { QuoteSelectionViewModel } from "../../ui/account/quotes/quote-selection.view-model.ts"
import { HostedCardViewModel } from "../../ui/payment/hosted-card.view-model.ts"
import type { NextDestination } from "../../ui/payment/next-destination.ts"
import type { ReturningMethod } from "../../ui/payment/payment-calls.ts"
import { PendingViewModel } from "../../ui/payment/pending.view-model.ts"
import { pendingPaymentOf } from "../../ui/payment/pending-payment.tsx"
import { quotesJourney, quotesPaymentPage } from "../../ui/payment/quotes/quotes-journey.ts"
import { QuotesPaymentViewModel } from "../../ui/payment/quotes/quotes-payment.view-model.ts"
import { ZipReturnViewModel } from "../../ui/payment/zip-return.view-model.ts"
import { callOffFormWords } from "../../ui/words/quotes.ts"
import { browserAt, emails } from "../api/account/login-browser.ts"
import { itemInStock } from "../api/ordering/order-items.ts"
import { cards } from "../api/ordering/shopper.ts"
import { SMALL_SHOP_DAY } from "../postgres/postgres.setup.ts"
import { postGatewayForm } from "../providers/payments/gateway-form.ts"
import { freshFolder, secretKey, startStripe } from "../providers/payments/running-stripe.ts"
import { insertQuote, type QuoteFixture } from "../storage/quote-fixture.ts"
import { createPage } from "./browser-tabs.ts"
import { draftIn } from "./memory-tab.ts"
import { createShopBrowser } from "./shop-browser.ts"

const { folder, remove } = freshFolder()
const bank = await startStripe(folder)
const browser = createShopBrowser({
  LIMITS: "off",
  STRIPE_URL: bank.origin,
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_PUBLISHABLE_KEY: bank.publishableKey,
  ...walletEnv(bank.origin, secretKey)
})
const danas = browserAt(browser)
let sku = ""
beforeAll(async () => {
  sku = (await itemInStock(browser.database.query, 1)).sku
  await danas.enter(emails.trade)
})
afterAll(async () => {
  await bank.stop()
  remove()
})

/** The cookies of whoever has a link. */
let guests = new Map<string, string>()
beforeEach(() => {
  guests = new Map()
})

const daysBefore = (days: number) => Temporal.PlainDate.from(SMALL_SHOP_DAY).subtract({ days }).toString()
const quote = (more: Partial<QuoteFixture> = {}) =>
  insertQuote(browser.database.query, {
    ...{ customerId: "2001", contactId: "P02", quotedOn: daysBefore(3), sku, lines: [6600] },
    ...more
  })

/** The secret of a quote's link, out of the e-mail that holds it. */
const linkOf = async (orderNo: string): Promise<string> => {
  await createPage(browser, danas.jar).call("POST /users/salesorder/email", { body: { orderNo } })
  const [mail] = await browser.database.query(
    "SELECT text FROM outbox WHERE message_key LIKE $1 ORDER BY queued_at DESC, id DESC",
    [`quote ${orderNo} %`]
  )
  return /\?t=([\w-]{43})/.exec(String(mail?.text))?.[1] ?? ""
}

/** A card field of the shop's own, which the bank's stand-in turns into a token. */
const typeCard = async (payment: QuotesPaymentViewModel, number: string = cards.pays) => {
  payment.entry.type("number", number)
  payment.entry.type("expiry", "12/40")
  payment.entry.type("cvc", "123")
}
const createTokenizer = async () => ({
  ownFields: true,
  mount: () => () => undefined,
  updateAmount: () => undefined,
  createToken: async ({ number }: { readonly number: string }) => ({
    ok: true as const,
    token: (await bank.token(number)).id
  })
})

type Side = Exclude<OrderPages, "checkout">
type Connection = (own: ShopClient["call"]) => ShopClient["call"]

/** Somebody before the page that asks for the payment of quotes: Dana in her account, or whoever has the link. */
const atPayment = async (
  pages: Side,
  quotes: ReadonlyArray<string>,
  send: Connection = (own) => own,
  /** Of another tab: this one has its cookies and what it keeps. */
  tab?: ShopClient
) => {
  const t = pages === "quotes" ? await linkOf(quotes[0] ?? "") : undefined
  const own = tab ?? createPage(browser, pages === "quotes" ? guests : danas.jar)
  const shop: ShopClient = { ...own, call: send(own.call) }
  const link = t ? { t } : {}
  const offer = await shop.call("GET /orders/quote/payment", { query: { quotes: quotes.join(","), ...link } })
  if (!offer.ok) throw new Error(offer.msg)
  const back = `/${pages}/${quotes.join("-")}`
  const payment = new QuotesPaymentViewModel(
    shop,
    { chosen: { quotes, ...link }, pages, back },
    offer.data,
    createTokenizer
  )
  await payment.prepare()
  return { shop, payment, back }
}
type AtPayment = Awaited<ReturnType<typeof atPayment>>

const urlOf = (next: NextDestination | undefined) => {
  if (next?.to !== "bank") throw new Error(`It leads to ${next?.to}`)
  return next.url
}
/** What somebody does on the bank's or the wallet's page; answers where it leads them. */
const press = async (url: string, outcome: string): Promise<URL> => {
  const answer = await fetch(url, { method: "POST", body: new URLSearchParams({ outcome }), redirect: "manual" })
  return new URL(answer.headers.get("location") ?? "")
}

/** The page that waits, as the address that somebody comes back by opens it. */
const waitFrom = async ({ shop }: AtPayment, back: URL): Promise<NextDestination> => {
  const { id, method, isCancelled } = pendingPaymentOf(Object.fromEntries(back.searchParams))
  const went = Promise.withResolvers<NextDestination>()
  const pending = new PendingViewModel(shop.call, quotesJourney(shop), id, method satisfies ReturningMethod)
  const leave = pending.startPolling(went.resolve, isCancelled)
  const next = await went.promise
  leave()
  return next
}

const stateOf = async (orderNo: string) => {
  const [row] = await browser.database.query(
    `SELECT quote.order_no, shop_order.status, payment_method AS method, captured_cents::int AS captured
     FROM quote LEFT JOIN shop_order ON shop_order.order_no = quote.order_no WHERE quote_no = $1`,
    [orderNo]
  )
  return row
}
const paidBy = (method: string, orderNo: string, captured = 6600) => ({
  ...{ order_no: orderNo, status: "placed", method, captured }
})
const thanks = (next: NextDestination | undefined) => {
  if (next?.to !== "thank-you") throw new Error(`It leads to ${next?.to}`)
  return next.orderNo
}

/** The quote is the order that somebody is led to. */
const expectPaid = async (quoteNo: string, method: string, next: NextDestination | undefined) =>
  expect(await stateOf(quoteNo)).toEqual(paidBy(method, thanks(next)))

/** A connection on which the first answer of a call is lost. */
const losing =
  (lostCall: string): Connection =>
  (own) => {
    let isLost = false
    return (async (name: string, ...rest: ReadonlyArray<never>) => {
      const answer = await own(name as "GET /shopfront", ...rest)
      if (name !== lostCall || isLost) return answer
      isLost = true
      return { ok: false, error: true, status: 0, code: "OFFLINE", msg: "" }
    }) as ShopClient["call"]
  }

const sides: ReadonlyArray<Side> = ["my-account/quotes", "quotes"]

describe.each(sides)("Quotes that are paid on /%s", (pages) => {
  it("[QUO-03] by card: one press after the other is one order, and leads to the thanks", async () => {
    const orderNo = await quote()
    const { payment } = await atPayment(pages, [orderNo])
    expect([payment.amount, payment.cardStatus]).toEqual([6600, "ready"])
    await typeCard(payment)
    const [next, again] = await Promise.all([payment.payCard(), payment.payCard()])
    expect(again).toBeUndefined()
    await expectPaid(orderNo, "card", next)
  })

  it("[QUO-03] by a card whose bank asks: it leads back to the waiting page of this side, and on to the thanks", async () => {
    const orderNo = await quote()
    const page = await atPayment(pages, [orderNo])
    await typeCard(page.payment, cards.asks)
    const back = await press(urlOf(await page.payment.payCard()), "complete")
    expect(back.pathname).toBe(pendingPath(pages))
    await expectPaid(orderNo, "card", await waitFrom(page, back))
  })

  it("[QUO-03] [PAY-02] by the bank's card form, which leads back to the waiting page of this side", async () => {
    const orderNo = await quote()
    const page = await atPayment(pages, [orderNo])
    const hosted = new HostedCardViewModel(page.payment)
    hosted.type("number", "4242 4242 4242 4242")
    hosted.type("expiry", "12/29")
    hosted.type("cvc", "123")
    const next = await hosted.pay()
    if (next?.to !== "gateway") throw new Error(`It leads to ${next?.to}`)
    const answer = await postGatewayForm(next.url, next.fields, secretKey)
    const back = new URL(answer.headers.get("location") ?? "")
    expect(back.pathname).toBe(pendingPath(pages))
    await expectPaid(orderNo, "hosted-card", await waitFrom(page, back))
  })

  it("[QUO-03] by PayPal, which leads back to the waiting page of this side, agreed or not", async () => {
    const orderNo = await quote()
    const page = await atPayment(pages, [orderNo])
    const away = await press(urlOf(await page.payment.pay("paypal")), "cancel")
    expect(away.pathname).toBe(pendingPath(pages))
    expect(await waitFrom(page, away)).toEqual({ to: "payment" })
    // The page that asked for the payment says why it is open again.
    await page.payment.prepare()
    expect(page.payment.problem).toBeTruthy()
    const back = await press(urlOf(await page.payment.pay("paypal")), "agree")
    await expectPaid(orderNo, "paypal", await waitFrom(page, back))
  })

  it("[QUO-03] [PAY-04] [MSG-03] by Zip, which leads back to the Zip page of this side; a cancelled one leaves the quote free", async () => {
    const orderNo = await quote()
    const page = await atPayment(pages, [orderNo])
    const returnFrom = (back: URL) =>
      new ZipReturnViewModel(page.shop.call, quotesJourney(page.shop), Object.fromEntries(back.searchParams))
    const away = await press(urlOf(await page.payment.pay("zip")), "cancel")
    expect(away.pathname).toBe(zipReturnPath(pages))
    const cancelled = returnFrom(away)
    expect([await cancelled.start(), cancelled.page.is]).toEqual([undefined, "cancelled"])
    const back = await press(urlOf(await page.payment.pay("zip")), "agree")
    expect(back.pathname).toBe(zipReturnPath(pages))
    await expectPaid(orderNo, "zip", await returnFrom(back).start())
    // The same way back once more, after another payment was begun; and one that Zip never had.
    const other = await atPayment(pages, [await quote()])
    const later = urlOf(await other.payment.pay("zip"))
    const journey = quotesJourney(other.shop)
    const again = new ZipReturnViewModel(other.shop.call, journey, Object.fromEntries(back.searchParams))
    expect([await again.start(), again.page]).toEqual([undefined, { is: "completed", msg: zipWords.alreadyCompleted }])
    expect((await journey.read())?.request?.orderNo).toBeTruthy()
    const unknown = new ZipReturnViewModel(other.shop.call, journey, { result: "approved", checkoutId: "co_unknown" })
    await unknown.start()
    expect(unknown.page).toEqual({ is: "failed", errorCode: "default", msg: zipWords.default })
    expect(later).toContain("http")
  })

  it("[QUO-03] [QUO-04] one that is paid meanwhile is led to the page that says so in its words, and nothing is charged", async () => {
    const orderNo = await quote()
    const page = await atPayment(pages, [orderNo])
    await typeCard(page.payment)
    await browser.database.query("UPDATE quote SET paid_at = now(), invoice_no = '400114' WHERE quote_no = $1", [
      orderNo
    ])
    const next = await page.payment.payCard()
    expect(next).toEqual({ to: "error", href: `/quotes/error?code=already-paid&quote=${orderNo}` })
    expect(quoteError("already-paid", { quoteNo: orderNo }).msg).toBe(quotePaymentWords.alreadyPaid(orderNo))
    expect(await stateOf(orderNo)).toMatchObject({ order_no: null })
  })
})

describe("Quotes that are paid in the account", () => {
  const pages = "my-account/quotes"

  it("[QUO-03] [CRED-02] on account: with what it leaves of the limit; where the answer is lost the waiting page sends the same again", async () => {
    const orderNo = await quote()
    const page = await atPayment(pages, [orderNo], losing("POST /orders/quote/tradecredit"))
    const { limit = 0, used = 0, left } = page.payment.current.credit ?? {}
    expect(left).toBe(limit - used - 6600)
    expect(await page.payment.pay("trade-credit")).toEqual({ to: "pending", intentId: "" })
    const next = await waitFrom(page, new URL(`https://shop.example${pendingPath(pages)}`))
    await expectPaid(orderNo, "trade-credit", next)
  })

  it("[QUO-03] [PAY-08] [F6] where PayPal's answer is lost, the waiting page finds the payment, and can let it go", async () => {
    const orderNo = await quote()
    const page = await atPayment(pages, [orderNo], losing("POST /orders/quote/paypal"))
    expect(await page.payment.pay("paypal")).toEqual({ to: "pending", intentId: "" })
    const pending = new PendingViewModel(page.shop.call, quotesJourney(page.shop), undefined)
    const went = Promise.withResolvers<NextDestination>()
    const leave = pending.startPolling(went.resolve)
    await when(() => pending.status === "bank")
    await pending.payAnotherWay()
    expect(await went.promise).toEqual({ to: "payment" })
    leave()
    expect(await stateOf(orderNo)).toMatchObject({ status: "cancelled", captured: 0 })
  })

  it("[QUO-03] in two tabs, each of other quotes: each comes back to its own page, and is told of its own payment", async () => {
    const numbers = [await quote(), await quote({ lines: [3300, 3300] })] as const
    const first = await atPayment(pages, [numbers[0]])
    const second = await atPayment(pages, [numbers[1]], undefined, first.shop)
    const kept = [new Map<string, string>(), new Map<string, string>()] as const
    const openTab = (place: 0 | 1) =>
      vi.stubGlobal("sessionStorage", {
        getItem: (key: string) => kept[place].get(key) ?? null,
        setItem: (key: string, value: string) => kept[place].set(key, value)
      })
    openTab(0)
    const atPayPal = urlOf(await first.payment.pay("paypal"))
    openTab(1)
    const atOther = urlOf(await second.payment.pay("paypal"))
    openTab(0)
    expect(await waitFrom(first, await press(atPayPal, "cancel"))).toEqual({ to: "payment" })
    expect(await quotesPaymentPage(first.shop)).toBe(first.back)
    await first.payment.prepare()
    expect(first.payment.problem).toBeTruthy()
    openTab(1)
    expect(await quotesPaymentPage(second.shop)).toBe(second.back)
    await expectPaid(numbers[1], "paypal", await waitFrom(second, await press(atOther, "agree")))
    vi.unstubAllGlobals()
  })

  it("[QUO-08] a part: the form leads to what is missing, says why the shop refuses, and on to an order of that part", async () => {
    const orderNo = await quote({ lines: [11_000], pieces: 10 })
    const shop = createPage(browser, danas.jar)
    const form = new CallOffViewModel(
      shop,
      orderNo,
      [{ place: 0, unit: "EA", step: 1, left: 10 }],
      draftIn(parseCallOffDraft)
    )
    expect([await form.ask(), form.problems, form.isWrong(form.parts[0] as OpenPart)]).toEqual([
      undefined,
      { lines: callOffFormWords.choose, day: callOffFormWords.chooseDay },
      true
    ])
    form.setQuantity(0, "11")
    form.setDay("2026-01-05")
    expect([await form.ask(), form.problems]).toEqual([undefined, { lines: callOffFormWords.tooMuch }])
    form.setQuantity(0, "4")
    expect([await form.ask(), form.problems, form.refusal]).toEqual([undefined, {}, expect.stringMatching(/\w/)])
    let search: CallOffSearch | undefined
    for (let ahead = 9; search === undefined && ahead < 20; ahead += 1) {
      form.setDay(daysBefore(-ahead))
      search = await form.ask()
    }
    const { parts = "", day = "" } = search ?? {}
    expect(parts).toBe("0:4")
    const offer = await shop.call("GET /orders/quote/payment", { query: { quotes: orderNo, parts, day } })
    if (!offer.ok) throw new Error(offer.msg)
    const chosen = { quotes: [orderNo], callOff: { day, parts: parseCallOffParts(parts) } }
    const payment = new QuotesPaymentViewModel(shop, { chosen, pages, back: "/part" }, offer.data, createTokenizer)
    await payment.prepare()
    expect(payment.amount).toBe(4400)
    await typeCard(payment)
    const paid = thanks(await payment.payCard())
    const found = await shop.call("GET /users/details/salesorder/listone", { query: { orderNo } })
    expect(found.ok && found.data.quote).toMatchObject({
      state: "part-called-off",
      openParts: [{ place: 0, left: 6 }],
      callOffs: [{ orderNo: paid, status: "placed" }]
    })
  })

  it("[QUO-03] several are one payment and one order", async () => {
    const numbers = [await quote(), await quote({ lines: [1100, 2200] })]
    const { payment } = await atPayment(pages, numbers)
    expect(payment.current.quotes.map(({ orderNo, outstanding }) => [orderNo, outstanding])).toEqual([
      [numbers[0], 6600],
      [numbers[1], 3300]
    ])
    await typeCard(payment)
    const orderNo = thanks(await payment.payCard())
    for (const number of numbers) expect(await stateOf(number)).toEqual(paidBy("card", orderNo, 9900))
  })

  it("[QUO-03] [PAY-08] a declined card is told, its security code is asked for again, and another card pays", async () => {
    const orderNo = await quote()
    const { payment } = await atPayment(pages, [orderNo])
    await typeCard(payment, cards.declined)
    expect(await payment.payCard()).toBeUndefined()
    expect([payment.problem, payment.entry.card.cvc, payment.cardStatus]).toEqual([expect.any(String), "", "ready"])
    await typeCard(payment)
    await expectPaid(orderNo, "card", await payment.payCard())
  })

  it("[QUO-03] [F6] whoever comes back to the page while the payment waits at the bank is led to the page that waits", async () => {
    const orderNo = await quote()
    const page = await atPayment(pages, [orderNo])
    await typeCard(page.payment, cards.asks)
    urlOf(await page.payment.payCard())
    const again = await page.payment.prepare()
    expect(again).toMatchObject({ to: "pending", intentId: expect.stringMatching(/^pi_/) })
    const pending = new PendingViewModel(
      page.shop.call,
      quotesJourney(page.shop),
      again?.to === "pending" ? again.intentId : ""
    )
    const went = Promise.withResolvers<NextDestination>()
    const leave = pending.startPolling(went.resolve)
    await pending.payAnotherWay()
    expect(await went.promise).toEqual({ to: "payment" })
    leave()
    expect(await page.payment.prepare()).toBeUndefined()
    expect([page.payment.cardStatus, page.payment.problem]).toEqual(["ready", expect.any(String)])
    await typeCard(page.payment)
    await expectPaid(orderNo, "card", await page.payment.payCard())
  })

  it("[PAY-10] the first way that can be had is chosen until another is", async () => {
    const { payment } = await atPayment(pages, [await quote({ lines: [1100] })])
    expect(payment.current.offers.map(({ method, problem }) => [method, problem === undefined])).toEqual([
      ["card", true],
      ["hosted-card", true],
      ["paypal", false],
      ["zip", true],
      ["trade-credit", true]
    ])
    expect(payment.chosen).toBe("card")
    const ways: ReadonlyArray<OrderMethod> = ["zip", "trade-credit"]
    for (const way of ways) {
      payment.choose(way)
      expect(payment.chosen).toBe(way)
    }
    payment.choose("paypal")
    expect(payment.chosen).toBe("card")
  })
})

describe("The quotes that are chosen for payment", () => {
  const selection = (send: Connection = (own) => own) =>
    new QuoteSelectionViewModel(send(createPage(browser, danas.jar).call))

  it("[QUO-02] [QUO-06] are loaded one by one, added once, let go and cleared; the list, the numbers and the status are the store's", async () => {
    const [one, other] = [await quote(), await quote({ lines: [1100, 2200] })]
    const chosen = selection()
    expect([chosen.selected, chosen.status]).toEqual([[], { isFetching: false, hasError: false }])
    const first = chosen.select(one)
    expect([chosen.status, chosen.selected, chosen.isLoading(one)]).toEqual([
      { isFetching: true, hasError: false },
      [],
      true
    ])
    await first
    await chosen.select(one)
    await chosen.select(other)
    expect([chosen.selected, chosen.total, chosen.status]).toEqual([
      [one, other],
      9900,
      { isFetching: false, hasError: false }
    ])
    chosen.unselect(one)
    expect([chosen.selected, chosen.total]).toEqual([[other], 3300])
    chosen.clear()
    expect([chosen.selected, chosen.total]).toEqual([[], 0])
  })

  it("[QUO-02] one that can't be loaded is not added, and the status says why; the next try resets it", async () => {
    const orderNo = await quote()
    const chosen = selection()
    await chosen.select("Q99999999")
    expect(chosen.selected).toEqual([])
    expect(chosen.status).toEqual({ isFetching: false, hasError: true, error: expect.stringMatching(/\w/) })
    const again = chosen.select(orderNo)
    expect(chosen.status).toEqual({ isFetching: true, hasError: false })
    await again
    expect(chosen.selected).toEqual([orderNo])
  })

  it("[QUO-02] what is let go while it is loaded is not added", async () => {
    const orderNo = await quote()
    const gate = Promise.withResolvers<void>()
    const chosen = selection(
      (own) =>
        (async (...asked: Parameters<typeof own>) => {
          await gate.promise
          return own(...asked)
        }) as ShopClient["call"]
    )
    const loading = chosen.select(orderNo)
    chosen.unselect(orderNo)
    gate.resolve()
    await loading
    expect([chosen.selected, chosen.status]).toEqual([[], { isFetching: false, hasError: false }])
  })

  it("[QUO-07] no more than one payment takes are chosen", async () => {
    const chosen = selection(
      () =>
        (async (_: string, { query }: { query: { orderNo: string } }) => ({
          ok: true,
          data: { orderNo: query.orderNo, quote: { outstanding: 100 } }
        })) as unknown as ShopClient["call"]
    )
    for (let place = 0; place < 20; place += 1) await chosen.select(`Q${10_000 + place}`)
    expect([chosen.selected.length, chosen.total]).toEqual([20, 2000])
    await chosen.select("Q20000")
    expect([chosen.selected.length, chosen.status.hasError]).toEqual([20, true])
  })
})
