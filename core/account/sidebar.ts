/** The account's own navigation: which links there are, and who sees which. */

import type { Customer } from "../identity/customer.ts"
import { type Actor, type PermissionSwitch, screenAllows } from "../identity/permission-rules.ts"
import { sidebarWords } from "../words/account.ts"

type Name = keyof typeof sidebarWords
type Link = { readonly label: string; readonly path: string }

/** [SIDE-01] Every link, in the order of the sidebar. */
export const sidebarLinks: { readonly [name in Name]: Link } = {
  overview: { label: sidebarWords.overview, path: "/my-account" },
  balances: { label: sidebarWords.balances, path: "/my-account/balances" },
  payMyAccount: { label: sidebarWords.payMyAccount, path: "/my-account/pay-my-account" },
  statements: { label: sidebarWords.statements, path: "/my-account/statements" },
  invoices: { label: sidebarWords.invoices, path: "/my-account/invoices" },
  orders: { label: sidebarWords.orders, path: "/my-account/orders" },
  quotes: { label: sidebarWords.quotes, path: "/my-account/quotes" },
  eInvoicing: { label: sidebarWords.eInvoicing, path: "/my-account/e-invoicing" },
  accountManager: { label: sidebarWords.accountManager, path: "/my-account/account-manager" },
  adminPermissions: { label: sidebarWords.adminPermissions, path: "/my-account/admin-permissions" }
}

/** In the account's own pages, or as quick links in the popup, where visitors see them too. */
export type SidebarMode = "dashboard" | "quick-links"

export type SidebarViewer = Actor &
  PermissionSwitch & {
    readonly customer?: Pick<Customer, "accountType">
    readonly mode: SidebarMode
    readonly report: (problem: string) => void
  }

const tests = ({ customer, mode, report, ...viewer }: SidebarViewer): { readonly [name in Name]: () => boolean } => {
  const may = (rule: string) => screenAllows(rule, viewer, viewer, report)
  const onCredit = () => (customer === undefined || customer.accountType === "A") && may("viewCreditLimit")
  return {
    overview: () => mode === "dashboard",
    balances: onCredit,
    payMyAccount: () => may("viewAndPayInvoices"),
    statements: () => may("viewCreditLimit"),
    invoices: () => may("viewAndPayInvoices"),
    orders: () => may("viewOrders"),
    // Both are asked, so that a rule about which nothing was decided is reported whatever the other says.
    quotes: () => [may("viewQuotes"), may("approveQuotes")].includes(true),
    eInvoicing: () => may("viewAndPayInvoices"),
    accountManager: onCredit,
    adminPermissions: () => true
  }
}

/** [PERM-04] The links that someone sees, in order. Without a login all but the overview, which stands in the dashboard alone. */
export const sidebarFor = (viewer: SidebarViewer): ReadonlyArray<Link> => {
  const shown = tests(viewer)
  return (Object.keys(sidebarLinks) as Array<Name>).filter((name) => shown[name]()).map((name) => sidebarLinks[name])
}
