/** What must hold of every order, payment and pile of stock, whatever happened: asked of the database and of the stand-in's log. */
import { expect } from "vitest"
import type { TestDatabase } from "../database.ts"
import type { RunningStripe } from "../payments/running-stripe.ts"

type Query = TestDatabase["query"]

const amiss = {
  "the lines do not add up to the order": `
    SELECT order_no FROM shop_order JOIN (SELECT order_no, sum(line_cents) AS lines, sum(line_gst_cents) AS gst
      FROM order_line GROUP BY 1) AS line USING (order_no)
    WHERE total_cents <> lines + delivery_cents + surcharge_cents OR gst_cents <> gst`,
  "an order is captured more than once, or for another amount": `
    SELECT order_no FROM shop_order LEFT JOIN (SELECT order_no, count(*) AS times, sum(amount_cents) AS taken
      FROM money_movement WHERE kind = 'capture' GROUP BY 1) AS capture USING (order_no)
    WHERE captured_cents <> coalesce(taken, 0) OR coalesce(times, 0) > 1
      OR status NOT IN ('awaiting-payment', 'cancelled') AND captured_cents <> total_cents`,
  "a cancelled order keeps money or stock": `
    SELECT order_no FROM shop_order WHERE status = 'cancelled' AND (captured_cents <> refunded_cents
      OR EXISTS (SELECT FROM reservation WHERE reservation.order_no = shop_order.order_no AND state = 'held'))`,
  "stock is not what its movements and reservations say": `
    SELECT sku FROM stock
    LEFT JOIN (SELECT sku, branch_id, length, sum(pieces) AS moves FROM stock_movement GROUP BY 1, 2, 3) m USING (sku, branch_id, length)
    LEFT JOIN (SELECT sku, branch_id, length, sum(pieces) AS held FROM reservation WHERE state = 'held' GROUP BY 1, 2, 3) r
      USING (sku, branch_id, length)
    WHERE on_hand <> opening + coalesce(moves, 0) OR reserved <> coalesce(held, 0) OR available < 0`,
  "a placed order has not exactly one confirmation": `
    SELECT order_no FROM shop_order WHERE status NOT IN ('awaiting-payment', 'cancelled')
      AND (SELECT count(*) FROM outbox WHERE message_key = 'order-placed ' || order_no) <> 1`,
  "money moved without an audit row": `
    SELECT order_no FROM money_movement WHERE NOT EXISTS
      (SELECT FROM audit WHERE subject = order_no AND action = kind AND (detail ->> 'amount')::bigint = amount_cents)`,
  "an order changed without an audit row": `
    SELECT order_no FROM order_event WHERE NOT EXISTS
      (SELECT FROM audit WHERE subject = order_no AND action = 'order ' || status)`
} as const

/** The invariants I4, I8, I9, I11, I12, I21 and I22 over the whole database. */
export const expectBooksInOrder = async (query: Query): Promise<void> => {
  for (const [what, statement] of Object.entries(amiss)) expect(await query(statement), what).toEqual([])
}

/**
 * [I8] [I10] Every success in the stand-in's own log is one order's capture of that amount, and the other way round.
 * `strays` are payments that went back without being on any order's books.
 */
export const expectSameAsStripe = async (
  query: Query,
  stripe: Pick<RunningStripe, "log">,
  strays: ReadonlySet<unknown> = new Set()
): Promise<void> => {
  const charges = await stripe.log("?type=charge.succeeded&limit=1000")
  const refunds = await stripe.log("?type=refund.created&limit=1000")
  const moved = await query("SELECT kind, provider_ref AS id, amount_cents::int AS amount FROM money_movement")
  const books = (kind: string) =>
    moved
      .filter((row) => row.kind === kind)
      .map(({ id, amount }) => `${id} ${amount}`)
      .sort()
  const theirs = (entries: typeof charges) =>
    entries
      .filter((entry) => !strays.has(entry.payment_intent))
      .map(({ id, amount }) => `${id} ${amount}`)
      .sort()
  expect(books("capture")).toEqual(theirs(charges))
  expect(books("refund")).toEqual(theirs(refunds))
}
