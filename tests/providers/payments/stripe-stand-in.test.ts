/** The Stripe stand-in, driven by Stripe's own client: intents, cards, refunds, keys and errors in Stripe's shapes. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import Stripe from "stripe"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { freshFolder, openStripe, type RunningStripe, shopOrigin, typedCard } from "./running-stripe.ts"

const { folder, remove } = freshFolder()
let bank: RunningStripe
beforeAll(async () => {
  bank = await openStripe(folder)
})
afterAll(async () => {
  await bank.stop()
  remove()
})

const returnUrl = "http://127.0.0.1:3999/checkout/pending?order=1"
const make = (amount = 2_599, metadata: Record<string, string> = {}) =>
  bank.stripe.paymentIntents.create({ amount, currency: "aud", metadata })
const confirm = async (intent: Stripe.PaymentIntent, number: string) => {
  const { id } = await bank.token(number)
  return bank.stripe.paymentIntents.confirm(intent.id, { confirmation_token: id, return_url: returnUrl })
}
const paid = async (amount = 2_599, metadata: Record<string, string> = {}) =>
  confirm(await make(amount, metadata), "4242424242424242")

/** The error that a call is refused with. */
const refusal = async (call: Promise<unknown>) => {
  const problem = await call.then(
    () => undefined,
    (error: unknown) => error
  )
  if (!(problem instanceof Stripe.errors.StripeError)) throw new Error(`not refused by Stripe: ${problem}`)
  const { code, decline_code, message, param, rawType, statusCode } = problem
  return { code, decline_code: decline_code || undefined, message, param, rawType, statusCode, problem }
}

describe("cards", () => {
  it.each([
    ["4242424242424242", "visa", "4242"],
    ["5555555555554444", "mastercard", "4444"],
    ["378282246310005", "amex", "0005"]
  ])("%s pays", async (number, brand, last4) => {
    const intent = await confirm(await make(2_599, { order: "10000017" }), number)
    expect(intent).toMatchObject({
      object: "payment_intent",
      status: "succeeded",
      amount: 2_599,
      amount_received: 2_599,
      currency: "aud",
      livemode: false,
      last_payment_error: null,
      next_action: null,
      metadata: { order: "10000017" }
    })
    const charge = await bank.stripe.charges.retrieve(String(intent.latest_charge))
    expect(charge).toMatchObject({ amount: 2_599, paid: true, captured: true, payment_intent: intent.id })
    expect(charge.payment_method_details?.card).toMatchObject({ brand, last4 })
  })

  it.each([
    ["4000000000000002", "card_declined", "generic_decline", "Your card was declined."],
    ["4000000000009995", "card_declined", "insufficient_funds", "Your card has insufficient funds."],
    ["4000000000009987", "card_declined", "lost_card", "Your card was declined."],
    ["4000000000000069", "expired_card", undefined, "Your card has expired."],
    ["4000000000000127", "incorrect_cvc", undefined, "Your card's security code is incorrect."]
  ])("%s is declined with 402 and the intent waits for another card", async (number, code, decline_code, message) => {
    const intent = await make()
    const declined = await refusal(confirm(intent, number))
    expect(declined).toMatchObject({ statusCode: 402, rawType: "card_error", code, message })
    expect(declined.decline_code).toBe(decline_code)
    expect(declined.problem).toBeInstanceOf(Stripe.errors.StripeCardError)
    expect(declined.problem.payment_intent).toMatchObject({ id: intent.id, status: "requires_payment_method" })
    const after = await bank.stripe.paymentIntents.retrieve(intent.id)
    expect(after).toMatchObject({ status: "requires_payment_method", payment_method: null, amount_received: 0 })
    expect(after.last_payment_error).toMatchObject({ code, message, type: "card_error" })
    expect((await confirm(intent, "4242424242424242")).status).toBe("succeeded")
  })

  const wrong = (name: string, value: string, number = "4242424242424242") => ({
    ...typedCard(number, "payment_method_data"),
    [`payment_method_data[card][${name}]`]: value
  })
  it.each([
    ["number", "4242424242424241", "incorrect_number"],
    ["number", "42424", "invalid_number"],
    ["exp_month", "13", "invalid_expiry_month"],
    ["exp_year", "2019", "invalid_expiry_year"],
    ["cvc", "12", "invalid_cvc"],
    ["number", "4111111111111111", "card_declined"]
  ])("a card whose %s is %s is refused as %s before it becomes a token", async (name, value, code) => {
    const answer = await bank.asBrowser("/v1/confirmation_tokens", wrong(name, value))
    expect(answer.status).toBe(402)
    expect(await answer.json()).toMatchObject({ error: { type: "card_error", code, param: name } })
  })

  it("keeps brand and last four digits of a card and never its number, whatever became of it", async () => {
    const numbers = ["4242424242424242", "4000000000000002", "378282246310005", "4111111111111111"]
    for (const number of numbers) await bank.token(number)
    await bank.asBrowser("/v1/payment_methods", typedCard("5555555555554444"))
    const log = readFileSync(join(folder, "log.jsonl"), "utf8")
    expect(log).toContain('"last4":"4444"')
    for (const number of [...numbers, "5555555555554444"]) expect(log).not.toContain(number)
    const withoutIds = log.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "")
    expect(withoutIds.match(/\b\d{12,19}\b/g) ?? []).toEqual([])
    expect(log).not.toContain('"cvc":"')
  })

  it("takes card numbers from a browser with the publishable key, not from a server", async () => {
    const problem = await refusal(
      bank.stripe.paymentMethods.create({
        type: "card",
        card: { number: "4242424242424242", exp_month: 1, exp_year: 2030 }
      })
    )
    expect(problem).toMatchObject({ statusCode: 402, rawType: "invalid_request_error" })
  })

  it("answers the shop's own pages and no other origin", async () => {
    const preflight = (origin: string, path = "/v1/confirmation_tokens") =>
      fetch(`${bank.origin}${path}`, {
        method: "OPTIONS",
        headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "authorization" }
      })
    const own = await preflight(shopOrigin)
    expect([own.status, own.headers.get("access-control-allow-origin")]).toEqual([204, shopOrigin])
    expect(own.headers.get("access-control-allow-headers")).toContain("authorization")
    expect((await preflight("https://elsewhere.example")).status).toBe(403)
    expect((await preflight(shopOrigin, "/v1/refunds")).status).toBe(403)
    const made = await bank.asBrowser("/v1/payment_methods", typedCard("4242424242424242"), "https://elsewhere.example")
    expect(made.headers.get("access-control-allow-origin")).toBeNull()
  })

  it("spends a confirmation token once", async () => {
    const { id, body } = await bank.token("4242424242424242")
    expect(body.payment_method_preview?.card).toMatchObject({ brand: "visa", last4: "4242" })
    const first = await make()
    await bank.stripe.paymentIntents.confirm(first.id, { confirmation_token: id, return_url: returnUrl })
    const second = await make()
    const again = bank.stripe.paymentIntents.confirm(second.id, { confirmation_token: id, return_url: returnUrl })
    expect(await refusal(again)).toMatchObject({
      statusCode: 400,
      param: "confirmation_token",
      message: expect.stringContaining("already been used")
    })
    expect((await bank.stripe.confirmationTokens.retrieve(id)).payment_intent).toBe(first.id)
  })
})

describe("amounts and states", () => {
  it.each([
    [50, undefined],
    [99_999_999, undefined],
    [49, "amount_too_small"],
    [100_000_000, "amount_too_large"],
    [0, "parameter_invalid_integer"],
    [-1, "parameter_invalid_integer"]
  ])("%i cents: %s", async (amount, code) => {
    if (code === undefined) expect((await make(amount)).amount).toBe(amount)
    else expect(await refusal(make(amount))).toMatchObject({ statusCode: 400, code, param: "amount" })
  })

  it("a new intent waits for a card; one with a card waits for confirmation", async () => {
    const bare = await make()
    expect(bare).toMatchObject({ status: "requires_payment_method", amount_received: 0, latest_charge: null })
    expect(bare.client_secret?.startsWith(`${bare.id}_secret_`)).toBe(true)
    expect((await bank.stripe.paymentIntents.update(bare.id, { payment_method: "pm_card_visa" })).status).toBe(
      "requires_confirmation"
    )
    expect(
      await refusal(bank.stripe.paymentIntents.confirm((await make()).id, { return_url: returnUrl }))
    ).toMatchObject({
      statusCode: 400,
      code: "payment_intent_unexpected_state"
    })
  })

  it("an update changes amount and metadata, name by name, until the money moves", async () => {
    const intent = await make(1_000, { cart: "7", note: "gate" })
    const changed = await bank.stripe.paymentIntents.update(intent.id, {
      amount: 2_000,
      metadata: { order: "10000025", note: "" }
    })
    expect(changed).toMatchObject({ amount: 2_000, client_secret: intent.client_secret })
    expect(changed.metadata).toEqual({ cart: "7", order: "10000025" })
    expect((await confirm(intent, "4242424242424242")).amount_received).toBe(2_000)
    const late = await refusal(bank.stripe.paymentIntents.update(intent.id, { amount: 100 }))
    expect(late).toMatchObject({ statusCode: 400, code: "payment_intent_unexpected_state", param: "amount" })
    expect(late.problem.payment_intent).toMatchObject({ status: "succeeded", amount: 2_000 })
  })

  it("a paid intent can be neither confirmed nor cancelled again", async () => {
    const intent = await paid()
    const again = () => confirm(intent, "4242424242424242")
    for (const call of [again, () => bank.stripe.paymentIntents.cancel(intent.id)]) {
      const refused = await refusal(call())
      expect(refused).toMatchObject({ statusCode: 400, code: "payment_intent_unexpected_state" })
      expect(refused.problem.payment_intent).toMatchObject({ id: intent.id, status: "succeeded" })
    }
    const taken = (await bank.log("?type=charge.succeeded")).filter((entry) => entry.payment_intent === intent.id)
    expect(taken.map(({ amount }) => amount)).toEqual([2_599])
  })

  it("a cancelled intent takes no money", async () => {
    const intent = await make()
    const canceled = await bank.stripe.paymentIntents.cancel(intent.id, { cancellation_reason: "abandoned" })
    expect(canceled).toMatchObject({ status: "canceled", cancellation_reason: "abandoned" })
    expect(await refusal(confirm(intent, "4242424242424242"))).toMatchObject({
      code: "payment_intent_unexpected_state"
    })
  })

  it("intents are found by their metadata, and listed newest first", async () => {
    const intent = await make(700, { order: "20000018", leg: "1" })
    const found = await bank.stripe.paymentIntents.search({
      query: "metadata['order']:'20000018' AND metadata['leg']:'1'"
    })
    expect(found.data.map(({ id }) => id)).toEqual([intent.id])
    await bank.stripe.paymentIntents.update(intent.id, { metadata: { order: "20000026" } })
    expect((await bank.stripe.paymentIntents.search({ query: "metadata['order']:'20000018'" })).data).toEqual([])
    const newer = await make(800)
    const page = await bank.stripe.paymentIntents.list({ limit: 1 })
    expect([page.data[0]?.id, page.has_more]).toEqual([newer.id, true])
    const next = await bank.stripe.paymentIntents.list({ limit: 1, starting_after: newer.id })
    expect(next.data[0]?.id).toBe(intent.id)
  })
})

describe("authentication", () => {
  const asks = async () => {
    const intent = await confirm(await make(), "4000002760003184")
    expect(intent).toMatchObject({ status: "requires_action", next_action: { type: "redirect_to_url" } })
    return { intent, url: String(intent.next_action?.redirect_to_url?.url) }
  }
  const press = (url: string, outcome: "complete" | "fail") =>
    fetch(url, { method: "POST", body: new URLSearchParams({ outcome }), redirect: "manual" })

  it("shows a page on the bank's own origin with a button for each way it can end", async () => {
    const { url } = await asks()
    expect(url.startsWith(`${bank.origin}/authenticate/`)).toBe(true)
    const page = await fetch(url)
    const html = await page.text()
    expect(html).toContain('<html lang="en-AU">')
    expect([...html.matchAll(/<button[^>]*>([^<]+)</g)].map(([, text]) => text)).toEqual([
      "Complete authentication",
      "Fail authentication"
    ])
    expect(page.headers.get("content-security-policy")).toContain("form-action 'self' http://127.0.0.1:3999")
  })

  it("completing takes the money once, however often it is pressed, and leads back to the shop", async () => {
    const { intent, url } = await asks()
    const pressed = await press(url, "complete")
    expect(pressed.status).toBe(303)
    const back = new URL(String(pressed.headers.get("location")))
    expect(Object.fromEntries(back.searchParams)).toEqual({
      order: "1",
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: "succeeded"
    })
    expect((await press(url, "fail")).headers.get("location")).toBe(back.href)
    expect((await bank.stripe.paymentIntents.retrieve(intent.id)).status).toBe("succeeded")
    const taken = (await bank.log("?type=charge.succeeded")).filter((entry) => entry.payment_intent === intent.id)
    expect(taken).toHaveLength(1)
  })

  it("failing takes nothing and the intent waits for another card", async () => {
    const { intent, url } = await asks()
    const location = new URL(String((await press(url, "fail")).headers.get("location")))
    expect(location.searchParams.get("redirect_status")).toBe("failed")
    const after = await bank.stripe.paymentIntents.retrieve(intent.id)
    expect(after).toMatchObject({ status: "requires_payment_method", amount_received: 0 })
    expect(after.last_payment_error?.code).toBe("payment_intent_authentication_failure")
  })

  it("an amount changed while the bank waits must be confirmed anew; the old page takes nothing", async () => {
    const { intent, url } = await asks()
    expect((await bank.stripe.paymentIntents.update(intent.id, { amount: 9_900 })).status).toBe("requires_confirmation")
    await press(url, "complete")
    expect((await bank.stripe.paymentIntents.retrieve(intent.id)).amount_received).toBe(0)
  })

  it("the browser reads the next action with the client secret and nothing without it", async () => {
    const { intent, url } = await asks()
    const read = (secret: string) =>
      fetch(`${bank.origin}/v1/payment_intents/${intent.id}?client_secret=${secret}`, {
        headers: { authorization: `Bearer ${bank.publishableKey}` }
      })
    const seen = (await (await read(String(intent.client_secret))).json()) as Stripe.PaymentIntent
    expect(seen.next_action?.redirect_to_url?.url).toBe(url)
    expect(seen).not.toHaveProperty("metadata")
    expect((await read("wrong")).status).toBe(401)
  })

  it("an unknown page is not found", async () => {
    expect((await fetch(`${bank.origin}/authenticate/payatt_3none`)).status).toBe(404)
  })
})

describe("refunds", () => {
  it("give back a part, then the rest, never more than was taken", async () => {
    const intent = await paid(10_000)
    const part = await bank.stripe.refunds.create({
      payment_intent: intent.id,
      amount: 2_500,
      metadata: { order: "30000019" }
    })
    expect(part).toMatchObject({
      object: "refund",
      amount: 2_500,
      status: "succeeded",
      payment_intent: intent.id,
      currency: "aud"
    })
    expect((await bank.stripe.refunds.retrieve(part.id)).metadata).toEqual({ order: "30000019" })
    expect(await refusal(bank.stripe.refunds.create({ payment_intent: intent.id, amount: 7_501 }))).toMatchObject({
      statusCode: 400,
      param: "amount"
    })
    expect((await bank.stripe.refunds.create({ payment_intent: intent.id })).amount).toBe(7_500)
    expect(await refusal(bank.stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({
      code: "charge_already_refunded"
    })
    expect(await bank.stripe.charges.retrieve(String(intent.latest_charge))).toMatchObject({
      amount_refunded: 10_000,
      refunded: true
    })
    const list = await bank.stripe.refunds.list({ payment_intent: intent.id })
    expect(list.data.map(({ amount }) => amount)).toEqual([7_500, 2_500])
  })

  it("are refused for an intent that took nothing", async () => {
    expect(await refusal(bank.stripe.refunds.create({ payment_intent: (await make()).id }))).toMatchObject({
      statusCode: 400
    })
  })
})

describe("idempotency keys", () => {
  it("a repeat gets the stored answer, marked, and nothing happens again", async () => {
    const params = { amount: 4_200, currency: "aud", metadata: { order: "40000010" } }
    const first = await bank.stripe.paymentIntents.create(params, { idempotencyKey: "attempt-1" })
    await bank.stripe.paymentIntents.update(first.id, { amount: 5_000 })
    const again = await bank.stripe.paymentIntents.create(params, { idempotencyKey: "attempt-1" })
    expect([again.id, again.amount]).toEqual([first.id, 4_200])
    expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true")
    expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined()
    expect(again.lastResponse.headers["original-request"]).toBe(first.lastResponse.requestId)
    expect(await bank.log("?type=intent.created").then((all) => all.filter(({ id }) => id === first.id))).toHaveLength(
      1
    )
  })

  it("20 at once under one key make one intent and take its money once", async () => {
    const params = {
      amount: 6_100,
      currency: "aud",
      confirm: true,
      payment_method: "pm_card_visa",
      return_url: returnUrl
    }
    const once = () => bank.stripe.paymentIntents.create(params, { idempotencyKey: "attempt-20" })
    const all = await Promise.all(Array.from({ length: 20 }, once))
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    expect((await bank.log("?type=charge.succeeded")).filter(({ amount }) => amount === 6_100)).toHaveLength(1)
  })

  it("a decline is stored too", async () => {
    const intent = await make()
    const { id } = await bank.token("4000000000000002")
    const params = { confirmation_token: id, return_url: returnUrl }
    const once = () => refusal(bank.stripe.paymentIntents.confirm(intent.id, params, { idempotencyKey: "attempt-2" }))
    const first = await once()
    expect((await once()).problem.charge).toBe(first.problem.charge)
    const failed = (await bank.log("?type=charge.failed")).filter((entry) => entry.payment_intent === intent.id)
    expect(failed).toHaveLength(1)
  })

  it("other parameters, or another address, under the same key are refused", async () => {
    const key = { idempotencyKey: "attempt-3" }
    const intent = await bank.stripe.paymentIntents.create({ amount: 900, currency: "aud" }, key)
    const other = await refusal(bank.stripe.paymentIntents.create({ amount: 901, currency: "aud" }, key))
    expect(other).toMatchObject({ statusCode: 400, rawType: "idempotency_error" })
    expect(other.problem).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
    expect(await refusal(bank.stripe.paymentIntents.cancel(intent.id, {}, key))).toMatchObject({
      rawType: "idempotency_error"
    })
  })

  it("a call with wrong parameters is not stored: the corrected one may use the key", async () => {
    const key = { idempotencyKey: "attempt-4" }
    await refusal(bank.stripe.paymentIntents.create({ amount: 1, currency: "aud" }, key))
    expect((await bank.stripe.paymentIntents.create({ amount: 60, currency: "aud" }, key)).amount).toBe(60)
  })
})

describe("errors", () => {
  const withKey = (key: string) =>
    new Stripe(key, { host: "127.0.0.1", port: bank.port, protocol: "http", maxNetworkRetries: 0 })

  it("a wrong key is 401 and is not repeated in full", async () => {
    const problem = await refusal(withKey("sk_test_somebodyElses").paymentIntents.list())
    expect(problem).toMatchObject({ statusCode: 401, rawType: "invalid_request_error" })
    expect(problem.problem).toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
    expect(problem.message).not.toContain("somebodyElses")
    expect((await fetch(`${bank.origin}/v1/payment_intents`)).status).toBe(401)
  })

  it("Basic and Bearer both carry the key", async () => {
    const basic = Buffer.from("sk_test_forTheShopOnly:").toString("base64")
    const answer = await fetch(`${bank.origin}/v1/payment_intents`, { headers: { authorization: `Basic ${basic}` } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get("request-id")).toMatch(/^req_[A-Za-z0-9]{14}$/)
  })

  it("the publishable key may not do the server's work", async () => {
    expect(await refusal(withKey(bank.publishableKey).refunds.list())).toMatchObject({ statusCode: 401 })
  })

  it("what is not there is 404, and an unknown parameter is named", async () => {
    expect(await refusal(bank.stripe.paymentIntents.retrieve("pi_none"))).toMatchObject({
      statusCode: 404,
      code: "resource_missing"
    })
    expect(await refusal(bank.stripe.refunds.retrieve("re_none"))).toMatchObject({
      statusCode: 404,
      code: "resource_missing"
    })
    const odd = { amount: 500, currency: "aud", amuont: 5 } as Stripe.PaymentIntentCreateParams
    expect(await refusal(bank.stripe.paymentIntents.create(odd))).toMatchObject({
      code: "parameter_unknown",
      param: "amuont"
    })
    expect((await bank.asShop("/v1/nothing")).status).toBe(404)
  })

  it("a body over 64 kB is 413", async () => {
    const answer = await bank.asShop("/v1/payment_intents", {
      method: "POST",
      body: `description=${"x".repeat(70_000)}`
    })
    expect(answer.status).toBe(413)
  })

  it("expand puts the whole thing in place of its id", async () => {
    const { id } = await paid(1_500)
    const intent = await bank.stripe.paymentIntents.retrieve(id, { expand: ["latest_charge", "payment_method"] })
    expect(intent.latest_charge).toMatchObject({ object: "charge", amount: 1_500 })
    expect(intent.payment_method).toMatchObject({ object: "payment_method", card: { last4: "4242" } })
  })
})
