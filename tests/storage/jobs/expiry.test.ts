/** People's data end when the life is over that the settings give each kind; what the law wants kept stays. */
import { Effect, Fiber, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { beforeAll, describe, expect, it, vi } from "vitest"
import { runExclusively } from "../../../adapters/jobs/exclusive-job.ts"
import { applyRetention, retentionRules } from "../../../adapters/jobs/retention.ts"
import { readSettings, Settings } from "../../../adapters/settings/settings.ts"
import { newInvoice } from "../../core/billing/account-invoices.ts"
import { testDatabase } from "../../postgres/database.ts"
import { bookInvoices } from "../invoice-fixture.ts"
import { insertOrder } from "../order-fixture.ts"
import { runRetention } from "./retention-run.ts"

const database = testDatabase("small")
const { query } = database

const end = (env?: Parameters<typeof runRetention>[1]) => runRetention(database, env)
/** How many guests there still were when the other job had its turn. */
const endBesideAnotherJob = () =>
  Effect.runPromise(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const retention = yield* Effect.forkChild(applyRetention, { startImmediately: true })
      const other = { lock: 1, name: "another", limit: "1 minute" } as const
      const [row] =
        (yield* runExclusively(sql, other, sql<{ count: number }>`SELECT count(*)::int AS count FROM guest`)) ?? []
      yield* Fiber.join(retention)
      return row?.count
    }).pipe(
      Effect.provide(Layer.succeed(Settings, readSettings({ DATABASE_URL: Redacted.value(database.url()) }))),
      Effect.provide(database.layer(3))
    )
  )
const countOf = async (table: string, where = "true") =>
  Number((await query(`SELECT count(*) FROM ${table} WHERE ${where}`))[0]?.count)

/** One row of each kind that is so many days old, and one that is a day younger. */
const lives = {
  guest: 90,
  outbox: 90,
  restock_alert: 365,
  saved_cart: 30,
  spent_refresh: 30,
  search_count: 90,
  form_submission: 365
} as const
const ages = (table: keyof typeof lives) => [lives[table] + 1, lives[table] - 1]

beforeAll(async () => {
  const [sku] = await query("SELECT erp_id FROM sku ORDER BY 1 LIMIT 1")
  const [contact] = await query("SELECT contact_id, customer_id FROM company_contact ORDER BY 1 LIMIT 1")
  const [session] = await query(
    `INSERT INTO session (contact_id, customer_id, access_hash, access_expires, refresh_hash, refresh_expires,
       started_at, last_seen_at, device, via)
     VALUES ($1, $2, sha256('a'), now(), sha256('b'), now() + interval '9 days', now(), now(), 'Firefox', 'password') RETURNING id`,
    [contact?.contact_id, contact?.customer_id]
  )
  for (const days of ages("guest"))
    await query(
      `INSERT INTO guest SELECT gen_random_uuid(), 'Kim', 'Lee', 'kim@example.com', NULL, now() - $1::int * interval '1 day'
       FROM generate_series(1, 1250)`,
      [days]
    )
  for (const days of ages("outbox"))
    await query(
      `INSERT INTO outbox (message_key, channel, recipient, subject, text, queued_at, next_try_at, sent_at)
       VALUES ('order-placed ' || $1::text, 'email', 'kim@example.com', 'Kim, your order', 'Hello Kim', now() - $1::int * interval '1 day', now(),
         CASE WHEN $1::int % 2 = 0 THEN now() END)`,
      [days]
    )
  for (const days of ages("restock_alert"))
    await query(
      "INSERT INTO restock_alert (sku, email, asked_at) VALUES ($1, $2, now() - $3::int * interval '1 day')",
      [sku?.erp_id, `kim${days}@example.com`, days]
    )
  for (const days of ages("saved_cart"))
    await query(
      `INSERT INTO saved_cart VALUES (sha256($1::text::bytea), '[{}]', 'emailed', now() - $1::int * interval '1 day',
         now() - $1::int * interval '1 day')`,
      [days]
    )
  for (const days of ages("form_submission"))
    await query(
      `WITH form AS (INSERT INTO form_submission (form_id, title, fields, submitted_at)
         VALUES ('contact', 'Write to us', '[]', now() - $1::int * interval '1 day') RETURNING id)
       INSERT INTO form_file SELECT id, 1, 'photos', 'application/pdf', '%PDF-' FROM form`,
      [days]
    )
  for (const days of ages("spent_refresh"))
    await query(
      "INSERT INTO spent_refresh VALUES (sha256($1::text::bytea), $2, now() - $1::int * interval '1 day', NULL)",
      [days, session?.id]
    )
  for (const days of ages("search_count"))
    await query("INSERT INTO search_count VALUES (current_date - $1::int, 'kim lee decks', 1, 0, false)", [days])
})

describe("What has had its time", () => {
  it("[T60] stays while another process is at the job", async () => {
    await query("SELECT pg_advisory_lock(7214005)")
    await end()
    expect(await countOf("guest")).toBe(2500)
    await query("SELECT pg_advisory_unlock(7214005)")
  })

  it("[T60] ends, however much of it there is, and what is a day younger stays; other jobs have their turn meanwhile", async () => {
    const orders = await countOf("audit")
    expect(await endBesideAnotherJob()).toBeGreaterThan(1250)
    expect(await countOf("guest")).toBe(1250)
    expect(await countOf("restock_alert")).toBe(1)
    expect(await countOf("saved_cart")).toBe(1)
    expect(await countOf("spent_refresh")).toBe(1)
    expect(await countOf("search_count")).toBe(1)
    expect([await countOf("form_submission"), await countOf("form_file")]).toEqual([1, 1])
    expect(await countOf("audit")).toBe(orders)
    expect(
      await query(
        "SELECT message_key, recipient, subject, text, sent_at IS NULL AS waits FROM outbox ORDER BY queued_at, id"
      )
    ).toEqual([
      { message_key: "order-placed 91", recipient: "removed", subject: "", text: "", waits: false },
      expect.objectContaining({ recipient: "kim@example.com", subject: "Kim, your order" })
    ])
  })

  it("[T60] is settled by the settings, each kind by its own", async () => {
    await end({ KEEP_GUESTS: "30" })
    expect([await countOf("guest"), await countOf("restock_alert")]).toEqual([0, 1])
    await end({
      KEEP_MESSAGES: "1",
      KEEP_ALERTS: "1",
      KEEP_TOKENS: "1",
      KEEP_SEARCHES: "1",
      KEEP_FORMS: "1",
      KEEP_CARTS: "1"
    })
    for (const table of [
      "restock_alert",
      "saved_cart",
      "spent_refresh",
      "search_count",
      "form_submission",
      "form_file"
    ])
      expect(await countOf(table), table).toBe(0)
    expect(await countOf("outbox", "recipient <> 'removed'")).toBe(0)
    for (const name of [
      "KEEP_GUESTS",
      "KEEP_MESSAGES",
      "KEEP_ALERTS",
      "KEEP_TOKENS",
      "KEEP_SEARCHES",
      "KEEP_FORMS",
      "KEEP_CARTS"
    ])
      expect(() => readSettings({ [name]: "0" }), name).toThrow(name)
  })

  it("[T60] are the photographs of a claim that was answered and who took a delivery, by a setting; an open claim keeps its own", async () => {
    await bookInvoices(database, [newInvoice()])
    for (const [claimNo, answered] of [
      ["C100000001", 731],
      ["C100000002", 729],
      ["C100000003", null]
    ] as const)
      await query(
        `WITH claimed AS (INSERT INTO claim (claim_no, invoice_no, suffix, customer_id, contact_id, email, request_key, reason,
           note, made_at, state, answered_at, answered_by, answer)
           VALUES ($1, '100234', '01', '2001', 'P02', 'kim@example.com', gen_random_uuid(), 'damaged', 'Split', now() - interval '900 days',
             CASE WHEN $2::int IS NULL THEN 'open' ELSE 'declined' END, now() - $2::int * interval '1 day',
             CASE WHEN $2::int IS NOT NULL THEN 'staff' END, CASE WHEN $2::int IS NOT NULL THEN 'No' END) RETURNING claim_no)
         INSERT INTO claim_photo SELECT claim_no, 1, 'image/jpeg', '\\xffd8ff' FROM claimed`,
        [claimNo, answered]
      )
    for (const days of [731, 729])
      await query("INSERT INTO delivery_proof VALUES ($1, 'Kim Lee', NULL, NULL, now() - $2::int * interval '1 day')", [
        await insertOrder(query),
        days
      ])
    await end()
    expect(await query("SELECT claim_no FROM claim_photo ORDER BY 1")).toEqual([
      { claim_no: "C100000002" },
      { claim_no: "C100000003" }
    ])
    expect([await countOf("claim"), await countOf("delivery_proof")]).toEqual([3, 1])
    await end({ KEEP_PHOTOS: "1" })
    expect([await countOf("claim_photo"), await countOf("delivery_proof")]).toEqual([1, 0])
  })

  it("[T55] [T60] is what a declined card is counted by, an hour later", async () => {
    for (const minutes of [61, 59])
      await query(
        `INSERT INTO payment_attempt (payable_id, method, provider_ref, provider_key, amount_cents, state, refusal, made_at, changed_at, address)
         VALUES ($1, 'card', $2, 'a-key-of-the-try-' || $2, 1100, 'refused', 'card_declined', now(), now() - $3 * interval '1 minute', '192.0.2.1')`,
        [await insertOrder(query), `pi_${minutes}`, minutes]
      )
    await end()
    expect(
      await query(
        "SELECT provider_ref AS ref, address FROM payment_attempt WHERE state = 'refused' ORDER BY changed_at"
      )
    ).toEqual([
      { ref: "pi_61", address: null },
      { ref: "pi_59", address: "192.0.2.1" }
    ])
  })

  it("[CHK-05] [T60] is a delivery quote, from 6 pm on", async () => {
    for (const minutes of [-1, 1])
      await query(
        `INSERT INTO delivery_quote (quote, browser_hash, items_key, place_key, expires_at)
         VALUES ('{}', sha256('b'), '', $1::text, now() + $1::int * interval '1 minute')`,
        [minutes]
      )
    await end()
    expect(await query("SELECT place_key FROM delivery_quote")).toEqual([{ place_key: "1" }])
    await expect(query("UPDATE delivery_quote SET expires_at = now()")).rejects.toThrow()
  })

  it("is what has ended by the shop's own clock, which wrote the end, and not by the database's", async () => {
    await query(
      `INSERT INTO delivery_quote (quote, browser_hash, items_key, place_key, expires_at)
       VALUES ('{}', sha256('b'), '', 'an hour ago', now() - interval '1 hour')`
    )
    const listed = () => query("SELECT place_key FROM delivery_quote WHERE place_key = 'an hour ago'")
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 2 * 3_600_000 })
    await end().finally(() => vi.useRealTimers())
    expect(await listed()).toHaveLength(1)
    await end()
    expect(await listed()).toHaveLength(0)
  })

  it("[T60] is no order, invoice, entry of the books or of the audit", () => {
    const tables = retentionRules(readSettings({})).map(({ table }) => table)
    for (const kept of [
      "shop_order",
      "order_line",
      "ledger_entry",
      "ledger_posting",
      "receivable",
      "money_movement",
      "audit"
    ])
      expect(tables).not.toContain(kept)
  })
})
