/** [CLM-01] Claims on invoices over HTTP: taken with their photographs, answered by staff, and booked once, on PostgreSQL. */

import { execFile } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Redacted } from "effect"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { findViolations } from "../../../adapters/postgres/invariants.ts"
import type { Claim } from "../../../core/billing/claims/claim.ts"
import type { InvoiceClaims } from "../../../core/billing/claims/company-claims.service.ts"
import type { AccountInvoice, NewInvoice } from "../../../core/billing/invoices/account-invoice.ts"
import type { InvoicesOfDays } from "../../../core/billing/invoices/invoice-window.ts"
import type { Balances } from "../../../core/billing/ledger/balances.ts"
import { creditNoteEntry, paymentEntry } from "../../../core/billing/ledger/ledger-entries.ts"
import type { InvoiceCharge } from "../../../core/billing/pay/invoice-charge.ts"
import { melbourneDate } from "../../../core/melbourne.ts"
import { programFile } from "../../../setup/build.mjs"
import { newInvoice } from "../../core/billing/account-invoices.ts"
import { testDatabase } from "../../postgres/database.ts"
import { bookInvoices } from "../../storage/invoice-fixture.ts"
import { membersOf } from "../ordering/members.ts"
import { testShop } from "../ordering/open-shop.ts"
import { itemInStock } from "../ordering/order-items.ts"
import { cards, type PaymentIntentData } from "../ordering/shopper.ts"

const STAFF_TOKEN = "staff-token-of-more-than-32-letters"
const database = testDatabase("small")
const shop = testShop(database, { STAFF_TOKEN })
const { query } = database
const { member } = membersOf(shop, database)
const folder = mkdtempSync(join(tmpdir(), "lineal-claims-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Browser = ReturnType<typeof shop.shopper>
type Answer = {
  readonly status: number
  readonly data?: { readonly claimNo: string; readonly thanks: string }
  readonly code?: string
  readonly fields?: Readonly<Record<string, string>>
}

const day = 24 * 60 * 60 * 1000
const today = () => melbourneDate(Date.now())
/** As a telephone makes it, with its owner's name and place beside it. */
const jpeg = new Uint8Array(
  await sharp({ create: { width: 40, height: 30, channels: 3, background: "#b3815c" } })
    .withExif({ IFD0: { Artist: "Dana of Rowville" }, IFD3: { GPSLatitudeRef: "S" } })
    .jpeg()
    .toBuffer()
)

let last = 810_000
/** Seven sticks for $243.81 and delivery of $22.00 over the counter, of that day; by its number, with the suffix 01. */
const invoiced = async (known: Partial<NewInvoice> = {}): Promise<string> => {
  const invoiceNumber = String(++last)
  const totals = { subtotal: 24_381, delivery: 2_200, surcharge: 0, gst: 2_416, total: 26_581 }
  await bookInvoices(database, [newInvoice({ invoiceNumber, invoiceDate: today(), total: 26_581, totals, ...known })])
  return invoiceNumber
}

type Filled = {
  readonly quantity?: string
  readonly reason?: string
  readonly note?: string
  readonly photos?: ReadonlyArray<Uint8Array>
  readonly suffix?: string
  readonly key?: string
}

const listedClaim = async (browser: Browser, invoiceNo: string) => {
  const path = `/users/details/invoice/list?batchSize=0&batchPage=last&fromDate=${today()}&toDate=${today()}`
  const { data } = await browser.call<InvoicesOfDays>("GET", path)
  return data.invoices.find(({ invoiceNumber }) => invoiceNumber === invoiceNo)?.claim
}

/** The form as its page sends it: of seven sticks all where no quantity is named. */
const formOf = (invoiceNo: string, filled: Filled = {}) => {
  const { quantity = "7", reason = "short", note = "", photos = [], suffix = "01" } = filled
  const form = new FormData()
  const fields = { invoiceNo, invoiceSuffix: suffix, key: filled.key ?? crypto.randomUUID(), reason, note }
  for (const [name, value] of Object.entries({ ...fields, "line-0": quantity })) form.append(name, value)
  for (const bytes of photos) form.append("photos", new Blob([bytes as Uint8Array<ArrayBuffer>]), "photo.txt")
  return form
}

const send = async (
  browser: Browser,
  body: FormData | string,
  headers: Record<string, string> = {}
): Promise<Answer> => {
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ")
  const init = { method: "POST", body, headers: { origin: shop.origin(), cookie, ...headers } }
  const response = await shop.send(new Request(`${shop.origin()}/api/users/invoice/claims`, init))
  return { status: response.status, ...((await response.json()) as object) }
}
const claimed = (browser: Browser, invoiceNo: string, filled: Filled = {}) => send(browser, formOf(invoiceNo, filled))

const claimNoOf = (answer: Answer): string => {
  expect(answer.status, JSON.stringify(answer)).toBe(200)
  return answer.data?.claimNo ?? ""
}

const staff = (method: string, claimNo: string, body?: object, token = STAFF_TOKEN) =>
  shop.shopper().call<Claim>(method, `/staff/claims/${claimNo}`, body, { authorization: `Bearer ${token}` })
const accept = (claimNo: string, more: object = {}) => staff("POST", claimNo, { state: "accepted", ...more })

const claimsOf = async (browser: Browser, invoiceNo: string, suffix = "01") =>
  browser.call<InvoiceClaims>("GET", `/users/details/invoice/claims?invoiceNo=${invoiceNo}&invoiceSuffix=${suffix}`)
const detailsOf = async (browser: Browser, invoiceNo: string) =>
  (await browser.call<AccountInvoice>("GET", `/users/details/invoice/details?invoiceNo=${invoiceNo}&invoiceSuffix=01`))
    .data
const balanceOf = async (browser: Browser) =>
  (await browser.call<Balances>("GET", "/users/details/balances")).data.balance

const mailsAbout = (claimNo: string) =>
  query("SELECT message_key AS key, recipient, subject, text FROM outbox WHERE message_key LIKE $1 ORDER BY id", [
    `claim-% ${claimNo}`
  ])
const auditOf = (claimNo: string) =>
  query("SELECT action, done_by, customer_id FROM audit WHERE subject = $1 ORDER BY id", [claimNo])
const isSound = async () => expect(await findViolations(query)).toEqual([])

let [dana, gus]: Array<Browser> = []
beforeAll(async () => {
  dana = await member("dana@ironbark.example")
  gus = await member("gus@petersen.example")
})
const theirs = () => ({ dana: dana as Browser, gus: gus as Browser })

describe("POST /api/users/invoice/claims", () => {
  it("[CLM-01] keeps the claim with a number, its lines, reason, note and photos, and tells branch and contact", async () => {
    const { dana } = theirs()
    const invoice = await invoiced()
    const before = await claimsOf(dana, invoice)
    expect(before.data).toEqual({
      claims: [],
      lines: [{ position: 0, unit: "STICK", step: 1, left: 7 }],
      uploads: { types: ["image/jpeg", "image/png", "image/webp"], mostBytes: 10_000_000, mostFiles: 4 },
      until: melbourneDate(Date.now() + 30 * day)
    })
    const filled = { quantity: "2", reason: "damaged", note: "Split at the end.", photos: [jpeg, jpeg] }
    const answer = await claimed(dana, invoice, filled)
    const claimNo = claimNoOf(answer)
    expect(claimNo).toMatch(/^C\d{9}$/)
    const { data } = await claimsOf(dana, invoice)
    expect(data.claims).toEqual([
      {
        claimNo,
        invoiceNo: invoice,
        invoiceSuffix: "01",
        reason: "damaged",
        note: "Split at the end.",
        lines: [{ position: 0, quantity: 2 }],
        photos: 2,
        madeAt: expect.any(Number),
        state: "open"
      }
    ])
    expect(data.lines[0]?.left).toBe(5)
    const [mine, branch] = await mailsAbout(claimNo)
    expect([mine?.recipient, mine?.subject]).toEqual(["dana@ironbark.example", `We have your claim ${claimNo}`])
    const [{ email }] = (await query("SELECT email FROM branch WHERE id = 25")) as unknown as [{ email: string }]
    expect([branch?.recipient, branch?.subject]).toEqual([email, `Claim ${claimNo} on invoice ${invoice}-01`])
    for (const part of ["2 sticks", "Damaged", "Split at the end.", "2 photos", "90 × 45 Framing 5.4 m"])
      expect(branch?.text).toContain(part)
    expect(await auditOf(claimNo)).toEqual([{ action: "claim opened", done_by: "P02", customer_id: "2001" }])
    const photos = await query("SELECT content_type, bytes FROM claim_photo WHERE claim_no = $1", [claimNo])
    expect(photos).toEqual(Array(2).fill({ content_type: "image/jpeg", bytes: Buffer.from(jpeg) }))
  })

  it.each<[string, Filled, string]>([
    ["more than was invoiced", { quantity: "8" }, "lines"],
    ["a part of a stick", { quantity: "1.5" }, "lines"],
    ["no line", { quantity: "" }, "lines"],
    ["what is no number", { quantity: "seven" }, "lines"],
    ["no reason", { reason: "" }, "reason"],
    ["a reason that there is none of", { reason: "late" }, "reason"],
    ["something else without words", { reason: "other" }, "note"],
    ["a note of 1001 characters", { note: "x".repeat(1001) }, "note"],
    ["five photos", { photos: Array(5).fill(jpeg) }, "photos"],
    ["a paper among the photos", { photos: [new TextEncoder().encode("%PDF-1.7")] }, "photos"],
    ["a photo of more than 10 MB", { photos: [Buffer.concat([jpeg, Buffer.alloc(10_000_000)])] }, "photos"]
  ])("[CLM-01] [VAL-06] refuses %s, named by its field, and keeps nothing", async (_, filled, field) => {
    const { dana } = theirs()
    const invoice = await invoiced()
    const answer = await claimed(dana, invoice, filled)
    expect([answer.status, answer.code, Object.keys(answer.fields ?? {})]).toEqual([400, "MALFORMED", [field]])
    expect((await claimsOf(dana, invoice)).data.claims).toEqual([])
  })

  it("[CLM-01] [F8] is not led astray by a body that is no form, too large, or without its key", async () => {
    const { dana } = theirs()
    const invoice = await invoiced()
    const type = { "content-type": "multipart/form-data; boundary=x" }
    expect((await send(dana, "{}", { "content-type": "application/json" })).status).toBe(400)
    expect((await send(dana, "--x\r\nbroken", type)).status).toBe(400)
    expect((await send(dana, "x".repeat(40_300_000), type)).status).toBe(413)
    expect((await claimed(dana, invoice, { key: "no key" })).status).toBe(400)
  })

  it("[CLM-01] [PERM-05] [T27] is a guest's 401, 403 without the right to see invoices, and another company's invoice is unknown", async () => {
    const { dana, gus } = theirs()
    const invoice = await invoiced()
    expect((await claimed(shop.shopper(), invoice)).status).toBe(401)
    const blind = await member("no-view-and-pay-invoices@ironbark.example")
    expect((await claimed(blind, invoice)).status).toBe(403)
    expect((await claimsOf(blind, invoice)).status).toBe(403)
    const noPrices = await member("no-show-customer-price@ironbark.example")
    for (const browser of [gus, noPrices]) {
      const none = await claimed(browser, "999999")
      const other = await claimed(browser, invoice)
      expect([other.status, other]).toEqual([404, none])
      expect((await claimsOf(browser, invoice)).status).toBe(404)
    }
    expect((await claimsOf(dana, invoice)).data.claims).toEqual([])
  })

  it("[CLM-01] is taken for 30 days: of goods over the counter from the invoice's day, of an order from when it was handed over", async () => {
    const { dana } = theirs()
    const dayBefore = (days: number) => melbourneDate(Date.now() - days * day)
    const inTime = await invoiced({ invoiceDate: dayBefore(30) })
    const late = await invoiced({ invoiceDate: dayBefore(31) })
    claimNoOf(await claimed(dana, inTime, { quantity: "1" }))
    expect(await claimed(dana, late)).toMatchObject({ status: 422, code: "TOO_LATE" })
    const form = await dana.form([await itemInStock(query, 1)])
    const { orderNo } = (await dana.placeOnCredit(form)).data.tradecredit
    for (const status of ["preparing", "ready", "collected"])
      await shop
        .shopper()
        .call("POST", `/staff/orders/${orderNo}`, { status }, { authorization: `Bearer ${STAFF_TOKEN}` })
    const until = async () => (await claimsOf(dana, orderNo, "")).data.until
    expect(await until()).toBe(melbourneDate(Date.now() + 30 * day))
    await query("UPDATE shop_order SET delivered_at = delivered_at - interval '31 days' WHERE order_no = $1", [orderNo])
    expect(await until()).toBe(dayBefore(1))
    expect(await claimed(dana, orderNo, { quantity: "1", suffix: "" })).toMatchObject({ status: 422, code: "TOO_LATE" })
  })

  it("[CLM-01] [I20] is one claim however often it comes under its key, and a line is claimed once by two at the same moment", async () => {
    const { dana } = theirs()
    const [invoice, contested] = [await invoiced(), await invoiced()]
    const key = crypto.randomUUID()
    const same = await Promise.all([1, 2, 3].map(() => claimed(dana, invoice, { quantity: "1", key })))
    expect(new Set(same.map(claimNoOf)).size).toBe(1)
    expect((await claimsOf(dana, invoice)).data.lines[0]?.left).toBe(6)
    const theo = await member("theo@ironbark.example")
    await query("UPDATE contact_permission SET granted = true WHERE contact_id = 'P03'")
    const all = await Promise.all(
      [dana, theo, dana, theo].map((browser) => claimed(browser, contested, { quantity: "4" }))
    )
    expect(all.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    expect((await claimsOf(dana, contested)).data.lines[0]?.left).toBe(3)
  })
})

describe("POST /api/staff/claims/:claimNo", () => {
  it("[CLM-02] [CLM-03] accepted it is credited on the invoice: ledger, invoice and balance agree, and both are told", async () => {
    const { dana } = theirs()
    const invoice = await invoiced()
    const claimNo = claimNoOf(await claimed(dana, invoice, { quantity: "3" }))
    const before = await balanceOf(dana)
    expect((await detailsOf(dana, invoice)).claim).toBe("open")
    const { status, data } = await accept(claimNo, { lines: [{ position: 0, quantity: 2 }] })
    expect([status, data.state, data.credit]).toEqual([
      200,
      "accepted",
      { creditNote: `CN-${claimNo}`, amount: 6966, gst: 633, onInvoice: 6966 }
    ])
    const { outstanding, credited, settlements, total, claim } = await detailsOf(dana, invoice)
    expect([outstanding, credited, total, claim]).toEqual([26_581 - 6966, 6966, 26_581, "accepted"])
    expect(settlements).toEqual([{ kind: "credit-note", number: `CN-${claimNo}`, date: today(), amount: 6966 }])
    expect(await balanceOf(dana)).toBe(before - 6966)
    const { data: balances } = await dana.call<Balances>("GET", "/users/details/balances")
    expect(Object.values(balances.ageing).reduce((sum, part) => sum + part, 0)).toBe(before - 6966)
    const postings = await query(
      "SELECT account, document, amount_cents::int AS cents FROM ledger_posting WHERE entry_id = $1 ORDER BY position",
      [`CN-${claimNo}`]
    )
    expect(postings).toEqual([
      { account: "sales", document: null, cents: 6333 },
      { account: "gst", document: null, cents: 633 },
      { account: "receivables", document: `${invoice}-01`, cents: -6966 }
    ])
    const { lines, claims } = (await claimsOf(dana, invoice)).data
    expect([lines[0]?.left, claims[0]?.lines]).toEqual([5, [{ position: 0, quantity: 3, granted: 2 }]])
    const [, , mine, branch] = await mailsAbout(claimNo)
    expect([mine?.recipient, mine?.subject]).toEqual(["dana@ironbark.example", `Claim ${claimNo} is accepted`])
    for (const part of ["Adjustment note: CN-C", "ABN 89 000 000 019", "2 sticks of 3 sticks", "$69.66", "$6.33"])
      expect(mine?.text).toContain(part)
    expect(branch?.key).toBe(`claim-answered-branch ${claimNo}`)
    expect((await auditOf(claimNo))[1]).toEqual({ action: "claim accepted", done_by: "staff", customer_id: "2001" })
    await isSound()
  })

  it("[CLM-02] the parts of a line come to its price as invoiced, and neither delivery nor anything else of the invoice", async () => {
    const { dana } = theirs()
    const invoice = await invoiced()
    for (const quantity of ["2", "4", "1"]) {
      const claimNo = claimNoOf(await claimed(dana, invoice, { quantity }))
      expect((await accept(claimNo)).status).toBe(200)
    }
    expect((await detailsOf(dana, invoice)).outstanding).toBe(2_200)
    expect(await claimed(dana, invoice, { quantity: "1" })).toMatchObject({ status: 400 })
    await isSound()
  })

  it("[CLM-03] accepted by several at the same moment it is credited once", async () => {
    const { dana } = theirs()
    const invoice = await invoiced()
    const claimNo = claimNoOf(await claimed(dana, invoice))
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept(claimNo)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422])
    expect(answers.find(({ status }) => status === 422)?.code).toBe("ANSWERED")
    expect((await detailsOf(dana, invoice)).outstanding).toBe(2_200)
    await isSound()
  })

  it("[CLM-03] of a paid invoice, and of the part of one that is paid, it stays as credit on the account", async () => {
    const { dana } = theirs()
    const [paid, partly] = [await invoiced(), await invoiced()]
    const pay = (document: string, amount: number) =>
      paymentEntry({
        id: `EFT ${document}`,
        customerId: "2001",
        date: today(),
        amount,
        against: [{ document, amount }]
      })
    await bookInvoices(database, [], [pay(`${paid}-01`, 26_581), pay(`${partly}-01`, 20_000)])
    const before = await balanceOf(dana)
    const one = await accept(claimNoOf(await claimed(dana, paid)))
    expect(one.data.credit).toMatchObject({ amount: 24_381, onInvoice: 0 })
    const other = await accept(claimNoOf(await claimed(dana, partly)))
    expect(other.data.credit).toMatchObject({ amount: 24_381, onInvoice: 6_581 })
    expect(await balanceOf(dana)).toBe(before - 2 * 24_381)
    expect((await detailsOf(dana, paid)).outstanding).toBe(0)
    expect((await detailsOf(dana, partly)).outstanding).toBe(0)
    const [mail] = await query("SELECT text FROM outbox WHERE message_key = $1", [`claim-answered ${one.data.claimNo}`])
    expect(mail?.text).toContain("$243.81 is credit on your account")
    await isSound()
  })

  it("[CLM-03] [I15] while somebody pays the invoice it stays on the account, and the payment goes through in full", async () => {
    const { dana } = theirs()
    const invoice = await invoiced()
    const claimNo = claimNoOf(await claimed(dana, invoice))
    const invoices = [{ invoiceNo: invoice, invoiceSuffix: "01" }]
    const opened = (
      await dana.call<PaymentIntentData & { charge: InvoiceCharge }>("POST", "/orders/invoice/stripe/payment-intent", {
        invoices
      })
    ).data
    const { payable } = opened.charge
    const confirmationToken = (await shop.stripe().token(cards.asks)).id
    const paying = await dana.call<{ stripe: { status: string; redirectUrl?: string } }>(
      "POST",
      "/orders/invoice/stripe",
      { invoices, intentId: opened.id, confirmationToken, payable }
    )
    expect(paying.data.stripe.status).toBe("requires_action")
    const { data } = await accept(claimNo)
    expect(data.credit).toMatchObject({ amount: 24_381, onInvoice: 0 })
    const outcome = new URLSearchParams({ outcome: "complete" })
    await fetch(String(paying.data.stripe.redirectUrl), { method: "POST", body: outcome, redirect: "manual" })
    const done = await dana.call<{ stripe: { status: string } }>("POST", "/orders/invoice/payments/stripe/confirm", {
      id: opened.id
    })
    expect(done.data.stripe.status).toBe("succeeded")
    const { outstanding, settlements } = await detailsOf(dana, invoice)
    expect([outstanding, settlements.map(({ kind, amount }) => [kind, amount])]).toEqual([0, [["payment", 26_581]]])
    await isSound()
  })

  it("[CLM-02] is refused where the invoice was credited otherwise, and then nothing is booked or told", async () => {
    const { dana } = theirs()
    const invoice = await invoiced()
    const claimNo = claimNoOf(await claimed(dana, invoice))
    const document = `${invoice}-01`
    const against = [{ document, amount: 10_000 }]
    const entry = { id: `CR ${document}`, customerId: "2001", date: today(), total: 10_000, gst: 909, against }
    await bookInvoices(database, [], [creditNoteEntry(entry)])
    const before = await balanceOf(dana)
    const answer = await accept(claimNo)
    expect([answer.status, answer.code]).toEqual([422, "OVER_CREDITED"])
    expect([await balanceOf(dana), (await mailsAbout(claimNo)).length]).toEqual([before, 2])
    expect((await staff("GET", claimNo)).data.state).toBe("open")
    expect((await accept(claimNo, { lines: [{ position: 0, quantity: 4 }] })).status).toBe(200)
    await isSound()
  })

  it("[CLM-03] declined with a reason it credits nothing, says why, and its lines can be claimed again", async () => {
    const { dana } = theirs()
    const invoice = await invoiced()
    const claimNo = claimNoOf(await claimed(dana, invoice))
    const before = await balanceOf(dana)
    expect((await staff("POST", claimNo, { state: "declined", answer: " " })).status).toBe(400)
    const { status, data } = await staff("POST", claimNo, { state: "declined", answer: "Counted and signed for." })
    expect([status, data.state, data.answer, data.credit]).toEqual([
      200,
      "declined",
      "Counted and signed for.",
      undefined
    ])
    const { lines, claims } = (await claimsOf(dana, invoice)).data
    expect([lines[0]?.left, claims[0]?.state, claims[0]?.answer]).toEqual([7, "declined", "Counted and signed for."])
    expect(await listedClaim(dana, invoice)).toBe("declined")
    const [, , mine] = await mailsAbout(claimNo)
    expect([mine?.subject, mine?.text]).toEqual([
      `Claim ${claimNo} is declined`,
      expect.stringContaining("Counted and signed for.")
    ])
    expect((await auditOf(claimNo))[1]?.action).toBe("claim declined")
    expect([(await accept(claimNo)).code, await balanceOf(dana)]).toEqual(["ANSWERED", before])
    const again = claimNoOf(await claimed(dana, invoice))
    expect(await listedClaim(dana, invoice)).toBe("open")
    await staff("POST", again, { state: "declined", answer: "Counted once more." })
    expect(await listedClaim(dana, invoice)).toBe("declined")
  })

  it("[CLM-03] is listed with an invoice whose number has no suffix too, and with no other", async () => {
    const { dana } = theirs()
    const [invoice, other] = [await invoiced({ invoiceSuffix: "" }), await invoiced()]
    await claimed(dana, invoice, { suffix: "" })
    expect([await listedClaim(dana, invoice), await listedClaim(dana, other)]).toEqual(["open", undefined])
  })

  it("[CLM-03] is 401 without the token, unknown for a number that is none, and malformed where it decides nothing", async () => {
    const { dana } = theirs()
    const claimNo = claimNoOf(await claimed(dana, await invoiced()))
    for (const path of [claimNo, `${claimNo}/photos/1`])
      expect((await staff("GET", path, undefined, "x")).status).toBe(401)
    for (const method of ["GET", "POST"])
      expect((await staff(method, claimNo, method === "GET" ? undefined : {}, "another-token")).status).toBe(401)
    for (const number of ["C199999999", "C000000000", "nothing"]) {
      expect((await staff("GET", number)).status).toBe(404)
      expect((await accept(number)).status).toBe(404)
    }
    for (const body of [{}, { state: "open" }, { state: "accepted", lines: [{ position: -1, quantity: 1 }] }])
      expect((await staff("POST", claimNo, body)).status).toBe(400)
    for (const lines of [
      [],
      [{ position: 1, quantity: 1 }],
      [{ position: 0, quantity: 8 }],
      [{ position: 0, quantity: 0 }]
    ])
      expect((await accept(claimNo, { lines })).status).toBe(400)
    expect((await staff("GET", claimNo)).data).not.toHaveProperty("email")
  })
})

describe("GET /api/staff/claims/:claimNo/photos/:place", () => {
  it("[CLM-03] [T40] answers staff a photo drawn anew, to be saved, or as it came where that is asked for, and none that there is not", async () => {
    const { dana } = theirs()
    const claimNo = claimNoOf(await claimed(dana, await invoiced(), { photos: [jpeg, jpeg.subarray(0, 300)] }))
    const ask = (place: string) =>
      shop.send(
        new Request(`${shop.origin()}/api/staff/claims/${claimNo}/photos/${place}`, {
          headers: { authorization: `Bearer ${STAFF_TOKEN}` }
        })
      )
    const photo = await ask("1")
    expect([photo.status, photo.headers.get("content-type")]).toEqual([200, "image/jpeg"])
    expect(photo.headers.get("content-disposition")).toBe("attachment")
    expect(photo.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox")
    const shown = await sharp(Buffer.from(await photo.arrayBuffer())).metadata()
    expect([shown.width, shown.height, shown.exif]).toEqual([40, 30, undefined])
    const sent = await ask("1?as=sent")
    expect(new Uint8Array(await sent.arrayBuffer())).toEqual(jpeg)
    expect(sent.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox")
    // Cut off: nothing of it is drawn, and all of it is evidence.
    expect((await ask("2")).status).toBe(422)
    expect((await ask("2?as=sent")).status).toBe(200)
    for (const place of ["0", "3", "x"]) expect((await ask(place)).status).toBe(404)
  })
})

describe("npm run claims", () => {
  const run = (...args: ReadonlyArray<string>): Promise<{ code: number; out: string; err: string }> =>
    new Promise((resolve) => {
      const env = { ...process.env, DATABASE_URL: String(Redacted.value(database.url())), DATA_DIR: folder }
      const file = programFile("adapters/commands/claims.command.ts")
      const child = execFile(process.execPath, [file, ...args], { env }, (_problem, out, err) =>
        resolve({ code: child.exitCode ?? -1, out, err })
      )
      child.stdin?.end()
    })

  it("[CLM-03] lists claims, shows one, writes its photos, grants a part of it, and declines another with a reason", async () => {
    const { dana } = theirs()
    const invoice = await invoiced()
    const claimNo = claimNoOf(await claimed(dana, invoice, { quantity: "3", note: "Three are short.", photos: [jpeg] }))
    const other = claimNoOf(await claimed(dana, invoice, { quantity: "1" }))
    const [listed, shown, files] = await Promise.all([
      run(),
      run("show", claimNo),
      run("files", claimNo, join(folder, "photos"))
    ])
    expect(listed.out).toContain(`${claimNo}  `)
    expect(shown.out).toContain("Note: Three are short.\n")
    expect(shown.out).toContain("1: 3 sticks of T9045-54 90 × 45 Framing 5.4 m\n")
    expect(files.out).toBe(`${claimNo}-1.jpeg\n`)
    expect(readFileSync(join(folder, "photos", `${claimNo}-1.jpeg`))).toEqual(Buffer.from(jpeg))
    const [accepted, declined, unknown] = await Promise.all([
      run("accept", claimNo, "1=2"),
      run("decline", other, "It", "was", "signed", "for."),
      run("show", "C100000018")
    ])
    expect([accepted.out, declined.out]).toEqual([
      `Claim ${claimNo} is accepted, $69.66.\n`,
      `Claim ${other} is declined.\n`
    ])
    expect([unknown.code, unknown.err]).toEqual([1, "There is no such claim.\n"])
    expect((await detailsOf(dana, invoice)).outstanding).toBe(26_581 - 6966)
    expect((await staff("GET", other)).data.answer).toBe("It was signed for.")
    expect(existsSync(join(folder, "photos"))).toBe(true)
    await isSound()
  })
})
