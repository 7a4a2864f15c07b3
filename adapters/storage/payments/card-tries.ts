/** The payments of one payer that wait, and the cards tried for them, whatever was to be paid. */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { Payer } from "../../../core/payments/card-testing.ts"

type Counts = {
  readonly ofBrowser: number
  readonly fromAddress: number
  readonly browserDeclined: number
  readonly browserTried: number
  readonly addressDeclined: number
  readonly addressTried: number
}

/** [T55] No other payment of them is counted until the transaction ends. */
export const countTries = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, payer: Payer, since: number) {
  const waits = sql`state IN ('started', 'requires-action', 'processing')`
  const { browser, address } = payer
  // In one order for everyone, so that no two wait for each other.
  yield* sql`SELECT pg_advisory_xact_lock(hashtextextended(payer, 7214004))
    FROM unnest(${[address, browser]}::text[]) WITH ORDINALITY AS payers (payer, place) ORDER BY place`
  const ownOrders = sql`(browser = decode(${browser}, 'hex') OR address = ${address})`
  const [counts] = yield* sql<Counts>`
    WITH tried AS (
      SELECT state, browser IS NOT DISTINCT FROM decode(${browser}, 'hex') AS of_browser,
        address IS NOT DISTINCT FROM ${address} AS from_address
      FROM payment_attempt WHERE ${waits} AND ${ownOrders}
      UNION ALL
      SELECT state, browser IS NOT DISTINCT FROM decode(${browser}, 'hex'), address IS NOT DISTINCT FROM ${address}
      FROM payment_attempt WHERE method IN ('card', 'hosted-card') AND state = 'refused' AND address IS NOT NULL AND changed_at > ${new Date(since)} AND ${ownOrders}
    )
    SELECT count(*) FILTER (WHERE of_browser AND state <> 'refused')::int AS "ofBrowser",
      count(*) FILTER (WHERE from_address AND state <> 'refused')::int AS "fromAddress",
      count(*) FILTER (WHERE of_browser AND state = 'refused')::int AS "browserDeclined",
      count(*) FILTER (WHERE of_browser AND state IN ('started', 'processing'))::int AS "browserTried",
      count(*) FILTER (WHERE from_address AND state = 'refused')::int AS "addressDeclined",
      count(*) FILTER (WHERE from_address AND state IN ('started', 'processing'))::int AS "addressTried"
    FROM tried`
  return {
    ofBrowser: counts?.ofBrowser ?? 0,
    fromAddress: counts?.fromAddress ?? 0,
    tries: {
      browser: { declined: counts?.browserDeclined ?? 0, underWay: counts?.browserTried ?? 0 },
      address: { declined: counts?.addressDeclined ?? 0, underWay: counts?.addressTried ?? 0 }
    }
  }
})
