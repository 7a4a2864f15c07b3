/** What the overview asks for, and how much of it comes with the page. */
import { expect, it } from "vitest"
import type { CallApi } from "../../adapters/browser/api-client.ts"
import type { Details } from "../../ui/account/company/company.tsx"
import { loadBusiness } from "../../ui/account/overview/load-business.ts"

const invoices = Array.from({ length: 900 }, (_, n) => ({ invoiceNumber: String(900_000 - n), invoiceSuffix: "01" }))

/** Notes what is asked for. */
const loaded = async (permissions: Readonly<Record<string, boolean>>) => {
  const asked: Array<string> = []
  const call = (async (name: string) => {
    asked.push(name)
    return { ok: true, data: name.endsWith("invoice/list") ? { invoices, oldest: "2025-06-01" } : [] }
  }) as unknown as CallApi
  const details = { contact: { permissions }, customer: { typeAcctAr: "A" } } as unknown as Details
  return { asked, business: await loadBusiness(call, details, Date.parse("2026-11-26T02:00:00Z")) }
}

it("the overview brings the last five invoices of a company that has a thousand", async () => {
  const { business } = await loaded({})
  expect(business.invoices).toEqual({ ok: true, data: { invoices: invoices.slice(0, 5), oldest: "2025-06-01" } })
})

it("[PERM-05] the overview asks for no invoices and no orders for who may not see them", async () => {
  const { asked, business } = await loaded({ viewAndPayInvoices: false, viewOrders: false })
  expect([asked, business.invoices, business.orders]).toEqual([["GET /users/customer/approvals"], undefined, undefined])
})
