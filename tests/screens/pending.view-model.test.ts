/** Waiting for a payment, and the provider's own fields for a card: loading, there, refused, and away. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { LocalStore } from "../../adapters/browser/local-store.ts"
import type { ShopClient } from "../../adapters/client.ts"
import type { CheckoutViewModel } from "../../ui/checkout/checkout.view-model.ts"
import { cartJourney } from "../../ui/checkout/payment/cart-journey.ts"
import { createCardTokenizer } from "../../ui/payment/card-tokenizer.ts"
import type { NextDestination } from "../../ui/payment/next-destination.ts"
import { PendingViewModel } from "../../ui/payment/pending.view-model.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Told = { readonly ok: boolean; readonly status?: number; readonly msg?: string; readonly data?: object }
const stripe = (outcome: object): Told => ({ ok: true, data: { stripe: { orderNo: "100000017", ...outcome } } })
const processing = stripe({ status: "processing" })
const succeeded = stripe({ status: "succeeded" })

/** A page that waits: what the shop answers, what this browser keeps, and what is in its cart. */
const waiting = (
  answers: Array<Told | Promise<Told>>,
  { kept, isEmpty = false, id = "pi_1" }: { kept?: object; isEmpty?: boolean; id?: string } = {}
) => {
  const store = { read: async () => kept, write: vi.fn(async () => true) }
  const call = vi.fn(async () => answers.shift() ?? processing)
  const refuse = vi.fn()
  const shop = { call, store: async () => store as unknown as LocalStore } as unknown as ShopClient
  const checkout = {
    restore: async () => undefined,
    cart: { isEmpty },
    setRefusal: refuse
  } as unknown as CheckoutViewModel
  const went: Array<NextDestination> = []
  const pending = new PendingViewModel(shop.call, cartJourney(shop, checkout), id)
  const leave = pending.startPolling((next) => went.push(next))
  return { pending, call, store, refuse, went, leave, shop, checkout }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe("Waiting for the bank", () => {
  it("asks until the order is paid, and leads to its page", async () => {
    const { went, call, store } = waiting([processing, succeeded], { kept: { intentId: "pi_1", sent: true } })
    await pass(0)
    expect([went, call.mock.calls.length]).toEqual([[], 1])
    await pass(2000)
    expect(went).toEqual([{ to: "thank-you", orderNo: "100000017" }])
    expect(store.write).toHaveBeenCalledWith("payment", { intentId: "pi_1", sent: true, orderNo: "100000017" })
    await pass(60_000)
    expect(call).toHaveBeenCalledTimes(2)
  })

  it.each([
    ["zip", "ord_1"],
    ["zip", ""],
    ["paypal", "ord_1"]
  ] as const)("[MSG-05] knows that %s decides, also of a payment without a name (%s)", async (method, intentId) => {
    const request = { method, key: "k", orderNo: "100000017" }
    const unanswered = Promise.withResolvers<Told>().promise
    const { pending } = waiting([unanswered], { kept: { intentId, sent: true, request }, id: intentId })
    await pass(0)
    expect(pending.method).toBe(method)
  })

  it("[PAY-08] lets a payment go that waits for its shopper at a page which this browser is not shown", async () => {
    const refused = { ok: false, status: 422, msg: "Not confirmed" }
    const { pending, went, call } = waiting([stripe({ status: "requires_action" }), refused])
    await pass(0)
    expect([pending.awaitsShopper, pending.bankUrl, pending.status]).toEqual([true, undefined, "bank"])
    await pending.payAnotherWay()
    expect(call).toHaveBeenLastCalledWith("POST /orders/payments/stripe/abandon", { body: { id: "pi_1" } })
    expect(went).toEqual([{ to: "payment" }])
  })

  it.each([
    ["trade-credit", true],
    ["bank-transfer", true],
    ["zip", false]
  ] as const)("asks the shop alone about an order by %s whose answer was lost: %s", async (method, awaitsShop) => {
    const request = { method, key: "k" }
    const unanswered = Promise.withResolvers<Told>().promise
    const { pending } = waiting([unanswered], { kept: { intentId: "", sent: true, request }, id: "" })
    await pass(0)
    expect(pending.awaitsShop).toBe(awaitsShop)
  })

  it("[F6] asks no more once the page was left, and leads nobody away from where they are by then", async () => {
    const slow = Promise.withResolvers<Told>()
    const left = [waiting([processing]), waiting([slow.promise]), waiting([slow.promise])]
    await pass(0)
    for (const { leave } of left) leave()
    slow.resolve(succeeded)
    await pass(60_000)
    expect(left.map(({ call, went }) => [call.mock.calls.length, went])).toEqual([
      [1, []],
      [1, []],
      [1, []]
    ])
  })

  it("[F6] leads nobody away who left while it was written down that the order is paid, or refused", async () => {
    const refused = { ok: false, status: 422, msg: "Declined" }
    for (const answer of [succeeded, refused]) {
      const { store, went, leave, refuse } = waiting([answer], { kept: { intentId: "pi_1", sent: true } })
      store.write.mockImplementation(async () => {
        leave()
        return true
      })
      await pass(5000)
      expect([went, refuse.mock.calls]).toEqual([[], []])
    }
  })

  it("goes on where the page is opened again", async () => {
    const { pending, leave, call } = waiting([processing])
    await pass(0)
    leave()
    const went: Array<NextDestination> = []
    pending.startPolling((next) => went.push(next))
    await pass(2000)
    expect(call).toHaveBeenCalledTimes(3)
  })

  it("[PAY-08] brings a shopper whose bank refused back to the card, where they read why", async () => {
    const { went, refuse, store } = waiting([{ ok: false, status: 422, msg: "Declined" }], {
      kept: { intentId: "pi_1", sent: true }
    })
    await pass(0)
    expect([went, refuse.mock.calls]).toEqual([[{ to: "payment" }], [["Declined"]]])
    expect(store.write).toHaveBeenCalledWith("payment", { intentId: "pi_1", sent: false })
  })

  it("says why on the spot where there is nothing left to pay", async () => {
    const { went, pending } = waiting([{ ok: false, status: 422, msg: "Refunded" }], { isEmpty: true })
    await pass(0)
    expect([went, pending.status, pending.problem]).toEqual([[], "refused", "Refunded"])
  })

  it("asks three times for a payment that has no order yet", async () => {
    const unknown = { ok: false, status: 404, msg: "Gone" }
    const { call, pending } = waiting([unknown, unknown, unknown], { isEmpty: true })
    await pass(2000)
    expect([call.mock.calls.length, pending.status]).toEqual([2, "asking"])
    await pass(2000)
    expect([call.mock.calls.length, pending.status]).toEqual([3, "refused"])
  })

  it("shows the way to the bank, stops asking after a minute and a half, and asks again on demand", async () => {
    const { call, pending } = waiting([stripe({ status: "requires_action", redirectUrl: "https://bank.example" })])
    await pass(0)
    expect([pending.status, pending.bankUrl]).toEqual(["bank", "https://bank.example"])
    await pass(200_000)
    expect([call.mock.calls.length, pending.status]).toEqual([45, "waited"])
    pending.restartPolling()
    expect(pending.status).toBe("asking")
    await pass(0)
    expect(call).toHaveBeenCalledTimes(46)
  })

  it("[PAY-08] gives a payment up that waits at the bank, and another card is asked for; what was asked before leads nowhere", async () => {
    const poll = Promise.withResolvers<Told>()
    const atBank = stripe({ status: "requires_action", redirectUrl: "https://bank.example" })
    const refused = { ok: false, status: 422, msg: "Not confirmed" }
    const { went, refuse, store, call, pending } = waiting([atBank, poll.promise, refused], {
      kept: { intentId: "pi_1", sent: true }
    })
    await pass(2000)
    void pending.payAnotherWay()
    void pending.payAnotherWay()
    await pass(0)
    poll.resolve(succeeded)
    await pass(60_000)
    expect(call.mock.calls.map(([name]: ReadonlyArray<unknown>) => name)).toEqual([
      "POST /orders/payments/stripe/confirm",
      "POST /orders/payments/stripe/confirm",
      "POST /orders/payments/stripe/abandon"
    ])
    expect([went, refuse.mock.calls]).toEqual([[{ to: "payment" }], [["Not confirmed"]]])
    expect(store.write.mock.calls).toEqual([["payment", { intentId: "pi_1", sent: false }]])
  })

  it("[PAY-08] given up after the bank confirmed it leads to the order, and where the shop can't tell it goes on waiting", async () => {
    const atBank = stripe({ status: "requires_action", redirectUrl: "https://bank.example" })
    const paid = waiting([atBank, succeeded])
    await pass(0)
    void paid.pending.payAnotherWay()
    await pass(0)
    expect(paid.went).toEqual([{ to: "thank-you", orderNo: "100000017" }])
    const unknown = waiting([atBank, { ok: false, status: 503, msg: "Try again" }, atBank])
    await pass(0)
    void unknown.pending.payAnotherWay()
    await pass(0)
    expect([unknown.pending.problem, unknown.pending.status, unknown.went]).toEqual(["Try again", "bank", []])
    await pass(2000)
    expect(unknown.call).toHaveBeenCalledTimes(4)
  })

  it("waits for the payment that this browser has sent, or says that there is none", async () => {
    for (const [kept, led, status] of [
      [{ intentId: "pi_2", sent: true }, [{ to: "pending", intentId: "pi_2" }], "asking"],
      [{ intentId: "pi_2", sent: false }, [], "none"],
      [undefined, [], "none"]
    ] as const) {
      const { shop, checkout } = waiting([], kept ? { kept } : {})
      const pending = new PendingViewModel(shop.call, cartJourney(shop, checkout), undefined)
      const went: Array<NextDestination> = []
      pending.startPolling((next) => went.push(next))
      await pass(0)
      expect([went, pending.status]).toEqual([led, status])
    }
  })
})

describe("Stripe's own fields", () => {
  const intent = { id: "pi_1", clientSecret: "pi_1_secret_x", amount: 6966, publishableKey: "pk_test_1" }
  const drawn = () => {
    const heard = new Map<string, () => void>()
    const field = {
      on: (event: string, listener: () => void) => void heard.set(event, listener),
      mount: vi.fn(),
      unmount: vi.fn()
    }
    const elements = { create: () => field, update: vi.fn() }
    return { heard, field, elements, load: async () => ({ elements: vi.fn(() => elements) }) as never }
  }

  it("are none where the script can't be had, is refused, or does not come", async () => {
    const never = createCardTokenizer(intent, () => new Promise(() => undefined))
    const blocked = createCardTokenizer(intent, async () => Promise.reject(new Error("Failed to load Stripe.js")))
    const absent = createCardTokenizer(intent, async () => null)
    await pass(20_000)
    expect(await Promise.all([never, blocked, absent])).toEqual([undefined, undefined, undefined])
  })

  it("are for the amount of the cart as it is now", async () => {
    const { elements, load } = drawn()
    const taker = await createCardTokenizer(intent, load)
    taker?.updateAmount(10_449)
    expect(elements.update.mock.calls).toEqual([[{ amount: 10_449 }]])
  })

  it.each(["ready", "loaderror"])("tell when they are there, or can't be: %s", async (event) => {
    const { heard, field, load } = drawn()
    const [ready, failed] = [vi.fn(), vi.fn()]
    const out = (await createCardTokenizer(intent, load))?.mount({} as HTMLElement, { ready, failed })
    expect(field.mount).toHaveBeenCalledTimes(1)
    heard.get(event)?.()
    await pass(60_000)
    expect([ready.mock.calls.length, failed.mock.calls.length]).toEqual(event === "ready" ? [1, 0] : [0, 1])
    out?.()
    expect(field.unmount).toHaveBeenCalledTimes(1)
  })

  it("that are never drawn have failed, unless the page was left", async () => {
    const [failed, gone] = [vi.fn(), vi.fn()]
    const [one, other] = [drawn(), drawn()]
    ;(await createCardTokenizer(intent, one.load))?.mount({} as HTMLElement, { ready: vi.fn(), failed })
    ;(await createCardTokenizer(intent, other.load))?.mount({} as HTMLElement, { ready: vi.fn(), failed: gone })()
    await pass(20_000)
    expect([failed.mock.calls.length, gone.mock.calls.length]).toEqual([1, 0])
  })
})

describe("The stand-in's fields", () => {
  const intent = { amount: 6966, publishableKey: "pk_test_1", standIn: "http://bank.example" }
  const card = { number: "4242 4242 4242 4242", expiry: "12/30", cvc: "123", name: "" }
  afterEach(() => void vi.unstubAllGlobals())
  const token = async (answer: () => Promise<Response>, more: object = {}) => {
    vi.stubGlobal("fetch", vi.fn(answer))
    return (await createCardTokenizer(intent))?.createToken({ ...card, ...more })
  }

  it("[PAY-01] [MSG-03] say that the payment information is incomplete, and ask nobody", async () => {
    const asked = async () => Response.json({ id: "ct_1" })
    for (const more of [{ number: " " }, { expiry: "12" }, { cvc: "" }])
      expect(await token(asked, more)).toEqual({
        ok: false,
        msg: "Your payment information is incomplete. Fill in every card field."
      })
    expect(fetch).not.toHaveBeenCalled()
    expect(await token(asked)).toEqual({ ok: true, token: "ct_1" })
  })

  it("[PAY-01] [MSG-03] say that nothing was charged and to check the connection where the bank can't be reached, or answers no reason", async () => {
    const msg =
      "Your card details couldn't be sent, and nothing was charged. Check your connection and the card, then try again."
    expect(await token(async () => Promise.reject(new TypeError("Failed to fetch")))).toEqual({ ok: false, msg })
    expect(await token(async () => Response.json({ error: {} }, { status: 500 }))).toEqual({ ok: false, msg })
    expect(await token(async () => Response.json({ error: { code: "incorrect_number" } }, { status: 402 }))).toEqual({
      ok: false,
      msg: "Invalid card number",
      field: "number"
    })
  })
})
