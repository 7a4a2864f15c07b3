/** The words of the e-mails about quotes. */
export const quoteMailWords = {
  title: (quoteNo: string) => `Quote ${quoteNo}`,
  attached: "Your quote is attached. Its prices hold until the day below.",
  number: "Quote",
  quoted: "Quoted",
  validUntil: "Valid until",
  poNumber: "PO/Job number",
  outstanding: "Left to pay",
  reminderTitle: (quoteNo: string, day: string) => `Quote ${quoteNo} is valid until ${day}`,
  reminds: (name: string) =>
    `${name ? `${name}, the` : "The"} prices of your quote hold for a few more days. Pay it by then and they're yours.`,
  stop: "No more reminders about this quote",
  see: "See this quote"
} as const
