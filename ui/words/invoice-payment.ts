/** What the pages say on which invoices are paid, and on which an account is paid by bank. */

export const payAccountWords = {
  lead: "Choose how you would like to pay your account.",
  owed: (amount: string) => `You owe ${amount}.`,
  overdue: (amount: string) => `${amount} of it is overdue.`,
  nothingOwed: "You owe nothing.",
  ahead: (amount: string) => `You have paid ${amount} ahead.`,
  bpay: "BPAY",
  bpayHelp:
    "In your bank's app or internet banking, choose BPAY and enter these. It reaches us in 1 to 2 business days.",
  billerCode: "Biller code",
  reference: "Reference",
  noReference: "Call us for your reference.",
  bank: "Direct bank transfer",
  bankHelp: "Transfer to this account, and give your reference so that we find your payment.",
  bsb: "BSB",
  accountNumber: "Account number",
  accountName: "Account name",
  card: "Card",
  cardHelp: "Pay whole invoices online. A surcharge is added, and shown before you pay.",
  payDue: "Pay due invoices by card",
  choose: "Choose invoices"
} as const

export const invoicePaymentPageWords = {
  invoice: "Invoice",
  date: "Date",
  due: "Due",
  left: "Left to pay",
  invoicesTotal: (count: number) => (count === 1 ? "Invoice total" : `Total of ${count} invoices`),
  surcharge: (percent: string) => `Card surcharge (${percent}%)`,
  gst: (amount: string) => `includes ${amount} GST`,
  payable: "To pay now",
  nothingDue: "None of your invoices is due today.",
  backToInvoices: "Back to invoices",
  otherWays: "Pay by BPAY or bank transfer, without a surcharge",
  changed: (now: string) => `What is owed has changed since you looked. It is now ${now}. Check it, then pay.`,
  noScripts: "Paying by card needs JavaScript. Switch it on, or pay by BPAY or bank transfer.",
  tryAgain: "Try again"
} as const

export const invoiceLinkWords = {
  title: "Pay an invoice",
  useLink: "Open the link in your invoice's e-mail",
  useLinkHelp:
    "An invoice is shown to whoever has its own link, and to nobody else. You find the link in the e-mail that came with the invoice; it works for 180 days.",
  toAccount: (isMember: boolean) =>
    isMember ? "See your account's invoices" : "Log in to see your account's invoices",
  paid: "This invoice is paid.",
  processing: "A payment of this invoice is under way. Wait a moment, then look again.",
  lookAgain: "Look again",
  lines: "What it's for",
  delivery: "Delivery",
  papers: (gst: string) =>
    `Prices include GST, ${gst} in all. The tax invoice itself came with the link, in its e-mail.`,
  pay: (amount: string) => `Pay ${amount} by card`,
  before: "A card surcharge is added, and shown before you pay.",
  confirmTitle: "Check and pay",
  back: "Back to the invoice",
  pendingTitle: "We're checking your payment",
  pendingText: "This takes a few seconds. Don't pay again meanwhile.",
  waitedText: "It is taking longer than usual. Your payment isn't lost; ask again in a moment.",
  bankTitle: "Your bank wants to confirm it's you",
  toBank: "Go to your bank",
  otherCard: "Pay with another card",
  none: "No payment is under way in this browser",
  noneHelp: "If you have just paid, look at your e-mail: a receipt is sent for every payment.",
  thanksTitle: "Thank you, your payment is in",
  thanksText: "Here is what it paid. A receipt is on its way by e-mail.",
  refundedTitle: "Your payment is on its way back",
  payment: "Payment",
  reference: "Payment reference",
  surcharge: "Card surcharge",
  paidOn: "Paid",
  receivedBy: "Received by",
  paidOf: (day: string, number: string) => `Paid ${day}, ${number}`,
  allocated: "Paid off",
  paidByCard: "Paid by card",
  print: "Print",
  noReceipt: "This receipt is shown in the browser that paid",
  noReceiptHelp: "Look at the receipt in your e-mail, or log in to see your invoices.",
  errorTitle: "Your payment didn't go through",
  errorText: "Nothing was charged. You can try again, with this card or another."
} as const
