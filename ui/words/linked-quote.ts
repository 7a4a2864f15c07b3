/** What the pages of quotes say that need no login. */
export const linkedQuoteWords = {
  title: "Your quote",
  description: "A quote, by the link in your e-mail",
  named: (quoteNo: string) => `Quote ${quoteNo}`,
  noLink: "Open the link in the e-mail that we sent you: it shows the quote.",
  missing:
    "We couldn't find that quote. Open the whole link in the e-mail that we sent you, or log in to see your quotes.",
  toAccount: (isMember: boolean) => (isMember ? "See your quotes" : "Log in to see your quotes"),
  shop: "Go shopping",
  store: "Store",
  deliverTo: "Deliver to",
  for: "For",
  poNumber: "PO/Job number",
  none: "–",
  lines: "What was quoted"
} as const

export const quoteConfirmationWords = {
  title: "Your quote is paid",
  paid: (quoteNo: string) => `Quote ${quoteNo} has been paid. Thank you.`,
  order: "It became order",
  track: "Track it",
  invoice: (invoiceNo: string) => `Its invoice is ${invoiceNo}.`
} as const

export const quoteErrorWords = { title: "This quote can't be paid" } as const

export const quoteReminderWords = {
  title: "Quote reminders",
  description: "Stop the reminders about a quote",
  ask: (quoteNo: string) => `We remind you once before the prices of quote ${quoteNo} run out.`,
  stop: "Stop reminders about this quote",
  start: "Send reminders again",
  stopped: (quoteNo: string) => `Done. You'll get no more reminders about quote ${quoteNo}.`,
  started: (quoteNo: string) => `Done. We'll remind you about quote ${quoteNo} again.`,
  working: "One moment…",
  failed: (problem: string) => `That didn't work. ${problem}`,
  noLink: "Open the link at the end of the reminder that we sent you."
} as const
