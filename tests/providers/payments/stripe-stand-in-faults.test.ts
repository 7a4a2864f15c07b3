/** The Stripe stand-in on a bad day: it fails, hangs, drops and repeats as told, and forgets nothing when it is killed. */
import { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import Stripe from "stripe"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import {
  freshFolder,
  openStripe,
  type RunningStripe,
  runToEnd,
  type StripeProcess,
  shopOrigin,
  startReceiver,
  startStripe,
  webhookSecret
} from "./running-stripe.ts"

let folder: string
let bank: RunningStripe
const endings: Array<() => unknown> = []
const afterwards = (ending: () => unknown) => endings.push(ending)

beforeEach(async () => {
  const fresh = freshFolder()
  folder = fresh.folder
  afterwards(fresh.remove)
  bank = await openStripe(folder)
  afterwards(() => bank.stop())
})
afterEach(async () => {
  for (const ending of endings.splice(0).reverse()) await ending()
})

/** The same bank in a process of its own, which can be killed. */
const inItsProcess = async (): Promise<StripeProcess> => {
  await bank.stop()
  const started = await startStripe(folder)
  bank = started
  return started
}

const receiver = async (...args: Parameters<typeof startReceiver>) => {
  const shop = await startReceiver(...args)
  afterwards(shop.close)
  return shop
}
const pay = (amount = 2_599, options: Stripe.RequestOptions = {}) =>
  bank.stripe.paymentIntents.create(
    {
      amount,
      currency: "aud",
      metadata: { order: "10000017" },
      confirm: true,
      payment_method: "pm_card_visa",
      return_url: shopOrigin
    },
    options
  )
const taken = async () => (await bank.log("?type=charge.succeeded")).map(({ amount }) => amount)
const failure = (call: Promise<unknown>) =>
  call.then(
    () => "answered",
    (problem: unknown) => (problem instanceof Stripe.errors.StripeError ? problem : "other")
  )
const verified = (raw: Buffer, signature: unknown, secret = webhookSecret) =>
  Stripe.webhooks.constructEvent(raw, String(signature), secret)

describe("webhooks", () => {
  it("tell of payment, decline, cancellation and refund, each signed over the bytes sent", async () => {
    const shop = await receiver()
    await bank.turn({ webhooks: { url: shop.url } })
    const intent = await pay()
    await failure(
      bank.stripe.paymentIntents.create({
        amount: 100,
        currency: "aud",
        confirm: true,
        payment_method: "pm_card_visa_chargeDeclined",
        return_url: shopOrigin
      })
    )
    const idle = await bank.stripe.paymentIntents.create({ amount: 100, currency: "aud" })
    await bank.stripe.paymentIntents.cancel(idle.id)
    await bank.stripe.refunds.create({ payment_intent: intent.id })
    const heard = await shop.hears(4)
    expect(heard.map(({ event }) => event.type).toSorted()).toEqual([
      "charge.refunded",
      "payment_intent.canceled",
      "payment_intent.payment_failed",
      "payment_intent.succeeded"
    ])
    for (const { headers, raw } of heard) expect(verified(raw, headers["stripe-signature"]).livemode).toBe(false)
    const succeeded = heard.find(({ event }) => event.type === "payment_intent.succeeded")
    expect(succeeded?.event.data.object).toMatchObject({
      id: intent.id,
      amount_received: 2_599,
      metadata: { order: "10000017" }
    })
    expect(await bank.stripe.events.retrieve(String(succeeded?.event.id))).toMatchObject({
      type: "payment_intent.succeeded"
    })
    const forged = Buffer.from(String(succeeded?.raw).replace("2599", "2600"))
    expect(() => verified(forged, succeeded?.headers["stripe-signature"])).toThrow(/No signatures found/)
  })

  it("wait for a shop that is down, and reach it at its new address", async () => {
    const gone = await startReceiver()
    await gone.close()
    await bank.turn({ webhooks: { url: gone.url } })
    const intent = await pay()
    const shop = await receiver()
    await bank.turn({ webhooks: { url: shop.url } })
    const [heard] = await shop.hears(1)
    expect(heard?.event.data.object).toMatchObject({ id: intent.id })
    expect((await bank.switches("?waiting=0")).webhooks.waiting).toBe(0)
  })

  it("are tried again until the shop says 2xx", async () => {
    const shop = await receiver((_, nth) => (nth < 3 ? 503 : 200))
    await bank.turn({ webhooks: { url: shop.url } })
    await pay()
    const heard = await shop.hears(3)
    expect(new Set(heard.map(({ event }) => event.id)).size).toBe(1)
    await bank.switches("?waiting=0")
    expect(await bank.log("?type=event.delivered")).toMatchObject([{ tries: 3 }])
  })

  it("untold ones survive kill -9 of the stand-in; told ones are not told again", async () => {
    const { kill } = await inItsProcess()
    const first = await receiver()
    await bank.turn({ webhooks: { url: first.url } })
    await pay(1_000)
    await first.hears(1)
    await bank.switches("?waiting=0")
    await bank.turn({ webhooks: { hold: true } })
    await pay(2_000)
    await pay(3_000)
    await kill()
    const shop = await receiver()
    bank = await openStripe(folder, { WEBHOOK_URL: shop.url })
    await shop.hears(2)
    await bank.switches("?waiting=0")
    const amounts = shop.heard.map(({ event }) => (event.data.object as Stripe.PaymentIntent).amount)
    expect(amounts.toSorted()).toEqual([2_000, 3_000])
  })

  it("can be held, turned round, repeated, late and signed with two secrets", async () => {
    const shop = await receiver()
    await bank.turn({ webhooks: { url: shop.url, hold: true } })
    for (const amount of [100, 200, 300]) await pay(amount)
    expect((await bank.switches()).webhooks.waiting).toBe(3)
    expect(shop.heard).toEqual([])
    await bank.turn({ webhooks: { hold: false, order: "newest first" } })
    const inTurn = await shop.hears(3)
    expect(inTurn.map(({ event }) => (event.data.object as Stripe.PaymentIntent).amount)).toEqual([300, 200, 100])

    await bank.turn({
      webhooks: { order: "oldest first", repeat: 40, secret: ["whsec_new", webhookSecret], ageSeconds: 301 }
    })
    await pay(400)
    const repeats = (await shop.hears(43)).slice(3)
    expect(new Set(repeats.map(({ event }) => event.id)).size).toBe(1)
    const { headers, raw } = repeats[0]!
    expect(() => verified(raw, headers["stripe-signature"], "whsec_new")).toThrow(/outside the tolerance/)
    for (const secret of ["whsec_new", webhookSecret]) {
      expect(Stripe.webhooks.constructEvent(raw, String(headers["stripe-signature"]), secret, 400).type).toBe(
        "payment_intent.succeeded"
      )
    }
  })

  it("can be sent again by hand", async () => {
    const shop = await receiver()
    await bank.turn({ webhooks: { url: shop.url } })
    await pay()
    const [first] = await shop.hears(1)
    const sent = await bank.asShop(`/__events/${first?.event.id}/send`, { method: "POST" })
    expect(await sent.json()).toEqual({ answered: 200 })
    expect(shop.heard.map(({ event }) => event.id)).toEqual([first?.event.id, first?.event.id])
  })
})

describe("switches", () => {
  it("fail before the effect: 500, nothing taken, and the key remembers the 500", async () => {
    await bank.turn({ faults: [{ call: "intents.create", way: "fail" }] })
    const once = () => failure(pay(700, { idempotencyKey: "k-500" }))
    expect(await once()).toMatchObject({ statusCode: 500, rawType: "api_error" })
    expect(await once()).toMatchObject({ statusCode: 500, headers: { "idempotent-replayed": "true" } })
    expect(await taken()).toEqual([])
    expect((await pay(700, { idempotencyKey: "k-501" })).status).toBe("succeeded")
  })

  it("fail after the effect: 500, but the money is taken, once", async () => {
    await bank.turn({ faults: [{ call: "intents.create", way: "fail", when: "after" }] })
    for (let n = 0; n < 2; n += 1)
      expect(await failure(pay(700, { idempotencyKey: "k-1" }))).toMatchObject({ statusCode: 500 })
    expect(await taken()).toEqual([700])
    const found = await bank.stripe.paymentIntents.search({ query: "metadata['order']:'10000017'" })
    expect(found.data.map(({ status }) => status)).toEqual(["succeeded"])
  })

  it("drop the connection after the effect: a repeat with the same key learns the result, and it is taken once", async () => {
    await bank.turn({ faults: [{ call: "intents.create", way: "drop", times: 2 }] })
    expect(await failure(pay(800, { idempotencyKey: "k-2" }))).toBeInstanceOf(Stripe.errors.StripeConnectionError)
    expect(await taken()).toEqual([800])
    const known = await pay(800, { idempotencyKey: "k-2" })
    expect([known.status, known.lastResponse.headers["idempotent-replayed"]]).toEqual(["succeeded", "true"])
    expect(await taken()).toEqual([800])
  })

  it("hang before the effect: nothing is taken until released; the same key is busy meanwhile", async () => {
    await bank.turn({ faults: [{ call: "intents.create", way: "hang" }] })
    const hanging = pay(900, { idempotencyKey: "k-3" })
    expect((await bank.switches("?hanging=1")).hanging).toEqual(["intents.create"])
    expect(await taken()).toEqual([])
    expect(await failure(pay(900, { idempotencyKey: "k-3" }))).toMatchObject({
      statusCode: 409,
      code: "idempotency_key_in_use"
    })
    await bank.turn({ release: true })
    expect((await hanging).status).toBe("succeeded")
    expect(await taken()).toEqual([900])
  })

  it("hang after the effect: taken while the caller waits in vain", async () => {
    await bank.turn({ faults: [{ call: "intents.create", way: "hang", when: "after" }] })
    const hanging = pay(950)
    await bank.switches("?hanging=1")
    expect(await taken()).toEqual([950])
    await bank.turn({ release: true })
    expect((await hanging).amount_received).toBe(950)
  })

  it.each([
    ["html", "after", "StripeAPIError", [600]],
    ["html", "before", "StripeAPIError", []],
    ["half", "after", "StripeConnectionError", [600]],
    ["limit", "before", "StripeRateLimitError", []]
  ])("%s %s the effect is %s to the client", async (way, when, error, amounts) => {
    await bank.turn({ faults: [{ call: "intents.create", way, when }] })
    expect(await failure(pay(600))).toMatchObject({ type: error })
    expect(await taken()).toEqual(amounts)
  })

  it("all calls fail until cleared, and a client that retries gets through", async () => {
    await bank.turn({ faults: [{ way: "limit", times: "all" }] })
    for (let n = 0; n < 3; n += 1)
      expect(await failure(bank.stripe.paymentIntents.list())).toMatchObject({ statusCode: 429 })
    await bank.turn({ clear: true, faults: [{ call: "intents.create", way: "drop", when: "before", times: 2 }] })
    expect((await bank.patient.paymentIntents.create({ amount: 100, currency: "aud" })).amount).toBe(100)
    expect((await bank.switches()).faults).toEqual([])
  })

  it.each([
    ["succeeded", "succeeded", [500]],
    ["failed", "requires_payment_method", []]
  ])("a payment can stay in processing and then end as %s", async (outcome, status, amounts) => {
    await bank.turn({ faults: [{ call: "intents.create", way: "settleLater" }] })
    const intent = await pay(500)
    expect(intent.status).toBe("processing")
    expect(await failure(bank.stripe.paymentIntents.cancel(intent.id))).toMatchObject({
      code: "payment_intent_unexpected_state"
    })
    await bank.asShop(`/__intents/${intent.id}/settle`, { method: "POST", body: new URLSearchParams({ outcome }) })
    expect((await bank.stripe.paymentIntents.retrieve(intent.id)).status).toBe(status)
    expect(await taken()).toEqual(amounts)
  })

  it("are for the holder of the secret key, not for a browser, and say what they do not understand", async () => {
    const post = (headers: Record<string, string>, body: string) =>
      fetch(`${bank.origin}/__switches`, { method: "POST", headers, body })
    expect((await post({}, "{}")).status).toBe(401)
    expect((await post({ authorization: `Bearer ${bank.publishableKey}` }, "{}")).status).toBe(401)
    expect((await bank.asShop("/__log", { headers: { origin: shopOrigin } })).status).toBe(403)
    const odd = await bank.asShop("/__switches", { method: "POST", body: '{"faults":[{"way":"explode"}]}' })
    expect([odd.status, await odd.json()]).toEqual([400, { error: expect.stringContaining("way must be one of") }])
    expect((await bank.switches()).faults).toEqual([])
  })
})

describe("the log and the process", () => {
  it.each(["stop", "kill"] as const)("everything is as it was after %s: objects, states, answers", async (how) => {
    const first = await inItsProcess()
    const intent = await pay(1_100, { idempotencyKey: "k-9" })
    const declined = await bank.stripe.paymentIntents.create({ amount: 300, currency: "aud" })
    const refund = await bank.stripe.refunds.create({ payment_intent: intent.id, amount: 100 })
    const before = await bank.log()
    expect(await first[how]()).toBe(how === "stop" ? 0 : null)
    const port = bank.port
    bank = await openStripe(folder)
    expect(bank.port).toBe(port)
    expect(await bank.log()).toEqual(before)
    expect(await bank.stripe.paymentIntents.retrieve(intent.id)).toEqual(intent)
    expect((await bank.stripe.paymentIntents.retrieve(declined.id)).status).toBe("requires_payment_method")
    expect(await bank.stripe.refunds.retrieve(refund.id)).toEqual(refund)
    const again = await pay(1_100, { idempotencyKey: "k-9" })
    expect(again.id).toBe(intent.id)
    expect((await bank.stripe.refunds.create({ payment_intent: intent.id })).amount).toBe(1_000)
    expect(await taken()).toEqual([1_100])
  })

  it("a hung call killed before its effect took nothing; one killed after it did, and the key knows", async () => {
    const { kill } = await inItsProcess()
    await bank.turn({
      faults: [
        { way: "hang", when: "before" },
        { way: "hang", when: "after" }
      ]
    })
    const first = failure(pay(100, { idempotencyKey: "before" }))
    await bank.switches("?hanging=1")
    const second = failure(pay(200, { idempotencyKey: "after" }))
    await bank.switches("?hanging=2")
    await kill()
    expect([await first, await second].every((one) => one instanceof Stripe.errors.StripeConnectionError)).toBe(true)
    bank = await openStripe(folder)
    expect(await taken()).toEqual([200])
    expect((await pay(200, { idempotencyKey: "after" })).lastResponse.headers["idempotent-replayed"]).toBe("true")
    expect((await pay(100, { idempotencyKey: "before" })).status).toBe("succeeded")
    expect(await taken()).toEqual([200, 100])
  })

  it("a step torn by a power cut is dropped whole; damage in the middle is refused, not guessed at", async () => {
    const { kill } = await inItsProcess()
    await pay(100)
    const log = join(folder, "log.jsonl")
    const whole = statSync(log).size
    await kill()
    appendFileSync(log, '{"type":"charge.succeeded","id":"ch_torn","amount":999,"more":true}\n{"type":"intent.succ')
    bank = await openStripe(folder)
    expect(await taken()).toEqual([100])
    expect(statSync(log).size).toBe(whole)
    await pay(200)
    await bank.stop()
    const text = readFileSync(log, "utf8")
    writeFileSync(log, text.replace('"type":"charge.succeeded"', '"type:"charge.succeeded"'))
    const refused = await runToEnd(folder)
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("damaged at byte")])
    writeFileSync(log, text)
    bank = await openStripe(folder)
    expect(await taken()).toEqual([100, 200])
  })

  it("a second start finds the first, tells it the shop's new address, and ends", async () => {
    await inItsProcess()
    const shop = await receiver()
    const second = await runToEnd(folder, { WEBHOOK_URL: shop.url, ALLOWED_ORIGIN: "http://127.0.0.1:4111" })
    expect(second.code).toBe(0)
    expect(JSON.parse(second.out)).toMatchObject({ listening: true, already: true, pid: bank.pid, port: bank.port })
    const { allowedOrigins, webhooks } = (await bank.switches()) as unknown as {
      allowedOrigins: unknown
      webhooks: { url: string }
    }
    expect([allowedOrigins, webhooks.url]).toEqual([["http://127.0.0.1:4111"], shop.url])
    const stranger = await runToEnd(folder, { KEY: "sk_test_another" })
    expect([stranger.code, stranger.err]).toEqual([1, expect.stringContaining("another KEY")])
  })

  it("of five starts at once one stays and four end well", async () => {
    await bank.stop()
    const starting = startStripe(folder)
    const others = await Promise.all(Array.from({ length: 4 }, () => startStripe(folder)))
    const all = [await starting, ...others]
    bank = all.find(({ already }) => already !== true) ?? bank
    expect(all.filter(({ already }) => already !== true)).toHaveLength(1)
    expect(new Set(all.map(({ pid }) => pid))).toEqual(new Set([bank.pid]))
    await Promise.all(
      all
        .filter(({ already }) => already === true)
        .map(({ child }) => child.exitCode ?? new Promise((end) => child.once("exit", end)))
    )
    expect(all.filter(({ child }) => child.exitCode === 0)).toHaveLength(4)
  })

  it("says where it listens, in its folder and on its health page", async () => {
    const note = JSON.parse(readFileSync(join(folder, "stand-in.json"), "utf8"))
    expect(note).toEqual({ pid: bank.pid, port: bank.port, origin: bank.origin, publishableKey: bank.publishableKey })
    expect(await (await fetch(`${bank.origin}/__health`)).json()).toEqual({ ok: true, name: "stripe", pid: bank.pid })
  })

  it.each([
    ["KEY", { KEY: "" }],
    ["KEY", { KEY: "sk_live_real" }],
    ["WEBHOOK_SECRET", { WEBHOOK_SECRET: "" }]
  ])("does not start without a right %s, and says so", async (name, env) => {
    const other = freshFolder()
    afterwards(other.remove)
    const refused = await runToEnd(other.folder, env)
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining(name)])
    expect(existsSync(join(other.folder, "log.jsonl"))).toBe(false)
  })

  it("answers the log from a byte on, and waits for the next entry", async () => {
    await pay(100)
    const page = (await (await bank.asShop("/__log")).json()) as { next: number }
    const waiting = bank.log(`?after=${page.next}&type=intent.succeeded&wait=1`)
    await pay(250)
    expect((await waiting).map(({ amount, metadata }) => [amount, metadata])).toEqual([[250, { order: "10000017" }]])
  })
})
