/** Who waits for a product that sold out, kept in PostgreSQL: each is told once, in the transaction that queues the e-mail. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { Outbox } from "../../../core/messages/outbox.port.ts"
import { type Restock, restockMessage } from "../../messages/restock-mails.ts"
import { transaction } from "../../postgres/client/database.ts"
import { Settings } from "../../settings/settings.ts"

/** E-mails at a time, so that no transaction takes long. */
const BATCH = 200

/** Pieces at the branch that was asked about, else at all of them. */
const availableSql = `(SELECT coalesce(sum(greatest(stock.available, 0)), 0)::int FROM stock
  WHERE stock.sku = restock_alert.sku AND stock.branch_id = coalesce(restock_alert.branch_id, stock.branch_id))`

const tellBatch = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const outbox = yield* Outbox
  const settings = yield* Settings
  const restocks = yield* sql.unsafe<Restock>(`
    WITH due AS (
      SELECT restock_alert.id, sku.name, product.slug, branch.name AS branch_name, ${availableSql} AS pieces
      FROM restock_alert JOIN sku ON erp_id = sku JOIN product ON product.id = product_id
        LEFT JOIN branch ON branch.id = branch_id
      WHERE told_at IS NULL AND was_out AND product.status = 'public' AND ${availableSql} > 0
      ORDER BY restock_alert.id LIMIT ${BATCH} FOR UPDATE OF restock_alert SKIP LOCKED
    )
    UPDATE restock_alert SET told_at = now() FROM due WHERE restock_alert.id = due.id
    RETURNING due.id::text, email, sku, name, slug, branch_name AS "branchName", pieces`)
  yield* outbox.queue(restocks.map((restock) => restockMessage(settings, restock)))
  return restocks.length
})

/** [STK-07] Notes what has sold out since somebody asked, and tells everybody whose product is back. */
export const tellRestocked = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql.unsafe(
    `UPDATE restock_alert SET was_out = true WHERE told_at IS NULL AND NOT was_out AND ${availableSql} = 0`
  )
  while ((yield* transaction(sql)(tellBatch)) === BATCH);
})
