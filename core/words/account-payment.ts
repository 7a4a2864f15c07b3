/** What is said of a payment of an account's documents that is not made. */
export const accountPaymentWords = {
  underWay: "This payment is still being checked. Wait a moment before you pay again.",
  tooManyDeclines: "Too many cards were declined. Please wait an hour, or pay by BPAY or bank transfer.",
  notFinished: "This payment wasn't finished in time, so nothing was charged. Please pay again.",
  refunded: "What you paid for had been paid or credited meanwhile, so your payment is being refunded in full."
} as const
