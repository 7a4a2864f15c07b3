/** What is said of money that a payer sends by themselves: to them, and to the staff who find it. */

export const awaitedWords = {
  amount: "Amount",
  payBy: "By",
  notAwaited: "Nobody waits for money for that order: it is paid in another way.",
  otherAmount: (total: string) =>
    `The order comes to ${total}. Record the transfer only when exactly that came; ask for the rest of a smaller sum, and send a larger one back.`,
  noReference: "Name what the bank calls the transfer: letters, figures, spaces, and . / _ - alone.",
  cameTwice:
    "Money for this order was recorded before, under another reference. If it really came twice, send this one back at the bank.",
  none: "No order waits for money.",
  placed: (orderNo: string) => `Order ${orderNo} is paid and placed.`,
  goesBack: (orderNo: string, amount: string) =>
    `Order ${orderNo} was cancelled before this came. ${amount} is owed back: send it at the bank, then record that with npm run refund.`
} as const

/** Why no further order is told to a mailbox today. */
export const tooManyAwaited =
  "That e-mail address has been sent as many orders by bank transfer as we send in one day. Nothing was charged. Pay this one another way, or try again tomorrow."

/** What the customer reads by e-mail. */
export const awaitedMailWords = {
  title: (orderNo: string) => `How to pay for order ${orderNo}`,
  says: (day: string) =>
    `We keep your goods until ${day}. Send the money like this, and we start as soon as it is here.`,
  reference: "Use the reference exactly as shown, so that we can find your payment.",
  lapsed: (orderNo: string) => `Order ${orderNo} was cancelled: no payment came`,
  lapsedSays:
    "Your payment didn't reach us in time, or you let the order go, so it's cancelled and you owe nothing. Already sent the money? Call us and we'll send it back.",
  see: "See your order"
} as const
