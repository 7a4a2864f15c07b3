/** Whether anything was lost, doubled or held for ever, once the shop is open again. */

import { setTimeout as pause } from "node:timers/promises"
import { isDeepStrictEqual } from "node:util"
import { findViolations } from "../../adapters/postgres/invariants.ts"
import { findOverdue, overdueKinds } from "../../adapters/storage/payments/overdue.ts"
import { paymentComparison } from "../api/ordering/payment-comparison.ts"
import type { TestDatabase } from "../postgres/database.ts"
import type { RunningStripe } from "../providers/payments/running-stripe.ts"

type Query = TestDatabase["query"]

const PATIENCE_MS = 30_000

/** Nobody asks for what is still open, and its time is over: the shop ends it by itself. Answers what it did not end. */
const leftOpen = async (query: Query): Promise<ReadonlyArray<string>> => {
  await query(`UPDATE payment_attempt SET made_at = made_at - interval '20 minutes'
    WHERE state IN ('started', 'requires-action', 'processing')`)
  for (const until = Date.now() + PATIENCE_MS; ; await pause(50)) {
    // What failed waits longer and longer by itself; here that need not be waited for.
    await query("UPDATE payment_attempt SET next_try_at = NULL WHERE next_try_at > now()")
    await query("UPDATE refund_attempt SET next_try_at = now() WHERE state <> 'given' AND next_try_at > now()")
    const open = await query(`
      SELECT order_no FROM shop_order WHERE status = 'awaiting-payment' OR status = 'cancelled' AND captured_cents <> refunded_cents
      UNION ALL SELECT payment_no FROM account_payment
        WHERE status = 'awaiting-payment' OR status = 'cancelled' AND captured_cents <> refunded_cents`)
    if (open.length === 0 || Date.now() > until) return open.map((row) => `${row.order_no} was left open`)
  }
}

const twice = (all: ReadonlyArray<unknown>) => all.filter((one, place) => all.indexOf(one) !== place)

/** What is wrong, in words; nothing where all is right. `placed` are the orders that shoppers were told of. */
export const consistencyProblems = async (
  query: Query,
  stripe: Pick<RunningStripe, "log">,
  placed: ReadonlyArray<string>
): Promise<ReadonlyArray<string>> => {
  const open = await leftOpen(query)
  const broken = (await findViolations(query)).map(({ id, description: says, at }) => `${id} ${says} ${at.join(", ")}`)
  const late = (await findOverdue(overdueKinds({}), query)).map(
    ({ kind, at }) => `A ${kind} is overdue: ${at.join(", ")}`
  )
  const books = await paymentComparison(query, stripe)
  const kept = new Set(
    (await query("SELECT order_no FROM shop_order WHERE status = 'placed'")).map((row) => row.order_no)
  )
  const charges = await stripe.log("?type=charge.succeeded&limit=100000")
  return [
    ...open,
    ...broken,
    ...late,
    ...(isDeepStrictEqual(books.shop, books.stripe) ? [] : [`The books differ: ${JSON.stringify(books)}`]),
    ...placed.filter((orderNo) => !kept.has(orderNo)).map((orderNo) => `${orderNo} was lost`),
    ...twice(placed).map((orderNo) => `${orderNo} was told to two shoppers`),
    ...twice(charges.map((one) => one.payment_intent)).map((intent) => `${intent} was charged twice`)
  ]
}
