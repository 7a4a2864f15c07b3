/** Payments of an account's documents in PostgreSQL: a document is held by one of them at a time, however many come at once. */
import { Effect, Exit, Layer } from "effect"
import { expect, it } from "vitest"
import { transactionLayer } from "../../adapters/postgres/client/transaction.ts"
import { accountPaymentsLayer } from "../../adapters/storage/payments/account-payments.ts"
import type { NewAccountPayment } from "../../core/payments/account-payment.ts"
import { AccountPayments } from "../../core/payments/account-payments.port.ts"
import { Transaction } from "../../core/transaction.port.ts"
import { testDatabase } from "../postgres/database.ts"

const database = testDatabase("small")

const books = Layer.merge(accountPaymentsLayer, transactionLayer)

const run = <A, E>(work: Effect.Effect<A, E, AccountPayments | Transaction>) =>
  Effect.runPromiseExit(Effect.provide(work, books.pipe(Layer.provide(database.layer(8)))))

/** One of the named invoices, $10.00 each, by a payment of the provider's. */
const save = (paymentRef: string, documents: ReadonlyArray<string>, kind: NewAccountPayment["kind"] = "invoice") =>
  Effect.flatMap(AccountPayments, (payments) => {
    const work = Effect.flatMap(payments.nextPaymentNo, (paymentNo) =>
      payments.save({
        kind,
        paymentNo,
        customerId: "2001",
        shares: documents.map((document) => ({ document, amount: 1000 })),
        surcharge: 13,
        method: "card",
        paymentRef,
        browser: "ab".repeat(32),
        address: "192.0.2.1",
        madeAt: Date.UTC(2026, 10, 23)
      })
    )
    return Effect.flatMap(Transaction, ({ run }) => run(work))
  })

it("[I15] of twenty payments that name one invoice at the same moment, alone or among others, one holds it", async () => {
  const each = Array.from({ length: 20 }, (_, nth) =>
    Effect.exit(save(`pi_${nth}`, nth % 2 === 0 ? ["100234-01"] : [`1005${10 + nth}`, "100234-01"]))
  )
  const exits = await run(Effect.all(each, { concurrency: 20 }))
  const outcomes = Exit.isSuccess(exits)
    ? exits.value.map((exit) => (Exit.isSuccess(exit) ? "held" : String(exit)))
    : []
  expect(outcomes.filter((one) => one === "held")).toHaveLength(1)
  expect(outcomes.filter((one) => one.includes("PaymentTaken"))).toHaveLength(19)
  expect(await database.query("SELECT count(*)::int AS n FROM account_payment")).toEqual([{ n: 1 }])
})

it("[I15] a payment that ended lets its documents go, and a quote of the same number is another document", async () => {
  const work = Effect.gen(function* () {
    const payments = yield* AccountPayments
    const first = yield* save("pi_a", ["100300"])
    const refused = yield* Effect.flip(save("pi_b", ["100300"]))
    const quote = yield* save("pi_c", ["100300"], "quote")
    const sameRef = yield* Effect.flip(save("pi_a", ["100301"]))
    yield* payments.recordAttempt(first, "abandoned", Date.UTC(2026, 10, 24))
    yield* payments.end(first, "cancelled", { at: Date.UTC(2026, 10, 24), by: "test", note: "not paid" })
    const next = yield* save("pi_d", ["100300"])
    return { refused, sameRef, quote: quote.kind, next: yield* payments.find("invoice", next.paymentNo), first }
  })
  const exit = await run(work)
  if (Exit.isFailure(exit)) throw new Error(String(exit.cause))
  const { refused, sameRef, quote, next, first } = exit.value
  expect([refused, sameRef]).toEqual([
    expect.objectContaining({ _tag: "PaymentTaken", what: "document" }),
    expect.objectContaining({ _tag: "PaymentTaken", what: "payment" })
  ])
  expect(quote).toBe("quote")
  expect(first.paymentNo).toMatch(/^P\d{9}$/)
  expect(next).toMatchObject({
    status: "awaiting-payment",
    shares: [{ document: "100300", amount: 1000 }],
    surcharge: 13
  })
})

it("a provider's report finds its payment by an index, however many tries there are and however they ended", async () => {
  await database.query("SET enable_seqscan = off")
  const plan = await database.query(
    "EXPLAIN SELECT order_no FROM payment_attempt WHERE method = 'card' AND provider_ref = 'pi_1' ORDER BY made_at DESC LIMIT 1"
  )
  await database.query("RESET enable_seqscan")
  expect(JSON.stringify(plan)).toContain("payment_attempt_reported")
})
