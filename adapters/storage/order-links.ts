/** By what an order is known to be somebody's: a browser that it was shown to, or the link that the shop signed. */
import { Clock, Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { KnownBy } from "../../core/orders/order-reader.ts"
import { type Orders, VIEWED_MS } from "../../core/orders/orders.port.ts"
import { unavailable } from "./orders-unavailable.ts"
import type { ShopSecret } from "./shop-secret.ts"

type Links = Pick<Orders["Service"], "linkToken" | "knownBy" | "showTo">

/** How long a secret that was renewed still opens what it did, for answers that never arrived; milliseconds. */
const RENEWED_GRACE_MS = 60 * 60_000

const sealed = (orderNo: string): string => `order ${orderNo}`

export const orderLinks = (sql: SqlClient.SqlClient, { seal, isSeal }: ShopSecret["Service"]): Links => {
  const knownBy: Links["knownBy"] = Effect.fn("Orders.knownBy")(function* (orderNo, { viewer, token }) {
    if (token !== undefined && (yield* isSeal(token, sealed(orderNo)))) return "link"
    if (viewer === undefined) return undefined
    const now = new Date(yield* Clock.currentTimeMillis)
    const [row] = yield* unavailable(sql<{ known_by: KnownBy }>`
      SELECT known_by FROM order_viewer
      WHERE order_no = ${orderNo} AND viewer_hash = decode(${viewer}, 'hex') AND expires_at > ${now}`)
    return row?.known_by
  })

  const showTo: Links["showTo"] = Effect.fn("Orders.showTo")(function* (orderNo, { viewer, before, knownBy, at }) {
    const expires = new Date(at + VIEWED_MS)
    const shown = sql`
      INSERT INTO order_viewer (viewer_hash, order_no, known_by, expires_at)
      VALUES (decode(${viewer}, 'hex'), ${orderNo}, ${knownBy}, ${expires})
      ON CONFLICT (viewer_hash, order_no) DO UPDATE SET known_by = excluded.known_by, expires_at = excluded.expires_at`
    const renewed = (known: string) => sql`
      WITH earlier AS (
        UPDATE order_viewer SET expires_at = least(expires_at, ${new Date(at + RENEWED_GRACE_MS)})
        WHERE viewer_hash = decode(${known}, 'hex') AND expires_at > ${new Date(at)} RETURNING order_no, known_by
      ), carried AS (
        INSERT INTO order_viewer (viewer_hash, order_no, known_by, expires_at)
        SELECT decode(${viewer}, 'hex'), order_no, known_by, ${expires}::timestamptz FROM earlier
        WHERE order_no <> ${orderNo}
      )
      ${shown}`
    yield* before === undefined ? shown : renewed(before)
  }, unavailable)

  return {
    linkToken: (orderNo) => seal(sealed(orderNo)),
    knownBy,
    showTo
  }
}
