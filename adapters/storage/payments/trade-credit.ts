/** Trade credit in PostgreSQL: one draw after another looks at a company's account, so that none goes beyond its limit. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { melbourneDate } from "../../../core/melbourne.ts"
import { CreditRefused } from "../../../core/payments/payment.schema.ts"
import { type CreditDraw, TradeCredit } from "../../../core/payments/trade-credit.port.ts"
import { type CreditAccount, drawCredit } from "../../../core/payments/trade-credit.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"
import { tradeCreditWords } from "../../../core/words/payment.ts"
import { transaction } from "../../postgres/client/database.ts"
import { receivablesUntil } from "./receivables-until.ts"

type DrawRow = CreditDraw & { readonly customerId: string | null }

const asCreditUnavailable = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.mapError(work, (cause) => new Unavailable({ part: "credit", cause }))

const noCredit = () => new CreditRefused({ kind: "other", msg: tradeCreditWords.other })

export const tradeCreditLayer = Layer.effect(
  TradeCredit,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    /** An order's invoice has its number: from then on the ledger counts it. */
    const notInvoiced = sql`NOT EXISTS (SELECT FROM receivable WHERE document = credit_draw.order_no)`

    const readAccount = (customerId: string, today: string) =>
      Effect.map(
        sql<CreditAccount>`
          SELECT account_type AS "accountType", standing, credit_limit_cents AS "creditLimit",
            greatest(0, coalesce((SELECT sum(amount_cents) FROM ${receivablesUntil(sql, customerId, today)} AS posted), 0))::float AS unpaid,
            coalesce((SELECT sum(amount_cents) FROM credit_draw
              WHERE credit_draw.customer_id = customer.id AND state = 'drawn' AND ${notInvoiced}), 0)::float AS "openOrders"
          FROM customer WHERE id = ${customerId}`,
        ([account]) => account
      )

    const readDraw = (orderNo: string) =>
      Effect.map(
        sql<DrawRow>`
          SELECT shop_order.order_no AS "orderNo", total_cents AS total, coalesce(state, 'open') AS state,
            shop_order.customer_id AS "customerId",
            (SELECT encode(browser, 'hex') FROM payment_attempt WHERE payment_attempt.order_no = shop_order.order_no
              ORDER BY made_at DESC LIMIT 1) AS browser
          FROM shop_order LEFT JOIN credit_draw USING (order_no)
          WHERE shop_order.order_no = ${orderNo} AND payment_method = 'trade-credit'`,
        ([draw]) => draw
      )

    /** Until the transaction ends nobody else draws on the company's credit. What refers to the company may still be written. */
    const lockCustomer = (customerId: string) => sql`SELECT FROM customer WHERE id = ${customerId} FOR NO KEY UPDATE`

    const write = ({ orderNo, customerId, total }: DrawRow, state: "drawn" | "blocked", at: number) => sql`
      INSERT INTO credit_draw (order_no, customer_id, amount_cents, state, drawn_at, changed_at)
      VALUES (${orderNo}, ${customerId}, ${total}, ${state}, ${new Date(at)}, ${new Date(at)})
      ON CONFLICT (order_no) DO NOTHING`

    const draw: TradeCredit["Service"]["draw"] = Effect.fn("TradeCredit.draw")(
      function* (orderNo, at) {
        const order = yield* readDraw(orderNo)
        if (!order?.customerId) return yield* noCredit()
        yield* lockCustomer(order.customerId)
        // Read after the lock: who was here before has written what they drew.
        const now = yield* readDraw(orderNo)
        if (now?.state === "drawn") return now
        const account = yield* readAccount(order.customerId, melbourneDate(at))
        if (now?.state !== "open" || !account) return yield* noCredit()
        const drawn = drawCredit(account, order.total)
        if (!drawn.ok) return yield* new CreditRefused(drawn.refusal)
        yield* write(order, "drawn", at)
        return { ...order, state: "drawn" as const }
      },
      transaction(sql),
      Effect.mapError((problem) =>
        problem instanceof CreditRefused ? problem : new Unavailable({ part: "credit", cause: problem })
      )
    )

    const block: TradeCredit["Service"]["block"] = Effect.fn("TradeCredit.block")(
      function* (orderNo, at) {
        const order = yield* readDraw(orderNo)
        if (order?.customerId) yield* write(order, "blocked", at)
        return yield* readDraw(orderNo)
      },
      transaction(sql),
      asCreditUnavailable
    )

    const giveBack: TradeCredit["Service"]["giveBack"] = Effect.fn("TradeCredit.giveBack")(function* (orderNo, at) {
      yield* sql`
        UPDATE credit_draw SET state = 'returned', changed_at = ${new Date(at)}
        WHERE order_no = ${orderNo} AND state = 'drawn'`
      return yield* readDraw(orderNo)
    }, asCreditUnavailable)

    return TradeCredit.of({
      account: (customerId, today) => asCreditUnavailable(readAccount(customerId, today)),
      draw,
      find: (orderNo) => asCreditUnavailable(readDraw(orderNo)),
      block,
      giveBack
    })
  })
)
