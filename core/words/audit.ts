/** What is said of what was done for a company. */
import { permissionNames } from "./permission.ts"

/** [AUD-01] */
export const auditActionWords = {
  "order placed": "Placed an order",
  "order cancelled": "Cancelled an order",
  "order texts changed": "Changed an order's details",
  "quote made": "Made a quote of a job list",
  "quote ordered": "Ordered a quote",
  "quote called off": "Ordered a part of a quote",
  "quote texts changed": "Changed a quote's details",
  "approval asked for": "Asked for approval",
  "approval given": "Approved an order",
  "approval refused": "Refused an order",
  "invoice payment paid": "Paid invoices",
  "claim opened": "Claimed goods",
  "claim accepted": "Accepted a claim",
  "claim declined": "Declined a claim",
  "contact invited": "Invited a contact",
  "contact changed": "Changed a contact's rights",
  "contact removed": "Removed a contact",
  "contact left": "Left the company",
  "invitation resent": "Sent an invitation again",
  "invitation withdrawn": "Took an invitation back",
  "invitation accepted": "Accepted an invitation",
  "invitation declined": "Declined an invitation",
  "settings changed": "Changed the company's settings",
  "e-invoicing set": "Changed e-invoicing",
  "logged in": "Logged in on a new device"
} as const

/** The fields that rights and settings have, as people call them. */
const fieldWords: { readonly [field: string]: string } = {
  role: "Role",
  spendingLimit: "Spending limit",
  ...permissionNames,
  showExcGstPricing: "Prices without GST",
  branchId: "Store",
  poPolicy: "PO rule"
}

/** What a company asks for as a PO/Job number; `codes` are those of its list. */
export const auditPoWords = {
  off: () => "not asked for",
  optional: () => "may be left out",
  required: () => "has to be filled in",
  list: (codes: string) => `one of the company's codes: ${codes}`
} as const

const valueWords: { readonly [value: string]: string } = { true: "yes", false: "no" }
const valueText = (value: string): string => valueWords[value] ?? value

/** [AUD-02] */
export const auditTableWords = {
  at: "When",
  by: "Who",
  action: "What",
  subject: "Which",
  changes: "Changes",
  store: "The store",
  link: "By link",
  change: (field: string, from: string | undefined, to: string | undefined) => {
    const known = [from, ...(to === undefined ? ["none"] : [to])]
    const change = known.flatMap((value) => (value === undefined ? [] : [valueText(value)])).join(" → ")
    return `${fieldWords[field] ?? field}: ${change}`
  },
  file: (day: string) => `account-history-${day}.csv`
} as const
