/** What was done for a company on the page of its contacts, as the server sends it. */
import { beforeAll, describe, expect, it } from "vitest"
import { memberPages, pageText } from "../member-pages.ts"
import { pageServer } from "../page-server.ts"

const server = pageServer()
const path = "/my-account/admin-permissions"

beforeAll(async () => {
  await server.database.query(
    `INSERT INTO audit (at, done_by, action, subject, customer_id, detail) VALUES
     ('2026-11-02T10:05:00+11:00', 'P02', 'contact changed', 'P03', '2001',
       '{"before": "{\\"permissions\\":{\\"viewQuotes\\":false}}", "after": "{\\"permissions\\":{\\"viewQuotes\\":true}}"}'),
     ('2026-11-03T10:05:00+11:00', 'staff', 'claim accepted', 'C100000017', '2001', '{}'),
     ('2026-11-03T11:05:00+11:00', 'payment provider', 'invoice payment paid', 'P100000025', '2001', '{}'),
     ('2026-11-04T10:05:00+11:00', 'P04', 'claim opened', 'C-CANARY', '2002', '{}')`
  )
  await server.database.query(
    `INSERT INTO audit (at, done_by, action, subject, customer_id)
     SELECT timestamptz '2026-10-01' - n * interval '1 hour', 'P02', 'quote ordered', 'Q' || 70000 + n, '2001' FROM generate_series(1, 30) AS n`
  )
})

describe("The history on /my-account/admin-permissions", () => {
  it("[AUD-01] lists who did what, when, and what is another than before, to an administrator", async () => {
    const get = await memberPages(server, "dana@ironbark.example")
    const { status, html } = await get(path)
    const text = pageText(html)
    expect(status).toBe(200)
    expect(text).toContain("|Account history|")
    expect(text).toMatch(/\|2 Nov 2026, 10:05 am\|(\w+\|)?Dana Whitlock\|/)
    expect(text).toContain("|View quotes: no → yes|")
    expect(text).toMatch(/\|The store\|.*Accepted a claim\|[ |]*C100000017\|/)
    // Whoever has an invoice's link pays it, and the store has nothing to do with that.
    expect(text).toMatch(/\|By link\|.*Paid invoices\|[ |]*P100000025\|/)
    expect(text).not.toContain("CANARY")
  })

  it("[AUD-02] by its address shows a kind, a person and days, and links to the page behind", async () => {
    const get = await memberPages(server, "dana@ironbark.example")
    const claims = pageText((await get(`${path}?status=claims&toDate=2026-11-03`)).html)
    expect([claims.includes("C100000017"), claims.includes("Q70001")]).toEqual([true, false])
    const orders = await get(`${path}?status=orders&search=whitlock`)
    expect(pageText(orders.html)).toContain("|1–25 of 30 entries|")
    const [, next = ""] = /href="([^"]*after=\d+[^"]*)"[^>]*>Next</.exec(orders.html) ?? []
    const second = pageText((await get(next.replaceAll("&amp;", "&"))).html)
    expect(second).toContain("|26–30 of 30 entries|")
    expect(pageText((await get(`${path}?search=nobody`)).html)).toContain("|Nothing matches that.|")
  })

  it("[AUD-01] [PERM-03] is not on the page of who is no administrator", async () => {
    const get = await memberPages(server, "theo@ironbark.example")
    const { status, html } = await get(path)
    expect([status, pageText(html).includes("Account history")]).toEqual([200, false])
  })
})
