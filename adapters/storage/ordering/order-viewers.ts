/** The rows of the browsers that an order is shown to, by the hash of the secret that each keeps. */
import type { SqlClient } from "effect/sql"
import { type OrderViewGrant, VIEW_GRANT_MS } from "../../../core/ordering/orders.port.ts"

/** Shows the order to whoever has the secret; whom it is shown already is shown it longer. */
export const insertViewer = (sql: SqlClient.SqlClient, orderNo: string, { viewer, knownBy, at }: OrderViewGrant) => sql`
  INSERT INTO order_viewer (viewer_hash, order_no, known_by, expires_at)
  VALUES (decode(${viewer}, 'hex'), ${orderNo}, ${knownBy}, ${new Date(at + VIEW_GRANT_MS)})
  ON CONFLICT (viewer_hash, order_no) DO UPDATE SET known_by = excluded.known_by, expires_at = excluded.expires_at`
