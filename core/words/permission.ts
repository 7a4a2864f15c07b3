/** What the rules about a contact are called, on screens, in exports and in the history. */
/** [PERM-01] What each rule lets somebody see or do. */
export const permissionNames = {
  viewCreditLimit: "Credit limit, balances and statements",
  viewAndPayInvoices: "Invoices, pay my account, eInvoicing",
  showCustomerPrice: "Contract prices",
  placeOnlineOrders: "Online ordering",
  viewOrders: "Current orders",
  viewQuotes: "View quotes",
  approveQuotes: "View and pay quotes"
} as const
