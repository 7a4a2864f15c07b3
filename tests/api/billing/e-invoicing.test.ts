/** [CALL-28] E-invoices over the API: a company's enrolment, who may change it, and its invoices as files and sent. */
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { newInvoice } from "../../core/billing/account-invoices.ts"
import { bookInvoices } from "../../storage/invoice-fixture.ts"
import { logInAtCompany } from "../account/company-people.ts"
import { type Browser, browserAt, emails } from "../account/login-browser.ts"
import { expectFailure } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const { query } = shop.database

type Details = {
  readonly abn?: string
  readonly software?: string
  readonly enabled: boolean
  readonly peppolId?: string
  readonly sent: ReadonlyArray<{ readonly document: string; readonly state: string }>
}
const ABN = "70000000760"
const own = { "sec-fetch-site": "same-origin", "x-shop-client": "pages" }

let dana: Browser
beforeAll(async () => {
  dana = await logInAtCompany(shop, emails.trade)
  await bookInvoices(shop.database, [
    newInvoice({ invoiceNumber: "100800", soldTo: ["Ironbark Constructions", "5 Site Street", "PAKENHAM VIC 3810"] }),
    newInvoice({ invoiceNumber: "100900", customerId: "2002" })
  ])
})
beforeEach(async () => {
  await query("DELETE FROM e_invoicing")
  await query("UPDATE customer SET abn = $1 WHERE id = '2001'", [ABN])
})

const sync = (browser: Browser, what: string, headers: Record<string, string> = own) =>
  browser.ask<Details>("GET", `/users/invoice-sync/${what}`, undefined, headers)

describe("Enrolling for e-invoices", () => {
  it("[EINV-01] [CALL-28] verifies ABN and software, is told in its details, and is switched off again", async () => {
    expect((await sync(dana, "details")).data).toEqual({ abn: ABN, enabled: false, peppolId: `0151:${ABN}`, sent: [] })
    const enrolled = { abn: ABN, software: "Xero", enabled: true, peppolId: `0151:${ABN}`, sent: [] }
    expect((await sync(dana, "enable?software=Xero")).data).toEqual(enrolled)
    expect((await sync(dana, "details")).data).toEqual(enrolled)
    expect((await sync(dana, "disable")).data).toEqual({ ...enrolled, enabled: false })
    // The software that was chosen stays chosen.
    expect((await sync(dana, "enable")).data).toEqual(enrolled)
    const audit = await query("SELECT done_by, detail FROM audit WHERE action = 'e-invoicing set' ORDER BY id")
    expect(audit.map(({ done_by, detail }) => [done_by, (detail as { enabled: boolean }).enabled])).toEqual([
      ["P02", true],
      ["P02", false],
      ["P02", true]
    ])
  })

  it.each([
    ["abn-missing", null, "?software=Xero", /^Your account has no ABN/],
    ["abn-invalid", "70000000024", "?software=Xero", /^Your account's ABN is not a valid one/],
    ["software-not-set-up", ABN, "", /^Your accounting software isn't set up/]
  ])("[EINV-01] [MSG-02] [CALL-28] is refused with 400 and a text of its own: %s", async (code, abn, more, text) => {
    await query("UPDATE customer SET abn = $1 WHERE id = '2001'", [abn])
    const told = await sync(dana, `enable${more}`)
    expectFailure(told, 400, code)
    expect(told.msg).toMatch(text)
    expect((await sync(dana, "details")).data.enabled).toBe(false)
  })

  it.each([
    ["another site's page", { "sec-fetch-site": "cross-site", "x-shop-client": "pages" }],
    ["a link in a mail", { "sec-fetch-site": "none" }],
    ["a picture on the shop's own pages", { "sec-fetch-site": "same-origin" }],
    ["a browser that says nothing", {}],
    ["another subdomain", { "sec-fetch-site": "same-site", "x-shop-client": "pages" }],
    ["somebody who makes up the header", { "sec-fetch-site": "same-origin", "x-shop-client": "curl" }]
  ])("[CALL-28] [T54] is not changed by %s", async (_, headers) => {
    for (const what of ["enable?software=Xero", "disable"])
      expectFailure(await sync(dana, what, headers), 403, "FORBIDDEN")
    expect(await query("SELECT * FROM e_invoicing")).toEqual([])
  })

  it("[CALL-28] needs a session, and the right to see invoices", async () => {
    const guest = browserAt(shop)
    const unable = await logInAtCompany(shop, "no-view-and-pay-invoices@ironbark.example")
    for (const what of ["details", "enable?software=Xero", "disable"]) {
      expectFailure(await sync(guest, what), 401, "UNAUTHORISED")
      expectFailure(await sync(unable, what), 403, "FORBIDDEN")
    }
  })
})

describe("An invoice as an e-invoice", () => {
  const body = (invoiceNo: string) => ({ invoiceNo, invoiceSuffix: "01" })
  type File = { readonly name: string; readonly mediaType: string; readonly base64: string }

  it("[EINV-02] is a file of PINT A-NZ, addressed from the shop's ABN to the company's", async () => {
    const { data } = await dana.post<File>("/users/invoice-sync/stream", body("100800"))
    expect([data.name, data.mediaType]).toEqual(["e-invoice-100800-01.xml", "application/xml"])
    const xml = Buffer.from(data.base64, "base64").toString()
    for (const part of [
      "<cbc:CustomizationID>urn:peppol:pint:billing-1@aunz-1</cbc:CustomizationID>",
      "<cbc:ID>100800-01</cbc:ID>",
      '<cbc:EndpointID schemeID="0151">89000000019</cbc:EndpointID>',
      `<cbc:EndpointID schemeID="0151">${ABN}</cbc:EndpointID>`,
      '<cbc:TaxInclusiveAmount currencyID="AUD">243.81</cbc:TaxInclusiveAmount>',
      '<cbc:TaxAmount currencyID="AUD">22.16</cbc:TaxAmount>',
      '<cbc:PayableAmount currencyID="AUD">243.81</cbc:PayableAmount>'
    ])
      expect(xml).toContain(part)
  })

  it("[EINV-02] goes to the access point once, for who is enrolled", async () => {
    const early = await dana.post<Details>("/users/invoice-sync/send", body("100800"))
    expectFailure(early, 400, "software-not-set-up")
    await sync(dana, "enable?software=MYOB")
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => dana.post<Details>("/users/invoice-sync/send", body("100800")))
    )
    for (const { data } of answers) expect(data.sent).toEqual([{ document: "100800-01", state: "waiting" }])
    const rows = await query("SELECT document, receiver, sent_at, xml FROM e_invoice")
    expect(rows).toEqual([
      { document: "100800-01", receiver: `0151:${ABN}`, sent_at: null, xml: expect.stringContaining("100800-01") }
    ])
  })

  it("[EINV-02] [T27] of another company's invoice is none", async () => {
    await sync(dana, "enable?software=MYOB")
    for (const path of ["stream", "send"])
      for (const invoiceNo of ["100900", "999999"])
        expectFailure(await dana.post(`/users/invoice-sync/${path}`, body(invoiceNo)), 404, "NOT_FOUND")
  })

  it("[EINV-02] [PERM-07] [T23] of an invoice at the company's own prices is none to who may not see those", async () => {
    await sync(dana, "enable?software=MYOB")
    const blind = await logInAtCompany(shop, "no-show-customer-price@ironbark.example")
    for (const path of ["stream", "send"])
      expectFailure(await blind.post(`/users/invoice-sync/${path}`, body("100800")), 404, "NOT_FOUND")
  })
})
