/** What the tracking page says of cancelling an order, and of its money after that. */

export const cancelOrderWords = {
  title: "Changed your mind?",
  possible: "Nothing has been prepared yet, so you can still cancel it here.",
  refused: "Need to cancel it?",
  cancel: "Cancel this order",
  ask: (orderNo: string) => `Cancel order ${orderNo}?`,
  consequence: (amount: string) =>
    `We won't get it ready, and ${amount} goes back the way you paid. This can't be undone.`,
  consequenceUnpaid: "We let the goods go, and nothing is charged. This can't be undone.",
  confirm: "Yes, cancel it",
  sending: "Cancelling…",
  keep: "Keep the order",
  cancelled: "This order was cancelled.",
  nothingCharged: "Nothing was charged.",
  due: (amount: string, days: number) =>
    `${amount} is on its way back, the way you paid. Once it's sent we e-mail you, and a bank can take up to ${days} days to show it.`,
  made: (amount: string, at: string, day: string) =>
    `${amount} went back the way you paid on ${at}. A bank shows it by ${day} at the latest.`
} as const
