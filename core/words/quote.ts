/** What is said about paying a quote. */

/** [QUO-04] [MSG-03] The six errors of paying a quote; `quote` is its number, `account` the account that it was made for. */
export const quotePaymentWords = {
  alreadyPaid: (quote: string) => `Quote ${quote} has been paid already. You find its invoice under Invoices.`,
  nothingOutstanding: (quote: string) =>
    `There is nothing to pay on quote ${quote}. Call us if you expected an amount.`,
  notFound: (quote: string) => `We couldn't find quote ${quote}. Check the number, or open the link in your e-mail.`,
  expired: (quote: string) => `Quote ${quote} has expired. Call us for a new one at today's prices.`,
  otherAccount: (quote: string, account: string) =>
    `Quote ${quote} belongs to account ${account}. Switch to that account, then pay it.`,
  unknown: (quote: string) => `Quote ${quote} couldn't be paid just now, and nothing was charged. Please try again.`
} as const
