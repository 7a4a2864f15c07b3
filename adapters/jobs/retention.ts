/** Data retention job: deletes personal data after its configured period, and expired operational rows. */
import { Clock, Effect, Layer, Schedule } from "effect"
import { SqlClient } from "effect/sql"
import { DECLINE_MS } from "../../core/payments/card-testing.ts"
import type { SettingValues } from "../settings/setting-values.ts"
import { Settings } from "../settings/settings.ts"
import { type ExclusiveJob, runExclusively } from "./exclusive-job.ts"

/** Of one batch: the other jobs have their turn in between, however much there is to end. */
const job: ExclusiveJob = { lock: 7_214_005, name: "retention", limit: "1 minute" }

/** Rows at a time, so that nobody waits long for one of them. */
const BATCH = 1_000

/** One kind of rows that end: which of a table, and what becomes of them. */
type RetentionRule = { readonly table: string; readonly where: string; readonly change?: string }

/** The shop's own clock, the parameter of every statement: by it the ends were written that are looked at here. */
const NOW = "$1::timestamptz"

/** Older than so many days. */
const olderThan = (column: string, days: number): string => `${column} < ${NOW} - interval '${days} days'`

/**
 * Everything that ends. Orders, invoices, the ledger and the audit are not among it: the law wants them kept. Of a message its
 * key stays, so that it is never sent twice, and no word of whom it went to.
 */
export const retentionRules = (settings: SettingValues): ReadonlyArray<RetentionRule> => [
  { table: "guest", where: olderThan("made_at", settings.KEEP_GUESTS) },
  {
    table: "outbox",
    where: `recipient <> 'removed' AND ${olderThan("queued_at", settings.KEEP_MESSAGES)}`,
    change: `recipient = 'removed', subject = '', trace = NULL, html = NULL, text = '', attachments = '[]', problem = NULL,
      sent_at = coalesce(sent_at, ${NOW})`
  },
  { table: "restock_alert", where: olderThan("asked_at", settings.KEEP_ALERTS) },
  { table: "saved_cart", where: olderThan("saved_at", settings.KEEP_CARTS) },
  {
    table: "approval_request",
    where: `state <> 'pending' AND ${olderThan("coalesce(decided_at, expires_at)", 90)}`
  },
  { table: "job_list", where: olderThan("deleted_at", 30) },
  { table: "form_submission", where: olderThan("submitted_at", settings.KEEP_FORMS) },
  // What was said of a claim, and who was billed, stays with the books.
  {
    table: "claim_photo",
    where: `claim_no IN (SELECT claim_no FROM claim WHERE ${olderThan("answered_at", settings.KEEP_PHOTOS)})`
  },
  { table: "delivery_proof", where: olderThan("at", settings.KEEP_PHOTOS) },
  { table: "product_review", where: `state = 'rejected' AND ${olderThan("decided_at", 30)}` },
  { table: "spent_refresh", where: olderThan("spent_at", settings.KEEP_TOKENS) },
  {
    table: "search_count",
    where: `day < (${NOW} AT TIME ZONE 'Australia/Melbourne')::date - ${settings.KEEP_SEARCHES}`
  },
  { table: "rate_limit", where: olderThan('"window"', 1) },
  // [T55] What a declined card is counted by, once it no longer counts.
  {
    table: "payment_attempt",
    where: `state = 'refused' AND address IS NOT NULL AND changed_at < ${NOW} - interval '${DECLINE_MS} ms'`,
    change: "address = NULL"
  },
  { table: "idempotency", where: olderThan("made_at", 30) },
  { table: "order_viewer", where: `expires_at < ${NOW}` },
  { table: "delivery_quote", where: `expires_at < ${NOW}` },
  { table: "session", where: `refresh_expires < ${NOW}` },
  { table: "company_invitation", where: olderThan("coalesce(ended_at, expires_at)", 30) },
  ...["login_step", "known_device", "remembered_login", "password_reset", "magic_link"].map((table) => ({
    table,
    where: olderThan("expires_at", 1)
  }))
]

/** Ends everything whose time is over now, batch after batch, each in a transaction and a turn of its own. */
export const applyRetention = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const settings = yield* Settings
  /** Whether a batch was full: there may be more. Another process that is at it sees to the rest. */
  const endBatch = ({ table, where, change }: RetentionRule) => {
    const batchCondition = `ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))`
    const statement = change
      ? `UPDATE ${table} SET ${change} WHERE ${batchCondition}`
      : `DELETE FROM ${table} WHERE ${batchCondition}`
    const batch = Effect.flatMap(Clock.currentTimeMillis, (now) =>
      sql.unsafe(`${statement} RETURNING 1`, [new Date(now)])
    )
    const isFull = Effect.map(batch, (rows) => rows.length === BATCH)
    return Effect.map(runExclusively(sql, job, isFull), (mayBeMore = false) => mayBeMore)
  }
  for (const rule of retentionRules(settings)) while (yield* endBatch(rule));
})

export const retentionLayer = Layer.effectDiscard(
  applyRetention.pipe(
    Effect.catchCause((cause) => Effect.logError("Old rows could not be thrown away", cause)),
    Effect.repeat(Schedule.spaced("1 hour")),
    Effect.forkScoped
  )
)
