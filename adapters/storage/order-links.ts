/** By what an order is known to be somebody's: the browser that placed it, or the link that the shop signed. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { Orders } from "../../core/orders/orders.port.ts"
import { unavailable } from "./orders-unavailable.ts"

const SETTING = "order-link-secret"

export const orderLinks = Effect.fnUntraced(function* (sql: SqlClient.SqlClient) {
  /** Made by the shop's first process and kept in the database, so that links outlive every process. */
  const secret = yield* Effect.cached(
    Effect.gen(function* () {
      const made = JSON.stringify(randomBytes(32).toString("hex"))
      yield* sql`INSERT INTO setting (name, value) VALUES (${SETTING}, ${made}) ON CONFLICT DO NOTHING`
      const [row] = yield* sql<{ secret: string }>`SELECT value #>> '{}' AS secret FROM setting WHERE name = ${SETTING}`
      return row?.secret ?? ""
    })
  )
  const sign = (key: string, orderNo: string) =>
    createHmac("sha256", key).update(`order ${orderNo}`).digest("base64url")

  const linkToken: Orders["Service"]["linkToken"] = (orderNo) =>
    unavailable(Effect.map(secret, (key) => sign(key, orderNo)))

  const knownBy: Orders["Service"]["knownBy"] = Effect.fn("Orders.knownBy")(function* (orderNo, { browser, token }) {
    if (token !== undefined) {
      const [shown, right] = [Buffer.from(token), Buffer.from(yield* linkToken(orderNo))]
      if (shown.length === right.length && timingSafeEqual(shown, right)) return "link"
    }
    if (browser === undefined) return undefined
    const rows = yield* unavailable(sql`
      SELECT order_no FROM shop_order WHERE order_no = ${orderNo} AND viewer_hash = decode(${browser}, 'hex')`)
    return rows.length > 0 ? "browser" : undefined
  })

  return { linkToken, knownBy }
})
