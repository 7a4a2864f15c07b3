/** What asking to hear of a product that is back says. */

export const restockWords = {
  title: "Tell me when it's in stock",
  lead: "Leave your e-mail, and we'll e-mail you once, when it's back.",
  size: "Size",
  store: "Store",
  anyStore: "Any store",
  email: "E-mail",
  send: "Tell me",
  sending: "Saving…",
  done: (size: string, email: string) => `Done. We'll e-mail ${email} when ${size} is in stock.`
} as const
