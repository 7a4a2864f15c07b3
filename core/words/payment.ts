/** What is said about paying by card. */

/** [PAY-01] The eight messages of paying by card through Stripe. */
export const stripeWords = {
  missingDelivery: "Your delivery details are missing. Go back to delivery, then pay.",
  generic: "Your payment failed and nothing was charged. Please try again.",
  incomplete: "Your payment information is incomplete. Fill in every card field.",
  submit: "Your card details couldn't be submitted. Check them and try again.",
  handled: "Your card was declined and nothing was charged. Use another card, or check with your bank.",
  offSite: "Your bank didn't confirm the payment. Try again, or use another card.",
  tooLow: "Card payments start at $0.50. Add something to your cart, or pay in store.",
  tooHigh: "Card payments stop at $999,999.99. Call us to pay a larger order."
} as const

/** [PAY-01] What a bank says about a card, each with the next step; other reasons are `stripeWords.handled`. */
export const declineWords = {
  insufficientFunds: "Your card doesn't have enough money for this payment. Nothing was charged. Use another card.",
  expiredCard: "Your card has expired. Nothing was charged. Use another card.",
  incorrectCvc: "Your card's security code is wrong. Nothing was charged. Check it, then pay again.",
  incorrectNumber: "Your card number is wrong. Nothing was charged. Check it, then pay again.",
  processingError: "Your bank couldn't process the card just now. Nothing was charged. Try again in a moment."
} as const
