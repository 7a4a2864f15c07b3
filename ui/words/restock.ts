/** What asking to hear of a product that is back says. */

export const restockWords = {
  title: "Tell me when it's in stock",
  lead: "Leave your e-mail, and we'll write once, when it's back.",
  size: "Size",
  store: "Store",
  anyStore: "Any store",
  email: "E-mail",
  send: "Tell me",
  sending: "Noting it…",
  done: (size: string, email: string) => `Noted. We'll write to ${email} when ${size} is in stock.`
} as const
