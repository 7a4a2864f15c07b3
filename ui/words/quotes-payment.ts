/** What the pages say on which quotes are paid. */

export const quotesPaymentWords = {
  title: (count: number) => (count === 1 ? "Pay your quote" : `Pay ${count} quotes`),
  linkTitle: "Pay this quote",
  lead: "They become one order, at the prices that were quoted.",
  caption: "What is paid",
  quote: "Quote",
  poNumber: "PO/Job number",
  validUntil: "Valid until",
  outstanding: "Left to pay",
  payable: "To pay now",
  none: "–",
  noScripts: "Paying online needs JavaScript. Switch it on, or call us to pay.",
  noWay: "This can't be paid online just now. Call us, and we'll take your payment.",
  noneOpen: "None of the ways to pay is open for this. Each says why.",
  nothingChosen: "Choose the quotes that you want to pay.",
  backToQuotes: "Back to quotes",
  noneWaiting: "If you have just paid, look at your e-mail: we confirm every order.",
  thanksTitle: "Thanks, your quote is paid",
  receipt: (email: string) => `It is an order now. The confirmation is on its way to ${email}.`,
  orderNo: "Order number",
  paid: "Paid",
  paidBy: "Paid by",
  next: "We put your order together and e-mail you when it's ready.",
  track: "Track this order",
  print: "Print",
  noOrderTitle: "We can't show that order here",
  noOrderText:
    "It is shown in the browser that paid. Look at the confirmation in your e-mail, or track it by its number.",
  failedTitle: "We can't show that order just now",
  tryAgain: "Try again",
  lookAgain: "Look again"
} as const
