/** [CRR-02] The trips of couriers, kept in PostgreSQL. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import {
  type CourierCall,
  CourierDeliveries,
  type UnwantedTrip
} from "../../../core/ordering/courier/courier-deliveries.port.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"

/** A courier that was booked before that has come, or never will, milliseconds. */
const LOOKED_BACK_MS = 7 * 24 * 60 * 60_000

export const courierDeliveriesLayer = Layer.effect(
  CourierDeliveries,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const call = sql`order_no AS "orderNo", calls AS number`
    const isOver = sql`courier_trip.state IN ('refused', 'cancelled', 'returned')`

    return CourierDeliveries.of({
      request: (orderNo, at) =>
        asOrdersUnavailable(sql<CourierCall>`
          INSERT INTO courier_trip (order_no, wanted_at, next_at) VALUES (${orderNo}, ${new Date(at)}, ${new Date(at)})
          ON CONFLICT (order_no) DO UPDATE SET state = 'wanted', calls = courier_trip.calls + 1, ref = NULL, tracking_url = NULL,
            code = NULL, tries = 0, wanted_at = excluded.wanted_at, next_at = excluded.next_at, booked_at = NULL
            WHERE ${isOver}
          RETURNING ${call}`).pipe(Effect.map(([wanted]) => wanted)),
      state: (orderNo) =>
        asOrdersUnavailable(sql<{ over: boolean }>`
          SELECT ${isOver} AS over FROM courier_trip WHERE order_no = ${orderNo}`).pipe(
          Effect.map(([trip]) => trip && (trip.over ? "ended" : "under way"))
        ),
      due: (at, most) =>
        asOrdersUnavailable(sql<CourierCall>`
          SELECT ${call} FROM courier_trip WHERE state = 'wanted' AND next_at <= ${new Date(at)}
          ORDER BY next_at LIMIT ${most}`),
      // Whoever cancelled the order meanwhile found nothing to call off: it is kept by its name until it is.
      markBooked: ({ orderNo, number }, { ref, trackingUrl = null }, at) =>
        asOrdersUnavailable(sql<{ isWanted: boolean }>`
          UPDATE courier_trip SET state = CASE state WHEN 'cancelled' THEN 'unwanted' ELSE 'booked' END, ref = ${ref},
            tracking_url = ${trackingUrl}, booked_at = ${new Date(at)}, tries = 0, next_at = ${new Date(at)}
          WHERE order_no = ${orderNo} AND calls = ${number}
            AND (state IN ('wanted', 'cancelled') AND ref IS NULL OR state = 'booked' AND ref = ${ref})
          RETURNING state = 'booked' AS "isWanted"`).pipe(Effect.map(([trip]) => trip?.isWanted ?? false)),
      markEnded: (orderNo, state, code) =>
        asOrdersUnavailable(sql`
          UPDATE courier_trip SET state = ${state}, code = ${code} WHERE order_no = ${orderNo}`).pipe(Effect.asVoid),
      markUnwanted: (orderNo, at) =>
        asOrdersUnavailable(sql`
          UPDATE courier_trip SET state = CASE state WHEN 'booked' THEN 'unwanted' ELSE 'cancelled' END,
            tries = 0, next_at = ${new Date(at)} WHERE order_no = ${orderNo} AND state IN ('wanted', 'booked')`).pipe(
          Effect.asVoid
        ),
      // A shop that died after it cancelled an order has called nobody off.
      unwanted: (at, most) =>
        asOrdersUnavailable(
          sql`
            UPDATE courier_trip SET state = 'unwanted', tries = 0, next_at = ${new Date(at)} FROM shop_order
            WHERE shop_order.order_no = courier_trip.order_no AND state = 'booked' AND shop_order.status = 'cancelled'
              AND booked_at > ${new Date(at - LOOKED_BACK_MS)}`.pipe(
            Effect.andThen(sql<UnwantedTrip>`
              SELECT order_no AS "orderNo", ref FROM courier_trip WHERE state = 'unwanted' AND next_at <= ${new Date(at)}
              ORDER BY next_at LIMIT ${most}`)
          )
        ),
      postpone: (orderNo, at) =>
        asOrdersUnavailable(sql`
          UPDATE courier_trip SET tries = tries + 1,
            next_at = ${new Date(at)}::timestamptz + least(interval '1 hour', interval '30 seconds' * power(2, least(tries, 10)))
          WHERE order_no = ${orderNo} AND state IN ('wanted', 'unwanted')`).pipe(Effect.asVoid),
      orderOf: (ref) =>
        asOrdersUnavailable(
          sql<{ orderNo: string }>`SELECT order_no AS "orderNo" FROM courier_trip WHERE ref = ${ref}`
        ).pipe(Effect.map(([row]) => row?.orderNo))
    })
  })
)
