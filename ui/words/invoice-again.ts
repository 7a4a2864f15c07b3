/** What buying an invoice once more says. */
export const invoiceAgainWords = {
  again: "Re-order",
  againOf: (invoice: string) => `Re-order invoice ${invoice}`,
  adding: "Re-ordering…"
} as const
