/** [AUD-01] What was done for a company, as its administrators read it over the API, on PostgreSQL. */
import { beforeAll, describe, expect, it } from "vitest"
import type { AuditRow } from "../../../core/account/audit/audit-trail.ts"
import type { ListPage } from "../../../core/list-page.ts"
import { melbourneDate } from "../../../core/melbourne.ts"
import { newInvoice } from "../../core/billing/account-invoices.ts"
import { testDatabase } from "../../postgres/database.ts"
import { bookInvoices } from "../../storage/invoice-fixture.ts"
import { membersOf } from "../ordering/members.ts"
import { testShop } from "../ordering/open-shop.ts"
import { itemInStock } from "../ordering/order-items.ts"
import { cards } from "../ordering/shopper.ts"
import { allRules } from "./company-people.ts"

const STAFF_TOKEN = "staff-token-of-more-than-32-letters"
const database = testDatabase("small")
const shop = testShop(database, { STAFF_TOKEN })
const { query } = database
const { member } = membersOf(shop, database)

type Browser = ReturnType<typeof shop.shopper>
type Page = ListPage<AuditRow>

const history = (browser: Browser, search = "") => browser.call<Page>("GET", `/users/customer/history${search}`)
const today = melbourneDate(Date.now())

let dana: Browser
let gus: Browser
let orderNo = ""
let claimNo = ""
let paymentNo = ""

/** Another company, named so that it is found wherever it should not be. */
const CANARY = "Canary"

const payInvoice = async (browser: Browser, invoiceNo: string) => {
  const invoices = [{ invoiceNo, invoiceSuffix: "01" }]
  const { data } = await browser.call<{ id: string; charge: { payable: number } }>(
    "POST",
    "/orders/invoice/stripe/payment-intent",
    { invoices }
  )
  const confirmationToken = (await shop.stripe().token(cards.pays)).id
  const { payable } = data.charge
  const paid = await browser.call<{ stripe: { paymentNo: string } }>("POST", "/orders/invoice/stripe", {
    invoices,
    intentId: data.id,
    confirmationToken,
    payable
  })
  return paid.data.stripe.paymentNo
}

const claimOn = async (browser: Browser, invoiceNo: string) => {
  const form = new FormData()
  const fields = { invoiceNo, invoiceSuffix: "01", key: crypto.randomUUID(), reason: "short", note: "", "line-0": "1" }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ")
  const headers = { origin: shop.origin(), cookie }
  const sent = new Request(`${shop.origin()}/api/users/invoice/claims`, { method: "POST", body: form, headers })
  return ((await (await shop.send(sent)).json()) as { data: { claimNo: string } }).data.claimNo
}

beforeAll(async () => {
  const invoices = ["820001", "820002"].map((invoiceNumber) => newInvoice({ invoiceNumber, invoiceDate: today }))
  const theirs = newInvoice({ invoiceNumber: "820003", invoiceDate: today, customerId: "2002" })
  await bookInvoices(database, [...invoices, theirs])
  await query(`UPDATE contact SET first_name = '${CANARY}' WHERE email = 'gus@petersen.example'`)
  dana = await member("dana@ironbark.example")
  gus = await member("gus@petersen.example")
  orderNo = (await dana.placeOnCredit(await dana.form([await itemInStock(query, 1)]))).data.tradecredit.orderNo
  paymentNo = await payInvoice(dana, "820001")
  claimNo = await claimOn(dana, "820002")
  await shop
    .shopper()
    .call("POST", `/staff/claims/${claimNo}`, { state: "accepted" }, { authorization: `Bearer ${STAFF_TOKEN}` })
  await dana.call("POST", "/users/contact/update-permissions", {
    contact: {
      id: "P03",
      firstName: "Theo",
      lastName: "Marsh",
      mobile: "0491570156",
      role: "contact",
      permissions: { ...allRules(true), approveQuotes: false }
    }
  })
  await dana.call("POST", "/users/customer/settings", {
    settings: { poPolicy: { ask: "required", codes: [] }, showExcGstPricing: false }
  })
  await claimOn(gus, "820003")
})

describe("GET /users/customer/history", () => {
  it("[AUD-01] [I22] tells an administrator who ordered, paid, claimed, changed rights and settings, and logged in on a new device, the newest first", async () => {
    const { status, data } = await history(dana)
    expect(status).toBe(200)
    const told = data.rows.map(({ action, by, subject }) => [action, by ?? "", subject])
    const [{ name }] = (await query(
      "SELECT first_name || ' ' || last_name AS name FROM contact WHERE id = 'P03'"
    )) as unknown as [{ name: string }]
    expect(told).toEqual([
      ["settings changed", "Dana Whitlock", ""],
      ["contact changed", "Dana Whitlock", name],
      ["claim accepted", "", claimNo],
      ["claim opened", "Dana Whitlock", claimNo],
      ["invoice payment paid", "Dana Whitlock", paymentNo],
      ["order placed", "Dana Whitlock", orderNo],
      ["logged in", "Dana Whitlock", expect.stringMatching(/\S/)]
    ])
    const times = data.rows.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(data.rows[0]?.changes).toContainEqual({ field: "showExcGstPricing", from: "true", to: "false" })
    expect(data.rows[0]?.changes.map(({ field }) => field)).toContain("poPolicy")
    expect(data.rows[1]?.changes).toContainEqual(expect.objectContaining({ field: "approveQuotes", to: "false" }))
    expect(data.count).toBe(7)
  })

  it("[AUD-01] [T27] never holds another company's rows, and holds no address, token, amount or reference of a provider", async () => {
    const own = JSON.stringify((await history(dana)).data)
    expect(own).not.toContain(CANARY)
    expect(own).not.toMatch(/ch_|pi_|@|"amount"|"via"/)
    const { data } = await history(gus)
    expect(data.rows.map(({ action, by }) => [action, by])).toEqual([
      ["claim opened", expect.stringContaining(CANARY)],
      ["logged in", expect.stringContaining(CANARY)]
    ])
    expect(JSON.stringify(data)).not.toContain("Dana")
    const [{ id }] = (await query("SELECT max(id)::text AS id FROM audit WHERE customer_id = '2001'")) as unknown as [
      { id: string }
    ]
    expect((await history(gus, `?after=${id}`)).data.rows).toEqual([])
  })

  it("[AUD-01] [PERM-03] is an administrator's alone: 403 for a contact with every right, 401 for a guest", async () => {
    await query("UPDATE contact_permission SET granted = true WHERE contact_id = 'P03'")
    const theo = await member("theo@ironbark.example")
    expect((await history(theo)).status).toBe(403)
    expect((await theo.call("POST", "/users/customer/history/stream", {})).status).toBe(403)
    expect((await history(shop.shopper())).status).toBe(401)
  })

  it("[AUD-02] narrows down by person, kind and days, and refuses what is none of them", async () => {
    const actions = async (search: string) => (await history(dana, search)).data.rows.map(({ action }) => action)
    expect(await actions("?search=whitlock&status=claims")).toEqual(["claim opened"])
    expect(await actions("?status=orders")).toEqual(["order placed"])
    expect(await actions("?search=canary")).toEqual([])
    expect((await actions(`?fromDate=${today}&toDate=${today}`)).length).toBeGreaterThan(6)
    expect(await actions("?toDate=2026-01-01")).toEqual([])
    for (const far of ["?fromDate=0000-01-01", "?toDate=9999-12-31", "?fromDate=2026-02-30"])
      expect((await history(dana, far)).status).toBe(200)
    for (const wrong of ["?status=secrets", "?after=abc", "?fromDate=today"])
      expect((await history(dana, wrong)).status).toBe(400)
  })

  it("[AUD-01] tells who asked for an approval and who gave it", async () => {
    await query("UPDATE contact_permission SET granted = true WHERE contact_id = 'P03'")
    const theo = await member("theo@ironbark.example")
    const form = await theo.form([await itemInStock(query, 1)])
    await query("UPDATE company_contact SET spending_limit_cents = 1 WHERE contact_id = 'P03' AND customer_id = '2001'")
    const { id } = (await theo.sendForApproval(form, "trade-credit")).data
    const { total } = form
    await dana.call("POST", "/users/customer/approval/decide", { id, decision: "approve", total, version: 1 })
    const { rows } = (await history(dana, "?status=approvals")).data
    expect(rows.map(({ action, by }) => [action, by])).toEqual([
      ["approval given", "Dana Whitlock"],
      ["approval asked for", "Theo Marinos"]
    ])
    const [placed] = (await history(dana, "?status=orders")).data.rows
    expect([placed?.action, placed?.by]).toEqual(["order placed", "Theo Marinos"])
  })

  it("[AUD-02] pages by 25 and back, reads its own index, and comes whole as a file", async () => {
    await query(
      `INSERT INTO audit (at, done_by, action, subject, customer_id)
       SELECT now() - n * interval '1 day', 'P02', 'quote ordered', 'Q' || n, '2001' FROM generate_series(1, 60) AS n`
    )
    const first = (await history(dana, "?status=orders")).data
    expect([first.rows.length, first.count, first.previous]).toEqual([25, 62, undefined])
    const second = (await history(dana, `?status=orders&after=${first.next}`)).data
    const third = (await history(dana, `?status=orders&after=${second.next}`)).data
    expect([second.rows.length, third.rows.length, third.next]).toEqual([25, 12, undefined])
    expect((await history(dana, `?status=orders&before=${second.previous}`)).data.rows).toEqual(first.rows)
    const ids = [first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id))
    expect(new Set(ids).size).toBe(62)
    await query("SET enable_seqscan = off")
    const plan = await query(
      "EXPLAIN SELECT * FROM audit WHERE customer_id = '2001' ORDER BY at DESC, id DESC LIMIT 26"
    )
    await query("RESET enable_seqscan")
    expect(JSON.stringify(plan)).toContain("audit_company")
    const { data } = await dana.call<{ name: string; base64: string }>("POST", "/users/customer/history/stream", {
      status: "orders"
    })
    expect(data.name).toBe(`account-history-${today}.csv`)
    const lines = Buffer.from(data.base64, "base64").toString("utf8").trimEnd().split("\r\n")
    expect([lines.length, lines[0]]).toEqual([63, '\uFEFF"When","Who","What","Which","Changes"'])
    expect(lines[2]).toContain(`"Dana Whitlock","Placed an order","${orderNo}"`)
  })

  it("[AUD-01] [I22] stands in the transaction of what it tells of: what could not be told to anybody is not in it", async () => {
    const claim = await claimOn(dana, "820002")
    const before = (await history(dana)).data.count
    const decline = () =>
      shop
        .shopper()
        .call(
          "POST",
          `/staff/claims/${claim}`,
          { state: "declined", answer: "No." },
          { authorization: `Bearer ${STAFF_TOKEN}` }
        )
    await query("ALTER TABLE outbox RENAME TO lost")
    expect((await decline()).status).toBe(503)
    await query("ALTER TABLE lost RENAME TO outbox")
    expect((await history(dana)).data.count).toBe(before)
    expect((await decline()).status).toBe(200)
    expect((await history(dana)).data.rows[0]).toMatchObject({ action: "claim declined", subject: claim })
  })
})
