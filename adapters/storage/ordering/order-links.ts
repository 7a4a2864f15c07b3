/** By what an order is known to be somebody's: a browser that it was shown to, or the link that the shop signed. */
import { Clock, Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { CredentialKind } from "../../../core/ordering/order-reader.ts"
import type { Orders } from "../../../core/ordering/orders.port.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"
import { asShort } from "../../postgres/client/short-statement.ts"
import type { ShopSecret } from "../secrets/shop-secret.ts"
import { insertViewer } from "./order-viewers.ts"

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

  return {
    linkToken: (orderNo) => sign(signedText(orderNo)),
    credentialKind,
    grantView: (orderNo, to) => asOrdersUnavailable(insertViewer(sql, orderNo, to)).pipe(Effect.asVoid)
  }
}
