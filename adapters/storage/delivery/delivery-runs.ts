/** The runs of the trucks, read from the orders, and who took them, in PostgreSQL. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { PhotoType } from "../../../core/ordering/runs/delivery-proof.ts"
import { DeliveryRuns } from "../../../core/ordering/runs/delivery-runs.port.ts"
import type { RunOrder } from "../../../core/ordering/runs/run-sheet.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"

type ProofRow = {
  readonly received_by: string
  readonly photo: Buffer | null
  readonly photo_type: PhotoType | null
  readonly at: Date
}

export const deliveryRunsLayer = Layer.effect(
  DeliveryRuns,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    // By the index of a branch's truck days.
    const ordersOf: DeliveryRuns["Service"]["ordersOf"] = Effect.fn("DeliveryRuns.ordersOf")((branchId, day) =>
      asOrdersUnavailable(sql<RunOrder>`
        SELECT order_no AS "orderNo", status, delivery -> 'details' AS details, contact, instructions,
          (SELECT json_agg(json_strip_nulls(json_build_object('sku', sku, 'name', name, 'pieces', pieces, 'uom', uom,
            'length', length, 'weightGrams', weight_grams)) ORDER BY position)
            FROM order_line WHERE order_line.order_no = shop_order.order_no) AS lines
        FROM shop_order
        WHERE delivery -> 'details' ? 'time' AND status <> 'cancelled' AND status <> 'awaiting-payment'
          AND delivery -> 'details' ->> 'date' = ${day} AND branch_id = ${branchId}`)
    )

    const saveProof: DeliveryRuns["Service"]["saveProof"] = Effect.fn("DeliveryRuns.saveProof")(function* (
      orderNo,
      { receivedBy, photo },
      at
    ) {
      yield* sql`
        INSERT INTO delivery_proof (order_no, received_by, photo, photo_type, at)
        VALUES (${orderNo}, ${receivedBy}, ${photo ? Buffer.from(photo.bytes) : null}, ${photo?.type ?? null}, ${new Date(at)})`
    }, asOrdersUnavailable)

    const proofOf: DeliveryRuns["Service"]["proofOf"] = Effect.fn("DeliveryRuns.proofOf")(function* (orderNo) {
      const [row] = yield* sql<ProofRow>`
        SELECT received_by, photo, photo_type, at FROM delivery_proof WHERE order_no = ${orderNo}`
      if (!row) return undefined
      const { received_by: receivedBy, photo, photo_type: type, at } = row
      return {
        receivedBy,
        at: at.getTime(),
        ...(photo && type ? { photo: { type, bytes: Uint8Array.from(photo) } } : {})
      }
    }, asOrdersUnavailable)

    return DeliveryRuns.of({ ordersOf, saveProof, proofOf })
  })
)
