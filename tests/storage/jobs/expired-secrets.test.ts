/** What logs somebody in, asks them in or repeats their request is kept no longer than it serves, and what was typed with it. */
import { expect, it } from "vitest"
import { testDatabase } from "../../postgres/database.ts"
import { runRetention } from "./retention-run.ts"

const database = testDatabase("small")
const { query } = database

it("[T60] an invitation ends a month after it ran out or was answered, with the name and number that were typed", async () => {
  const invite = (email: string, expired: number, answered: number | null = null) =>
    query(
      `INSERT INTO company_invitation (customer_id, email, first_name, last_name, mobile, role, permissions, token_hash, sent_at,
         expires_at, ended_as, ended_at)
       VALUES ('2001', $1::text, 'Kim', 'Lee', '0491 570 737', 'contact', '{}', sha256($1::text::bytea), now() - interval '99 days',
         now() - $2::int * interval '1 day', CASE WHEN $3::int IS NOT NULL THEN 'declined' END, now() - $3::int * interval '1 day')`,
      [email, expired, answered]
    )
  await invite("expired@long.example", 31)
  await invite("expired@lately.example", 29)
  await invite("declined@long.example", 20, 31)
  await invite("declined@lately.example", 40, 29)
  await invite("open@still.example", -1)
  await runRetention(database)
  expect(await query("SELECT email FROM company_invitation ORDER BY 1")).toEqual([
    { email: "declined@lately.example" },
    { email: "expired@lately.example" },
    { email: "open@still.example" }
  ])
})

/** Statements that keep a secret by its name, of the person, until a moment. */
const secrets = {
  known_device: "(token_hash, contact_id, skips_code, expires_at) VALUES (sha256($1::text::bytea), $2, true, $3)",
  remembered_login:
    "(token_hash, family, contact_id, via, expires_at) VALUES (sha256($1::text::bytea), gen_random_uuid(), $2, 'password', $3)",
  password_reset: "(token_hash, contact_id, expires_at) VALUES (sha256($1::text::bytea), $2, $3)",
  magic_link: `(id, contact_id, token_hash, browser_hash, remember, expires_at)
    VALUES (rpad($1::text, 43, '-'), $2, sha256($1::text::bytea), sha256('b'), false, $3)`,
  login_step: `(token_hash, purpose, contact_id, browser_hash, via, remember, expires_at)
    VALUES (sha256($1::text::bytea), 'company', $2, sha256('b'), 'password', false, $3)`
}

it.each(Object.entries(secrets))("[T60] a secret of %s ends a day after its time", async (table, columns) => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  for (const hours of [25, 23])
    await query(`INSERT INTO ${table} ${columns}`, [`over for ${hours} hours`, "P02", hoursAgo(hours)])
  await runRetention(database)
  expect(
    await query(`SELECT token_hash = sha256('over for 23 hours') AS younger FROM ${table} WHERE expires_at < now()`)
  ).toEqual([{ younger: true }])
})

it("[I20] an order's request can be repeated for thirty days", async () => {
  for (const days of [31, 29])
    await query(
      `INSERT INTO idempotency (scope, browser_hash, key, body_hash, made_at)
       VALUES ('order', sha256('b'), $1::text, sha256('c'), now() - $2::int * interval '1 day')`,
      [`a-request-of-${days}-days`, days]
    )
  await runRetention(database)
  expect(await query("SELECT key FROM idempotency WHERE key LIKE 'a-request-of-%'")).toEqual([
    { key: "a-request-of-29-days" }
  ])
})
