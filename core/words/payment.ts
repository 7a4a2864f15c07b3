/** What is said about paying. */

/** [PAY-01] The eight messages of paying by card. */
export const cardPaymentWords = {
  missingDelivery: "Your delivery details are missing. Go back to delivery, then pay.",
  generic: "Your payment failed and nothing was charged. Please try again.",
  incomplete: "Your payment information is incomplete. Fill in every card field.",
  submit:
    "Your card details couldn't be sent, and nothing was charged. Check your connection and the card, then try again.",
  handled: "Your card was declined and nothing was charged. Use another card, or check with your bank.",
  offSite: "Your bank didn't confirm the payment. Try again, or use another card.",
  tooLow: "Card payments start at $0.50. Add something to your cart, or pay in store.",
  tooHigh: "Card payments stop at $999,999.99. Call us to pay a larger order."
} as const

/** [PAY-01] What a bank says about a card, each with the next step; other reasons are `cardPaymentWords.handled`. */
export const declineWords = {
  insufficientFunds: "Your card doesn't have enough money for this payment. Nothing was charged. Use another card.",
  expiredCard: "Your card has expired. Nothing was charged. Use another card.",
  incorrectCvc: "Your card's security code is wrong. Nothing was charged. Check it, then pay again.",
  incorrectNumber: "Your card number is wrong. Nothing was charged. Check it, then pay again.",
  processingError: "Your bank couldn't process the card just now. Nothing was charged. Try again in a moment."
} as const

/** [PAY-06] An answer that is not its provider's, or not its order's. */
export const verificationWords = { invalid: "Order verification was invalid" } as const

/** [PAY-03] The three messages of paying by PayPal. */
export const paypalWords = {
  noPayload: "Paypal payload not valid",
  notValid: "Paypal payment is not valid",
  failed: "Paypal payment failed. Please try again."
} as const

/** [PAY-03] Why a way to pay is not offered. */
export const notOfferedWords = {
  nothingToPay: "There is nothing to pay. Add something to your cart first.",
  tooHigh: (most: string) => `Online orders stop at ${most}. Call us to place a larger one.`,
  paypalTooLow: "PayPal Pay in 4 starts at $30.00. Please pay another way.",
  paypalTooHigh: "PayPal Pay in 4 stops at $2,000.00. Please pay another way.",
  zipTooHigh: "Zip stops at $20,000.00 over 6 months. Please pay another way.",
  logIn: "Log in to pay on your trade account."
} as const

/** [BANK-01] Paying by one's own bank transfer. */
export const bankTransferWords = {
  tooHigh: (most: string) => `Bank transfers online stop at ${most}. Call us to place a larger order.`,
  failed: "We couldn't make a reference for your transfer just now. Try again, or pay another way.",
  lapsed: "No payment reached us in time, so this order was let go. Nothing was charged.",
  paidBy: (reference: string) => `Paid by bank transfer, reference ${reference}`,
  bsb: "BSB",
  accountNumber: "Account number",
  accountName: "Account name",
  reference: "Reference"
} as const

/** [PAY-04] What Zip's answer lacks when a checkout is made. */
export const zipPayloadWords = { notValid: "Zip Order payload not valid" } as const

/** [PAY-04] The eleven messages of paying by Zip. */
export const zipWords = {
  default: "Your Zip payment didn't go through. Please try again, or pay another way.",
  missingOrderId: "We can't tell which order this Zip payment is for. Go back to payment and try again.",
  missingCheckoutId: "Zip didn't say which checkout this is. Go back to payment and start Zip again.",
  invalidStatus: "Zip answered something we don't know. Check your Zip account before you pay again.",
  alreadyCompleted: "This Zip payment was completed before. Its order is in your e-mail.",
  cancelled: "You cancelled the Zip payment, and nothing was charged. Choose how you'd like to pay.",
  rejected: "Zip didn't approve the payment, and nothing was charged. Please pay another way.",
  referred: "Zip needs to look at your application. They'll be in touch, and we hold your order until then.",
  invalidResponse: "Zip's confirmation was incomplete. Check your e-mail for your order before you pay again.",
  serverError: "We couldn't confirm your Zip payment. Check your e-mail for your order before you pay again.",
  checkoutFailed: "We couldn't start Zip just now, and nothing was charged. Try again, or pay another way."
} as const

/** [PAY-04] What the return page shows while it works, in this order. */
export const zipProgressWords = {
  validating: "Validating payment",
  validated: "Details validated",
  finishing: "Finishing order"
} as const

/** [PAY-05] The five refusals of trade credit. */
export const tradeCreditWords = {
  customerType: "Your type of account can't pay on trade credit. Please pay by card.",
  onHold: "Your trade account is on hold. Pay your open invoices to use it again, or pay this order by card.",
  suspended: "Your trade account is suspended. Please call us about it, or pay this order by card.",
  balanceTooLow:
    "This order is more than the credit you have left. Pay some invoices first, or pay this order by card.",
  balanceShort: (short: string) =>
    `This order is ${short} more than the credit you have left. Pay some invoices first, or pay this order by card.`,
  other: "We couldn't put this order on your trade account. Please pay by card, or call us."
} as const

const byCard = "pay by card"

/** [T55] Why a payment waits before it is made, by the way to pay. */
export const methodWaitWords = {
  card: { why: "Your bank wants to check this payment first.", instead: "use another card" },
  bankForm: { why: "Paying on our bank's form takes a few minutes.", instead: byCard },
  paypal: { why: "Paying on PayPal's page takes a few minutes.", instead: byCard },
  zip: { why: "Paying on Zip's page takes a few minutes.", instead: byCard },
  transfer: { why: "A bank transfer takes a few days.", instead: byCard },
  onAccount: { why: "Your account has to be looked at first.", instead: byCard }
} as const
