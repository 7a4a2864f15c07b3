/** What people wrote or were given ends when its life is over: approvals, reviews, lists, sessions and what opens an order. */
import { expect, it } from "vitest"
import { retentionRules } from "../../../adapters/jobs/retention.ts"
import { readSettings } from "../../../adapters/settings/settings.ts"
import { testDatabase } from "../../postgres/database.ts"
import { insertOrder } from "../order-fixture.ts"
import { runRetention } from "./retention-run.ts"

const database = testDatabase("small")
const { query } = database

/** Days for which a row stays, and how one is written whose life began so many days ago. */
type Kind = { readonly days: number; readonly write: (daysAgo: number) => Promise<unknown> }

const at = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000)

const kinds: { readonly [table: string]: Kind } = {
  approval_request: {
    days: 90,
    write: (daysAgo) =>
      query(
        `INSERT INTO approval_request (customer_id, contact_id, at_own_prices, shown_ex_gst, limit_cents, method, form, lines,
           totals, total_cents, browser_hash, cart_key, state, asked_at, expires_at, decided_at, decided_by)
         VALUES ('2001', 'P02', false, false, 0, 'card', '{}', '[]', '{}', 1, sha256('b'), 'c', 'rejected',
           $1::timestamptz - interval '1 day', $1::timestamptz + interval '6 days', $1, 'P02')`,
        [at(daysAgo)]
      )
  },
  product_review: {
    days: 30,
    write: (daysAgo) =>
      query(
        `INSERT INTO product_review (product_id, contact_id, stars, author, says, state, decided_at)
         SELECT id, 'P02', 1, 'Kim L.', 'Split', 'rejected', $1 FROM product
         WHERE NOT EXISTS (SELECT FROM product_review WHERE product_id = product.id) ORDER BY id LIMIT 1`,
        [at(daysAgo)]
      )
  },
  job_list: {
    days: 30,
    write: (daysAgo) =>
      query(
        `INSERT INTO job_list (customer_id, contact_id, name, made_at, changed_at, deleted_at)
         VALUES ('2001', 'P02', 'Deck', $1, $1, $1)`,
        [at(daysAgo)]
      )
  },
  rate_limit: {
    days: 1,
    write: (daysAgo) =>
      query('INSERT INTO rate_limit (key, "window", count) VALUES ($1, $2, 1)', [`kim ${daysAgo}`, at(daysAgo)])
  },
  session: {
    days: 0,
    write: (daysAgo) =>
      query(
        `INSERT INTO session (contact_id, customer_id, access_hash, access_expires, refresh_hash, refresh_expires,
           started_at, last_seen_at, device, via)
         VALUES ('P02', '2001', sha256($1::text::bytea), $2, sha256($1::text::bytea), $2, $2, $2, 'Firefox', 'password')`,
        [`session ${daysAgo}`, at(daysAgo)]
      )
  },
  order_viewer: {
    days: 0,
    write: async (daysAgo) =>
      query("INSERT INTO order_viewer VALUES (sha256($1::text::bytea), $2, 'browser', $3)", [
        `viewer ${daysAgo}`,
        await insertOrder(query),
        at(daysAgo)
      ])
  }
}

it.each(Object.entries(kinds))(
  "[T60] what of %s is older than its life ends, and the rest stays",
  async (table, { days, write }) => {
    const count = async () => (await query(`SELECT FROM ${table}`)).length
    const before = await count()
    await write(days + 0.5)
    await write(days - 0.5)
    expect(await count()).toBe(before + 2)
    await runRetention(database)
    expect(await count()).toBe(before + 1)
  }
)

/** Those of the other files of this folder. */
const elsewhere = [
  ...["guest", "outbox", "restock_alert", "saved_cart", "form_submission", "claim_photo", "delivery_proof"],
  ...["spent_refresh", "search_count", "payment_attempt", "idempotency", "delivery_quote", "company_invitation"],
  ...["login_step", "known_device", "remembered_login", "password_reset", "magic_link"]
]

it("[T60] each kind of rows that ends has its test", () =>
  expect(
    retentionRules(readSettings({}))
      .map(({ table }) => table)
      .toSorted()
  ).toEqual([...Object.keys(kinds), ...elsewhere].toSorted()))
