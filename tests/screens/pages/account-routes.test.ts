/** The addresses of the account and of quotes' links: each answers with its own heading, and says something of its own. */
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { walletEnv } from "../../../adapters/payments/start-stand-ins.ts"
import { type Permission, permissions } from "../../../core/identity/permission.ts"
import { melbourneDate } from "../../../core/melbourne.ts"
import { orderNumberText } from "../../../core/orders/order-number.ts"
import { quotePaymentWords } from "../../../core/words/quote.ts"
import { emails } from "../../api/account/login-browser.ts"
import { routePages } from "../../house/route-pages.ts"
import { insertCompanyOrders } from "../../storage/order-fixture.ts"
import { insertQuote } from "../../storage/quote-fixture.ts"
import { memberPages, pageText } from "../member-pages.ts"
import { pageServer } from "../page-server.ts"

/** Every way to pay is set up, and none is asked. */
const nobody = "http://127.0.0.1:9"
const server = pageServer({
  STRIPE_SECRET_KEY: "sk_test_never_asked",
  STRIPE_PUBLISHABLE_KEY: "pk_test_never_asked",
  ...walletEnv(nobody, "never-asked")
})
let quoteNo = ""
let paidNo = ""
let get: Awaited<ReturnType<typeof memberPages>>
/** The secrets of the two quotes' links. */
let links: ReadonlyArray<string> = []

const linkOf = async (orderNo: string): Promise<string> => {
  const sent = await get.call("POST", "/api/users/salesorder/email", { orderNo })
  if (sent.status !== 200) throw new Error(sent.text)
  const [mail] = await server.database.query("SELECT text FROM outbox WHERE message_key LIKE $1", [
    `quote ${orderNo} %`
  ])
  return /\?t=([\w-]{43})/.exec(String(mail?.text))?.[1] ?? ""
}

beforeAll(async () => {
  get = await memberPages(server, emails.trade)
  const made = { customerId: "2001", contactId: "P02", quotedOn: melbourneDate(Date.now()), lines: [123_400] }
  quoteNo = await insertQuote(server.database.query, { ...made, poNumber: "ROUTE-1" })
  paidNo = await insertQuote(server.database.query, { ...made, paidAt: "2026-11-20T01:00:00Z" })
  links = [await linkOf(quoteNo), await linkOf(paidNo)]
})

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

const plain = (heading: string | undefined) => heading?.replaceAll("&#x27;", "'").replaceAll("<!-- -->", "")

describe("an address of the account", () => {
  it.each([
    ["", "Overview", "Balance owing"],
    ["/account-manager", "Account/Credit Manager", "Credit manager"],
    ["/admin-permissions", "Admin permissions", "Dana Whitlock"],
    ["/balances", "Balances", "Credit limit"],
    ["/e-invoicing", "eInvoicing", "ABN"],
    ["/invoices", "Invoices", "There is no invoice to show yet."],
    ["/orders", "Orders", "Find an order"],
    ["/pay-my-account", "Pay my account", "Biller code"],
    ["/pay-my-account/invoice-payments", "Pay invoices", "Select at least 1 invoice"],
    ["/quotes", "Quotes", "ROUTE-1"],
    ["/quotes/pending", "Your payment is on its way", "Please don't pay again"],
    ["/quotes/thank-you", "We can't show that order here", "It is shown in the browser that paid"],
    ["/quotes/zip/processing", "Finishing your Zip payment", "Validating payment"],
    ["/statements", "Statements", "Statement"]
  ])("[ROUTE-02] /my-account%s answers who is logged in, and nobody else", async (path, heading, says) => {
    const page = await get(`/my-account${path}`)
    expect([page.status, plain(page.heading)]).toEqual([200, heading])
    expect(pageText(page.html)).toContain(says)
    const guest = pageText((await server.get(`/my-account${path}`)).html)
    expect(guest).toContain("You must be logged in to view this page")
    expect(guest).not.toContain(`|${says}|`)
  })

  it("[ROUTE-02] /my-account/quotes/quotes-payment shows the chosen quotes and the ways to pay them", async () => {
    const path = `/my-account/quotes/quotes-payment?quotes=${quoteNo}`
    const page = await get(path)
    expect([page.status, page.heading]).toEqual([200, "Pay your quote"])
    const text = pageText(page.html)
    for (const part of [`|${quoteNo}|`, "|ROUTE-1|", "|$1,234.00|", "|How would you like to pay?|", "|Trade account|"])
      expect(text).toContain(part)
    expect(pageText((await server.get(path)).html)).toContain("You must be logged in to view this page")
    expect(pageText((await get("/my-account/quotes/quotes-payment")).html)).toContain(
      "|Choose the quotes that you want to pay.|"
    )
    expect(pageText((await get(`/my-account/quotes/quotes-payment?quotes=${paidNo}`)).html)).toContain(
      `Quote ${paidNo} has been paid already.`
    )
  })

  it.each([
    ["/login", "Log in"],
    ["/link-login", "Log in by e-mail"],
    ["/magic-link", "Log in by e-mail"],
    ["/reset-password", "Set or reset your password"],
    ["/select-company", "Which company is it for?"],
    ["/two-factor", "Enter your code"]
  ])("[ROUTE-02] /my-account%s answers who is not logged in", async (path, heading) => {
    const page = await server.get(`/my-account${path}`)
    expect([page.status, plain(page.heading)]).toEqual([200, heading])
  })
})

describe("a page of the account", () => {
  const EMAIL = "no-view-orders@ironbark.example"
  const grant = (rules: ReadonlyArray<Permission>) =>
    server.database.query(
      `INSERT INTO contact_permission (contact_id, customer_id, rule, granted)
       SELECT id, '2001', rule, rule = ANY ($2::text[]) FROM contact, unnest($3::text[]) AS rule WHERE email = $1
       ON CONFLICT (contact_id, customer_id, rule) DO UPDATE SET granted = excluded.granted`,
      [EMAIL, rules, permissions]
    )
  /** With whatever stands for the parameters of their routes. */
  const needed: ReadonlyArray<readonly [path: string, ...anyOf: Array<Permission>]> = [
    ["/account-manager", "viewCreditLimit"],
    ["/balances", "viewCreditLimit"],
    ["/statements", "viewCreditLimit"],
    ["/statements/2026-10-31", "viewCreditLimit"],
    ["/e-invoicing", "viewAndPayInvoices"],
    ["/invoices", "viewAndPayInvoices"],
    ["/invoices/400107-01", "viewAndPayInvoices"],
    ["/pay-my-account", "viewAndPayInvoices"],
    ["/pay-my-account/invoice-payments", "viewAndPayInvoices"],
    ["/orders", "viewOrders"],
    ["/orders/100000019", "viewOrders"],
    ["/quotes", "viewQuotes", "approveQuotes"],
    ["/quotes/Q99999", "viewQuotes", "approveQuotes"],
    ["/quotes/quotes-payment?quotes=Q99999", "approveQuotes"]
  ]
  /** Of who is logged in, whatever they may: about themselves, without a figure of the company's, or asking the server further. */
  const anybodys = [
    "",
    "/details",
    "/admin-permissions",
    "/quotes/pending",
    "/quotes/thank-you",
    "/quotes/zip/processing"
  ]

  it("[PERM-05] [T22] is on one of the two lists, each by its route", () => {
    const account = "account/overview/account.layout.tsx"
    const pages = routePages.filter(({ files }) => files.includes(account))
    const route = (path: string) =>
      `/my-account${path
        .replace(/\?.*/, "")
        .replace(/\d{4}-\d\d-\d\d$/, "$date")
        .replace("400107-01", "$invoice")
        .replace("100000019", "$orderNo")
        .replace("Q99999", "$quoteNo")}`
    const listed = [...needed.map(([path]) => path), ...anybodys].map(route)
    expect(listed.toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
  })

  /** [PERM-04] The account's menu, in its order. */
  const gated: ReadonlyArray<readonly [label: string, ...anyOf: Array<Permission>]> = [
    ["Overview"],
    ["Balances", "viewCreditLimit"],
    ["Pay my account", "viewAndPayInvoices"],
    ["Statements", "viewCreditLimit"],
    ["Invoices", "viewAndPayInvoices"],
    ["Orders", "viewOrders"],
    ["Quotes", "viewQuotes", "approveQuotes"],
    ["eInvoicing", "viewAndPayInvoices"],
    ["Account/Credit Manager", "viewCreditLimit"],
    ["Admin permissions"]
  ]

  it("[PERM-05] [PERM-01] [PERM-04] [SIDE-01] [T22] needs the rule that it is named for, no other, and says whom to ask without it; the menu leads to those alone", async () => {
    const contact = await memberPages(server, EMAIL)
    const refuses = async (path: string) =>
      pageText((await contact(`/my-account${path}`)).html).includes("|Your account doesn't show this|")
    const found: Array<string> = []
    for (const rule of permissions) {
      await grant([rule])
      for (const [path, ...anyOf] of needed)
        if (anyOf.includes(rule) && (await refuses(path))) found.push(`${path} refused with ${rule} alone`)
      const { html } = await contact("/my-account/details")
      const menu = html.match(/<nav.*?<\/nav>/gs)?.find((nav) => nav.includes("Admin permissions")) ?? ""
      const due = gated.flatMap(([label, ...anyOf]) => (anyOf.length === 0 || anyOf.includes(rule) ? [label] : []))
      const shown = gated.map(([label]) => label).filter((label) => pageText(menu).includes(`|${label}|`))
      if (shown.join() !== due.join()) found.push(`with ${rule} alone the menu has ${shown}`)
    }
    for (const [path, ...anyOf] of needed) {
      await grant(permissions.filter((rule) => !anyOf.includes(rule)))
      if (!(await refuses(path))) found.push(`${path} shown without ${anyOf.join(" or ")}`)
    }
    expect(found).toEqual([])
  })
})

describe("a date", () => {
  const textsIn = async (zone: string, paths: ReadonlyArray<string>) => {
    process.env.TZ = zone
    const texts: Array<string> = []
    for (const path of paths) texts.push(pageText((await get(path)).html))
    return { texts, offset: new Date(0).getTimezoneOffset() }
  }

  it("[LAY-06] is Melbourne's on every page that shows or decides by one, wherever the machine stands", async () => {
    // The same moment for both.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() })
    const paths = [
      ...["", "/invoices", "/orders", "/quotes", "/statements", "/balances"].map((path) => `/my-account${path}`),
      ...[`/my-account/quotes?quote=${quoteNo}`, `/quotes/${quoteNo}?t=${links[0]}`, `/quotes/${paidNo}?t=${links[1]}`],
      ...["/stores", "/stores/laverton", "/blog", "/track-order"]
    ]
    const west = await textsIn("Pacific/Honolulu", paths)
    const east = await textsIn("Pacific/Kiritimati", paths)
    vi.useRealTimers()
    expect([west.offset, east.offset]).toEqual([600, 640])
    for (const [place, path] of paths.entries()) expect(east.texts[place], path).toBe(west.texts[place])
    expect(west.texts.filter((text) => /\b\d{1,2} [A-Z][a-z]{2,8} 20\d\d\b/.test(text)).length).toBeGreaterThan(3)
  })
})

describe("an address of quotes' links", () => {
  it.each([
    ["/quotes/error?code=expired&quote=Q204117", "This quote can't be paid", "Quote Q204117 has expired."],
    ["/quotes/pending", "Your payment is on its way", "Please don't pay again"],
    ["/quotes/thank-you", "We can't show that order here", "It is shown in the browser that paid"],
    ["/quotes/zip/processing", "Finishing your Zip payment", "Validating payment"],
    ["/quotes", "Your quote", "Open the link in the e-mail"],
    ["/quote-reminder/unsubscribe", "Quote reminders", "Open the link at the end of the reminder"],
    ["/quote-reminder/unsubscribe/Q204117?t=none", "Quote reminders", "Stop reminders about this quote"]
  ])("[ROUTE-04] %s answers without a log-in", async (path, heading, says) => {
    const page = await server.get(path)
    expect([page.status, plain(page.heading)]).toEqual([200, heading])
    expect(pageText(page.html)).toContain(says)
  })

  it.each([
    ["already-paid", quotePaymentWords.alreadyPaid("Q204117")],
    ["no-outstanding-amount", quotePaymentWords.nothingOutstanding("Q204117")],
    ["not-found", quotePaymentWords.notFound("Q204117")],
    ["expired", quotePaymentWords.expired("Q204117")],
    ["unknown", quotePaymentWords.unknown("Q204117")],
    ["made-up", quotePaymentWords.unknown("Q204117")]
  ])("[QUO-04] [MSG-03] /quotes/error says of %s: %s", async (code, says) =>
    expect(pageText((await server.get(`/quotes/error?code=${code}&quote=Q204117`)).html)).toContain(`|${says}|`)
  )

  it("[QUO-04] asks nobody to log in who is", async () => {
    const path = "/quotes/error?code=expired&quote=Q204117"
    expect(pageText((await get(path)).html)).toContain("|See your quotes|")
    expect(pageText((await server.get(path)).html)).toContain("|Log in to see your quotes|")
  })

  it("[ROUTE-04] [T30] /quotes/{quoteId} shows a quote by its link, with the ways to pay it, and to nobody without", async () => {
    const page = await server.get(`/quotes/${quoteNo}?t=${links[0]}`)
    expect([page.status, page.heading]).toEqual([200, `Quote ${quoteNo}`])
    const text = pageText(page.html)
    for (const part of ["|$1,234.00|", "|Pay this quote|", "|How would you like to pay?|", "|PayPal Pay in 4|"])
      expect(text).toContain(part)
    expect(text).not.toContain("|Trade account|")
    const without = await server.get(`/quotes/${quoteNo}`)
    expect([without.status, without.heading]).toEqual([404, "Your quote"])
    expect(without.html).not.toContain("1,234.00")
  })

  it.each(["/quotes/thank-you", "/my-account/quotes/thank-you"])(
    "[ROUTE-02] [ROUTE-04] [QUO-03] %s shows the order that quotes became, with its number and what was paid",
    async (path) => {
      const orders = {
        customerId: "2001",
        contactId: "P02",
        status: "placed",
        cents: 123_400,
        poNumber: "ROUTE-9"
      } as const
      const [orderNo = ""] = await insertCompanyOrders(server.database.query, orders)
      const page = await get(`${path}?order=${orderNo}`)
      expect(page.status).toBe(200)
      const text = pageText(page.html)
      for (const part of [orderNumberText(orderNo), "$1,234.00", "ROUTE-9"]) expect(text).toContain(`|${part}|`)
      expect(pageText((await server.get(`${path}?order=${orderNo}`)).html)).not.toContain("1,234.00")
    }
  )

  it("[ROUTE-04] /quote-confirmation/{quoteId} says that a quote is paid; one that is not leads to it, one without a link is none", async () => {
    const paid = await server.get(`/quote-confirmation/${paidNo}?t=${links[1]}`)
    expect([paid.status, paid.heading]).toEqual([200, "Your quote is paid"])
    expect(pageText(paid.html)).toContain(`Quote ${paidNo} has been paid. Thank you.`)
    const open = await server.get(`/quote-confirmation/${quoteNo}?t=${links[0]}`)
    expect([open.status, open.location]).toEqual([307, `/quotes/${quoteNo}?t=${links[0]}`])
    expect((await server.get(`/quote-confirmation/${paidNo}`)).status).toBe(404)
    expect(await server.get("/quote-confirmation")).toMatchObject({ status: 307, location: "/quotes" })
  })
})
