/** The two accounts that one can apply for, and where: labels and addresses in one place. */

/** [BEN-01] The panels, in their order. */
export const accountPanels = [
  {
    kind: "benefits",
    heading: "Benefits",
    text: "5 per cent off every shop, your receipts in one place and a card in your phone. Opening one takes a short credit application.",
    apply: "Apply Now",
    about: "for a benefits account"
  },
  {
    kind: "trade",
    heading: "Trade account",
    text: "30 days to pay from the end of the month, and prices agreed with you. Opening one takes a credit application with your ABN and two trade references.",
    apply: "Apply Now",
    about: "for a trade account"
  }
] as const

const applicationUrls: ReadonlyMap<string, string> = new Map([
  ["benefits", "/benefits/apply"],
  ["trade", "/trade/apply"]
])

/** [BEN-01] Where one applies for an account of a kind; for any other kind, where one is chosen. */
export const applicationUrl = (kind: string): string => applicationUrls.get(kind) ?? "/apply"
