/** What a contact may do for a company. */

/** [PERM-01] The names of the seven rules about what a contact may see and do. */
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
