/** What the pages of a company's statements and balances say. */

export const statementsWords = {
  caption: "Statements",
  month: "Statement date",
  opening: "Opening balance",
  invoices: "Invoices",
  payments: "Payments",
  credits: "Credits",
  closing: "Closing balance",
  files: "Files",
  sortBy: "Sort by",
  sortedUp: "",
  sortedDown: "",
  none: "There is no statement yet. The first comes at the end of the month of your first invoice.",
  balances: "See today's balances",
  title: (day: string) => `Statement ${day}`,
  back: "All statements",
  date: "Date",
  what: "What",
  amount: "Amount",
  balance: "Balance",
  due: "When it falls due",
  lines: "Line by line",
  sums: "Summary",
  quiet: "Nothing happened this month.",
  failed: "We can't show that statement here",
  failedHelp: "Look for it in the list of your statements. One of another company isn't shown."
} as const

export const balancesWords = {
  limit: "Credit limit",
  used: "Used",
  available: "Available",
  openOrders: (amount: string) => `${amount} of what is used is ordered and not invoiced yet.`,
  ageing: "What you owe, by age",
  age: "Age",
  invoicesOf: "Invoices of",
  due: "Due",
  amount: "Amount",
  ages: { current: "Current", days30: "30 days", days60: "60 days", days90: "90 days and older" },
  andBefore: (month: string) => `${month} and before`,
  total: "Balance",
  nothing: "You owe nothing.",
  ahead: (amount: string) => `You have paid ${amount} ahead. It comes off your next invoices.`,
  statements: "Statements",
  invoices: "Invoices",
  pay: "Pay due invoices"
} as const
