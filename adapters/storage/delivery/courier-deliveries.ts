/** [CRR-02] The trips of couriers, kept in PostgreSQL. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { CourierDeliveries } from "../../../core/ordering/courier/courier-deliveries.port.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"

export const courierDeliveriesLayer = Layer.effect(
  CourierDeliveries,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return CourierDeliveries.of({
      request: (orderNo, at) =>
        asOrdersUnavailable(sql`
          INSERT INTO courier_trip (order_no, wanted_at, next_at) VALUES (${orderNo}, ${new Date(at)}, ${new Date(at)})
          ON CONFLICT (order_no) DO NOTHING RETURNING order_no`).pipe(Effect.map((rows) => rows.length > 0)),
      due: (at, most) =>
        asOrdersUnavailable(sql<{ orderNo: string }>`
          SELECT order_no AS "orderNo" FROM courier_trip WHERE state = 'wanted' AND next_at <= ${new Date(at)}
          ORDER BY next_at LIMIT ${most}`).pipe(Effect.map((rows) => rows.map(({ orderNo }) => orderNo))),
      markBooked: (orderNo, { ref, trackingUrl = null }, at) =>
        asOrdersUnavailable(sql`
          UPDATE courier_trip SET state = 'booked', ref = ${ref}, tracking_url = ${trackingUrl}, booked_at = ${new Date(at)}
          WHERE order_no = ${orderNo} AND state = 'wanted'`).pipe(Effect.asVoid),
      markEnded: (orderNo, state, code) =>
        asOrdersUnavailable(sql`
          UPDATE courier_trip SET state = ${state}, code = ${code} WHERE order_no = ${orderNo}`).pipe(Effect.asVoid),
      postpone: (orderNo, at) =>
        asOrdersUnavailable(sql`
          UPDATE courier_trip SET tries = tries + 1,
            next_at = ${new Date(at)}::timestamptz + least(interval '1 hour', interval '30 seconds' * power(2, least(tries, 10)))
          WHERE order_no = ${orderNo} AND state = 'wanted'`).pipe(Effect.asVoid),
      orderOf: (ref) =>
        asOrdersUnavailable(
          sql<{ orderNo: string }>`SELECT order_no AS "orderNo" FROM courier_trip WHERE ref = ${ref}`
        ).pipe(Effect.map(([row]) => row?.orderNo))
    })
  })
)
