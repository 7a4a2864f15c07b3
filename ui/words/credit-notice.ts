/** What stands beside a reason that an order can't go on an account. */
export const creditNoticeWords = { payInvoices: "Pay invoices" } as const
