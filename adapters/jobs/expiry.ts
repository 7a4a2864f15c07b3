/** Ends what has had its time: people's data by the life that the settings give each kind, and what nobody asks for any more. */
import { Effect, Layer, Schedule } from "effect"
import { SqlClient } from "effect/sql"
import { DECLINE_MS } from "../../core/payments/card-testing.ts"
import { Settings, type SettingsOf } from "../settings.ts"
import { alone } from "./alone.ts"

/** Any number that nothing else locks. */
const EXPIRING = 7_214_005

/** Rows at a time, so that nobody waits long for one of them. */
const BATCH = 1_000

/** One kind of rows that end: which of a table, and what becomes of them. */
type Ending = { readonly table: string; readonly where: string; readonly change?: string }

/** Older than so many days. */
const past = (column: string, days: number): string => `${column} < now() - interval '${days} days'`

/**
 * Everything that ends. Orders, invoices, the ledger and the audit are not among it: the law wants them kept. Of a message its
 * key stays, so that it is never sent twice, and no word of whom it went to.
 */
export const endings = (settings: SettingsOf): ReadonlyArray<Ending> => [
  { table: "guest", where: past("made_at", settings.KEEP_GUESTS) },
  {
    table: "outbox",
    where: `recipient <> 'removed' AND ${past("queued_at", settings.KEEP_MESSAGES)}`,
    change: `recipient = 'removed', subject = '', trace = NULL, html = NULL, text = '', attachments = '[]', problem = NULL,
      sent_at = coalesce(sent_at, now())`
  },
  { table: "restock_alert", where: past("asked_at", settings.KEEP_ALERTS) },
  { table: "spent_refresh", where: past("spent_at", settings.KEEP_TOKENS) },
  {
    table: "search_count",
    where: `day < (now() AT TIME ZONE 'Australia/Melbourne')::date - ${settings.KEEP_SEARCHES}`
  },
  { table: "rate_limit", where: past('"window"', 1) },
  // [T55] What a declined card is counted by, once it no longer counts.
  {
    table: "payment_attempt",
    where: `state = 'refused' AND address IS NOT NULL AND changed_at < now() - interval '${DECLINE_MS} ms'`,
    change: "address = NULL"
  },
  { table: "idempotency", where: past("made_at", 30) },
  { table: "order_viewer", where: "expires_at < now()" },
  { table: "session", where: "refresh_expires < now()" },
  { table: "company_invitation", where: past("coalesce(ended_at, expires_at)", 30) },
  ...["login_step", "known_device", "remembered_login", "password_reset", "magic_link"].map((table) => ({
    table,
    where: past("expires_at", 1)
  }))
]

/** Ends everything whose time is over now, batch after batch, each in a transaction of its own. */
export const endOld = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const settings = yield* Settings
  const ended = ({ table, where, change }: Ending): Effect.Effect<void, unknown> => {
    const some = `ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))`
    const statement = change ? `UPDATE ${table} SET ${change} WHERE ${some}` : `DELETE FROM ${table} WHERE ${some}`
    return Effect.flatMap(sql.unsafe(`${statement} RETURNING 1`), (rows) =>
      rows.length < BATCH ? Effect.void : ended({ table, where, ...(change ? { change } : {}) })
    )
  }
  yield* alone(sql, EXPIRING, Effect.forEach(endings(settings), ended, { discard: true }))
})

export const expiryLayer = Layer.effectDiscard(
  endOld.pipe(
    Effect.catchCause((cause) => Effect.logError("Old rows could not be thrown away", cause)),
    Effect.repeat(Schedule.spaced("1 hour")),
    Effect.forkScoped
  )
)
