/** By what an order is known to be somebody's: a browser that it was shown to, or the link that the shop signed. */
import { Clock, Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { CredentialKind } from "../../../core/ordering/order-reader.ts"
import { type Orders, VIEW_GRANT_MS } from "../../../core/ordering/orders.port.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"
import { asShort } from "../../postgres/client/short-statement.ts"
import type { ShopSecret } from "../secrets/shop-secret.ts"

type Links = Pick<Orders["Service"], "linkToken" | "credentialKind" | "grantView">

const signedText = (orderNo: string): string => `order ${orderNo}`

export const orderLinks = (sql: SqlClient.SqlClient, { sign, verify }: ShopSecret["Service"]): Links => {
  const credentialKind: Links["credentialKind"] = Effect.fn("Orders.credentialKind")(function* (
    orderNo,
    { viewer, token }
  ) {
    if (token !== undefined && (yield* verify(token, signedText(orderNo)))) return "link"
    if (viewer === undefined) return undefined
    const now = new Date(yield* Clock.currentTimeMillis)
    const known = sql<{ known_by: CredentialKind }>`
      SELECT known_by FROM order_viewer
      WHERE order_no = ${orderNo} AND viewer_hash = decode(${viewer}, 'hex') AND expires_at > ${now}`
    const [row] = yield* asOrdersUnavailable(asShort(known))
    return row?.known_by
  })

  const showTo: Links["grantView"] = (orderNo, { viewer, knownBy: credentialKind, at }) =>
    asOrdersUnavailable(sql`
      INSERT INTO order_viewer (viewer_hash, order_no, known_by, expires_at)
      VALUES (decode(${viewer}, 'hex'), ${orderNo}, ${credentialKind}, ${new Date(at + VIEW_GRANT_MS)})
      ON CONFLICT (viewer_hash, order_no) DO UPDATE SET known_by = excluded.known_by, expires_at = excluded.expires_at`).pipe(
      Effect.asVoid
    )

  return {
    linkToken: (orderNo) => sign(signedText(orderNo)),
    credentialKind: credentialKind,
    grantView: showTo
  }
}
