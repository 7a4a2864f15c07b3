/** What a statement says, on the screen, on paper, in its table and in its e-mail. */

export const statementWords = {
  opening: "Opening balance",
  invoices: "Invoices",
  payments: "Payments",
  credits: "Credits",
  closing: "Closing balance",
  kinds: { invoice: "Invoice", payment: "Payment", "credit-note": "Credit note" },
  line: (kind: string, id: string) => `${kind} ${id}`,
  customer: (id: string) => `Customer ${id}`,
  terms: "Terms 30 days end of month",
  biller: (code: string) => `BPAY biller code ${code}`,
  bpay: (reference: string) => `BPAY reference ${reference}`,
  pastDue: "Past due",
  dueBy: (day: string) => `Due ${day}`
} as const

/** The columns of a statement's table for a spreadsheet, in its order. */
export const statementTableWords = {
  date: "Date",
  kind: "Type",
  number: "Number",
  amount: "Amount",
  balance: "Balance"
} as const

export const statementFileWords = {
  pdf: (day: string) => `statement-${day}.pdf`,
  csv: (day: string) => `statement-${day}.csv`
} as const
