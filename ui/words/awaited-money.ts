/** What an order's page says while its goods wait for money that the customer sends by themselves. */

export const awaitedMoneyWords = {
  thanks: "Your goods are put aside",
  sent: (email: string) => `Now send the money as below. We've e-mailed the same to ${email}.`,
  title: "How to pay",
  reference: "Use the reference exactly as shown, so that we can find your payment.",
  nextSteps: [
    "Send the whole amount from your bank, as one payment.",
    "We e-mail your receipt and tax invoice once it has reached us: the same day or the next for most banks.",
    "Then we put your order together. If the day you chose has passed by then, we call you to agree on another."
  ],
  unpaid: "If no payment reaches us in time, we let the goods go and tell you by e-mail. Nothing is charged."
} as const
