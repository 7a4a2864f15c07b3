/** Who looks at the account's navigation, as the shop told of them. */
import { afterEach, expect, it, vi } from "vitest"
import { sidebarFor } from "../../core/account/sidebar.ts"
import { permissions } from "../../core/identity/permission.ts"
import { permissionNames } from "../../core/words/permission.ts"
import { viewerOf } from "../../ui/account/navigation/sidebar-viewer.ts"
import type { Shopfront } from "../../ui/page/shopfront.ts"

afterEach(() => void vi.restoreAllMocks())

const all = Object.fromEntries(permissions.map((rule) => [rule, true]))
const member = (more: Partial<NonNullable<Shopfront["member"]>> = {}): NonNullable<Shopfront["member"]> => ({
  contactId: "P02",
  firstName: "Dana",
  lastName: "Whitlock",
  role: "contact",
  customerId: "2001",
  customerName: "Ironbark Constructions",
  typeAcctAr: "A",
  showExcGstPricing: true,
  linkedCompanies: 1,
  permissions: all,
  asksPermission: true,
  ...more
})
const labels = (one: Shopfront["member"]) => sidebarFor(viewerOf(one, "quick-links")).map(({ label }) => label)

it("[PERM-01] each rule is named by what it opens", () =>
  expect(permissionNames).toEqual({
    viewCreditLimit: "Credit limit, balances and statements",
    viewAndPayInvoices: "Invoices, pay my account, eInvoicing",
    showCustomerPrice: "Contract prices",
    placeOnlineOrders: "Online ordering",
    viewOrders: "Current orders",
    viewQuotes: "View quotes",
    approveQuotes: "View and pay quotes"
  }))

it("[PERM-02] a rule about which nobody decided allows, and an error is logged that names it", () => {
  const logged = vi.spyOn(console, "error").mockReturnValue(undefined)
  const { viewOrders: _, ...others } = all
  expect(labels(member({ permissions: others }))).toContain("Orders")
  expect(logged.mock.calls).toEqual([["Nothing was decided about the permission viewOrders."]])
})

it("[PERM-04] a cash account has no Balances and no Account/Credit Manager, a visitor has both", () => {
  const both = ["Balances", "Account/Credit Manager"]
  const shown = (one: Shopfront["member"]) => labels(one).filter((label) => both.includes(label))
  expect([shown(member({ typeAcctAr: "C" })), shown(member()), shown(undefined)]).toEqual([[], both, both])
})

it("[PERM-02] where the shop says that permissions are off, or nobody is logged in, everything shows", () => {
  const refused = Object.fromEntries(permissions.map((rule) => [rule, false]))
  expect(labels(member({ permissions: refused }))).toEqual(["Admin permissions"])
  expect(labels(member({ permissions: refused, asksPermission: false }))).toHaveLength(9)
  expect(labels(undefined)).toHaveLength(9)
})
