/** The pages of a company's invoices, as the server sends them. */
import { beforeAll, describe, expect, it } from "vitest"
import { dueDate } from "../../../core/billing/invoices/due-date.ts"
import { creditNoteEntry, paymentEntry } from "../../../core/billing/ledger/ledger-entries.ts"
import { melbourneDate } from "../../../core/melbourne.ts"
import { dayText } from "../../../ui/account/parts/day-text.ts"
import { newInvoice } from "../../core/billing/account-invoices.ts"
import { bookInvoices } from "../../storage/invoice-fixture.ts"
import { memberPages, pageText } from "../member-pages.ts"
import { pageServer } from "../page-server.ts"

const server = pageServer()
const today = Temporal.PlainDate.from(melbourneDate(Date.now()))
const daysAgo = (days: number) => today.subtract({ days }).toString()

/** The tags of that name with that in them. */
const tagsWith = (html: string, name: string, part: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, "g"))].flatMap(([tag]) => (tag.includes(part) ? [tag] : []))

beforeAll(() =>
  bookInvoices(
    server.database,
    [
      newInvoice({ invoiceNumber: "200300", invoiceDate: daysAgo(200) }),
      newInvoice({ invoiceNumber: "200400", invoiceDate: daysAgo(2), customerOrderNo: "<b>Lot 7</b>" }),
      newInvoice({ invoiceNumber: "200500", invoiceDate: daysAgo(1), customerId: "2002", customerOrderNo: "Canary" })
    ],
    [
      paymentEntry({
        id: "EFT-1",
        customerId: "2001",
        date: daysAgo(1),
        amount: 10_000,
        against: [{ document: "200400-01", amount: 10_000 }]
      }),
      creditNoteEntry({
        id: "CR-1",
        customerId: "2001",
        date: daysAgo(1),
        total: 4_381,
        gst: 398,
        against: [{ document: "200400-01", amount: 4_381 }]
      })
    ]
  )
)

describe("/my-account/invoices", () => {
  it("[INV-01] lists the last 90 days with a box for each that can be paid, in a form that works without scripts", async () => {
    const get = await memberPages(server, "dana@ironbark.example")
    const { status, heading, html } = await get("/my-account/invoices")
    expect([status, heading]).toEqual([200, "Invoices"])
    const text = pageText(html)
    expect(text).toContain("|200400-01|")
    expect(text).toContain("|$100.00|")
    expect(text).toContain("|$43.81 credited|")
    expect(text).not.toMatch(/200300|200500|Canary/)
    expect(html).toContain("&lt;b&gt;Lot 7&lt;/b&gt;")
    const form = tagsWith(html, "form", 'id="pay-invoices"')
    expect(form).toEqual([expect.stringContaining('action="/my-account/pay-my-account/invoice-payments"')])
    expect(form[0]).toContain('method="get"')
    const boxes = tagsWith(html, "input", 'name="invoice"')
    expect(boxes).toEqual([expect.stringContaining('value="200400-01"')])
    expect(boxes[0]).toContain('form="pay-invoices"')
    expect(html).toContain('href="/my-account/pay-my-account/invoice-payments?due=all"')
    expect(html).toMatch(/href="\/my-account\/invoices\?windows=2"[^>]*>Load next 90 days</)
  })

  it("[INV-01] by its address has more windows, a search and a state, and says where nothing is older", async () => {
    const get = await memberPages(server, "dana@ironbark.example")
    const three = pageText((await get("/my-account/invoices?windows=3")).html)
    expect(three).toContain("|200300-01|")
    expect(three).toContain("|That's every invoice on your account. There is nothing older.|")
    expect(three).not.toContain("Load next 90 days")
    const found = pageText((await get("/my-account/invoices?windows=3&search=lot+7")).html)
    expect([found.includes("200400-01"), found.includes("200300-01")]).toEqual([true, false])
    const overdue = pageText((await get("/my-account/invoices?windows=3&state=overdue")).html)
    expect([overdue.includes("200400-01"), overdue.includes("200300-01")]).toEqual([false, true])
  })

  it("[INV-01] tells an account without invoices that there is none, and [PERM-05] a contact without the rule whom to ask", async () => {
    const none = pageText((await (await memberPages(server, "priya@home.example"))("/my-account/invoices")).html)
    expect(none).toMatch(/\|There is no invoice to show yet\.[^|]*\|Go shopping\|/)
    expect(none).not.toContain("Pay selected")
    const get = await memberPages(server, "no-view-and-pay-invoices@ironbark.example")
    const refused = pageText((await get("/my-account/invoices")).html)
    expect(refused).toContain("|Your account doesn't show this|")
    expect(refused).not.toContain("200400")
  })
})

describe("The page of an invoice", () => {
  it("[INV-04] [ENT-05] [CRED-01] shows its lines, GST, due day, and what was paid, credited and is left", async () => {
    const get = await memberPages(server, "dana@ironbark.example")
    const { status, heading, html } = await get("/my-account/invoices/200400-01")
    expect([status, heading]).toEqual([200, "Invoice 200400-01"])
    const text = pageText(html)
    expect(text).toContain("|90 × 45 Framing 5.4 m|T9045-54|7 sticks of 5.4 m (37.8 m)|")
    // Dana's company sees prices without GST: $243.81 holds $22.16.
    expect(text).toContain("|Subtotal, excludes GST|$221.65|GST|$22.16|Total including GST|$243.81|")
    expect(text).toMatch(/\|Payment \|[^|]*· EFT-1\|−\$100\.00\|/)
    expect(text).toMatch(/\|Credit note \|[^|]*· CR-1\|−\$43\.81\|/)
    expect(text).toContain("|Left to pay|$100.00|")
    expect(text).toContain(`|Invoice date|${dayText(daysAgo(2))}|Due|${dayText(dueDate(daysAgo(2)))}|`)
    expect(html).toContain('href="/my-account/pay-my-account/invoice-payments?invoice=200400-01"')
    expect(text).toContain("|Your invoice is open.|")
  })

  it("[CLM-01] [CLM-03] shows its claims with how they stand, and a form for what is left while its days last", async () => {
    await server.database.query(
      `INSERT INTO claim (claim_no, invoice_no, suffix, customer_id, contact_id, email, request_key, reason, note, made_at)
       VALUES ('C100000017', '200400', '01', '2001', 'P02', 'dana@ironbark.example', gen_random_uuid(), 'damaged', '<b>Split</b>', now())`
    )
    await server.database.query("INSERT INTO claim_line (claim_no, position, quantity) VALUES ('C100000017', 0, 2)")
    const get = await memberPages(server, "dana@ironbark.example")
    const page = async () => (await get("/my-account/invoices/200400-01")).html
    const open = await page()
    const today = dayText(melbourneDate(Date.now()))
    expect(pageText(open)).toContain(
      `|Claim C100000017, ${today}|Waiting for the store|Damaged|90 × 45 Framing 5.4 m|2 sticks|`
    )
    expect(open).toContain("&lt;b&gt;Split&lt;/b&gt;")
    const soldLine = "|90 × 45 Framing 5.4 m|T9045-54|"
    expect(pageText(open)).toContain(`${soldLine}Claim for 2 sticks: waiting for the store|7 sticks of 5.4 m`)
    // The list says it, too, and shows those with a claim alone.
    const claimed = pageText((await get("/my-account/invoices?windows=3&state=claimed")).html)
    expect([claimed.includes("|200400-01|"), claimed.includes("|200300-01|")]).toEqual([true, false])
    for (const said of ["|Claim: waiting for the store|", "|With a claim|"]) expect(claimed).toContain(said)
    expect(pageText(open)).toContain(`|You can make a claim on this invoice until ${dayText(daysAgo(-28))}.|`)
    expect(pageText(open)).toContain("|Up to 5 sticks|")
    await server.database.query(
      `UPDATE claim SET state = 'declined', answered_at = now(), answered_by = 'staff', answer = 'Signed for.'`
    )
    const declined = pageText(await page())
    expect(declined).toContain("|Declined|Damaged|")
    expect(declined).toContain(`${soldLine}Claim for 2 sticks: declined|7 sticks of 5.4 m`)
    expect(declined).toContain("|Claim: declined|")
    expect(declined).toContain("|The store says: Signed for.|")
    expect(declined).toContain("|Up to 7 sticks|")
    await server.database.query(
      `INSERT INTO claim (claim_no, invoice_no, suffix, customer_id, contact_id, email, request_key, reason, note, made_at, state,
        answered_at, answered_by, answer, credit_note, credit_cents, credit_gst_cents, on_invoice_cents)
       VALUES ('C100000025', '200400', '01', '2001', 'P02', 'dana@ironbark.example', gen_random_uuid(), 'short', '', now(), 'accepted',
        now(), 'staff', '', 'CR-1', 4381, 398, 4381)`
    )
    await server.database.query("INSERT INTO claim_line VALUES ('C100000025', 0, 3, 1)")
    expect(pageText(await page())).toMatch(
      /\|T9045-54\|Claim for (2 sticks: declined\|Claim for 3 sticks: accepted for 1 stick|3 sticks: accepted for 1 stick\|Claim for 2 sticks: declined)\|/
    )
    const late = pageText((await get("/my-account/invoices/200300-01")).html)
    expect(late).toContain(`|Claims on this invoice closed on ${dayText(daysAgo(170))}.`)
    expect(late).not.toContain("Make a claim")
  })

  it("[INV-04] says of another company's, as of none, that it could not be found, with status 404", async () => {
    const get = await memberPages(server, "dana@ironbark.example")
    const [foreign, unknown, nonsense] = [
      await get("/my-account/invoices/200500-01"),
      await get("/my-account/invoices/999999-01"),
      await get("/my-account/invoices/nonsense")
    ]
    for (const page of [foreign, unknown, nonsense]) expect(page.status).toBe(404)
    expect(pageText(foreign.html)).toBe(pageText(unknown.html).replaceAll("999999", "200500"))
    expect(foreign.heading).toBe("We can&#x27;t show that invoice here")
  })
})
