/** The book of orders, kept in PostgreSQL. */

import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { Orders, type RequestStatus, type StatusChange } from "../../../core/ordering/orders.port.ts"
import type { StoredRefusal } from "../../../core/ordering/stored-refusal.ts"
import type { OrderStatus } from "../../../core/orders/order.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"
import { hashToken } from "../account/tokens.ts"
import { orderPayments } from "../payments/order-payments.ts"
import { ShopSecret } from "../secrets/shop-secret.ts"
import { orderLinks } from "./order-links.ts"
import { readOrders } from "./orders-read.ts"
import { saveOrder } from "./orders-save.ts"
import { waitingOrders } from "./waiting-orders.ts"

const SCOPE = "place-order"

type Request = {
  readonly same_body: boolean
  readonly order_no: string | null
  readonly refusal: StoredRefusal | null
}

const begunBy = (row: Request | undefined): RequestStatus => {
  if (!row) return { is: "new" }
  if (!row.same_body) return { is: "another body" }
  if (row.refusal) return { is: "refused", refusal: row.refusal }
  return row.order_no ? { is: "under way", orderNo: row.order_no } : { is: "new" }
}

export const ordersLayer = Layer.effect(
  Orders,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const registerRequest: Orders["Service"]["registerRequest"] = Effect.fn("Orders.registerRequest")(function* ({
      browser,
      key,
      body,
      at
    }) {
      const hash = hashToken(body)
      // Nobody waits for the disk: an order written under the key takes it along, and without one the key may be lost.
      const noted = yield* sql`
        WITH unsynced AS (SELECT set_config('synchronous_commit', 'off', true))
        INSERT INTO idempotency (scope, browser_hash, key, body_hash, made_at)
        SELECT ${SCOPE}, decode(${browser}, 'hex'), ${key}, ${hash}, ${new Date(at)}::timestamptz FROM unsynced
        ON CONFLICT DO NOTHING RETURNING key`
      if (noted.length > 0) return { is: "new" } as const
      const [row] = yield* sql<Request>`
        SELECT body_hash = ${hash} AS same_body, order_no, answer -> 'refusal' AS refusal
        FROM idempotency WHERE scope = ${SCOPE} AND browser_hash = decode(${browser}, 'hex') AND key = ${key}`
      return begunBy(row)
    }, asOrdersUnavailable)

    const storeRefusal: Orders["Service"]["storeRefusal"] = Effect.fn("Orders.storeRefusal")(function* (
      { browser, key },
      refusal
    ) {
      yield* sql`
        UPDATE idempotency SET status = 422, answer = ${JSON.stringify({ refusal })}
        WHERE scope = ${SCOPE} AND browser_hash = decode(${browser}, 'hex') AND key = ${key} AND answer IS NULL`
    }, asOrdersUnavailable)

    const next = sql<{ next: number }>`SELECT nextval('order_number') AS next`.pipe(
      Effect.map(([row]) => row?.next ?? 0),
      asOrdersUnavailable
    )

    const audit = (subject: string, action: string, { at, by, note }: StatusChange) => sql`
      INSERT INTO audit (at, done_by, action, subject, detail)
      VALUES (${new Date(at)}, ${by}, ${action}, ${subject}, ${JSON.stringify(note ? { note } : {})})`

    const changeStatus: Orders["Service"]["changeStatus"] = Effect.fn("Orders.changeStatus")(function* (
      orderNo,
      status: OrderStatus,
      step
    ) {
      const at = new Date(step.at)
      const isHandedOver = status === "delivered" || status === "collected"
      yield* sql`
          WITH moved AS (
            UPDATE shop_order
            SET status = ${status}, delivered_at = CASE WHEN ${isHandedOver} THEN ${at} ELSE delivered_at END
            WHERE order_no = ${orderNo}
          ), stepped AS (
            INSERT INTO order_event (order_no, status, at, done_by, note)
            VALUES (${orderNo}, ${status}, ${at}, ${step.by}, ${step.note ?? null})
          )
          ${audit(orderNo, `order ${status}`, step)}`
    }, asOrdersUnavailable)

    const changeTexts: Orders["Service"]["changeTexts"] = Effect.fn("Orders.changeTexts")(function* (
      orderNo,
      { newPo, newInstructions, newContactName, newContactPhone },
      { fields, ...change }
    ) {
      yield* sql`
        WITH changed AS (
          UPDATE shop_order SET customer_ref_no = ${newPo === "" ? null : newPo}, instructions = ${newInstructions},
            contact = contact || jsonb_build_object('contactName', ${newContactName}::text, 'phone', ${newContactPhone}::text)
          WHERE order_no = ${orderNo}
        )
        ${audit(orderNo, "order texts changed", { ...change, note: fields.join(", ") })}`
    }, asOrdersUnavailable)

    return Orders.of({
      registerRequest: registerRequest,
      storeRefusal: storeRefusal,
      nextOrderSequence: next,
      save: saveOrder(sql, SCOPE),
      ...waitingOrders(sql),
      changeStatus: changeStatus,
      changeTexts,
      recordAudit: (subject, action, step) => asOrdersUnavailable(audit(subject, action, step)).pipe(Effect.asVoid),
      ...readOrders(sql),
      ...orderPayments(sql),
      ...orderLinks(sql, yield* ShopSecret)
    })
  })
)
