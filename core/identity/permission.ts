/** What a contact may do for a company. */

/** [PERM-01] The seven rules. */
export const permissions = [
  "viewCreditLimit",
  "viewAndPayInvoices",
  "showCustomerPrice",
  "placeOnlineOrders",
  "viewOrders",
  "viewQuotes",
  "approveQuotes"
] as const

export type Permission = (typeof permissions)[number]
