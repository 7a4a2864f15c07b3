/** A provider that fails, babbles or takes its time: nobody is charged twice, and every order ends. */
import { Effect, Redacted } from "effect"
import { Client } from "pg"
import { beforeEach, describe, expect, it } from "vitest"
import { findViolations } from "../../../adapters/postgres/invariants.ts"
import { findOverdue, overdueKinds } from "../../../adapters/storage/payments/overdue.ts"
import type { RefundSettlement } from "../../../core/ordering/placing/unknown-refunds.service.ts"
import { testDatabase } from "../../postgres/database.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock } from "./order-items.ts"
import { isCancelled, moveOrderBack, reconcileOnce, settleUnknown, withOrders } from "./reconcile-once.ts"
import { expectConsistentRecords, expectSameAsStripe } from "./record-consistency.ts"
import { cards } from "./shopper.ts"

const database = testDatabase("small")
const shop = testShop(database)
const { query } = database

const order = async (orderNo: string) =>
  (await query("SELECT status, captured_cents::int AS captured FROM shop_order WHERE order_no = $1", [orderNo]))[0]
const attempt = async (orderNo: string) =>
  (await query("SELECT state FROM payment_attempt WHERE order_no = $1", [orderNo]))[0]?.state
const reserved = async () => Number((await query("SELECT coalesce(sum(reserved), 0)::int AS n FROM stock"))[0]?.n)
const charges = async (intentId: string) =>
  (await shop.stripe().log("?type=charge.succeeded&limit=10000")).filter((entry) => entry.payment_intent === intentId)

beforeEach(() => shop.stripe().turn({ clear: true, webhooks: { hold: true } }))

/** A shop of its own, whose books need not be Stripe's at the end. */
const own = testDatabase("small")
const fresh = testShop(own)

describe("a part of the shop fails when it is first used", () => {
  const { query } = own
  const paidFor = async (intentId: string) =>
    (await fresh.stripe().log("?type=charge.succeeded&limit=10000")).filter((one) => one.payment_intent === intentId)

  it("[F2] the shop's own secret: no payment is opened, and the next try is", async () => {
    const kim = fresh.shopper()
    const wanted = [await itemInStock(query, 1)]
    await query("ALTER TABLE setting RENAME TO away")
    const failed = await kim.intent(wanted)
    await query("ALTER TABLE away RENAME TO setting")
    expect(failed).toMatchObject({ status: 503, code: "UNAVAILABLE" })
    expect((await kim.intent(wanted)).status).toBe(200)
  })

  it("[I11] [F2] everything that is kept: nothing is charged or written, and the next try is placed", async () => {
    const kim = fresh.shopper()
    const { form, intentId, token } = await kim.prepare([await itemInStock(query, 1)])
    const key = crypto.randomUUID()
    await query("ALTER SCHEMA public RENAME TO away")
    const failed = await kim.place(form, intentId, token, key)
    await query("ALTER SCHEMA away RENAME TO public")
    expect(failed).toMatchObject({ status: 503, code: "UNAVAILABLE" })
    expect(await paidFor(intentId)).toEqual([])
    expect(await query("SELECT FROM payment_attempt WHERE provider_ref = $1", [intentId])).toEqual([])
    const again = await kim.place(form, intentId, token, key)
    expect(again).toMatchObject({ status: 200, data: { stripe: { status: "succeeded" } } })
    expect(await paidFor(intentId)).toHaveLength(1)
    await expectConsistentRecords(query)
  })
})

describe("a refund of a payment that the provider does not know", () => {
  const { query } = own
  const paidAndCancelled = async () => {
    const { answer, intentId } = await fresh.shopper().buy([await itemInStock(query, 1)])
    await isCancelled(own, answer.data.stripe.orderNo)
    return { orderNo: answer.data.stripe.orderNo, intentId }
  }

  it.each([
    ["refunded", { is: "refunded", reference: "bank-7/1" } as const, "bank-7/1", 1],
    ["never taken", { is: "never-taken" } as const, /^never-taken-pi_/, 0]
  ])(
    "[I9] [I22] [F4] is settled once by a person as %s: on the books, in the audit, and on no list any more",
    async (_, settlement, reference, mails) => {
      const { orderNo, intentId } = await paidAndCancelled()
      await query(
        `INSERT INTO refund_attempt (provider_key, method, provider_ref, number, amount_cents, made_at, next_try_at, state)
         VALUES ('refund-' || $1, 'card', $1, 1, 100, now(), now(), 'unknown-payment')`,
        [intentId]
      )
      const settle = (ref: string, how: RefundSettlement = settlement) =>
        settleUnknown(own, fresh, (refunds) => Effect.result(refunds.settle(ref, how, "Pat")))
      expect(await settleUnknown(own, fresh, ({ open }) => open)).toEqual([
        { paymentRef: intentId, orderNo, amount: 100, since: expect.any(Number) }
      ])
      expect(await settle(intentId, { is: "refunded", reference: "a b" })).toMatchObject({
        failure: { _tag: "OrderRefused" }
      })
      expect(await settle("pi_other")).toMatchObject({ failure: { _tag: "OrderNotFound" } })
      const twice = await Promise.all([settle(intentId), settle(intentId)])
      expect(twice.map(({ _tag }) => _tag).sort()).toEqual(["Failure", "Success"])
      expect(
        await query("SELECT provider_ref AS id FROM money_movement WHERE order_no = $1 AND kind = 'refund'", [orderNo])
      ).toEqual([{ id: typeof reference === "string" ? reference : expect.stringMatching(reference) }])
      expect(
        await query("SELECT done_by FROM audit WHERE subject = $1 AND action = 'unknown payment settled'", [orderNo])
      ).toEqual([{ done_by: "Pat" }])
      expect(
        await query("SELECT 1 FROM outbox WHERE message_key LIKE '%' || $1 || '%' AND message_key LIKE '%refund%'", [
          orderNo
        ])
      ).toHaveLength(mails)
      expect(await settleUnknown(own, fresh, ({ open }) => open)).toEqual([])
      expect(await findOverdue(overdueKinds({}), query)).toEqual([])
      await reconcileOnce(own, fresh)
      expect(await fresh.stripe().log("?type=refund.created&limit=100")).toEqual([])
      expect(await findViolations(query)).toEqual([])
    }
  )
})

describe("the answer to the confirmation is lost after the money was taken", () => {
  it.each([
    ["a 500", { way: "fail", when: "after" }],
    ["a dropped connection", { way: "drop", when: "after" }],
    ["a page of HTML", { way: "html", when: "after" }],
    ["half an answer", { way: "half", when: "after" }]
  ])("[I9] [I10] [F4] %s: asked once more, the order is placed with one charge", async (_, fault) => {
    await shop.stripe().turn({ faults: [{ call: "intents.confirm", ...fault }] })
    const { answer, intentId, form } = await shop.shopper().buy([await itemInStock(query, 1)])
    expect(answer).toMatchObject({ status: 200, data: { stripe: { status: "succeeded" } } })
    expect(await order(answer.data.stripe.orderNo)).toEqual({ status: "placed", captured: form.total })
    expect(await charges(intentId)).toHaveLength(1)
    await expectConsistentRecords(query)
  })

  it("[I10] [F4] the answer never comes: the reconciler finishes the order that its own call still waits for", async () => {
    const kim = shop.shopper()
    const wanted = [await itemInStock(query, 1)]
    const { id } = (await kim.intent(wanted)).data
    const form = await kim.form(wanted)
    const token = (await shop.stripe().token(cards.pays)).id
    await shop.stripe().turn({ faults: [{ call: "intents.confirm", way: "hang", when: "after" }] })
    const placing = kim.place(form, id, token)
    await shop.stripe().switches("?hanging=1")
    await reconcileOnce(database, shop)
    const [row] = await query("SELECT order_no FROM payment_attempt WHERE provider_ref = $1", [id])
    expect(await order(String(row?.order_no))).toEqual({ status: "placed", captured: form.total })
    await shop.stripe().turn({ release: true })
    expect((await placing).data.stripe.status).toBe("succeeded")
    expect(await charges(id)).toHaveLength(1)
    await expectConsistentRecords(query)
  })
})

describe("the confirmation is lost before anything was done", () => {
  it.each([
    ["a 500", { way: "fail", when: "before" }],
    ["a dropped connection", { way: "drop", when: "before" }],
    ["a page of HTML", { way: "html", when: "before" }],
    ["too many requests", { way: "limit", when: "before" }]
  ])(
    "[I11] [F4] %s: the shopper is told to wait; unpaid, the order is let go and can never be charged",
    async (_, fault) => {
      const before = await reserved()
      await shop.stripe().turn({ faults: [{ call: "intents.confirm", ...fault }] })
      const kim = shop.shopper()
      const { answer, intentId, form, token, key } = await kim.buy([await itemInStock(query, 1)])
      expect(answer).toMatchObject({ status: 200, data: { stripe: { status: "processing" } } })
      const { orderNo } = answer.data.stripe
      await reconcileOnce(database, shop)
      expect(await order(orderNo)).toMatchObject({ status: "awaiting-payment" })
      await moveOrderBack(database, orderNo, 2)
      await reconcileOnce(database, shop)
      expect(await order(orderNo)).toEqual({ status: "cancelled", captured: 0 })
      expect(await attempt(orderNo)).toBe("abandoned")
      expect(await reserved()).toBe(before)
      expect(await kim.place(form, intentId, token, key)).toMatchObject({ status: 422, code: "NOT_FINISHED" })
      const late = await shop
        .stripe()
        .stripe.paymentIntents.confirm(intentId, { payment_method: "pm_card_visa" })
        .catch(() => "refused")
      expect(late).toBe("refused")
      expect(await charges(intentId)).toEqual([])
    }
  )

  it("[I20] the browser's own repeat goes on where the first try broke off, and pays once", async () => {
    await shop.stripe().turn({ faults: [{ call: "intents.confirm", way: "drop", when: "before" }] })
    const kim = shop.shopper()
    const { answer, form, intentId, token, key } = await kim.buy([await itemInStock(query, 1)])
    expect(answer.data.stripe.status).toBe("processing")
    const second = await kim.place(form, intentId, token, key)
    expect(second.data.stripe).toEqual({ ...answer.data.stripe, status: "succeeded" })
    expect(await charges(intentId)).toHaveLength(1)
    await expectConsistentRecords(query)
  })
})

describe("the provider is away before the order is written", () => {
  it("[F4] the shopper reads that the shop can't answer, and nothing is kept", async () => {
    const kim = shop.shopper()
    const wanted = [await itemInStock(query, 1)]
    const { id } = (await kim.intent(wanted)).data
    const form = await kim.form(wanted)
    const token = (await shop.stripe().token(cards.pays)).id
    const before = await query("SELECT count(*) FROM shop_order")
    await shop.stripe().turn({ faults: [{ call: "intents.retrieve", way: "drop", when: "before" }] })
    const key = crypto.randomUUID()
    expect(await kim.place(form, id, token, key)).toMatchObject({ status: 503, code: "UNAVAILABLE" })
    expect(await query("SELECT count(*) FROM shop_order")).toEqual(before)
    expect(await kim.place(form, id, token, key)).toMatchObject({
      status: 200,
      data: { stripe: { status: "succeeded" } }
    })
  })
})

describe("a payment that takes its time", () => {
  it.each([
    ["succeeds", "succeeded", "placed"],
    ["fails", "failed", "cancelled"]
  ])("[I11] [F4] 'processing' for a while, then it %s", async (_, outcome, status) => {
    await shop.stripe().turn({ faults: [{ call: "intents.confirm", way: "settleLater" }] })
    const { answer, intentId } = await shop.shopper().buy([await itemInStock(query, 1)])
    const { orderNo } = answer.data.stripe
    expect(answer.data.stripe.status).toBe("processing")
    await moveOrderBack(database, orderNo, 60)
    await reconcileOnce(database, shop)
    expect(await order(orderNo)).toMatchObject({ status: "awaiting-payment" })
    await shop
      .stripe()
      .asShop(`/__intents/${intentId}/settle`, { method: "POST", body: new URLSearchParams({ outcome }) })
    await reconcileOnce(database, shop)
    expect(await order(orderNo)).toMatchObject({ status })
    await expectConsistentRecords(query)
  })

  it("[I11] an authentication that nobody finishes holds its stock for 15 minutes, and not for longer", async () => {
    const before = await reserved()
    const { answer } = await shop.shopper().buy([await itemInStock(query, 1)], cards.asks)
    const { orderNo } = answer.data.stripe
    await moveOrderBack(database, orderNo, 14)
    await reconcileOnce(database, shop)
    expect(await order(orderNo)).toMatchObject({ status: "awaiting-payment" })
    expect(await reserved()).toBe(before + 1)
    await moveOrderBack(database, orderNo, 2)
    await reconcileOnce(database, shop)
    expect(await order(orderNo)).toEqual({ status: "cancelled", captured: 0 })
    expect(await reserved()).toBe(before)
    const late = await fetch(String(answer.data.stripe.redirectUrl), {
      method: "POST",
      body: new URLSearchParams({ outcome: "complete" }),
      redirect: "manual"
    })
    expect(late.status).toBe(303)
    expect(String(late.headers.get("location"))).toContain("redirect_status=failed")
  })

  it("[I11] a refund that fails is asked for again until it is given, once", async () => {
    const kim = shop.shopper()
    const { answer, intentId } = await kim.buy([await itemInStock(query, 1)])
    const { orderNo } = answer.data.stripe
    await isCancelled(database, orderNo)
    await shop.stripe().turn({ faults: [{ call: "refunds.create", way: "drop", when: "after" }] })
    await reconcileOnce(database, shop)
    await reconcileOnce(database, shop)
    await reconcileOnce(database, shop)
    const given = (await shop.stripe().log("?type=refund.created&limit=1000")).filter(
      (one) => one.payment_intent === intentId
    )
    expect(given).toHaveLength(1)
    await expectConsistentRecords(query)
  })
})

describe("a refund that the provider fails", () => {
  const refundsOf = async (intentId: string) =>
    (await shop.stripe().log("?type=refund.created&limit=10000")).filter((one) => one.payment_intent === intentId)
  const tries = (intentId: string) =>
    query("SELECT number, state FROM refund_attempt WHERE provider_ref = $1 ORDER BY number", [intentId])
  const movementsOf = (orderNo: string) =>
    query(
      "SELECT amount_cents::int AS amount, provider_ref AS id FROM money_movement WHERE order_no = $1 AND kind = 'refund' ORDER BY id",
      [orderNo]
    )
  /** The waits between the tries are over. */
  const due = () =>
    query("UPDATE refund_attempt SET next_try_at = now() - interval '1 second' WHERE state IN ('open', 'failed')")
  const owed = async () => {
    const { answer, intentId } = await shop.shopper().buy([await itemInStock(query, 1)])
    await isCancelled(database, answer.data.stripe.orderNo)
    return { orderNo: answer.data.stripe.orderNo, intentId }
  }

  it("[I9] [I11] [F4] with a 500 that it keeps for the key: it is given once, under the key of another try", async () => {
    const { intentId } = await owed()
    await shop.stripe().turn({ faults: [{ call: "refunds.create", way: "fail", when: "before" }] })
    await reconcileOnce(database, shop)
    expect(await tries(intentId)).toEqual([{ number: 1, state: "open" }])
    await due()
    await reconcileOnce(database, shop)
    expect(await tries(intentId)).toEqual([{ number: 1, state: "failed" }])
    await reconcileOnce(database, shop)
    expect(await tries(intentId)).toEqual([
      { number: 1, state: "failed" },
      { number: 2, state: "given" }
    ])
    expect(await refundsOf(intentId)).toHaveLength(1)
    await expectConsistentRecords(query)
  })

  it("[I9] [F4] with a 500 although it was made: it counts as given, and nothing is sent twice", async () => {
    const { intentId } = await owed()
    await shop.stripe().turn({
      faults: [
        { call: "refunds.create", way: "fail", when: "after" },
        { call: "refunds.list", way: "drop", when: "before" }
      ]
    })
    await reconcileOnce(database, shop)
    expect(await tries(intentId)).toEqual([{ number: 1, state: "open" }])
    await due()
    await reconcileOnce(database, shop)
    expect(await tries(intentId)).toEqual([{ number: 1, state: "given" }])
    expect(await refundsOf(intentId)).toHaveLength(1)
    await expectConsistentRecords(query)
  })

  it("[F4] with a plain refusal: the next try has another key, and waits its turn", async () => {
    const { intentId } = await owed()
    await shop.stripe().turn({ faults: [{ call: "refunds.create", way: "fail", when: "before", status: 400 }] })
    await reconcileOnce(database, shop)
    await reconcileOnce(database, shop)
    expect(await tries(intentId)).toEqual([{ number: 1, state: "failed" }])
    await due()
    await reconcileOnce(database, shop)
    expect(await tries(intentId)).toEqual([
      { number: 1, state: "failed" },
      { number: 2, state: "given" }
    ])
    expect(await refundsOf(intentId)).toHaveLength(1)
  })

  it.each([
    ["whole", (total: number) => total, 1],
    ["in part", () => 30, 2]
  ])(
    "[I9] [I10] [I11] as it was given back %s by hand: the rest goes back, once, and both are on the books",
    async (_, byHand, refunds) => {
      const { orderNo, intentId } = await owed()
      const total = Number((await order(orderNo))?.captured)
      await shop.stripe().stripe.refunds.create({ payment_intent: intentId, amount: byHand(total) })
      await reconcileOnce(database, shop)
      await due()
      await reconcileOnce(database, shop)
      const [booked] = await query("SELECT refunded_cents::int AS refunded FROM shop_order WHERE order_no = $1", [
        orderNo
      ])
      expect(booked).toEqual({ refunded: total })
      const given = await refundsOf(intentId)
      expect(given).toHaveLength(refunds)
      expect(given.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(total)
      expect(new Set(await movementsOf(orderNo))).toEqual(new Set(given.map(({ amount, id }) => ({ amount, id }))))
      expect(await query("SELECT FROM outbox WHERE message_key = $1", [`order-refunded ${orderNo}`])).toHaveLength(1)
      await expectConsistentRecords(query)
    }
  )

  it("[I9] [I10] [I11] [F1] a crash after the rest was sent: what was given by hand is booked before it is sent, and each refund once", async () => {
    const { orderNo, intentId } = await owed()
    const total = Number((await order(orderNo))?.captured)
    await shop.stripe().stripe.refunds.create({ payment_intent: intentId, amount: 30 })
    await query(
      `CREATE TRIGGER crash BEFORE INSERT ON money_movement FOR EACH ROW
       WHEN (NEW.kind = 'refund' AND NEW.amount_cents > 30) EXECUTE FUNCTION refuse_change()`
    )
    await reconcileOnce(database, shop)
    await query("DROP TRIGGER crash ON money_movement")
    expect((await refundsOf(intentId)).map(({ amount }) => amount)).toEqual([30, total - 30])
    expect(await movementsOf(orderNo)).toHaveLength(1)
    for (const _ of [1, 2, 3]) {
      await due()
      await reconcileOnce(database, shop)
    }
    const given = await refundsOf(intentId)
    expect(given).toHaveLength(2)
    expect(new Set(await movementsOf(orderNo))).toEqual(new Set(given.map(({ amount, id }) => ({ amount, id }))))
    expect((await tries(intentId)).at(-1)).toMatchObject({ state: "given" })
    await expectConsistentRecords(query)
  })

  it("[I9] [F4] two parts given back by hand are each booked by their own reference", async () => {
    const { orderNo, intentId } = await owed()
    for (const amount of [20, 30]) await shop.stripe().stripe.refunds.create({ payment_intent: intentId, amount })
    await reconcileOnce(database, shop)
    await due()
    await reconcileOnce(database, shop)
    const given = await refundsOf(intentId)
    expect(given).toHaveLength(3)
    expect(new Set(await movementsOf(orderNo))).toEqual(new Set(given.map(({ amount, id }) => ({ amount, id }))))
    await expectConsistentRecords(query)
  })

  it("[F4] of a payment that it does not know: asked for again for a day, then left to a person and not asked again", async () => {
    const { orderNo, intentId } = await owed()
    const unknown = { call: "refunds.create", way: "fail", when: "before", status: 404, times: "all" }
    await shop.stripe().turn({ faults: [unknown] })
    const retry = async (rounds: number) => {
      for (let nth = 0; nth < rounds; nth += 1) {
        await due()
        await reconcileOnce(database, shop)
      }
      return (await tries(intentId)).map(({ state }) => state)
    }
    expect(await retry(6)).toEqual(Array.from({ length: 6 }, () => "failed"))
    await query("UPDATE refund_attempt SET made_at = made_at - interval '25 hours' WHERE provider_ref = $1", [intentId])
    expect((await retry(1)).at(-1)).toBe("unknown-payment")
    await shop.stripe().turn({ clear: true })
    expect(await retry(2)).toHaveLength(7)
    expect(await refundsOf(intentId)).toEqual([])
    const overdue = await findOverdue(overdueKinds({}), query)
    expect(overdue.find(({ kind }) => kind === "unknown payment")?.at).toEqual([orderNo])
    await query("UPDATE refund_attempt SET state = 'failed' WHERE state = 'unknown-payment'")
    expect((await retry(1)).at(-1)).toBe("given")
    await expectConsistentRecords(query)
  })

  it("[CANCEL-02] staff who cancel while the provider can't be asked hear that the order is cancelled and what is on its way back", async () => {
    const { answer } = await shop.shopper().buy([await itemInStock(query, 1)])
    const { orderNo } = answer.data.stripe
    await shop.stripe().turn({ faults: [{ call: "refunds.create", way: "fail", when: "before" }] })
    const total = Number((await order(orderNo))?.captured)
    const moved = await withOrders(database, shop, (orders) => orders.changeStatus(orderNo, "cancelled", "staff"))
    expect(moved).toMatchObject({ status: "cancelled", refundDue: total })
    for (const _ of [1, 2]) {
      await due()
      await reconcileOnce(database, shop)
    }
    expect((await movementsOf(orderNo)).map(({ amount }) => amount)).toEqual([total])
    await expectConsistentRecords(query)
  })

  it("[F4] and a payment that it can't be asked about: each waits longer after every failure, and shoppers pay meanwhile", async () => {
    const { intentId } = await owed()
    const { answer } = await shop.shopper().buy([await itemInStock(query, 1)], cards.asks)
    await shop.stripe().turn({
      faults: [
        { call: "refunds.create", way: "fail", when: "before", times: "all" },
        { call: "refunds.list", way: "fail", when: "before", times: "all" },
        { call: "intents.retrieve", way: "fail", when: "before" }
      ]
    })
    for (let nth = 0; nth < 6; nth += 1) {
      await due()
      await reconcileOnce(database, shop)
    }
    const [refund] = await query(
      "SELECT calls, next_try_at > now() + interval '10 minutes' AS waits FROM refund_attempt WHERE provider_ref = $1",
      [intentId]
    )
    expect(refund).toEqual({ calls: 6, waits: true })
    const [payment] = await query(
      "SELECT failures, next_try_at > now() AS waits FROM payment_attempt WHERE order_no = $1",
      [answer.data.stripe.orderNo]
    )
    expect(payment).toEqual({ failures: 1, waits: true })
    expect((await shop.shopper().buy([await itemInStock(query, 1)])).answer.status).toBe(200)
    await shop.stripe().turn({ clear: true })
    await due()
    await reconcileOnce(database, shop)
    await reconcileOnce(database, shop)
    expect(await refundsOf(intentId)).toHaveLength(1)
  })
})

describe("many at the same rows", () => {
  it("[I12] an order that waited for a lock longer than the database lets it is tried again", async () => {
    const kim = shop.shopper()
    const wanted = [await itemInStock(query, 1)]
    const { id } = (await kim.intent(wanted)).data
    const form = await kim.form(wanted)
    const token = (await shop.stripe().token(cards.pays)).id
    const other = new Client({ connectionString: String(Redacted.value(database.url())) })
    await other.connect()
    await other.query("BEGIN")
    await other.query("SELECT FROM stock WHERE sku = $1 FOR UPDATE", [wanted[0]?.sku])
    const placing = kim.place(form, id, token)
    // Looked for by the database itself, however busy this process is: two that waited for the lock, by when they began.
    await other.query(`DO $$
      DECLARE tries timestamptz[] := '{}'; began timestamptz;
      BEGIN
        WHILE cardinality(tries) < 2 LOOP
          IF clock_timestamp() > now() + interval '60 s' THEN RAISE 'Waited for the lock: %', tries; END IF;
          PERFORM pg_sleep(0.02), pg_stat_clear_snapshot();
          SELECT query_start INTO began FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid() AND wait_event_type = 'Lock' AND query LIKE '%FOR UPDATE%';
          IF began IS NOT NULL AND began <> ALL (tries) THEN tries := tries || began; END IF;
        END LOOP;
      END $$`)
    await other.query("COMMIT")
    await other.end()
    expect(await placing).toMatchObject({ status: 200, data: { stripe: { status: "succeeded" } } })
    await expectConsistentRecords(query)
  })
})

describe("at the end", () => {
  it("[I8] [I10] all that Stripe took is on the shop's books", async () => {
    await shop.stripe().turn({ clear: true, webhooks: { hold: false } })
    await shop.stripe().switches("?waiting=0")
    await expectConsistentRecords(query)
    await expectSameAsStripe(query, shop.stripe())
  })
})
