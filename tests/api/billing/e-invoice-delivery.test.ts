/** The e-invoices of enrolled companies on their way: written by the job, handed to the access point once, and followed to their receiver. */
import { Effect, Layer, References } from "effect"
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest"
import { eInvoiceLayer } from "../../../adapters/composition/e-invoice-layer.ts"
import { readSettings } from "../../../adapters/settings/settings.ts"
import { invoicesLayer } from "../../../adapters/storage/billing/invoices.ts"
import { branchesLayer } from "../../../adapters/storage/stores/branches.ts"
import { SendEInvoices } from "../../../core/billing/e-invoicing/send-e-invoices.service.ts"
import { creditNoteEntry } from "../../../core/billing/ledger/ledger-entries.ts"
import { ShopFacts } from "../../../core/content/shop-facts.port.ts"
import { newInvoice } from "../../core/billing/account-invoices.ts"
import { startStorecoveStandIn } from "../../providers/access-points/storecove-stand-in.ts"
import { bookInvoices } from "../../storage/invoice-fixture.ts"
import { logInAtCompany } from "../account/company-people.ts"
import { emails } from "../account/login-browser.ts"
import { shopUnderTest } from "../shop-under-test.ts"

const storecove = await startStorecoveStandIn()
afterAll(storecove.close)
const shop = shopUnderTest({ LIMITS: "off" })
const { query } = shop.database

const ABN = "70000000760"
const facts = {
  name: "Lineal",
  abn: "89000000019",
  phone: "(03) 7010 0100",
  email: "hello@lineal.example",
  quoteFrom: 1
}

/** One look of the job, by a process of its own; with the access point unless told otherwise. */
const sendOnce = (env: { readonly [name: string]: string } = storecove.env) => {
  const parts = Layer.mergeAll(invoicesLayer, branchesLayer, Layer.succeed(ShopFacts, facts))
  return Effect.runPromise(
    Effect.flatMap(SendEInvoices, ({ runOnce }) => runOnce).pipe(
      Effect.provide(eInvoiceLayer(readSettings(env)).pipe(Layer.provide(parts))),
      Effect.provide(shop.database.layer(3)),
      Effect.provideService(References.MinimumLogLevel, "Error")
    )
  )
}

type Sent = ReadonlyArray<{ readonly document: string; readonly state: string; readonly problem?: string }>
/** Hours pass between two looks, and a log-in with them. */
const login = () => logInAtCompany(shop, emails.trade)
const sent = async () =>
  (await (await login()).ask<{ readonly sent: Sent }>("GET", "/users/invoice-sync/details")).data.sent

let minutes = 0
const wait = (more: number) => {
  minutes += more
  vi.setSystemTime(Date.parse("2026-11-24T10:00:00+11:00") + minutes * 60_000)
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"] })
  wait(0)
  await query("UPDATE customer SET abn = $1 WHERE id IN ('2001', '2002')", [ABN])
  await query("INSERT INTO e_invoicing (customer_id, software, enabled_on) VALUES ('2001', 'Xero', '2026-11-20')")
  const day = "2026-11-23"
  await bookInvoices(
    shop.database,
    [
      newInvoice({ invoiceNumber: "200001", invoiceDate: day }),
      newInvoice({ invoiceNumber: "200002", invoiceDate: "2026-11-19" }),
      newInvoice({ invoiceNumber: "200003", invoiceDate: day, customerId: "2002" })
    ],
    [creditNoteEntry({ id: "CN-C100000017", customerId: "2001", date: day, total: 6966, gst: 633, against: [] })]
  )
  await query(
    `INSERT INTO claim (claim_no, invoice_no, suffix, customer_id, contact_id, email, request_key, reason, note, made_at, state,
       answered_at, answered_by, answer, credit_note, credit_cents, credit_gst_cents, on_invoice_cents)
     VALUES ('C100000017', '200001', '01', '2001', 'P02', 'dana@ironbark.example', gen_random_uuid(), 'short', '', $1, 'accepted',
       $1, 'staff', '', 'CN-C100000017', 6966, 633, 0)`,
    [new Date("2026-11-23T12:00:00+11:00")]
  )
  await query("INSERT INTO claim_line (claim_no, position, quantity, granted) VALUES ('C100000017', 0, 3, 2)")
  return () => void vi.useRealTimers()
})

beforeEach(async () => {
  wait(24 * 60)
  storecove.state.mode = "works"
  storecove.state.hasEvidence = false
  storecove.calls.length = 0
  storecove.taken.clear()
  await query("DELETE FROM e_invoice")
})

const both = (state: string) => [
  { document: "200001-01", state },
  { document: "CN-C100000017", state }
]

it("[EINV-02] what is invoiced and credited since a company enrolled waits in the shop while there is no access point", async () => {
  await sendOnce({})
  expect(await sent()).toEqual(both("waiting"))
  expect(storecove.calls).toEqual([])
})

it("[EINV-02] is handed over once, to the company's ABN, and is delivered when its evidence is there", async () => {
  await sendOnce()
  expect(await sent()).toEqual(both("sent"))
  const [invoice, credit] = storecove.calls
  expect(invoice).toMatchObject({
    legalEntityId: 4711,
    routing: { eIdentifiers: [{ scheme: "AU:ABN", id: ABN }] },
    document: { documentType: "invoice", rawDocumentData: { parseStrategy: "ubl" } }
  })
  const xmlOf = (call: typeof invoice) =>
    Buffer.from(call?.document.rawDocumentData.document ?? "", "base64").toString("utf8")
  expect(xmlOf(invoice)).toContain("<cbc:ID>200001-01</cbc:ID>")
  expect(credit?.document.documentType).toBe("creditnote")
  for (const part of [
    "<CreditNote ",
    "<cbc:ID>CN-C100000017</cbc:ID>",
    "<cbc:IssueDate>2026-11-23</cbc:IssueDate>",
    '<cbc:CreditedQuantity unitCode="C62">2</cbc:CreditedQuantity>',
    '<cbc:TaxAmount currencyID="AUD">6.33</cbc:TaxAmount>',
    '<cbc:PayableAmount currencyID="AUD">69.66</cbc:PayableAmount>'
  ])
    expect(xmlOf(credit)).toContain(part)
  wait(2)
  await sendOnce()
  expect(await sent()).toEqual(both("sent"))
  storecove.state.hasEvidence = true
  wait(5)
  await sendOnce()
  expect(await sent()).toEqual(both("delivered"))
  wait(120)
  await sendOnce()
  expect(storecove.calls).toHaveLength(2)
})

it.each([
  ["fails", 0],
  ["babbles", 0],
  ["has another key", 0],
  // It was taken there: asked again under the same id, it says so.
  ["loses the answer", 2]
] as const)(
  "[EINV-02] [F4] is asked again under the same message id where the access point %s",
  async (mode, before) => {
    storecove.state.mode = mode
    await sendOnce()
    expect(await sent()).toEqual(both("retrying"))
    expect(storecove.taken.size).toBe(before)
    const first = storecove.calls.map(({ idempotencyGuid }) => idempotencyGuid)
    // Not at once: it is given a while.
    await sendOnce()
    expect(storecove.calls).toHaveLength(first.length)
    storecove.state.mode = "works"
    wait(3)
    await sendOnce()
    expect(await sent()).toEqual(both("sent"))
    const again = storecove.calls.slice(first.length).map(({ idempotencyGuid }) => idempotencyGuid)
    expect(again).toHaveLength(2)
    if (first.length > 0) expect(again.toSorted()).toEqual(first.toSorted())
    expect(storecove.taken.size).toBe(2)
    storecove.state.hasEvidence = true
    wait(5)
    await sendOnce()
    expect(await sent()).toEqual(both("delivered"))
  }
)

it("[EINV-02] says why it was refused, is not tried again by itself, and is sent again by the office under another id", async () => {
  storecove.state.mode = "refuses"
  await sendOnce()
  const problem = "Nobody receives under this ABN."
  expect(await sent()).toEqual(both("failed").map((one) => ({ ...one, problem })))
  storecove.state.mode = "works"
  wait(300)
  await sendOnce()
  expect(storecove.calls).toHaveLength(2)
  const { data } = await (await login()).post<{ readonly sent: Sent }>("/users/invoice-sync/send", {
    invoiceNo: "200001",
    invoiceSuffix: "01"
  })
  expect(data.sent.find(({ document }) => document === "200001-01")).toEqual({
    document: "200001-01",
    state: "waiting"
  })
  await sendOnce()
  expect((await sent()).find(({ document }) => document === "200001-01")?.state).toBe("sent")
  const ids = storecove.calls.map(({ idempotencyGuid }) => idempotencyGuid)
  expect(new Set(ids).size).toBe(3)
})

it("[EINV-02] [F4] what can't be kept of one answer holds up no other document, and is kept as one line", async () => {
  storecove.state.mode = "refuses the first in odd signs"
  await sendOnce()
  expect(await sent()).toEqual([
    { ...both("failed")[0], problem: "Nobody receives under this ABN." },
    ...both("sent").slice(1)
  ])
})

it("[EINV-02] is given up after four days without a receipt", async () => {
  await sendOnce()
  wait(4 * 24 * 60 + 1)
  await sendOnce()
  expect((await sent()).map(({ state, problem }) => [state, problem])).toEqual(
    both("failed").map(() => ["failed", "Nobody confirmed within four days that it arrived."])
  )
})

it("[EINV-02] by several processes at once goes once", async () => {
  await sendOnce({})
  await Promise.all(Array.from({ length: 4 }, () => sendOnce()))
  expect(storecove.calls).toHaveLength(2)
  expect(await sent()).toEqual(both("sent"))
})

it("[EINV-01] nothing more is written once e-invoices are switched off", async () => {
  const own = { "sec-fetch-site": "same-origin", "x-shop-client": "pages" }
  await (await login()).ask("GET", "/users/invoice-sync/disable", undefined, own)
  await sendOnce()
  expect(await sent()).toEqual([])
})
