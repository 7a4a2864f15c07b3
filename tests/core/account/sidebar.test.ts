/** The account's own navigation: every label, and who sees it. */
import { assert, describe, it } from "@effect/vitest"
import { type SidebarViewer, sidebarFor, sidebarLinks } from "../../../core/account/sidebar.ts"
import { permissions } from "../../../core/identity/permission.ts"

const viewer = (more: Partial<SidebarViewer>): SidebarViewer => ({
  asksPermission: true,
  mode: "dashboard",
  report: () => undefined,
  ...more
})
const labels = (more: Partial<SidebarViewer>) => sidebarFor(viewer(more)).map(({ label }) => label)

const member = (granted: ReadonlyArray<string>, accountType: "A" | "C" = "A"): Partial<SidebarViewer> => ({
  customer: { accountType },
  contact: {
    role: "contact",
    permissions: Object.fromEntries(permissions.map((rule) => [rule, granted.includes(rule)]))
  }
})

const all = [
  ["Overview", "/my-account"],
  ["Balances", "/my-account/balances"],
  ["Pay my account", "/my-account/pay-my-account"],
  ["Statements", "/my-account/statements"],
  ["Invoices", "/my-account/invoices"],
  ["Orders", "/my-account/orders"],
  ["Quotes", "/my-account/quotes"],
  ["eInvoicing", "/my-account/e-invoicing"],
  ["Account/Credit Manager", "/my-account/account-manager"],
  ["Admin permissions", "/my-account/admin-permissions"]
]

it("[SIDE-01] the links are these, in this order", () =>
  assert.deepStrictEqual(
    Object.values(sidebarLinks).map(({ label, path }) => [label, path]),
    all
  ))

it("[PERM-04] someone with every permission sees all of them, in the dashboard the overview too", () => {
  const everyone = all.map(([label]) => label)
  assert.deepStrictEqual(labels(member(permissions)), everyone)
  assert.deepStrictEqual(labels({ ...member(permissions), mode: "quick-links" }), everyone.slice(1))
})

it("[PERM-04] without a login the quick links show Balances and Account/Credit Manager too", () =>
  assert.deepStrictEqual(
    labels({ mode: "quick-links" }),
    all.slice(1).map(([label]) => label)
  ))

describe("With one permission alone, besides Overview and Admin permissions", () => {
  it.each([
    ["viewCreditLimit", ["Balances", "Statements", "Account/Credit Manager"]],
    ["viewAndPayInvoices", ["Pay my account", "Invoices", "eInvoicing"]],
    ["showCustomerPrice", []],
    ["placeOnlineOrders", []],
    ["viewOrders", ["Orders"]],
    ["viewQuotes", ["Quotes"]],
    ["approveQuotes", ["Quotes"]]
  ])("[PERM-04] %s shows %o", (rule, expected) =>
    assert.deepStrictEqual(labels(member([rule])), ["Overview", ...expected, "Admin permissions"])
  )
})

it("[PERM-04] a cash account has no Balances and no Account/Credit Manager, and everything else", () => {
  const onCredit = ["Balances", "Account/Credit Manager"]
  assert.deepStrictEqual(
    labels(member(permissions, "C")),
    all.map(([label]) => label).filter((label) => !onCredit.includes(label ?? ""))
  )
})

it("[PERM-04] with permissions off everything shows", () =>
  assert.strictEqual(labels({ ...member([]), asksPermission: false }).length, all.length))
