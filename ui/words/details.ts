/** What the step says that asks who an order is for. */

export const detailsPageWords = {
  detailsTitle: "Your details",
  otherCompany: (name: string) =>
    `You're buying for ${name} now. Please look over who it's for, and agree to the terms again.`,
  phoneWhy: {
    collected: "So that the store can call when it's ready.",
    brought: "So that we can call about your delivery."
  },
  emailWhy: "For your receipt and tax invoice.",
  addCompany: { withPo: "Add a company or PO number", alone: "Add a company" },
  choosePo: "Choose a job code",
  otherReceiver: { collected: "Someone else is collecting it", brought: "Someone else is receiving it" },
  receiver: { collected: "Who's collecting it", brought: "Who's receiving it" },
  receiverPhoneWhy: {
    collected: "So that the store can call them when it's ready.",
    brought: "So that the driver can call them."
  },
  receiverEmailWhy: "Only if they have their own. The receipt goes to you.",
  ownBillAddress: {
    collected: "Put an address on the tax invoice",
    brought: "Put another address on the tax invoice"
  },
  billAddress: "Address on the invoice",
  terms: "I agree to the",
  termsLink: "terms of sale",
  marketing: "Send me specials by e-mail"
} as const
