/** What each provider has to do, whatever its method: the same suite over every one that is registered, against its stand-in. */
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { paymentRegistrations } from "../../adapters/composition/providers.ts"
import { readSettings } from "../../adapters/settings/settings.ts"
import { methodTerms } from "../../core/methods/method-terms.ts"
import { cartMethod } from "../../core/payment-method.ts"
import { declineMessage, type ProviderPayment, paymentNextStep } from "../../core/payments/payment.ts"
import type { CartPaymentProvider } from "../../core/payments/provider.port.ts"
import { settle } from "../../core/payments/settlement.ts"
import { cardPaymentWords, declineWords } from "../../core/words/payment.ts"
import { type ProviderHarness, providerHarnesses } from "./payments/provider-harness.ts"

const browser = "b".repeat(64)
const payable = { kind: "order", id: "100000017" } as const

describe.each([cartMethod] as const)("the provider of %s", (method) => {
  const { make, webhook } = paymentRegistrations[method]
  const amount = Math.max(5_000, methodTerms[method].limit.least)
  let harness: ProviderHarness
  beforeAll(async () => {
    harness = await providerHarnesses[method]()
  })
  afterAll(() => harness.stop())
  const settings = () => readSettings(harness.env)

  const ask = <A, E>(work: (provider: CartPaymentProvider) => Effect.Effect<A, E>): Promise<A> => {
    const provider = make(settings())
    if (!provider) throw new Error(`The harness of ${method} sets up no provider`)
    return Effect.runPromise(Effect.scoped(Effect.flatMap(provider, work)))
  }
  const open = () => ask((provider) => provider.open({ amount, browser }))
  /** One that is for an order, as the shop has it when it takes the money. */
  const opened = async () => {
    const { id } = await open()
    await ask(({ change }) => change(id, { amount, payable, key: `amount-of-${id}` }))
    return id
  }
  const start = async (id: string, behaviour: "pays" | "refused" | "asks" = "pays") => {
    const token = await harness.token(behaviour)
    return ask((provider) => provider.start(id, { token, key: `start-of-${id}-${behaviour}` }))
  }
  const state = (id: string) => ask((provider) => provider.ask(id))
  const refund = (id: string, amount: number, key: string) =>
    ask((provider) => provider.refund({ paymentRef: id, amount, key: `refund-${key}-of-${id}` }))
  const refunds = (id: string) => ask((provider) => provider.refunds(id))
  const action = (reported: ProviderPayment, state: "started" | "requires-action" = "started") =>
    settle({ ...payable, amount, captured: 0, isOpen: true }, { paymentRef: reported.id, state }, reported)

  it("opens a payment of the amount for the browser, which nobody has paid", async () => {
    const payment = await open()
    expect(payment).toMatchObject({ method, amount, received: 0, status: "unpaid", browser, currency: "aud" })
    expect(await state(payment.id)).toEqual(payment)
    await expect(state(`${payment.id}x`)).rejects.toMatchObject({ _tag: "PaymentNotFound" })
  })

  it("[I8] takes the whole amount for what it was started for, and settles it", async () => {
    const id = await opened()
    const paid = await start(id)
    expect(paid).toMatchObject({ id, method, status: "succeeded", received: amount, payable })
    expect(paid.transactionReference).toMatch(/./)
    expect(await state(id)).toEqual(paid)
    expect(action(paid)).toBe("place")
  })

  it("[PAY-01] a refusal is told by its reason, and nothing is taken", async () => {
    const id = await opened()
    const refusal = await start(id, "refused").catch((problem: unknown) => problem)
    expect(refusal).toMatchObject({ _tag: "CardRefused" })
    expect(declineMessage(refusal as Parameters<typeof declineMessage>[0])).toBe(declineWords.insufficientFunds)
    expect(await state(id)).toMatchObject({ status: "unpaid", received: 0 })
  })

  it("a bank that asks sends the shopper to a page: proved, it is paid", async () => {
    const id = await opened()
    const asked = await start(id, "asks")
    expect(action(asked)).toBe("wait")
    const next = paymentNextStep(asked)
    expect(next).toMatchObject({ is: "go-to", url: expect.stringMatching(/^https?:/) })
    await harness.authenticate(String(asked.redirectUrl), true)
    expect(action(await state(id), "requires-action")).toBe("place")
  })

  it("[PAY-01] a bank that asks and is not answered refuses, in the shop's words", async () => {
    const id = await opened()
    const asked = await start(id, "asks")
    await harness.authenticate(String(asked.redirectUrl), false)
    const refused = await state(id)
    expect(refused).toMatchObject({ status: "unpaid", received: 0 })
    expect(declineMessage(refused.refusal ?? { code: "" })).toBe(cardPaymentWords.offSite)
    expect(action(refused, "requires-action")).toBe("refuse")
  })

  it("a payment that takes its time is waited for, and then settled", async () => {
    const id = await opened()
    await harness.delayNext()
    const waiting = await start(id)
    expect(waiting).toMatchObject({ status: "processing", received: 0 })
    expect([paymentNextStep(waiting).is, action(waiting)]).toEqual(["waiting", "wait"])
    await harness.settle(id)
    expect(action(await state(id))).toBe("place")
  })

  it("[I9] repeated under one key, it takes the money once", async () => {
    const id = await opened()
    const token = await harness.token("pays")
    const again = () => ask((provider) => provider.start(id, { token, key: `start-of-${id}` }))
    const paid = await again()
    expect(await again()).toEqual(paid)
    expect(await state(id)).toMatchObject({ received: amount, transactionReference: paid.transactionReference })
  })

  it("once cancelled it can never be paid", async () => {
    const id = await opened()
    expect(await ask(({ cancel }) => cancel(id))).toMatchObject({ status: "cancelled" })
    await expect(start(id)).rejects.toMatchObject({ _tag: "PaymentNotUsable" })
    expect(action(await state(id))).toBe("refuse")
  })

  it("[I9] a refund goes back once under its key, and is on the list", async () => {
    const id = await opened()
    await start(id)
    expect(await refunds(id)).toEqual([])
    const made = await refund(id, 2_000, "one")
    expect(made).toEqual([{ reference: expect.stringMatching(/./), amount: 2_000 }])
    expect(await refund(id, 2_000, "one")).toEqual(made)
    expect(await refunds(id)).toEqual(made)
  })

  it("[I9] the list has each refund by its own number, also one made by hand; where all went back, a refund answers it", async () => {
    const id = await opened()
    await start(id)
    const byHand = await harness.refundByHand(id, 1_500)
    await refund(id, amount - 1_500, "rest")
    const all = await refunds(id)
    expect(new Set(all.map(({ amount }) => amount))).toEqual(new Set([1_500, amount - 1_500]))
    expect(all.find(({ reference }) => reference === byHand)?.amount).toBe(1_500)
    expect(await refund(id, 1_500, "more")).toEqual(all)
  })

  it("[I9] never gives back more than is left of a payment", async () => {
    const id = await opened()
    await start(id)
    await harness.refundByHand(id, 1_500)
    await expect(refund(id, amount, "whole")).rejects.toMatchObject({ _tag: "PaymentNotUsable" })
    expect(await refunds(id)).toHaveLength(1)
  })

  it("[T47] its report is believed as it was sent, and no other: changed, unsigned, old, or where no secret is set", async () => {
    const id = await opened()
    await start(id)
    const { headers, body } = await harness.report(id)
    const now = Date.now()
    const isBelieved = (request: Partial<Parameters<typeof webhook.verify>[0]>, env = settings()) =>
      webhook.verify({ headers, body, now, ...request }, env)
    expect(isBelieved({})).toBe(true)
    expect(webhook.read(body)).toMatchObject({ method, paymentRef: id })
    const changed = new TextEncoder().encode(new TextDecoder().decode(body).replace(id, `${id}x`))
    expect(changed).not.toEqual(body)
    expect(isBelieved({ body: changed })).toBe(false)
    expect(isBelieved({ headers: {} })).toBe(false)
    expect(isBelieved({ now: now + 600_000 })).toBe(false)
    expect(isBelieved({}, readSettings({}))).toBe(false)
    expect(webhook.read(new TextEncoder().encode("{}"))).toBeUndefined()
  })
})
