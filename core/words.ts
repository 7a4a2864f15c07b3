/** Every word that the shop's rules say to a shopper; the pages' own words stand with the pages. */

export const priceWords = {
  failed: "error fetching price",
  unavailable: "price unavailable",
  needUnit: "unit of measure missing",
  includesGst: "includes GST",
  excludesGst: "excludes GST",
  from: "from",
  moreOptions: "more options"
} as const

export const quantityWords = {
  incorrect: "incorrect qty",
  roundedUp: (sticks: number, length: string, metres: string) =>
    `Rounded up to ${sticks} ${sticks === 1 ? "stick" : "sticks"} of ${length} m = ${metres} m`
} as const

export const stockWords = {
  inStock: (pieces: number) => `${pieces} in stock`,
  left: (pieces: number) => `${pieces} left`,
  transfer: "Transfer within 5 working days",
  specialOrder: "2–4 weeks",
  notEnough: (totalStock: number) =>
    `Sorry! We don't have the stock to fill your request. (remaining stock: ${totalStock})`,
  chooseOptions: "Please select values for all required fields."
} as const

export const cardWords = {
  inStockOnline: (pieces: number) => `In Stock online (${pieces})`
} as const

export const hoursWords = {
  openTill: (time: string) => `open till ${time}`,
  opens: (day: string, time: string) => `opens ${day} ${time}`,
  today: "today",
  closed: "closed",
  readyToday: (time: string) => `Ready today after ${time}`,
  readyAfter: (day: string, time: string) => `Ready ${day} after ${time}`,
  readyFrom: (day: string) => `Ready from ${day}`
} as const

export const cartWords = {
  needErpId: "need erp id",
  itemNotFound: "item not found",
  expired: "Product expired",
  invalid: "Product invalid",
  needUnit: "Unit of measure missing",
  loading: "Still loading"
} as const

export const pickupWords = {
  pleaseSelect: "Please select",
  invalidDate: "Invalid date selected",
  closed: (day: string) => `The branch is closed on ${day}`,
  tooEarly: (day: string) => `Not ready by then. Choose ${day} or a later day.`,
  tooLate: "Choose a day within the next 60 days"
} as const

/** [MSG-01] What stops an order, each in its own words with the next step. */
export const orderWords = {
  noItems: "No items",
  unableToPlace: "We couldn't place your order. Nothing was charged. Please try again.",
  invalidItem: "An item in your cart can't be bought as it stands. Go back to your cart and remove or change it.",
  totalDiffers: "Prices have changed since your cart was priced. Check the new total, then pay.",
  expiredCart: "Your cart's prices have expired. Go back to your cart to see today's prices.",
  expiredDelivery: "Your delivery details have expired. Choose your pickup or delivery again.",
  invalidInput: "Some of your details need another look. Check the fields that are marked.",
  paymentError: "The payment didn't go through. Check with your card provider, or use another card.",
  paymentDetails: "Your payment details are missing or incomplete. Enter them again.",
  agreeTerms: "Agree to the terms and conditions to place your order",
  keyReused: "This order was changed after it was sent. Check your cart, then pay again.",
  underWay: "This payment is still being checked. Wait a moment before you pay again.",
  notFinished: "This order wasn't paid in time, so it was cancelled. Nothing was charged. Please order again.",
  refunded: "Your order couldn't be completed, so your payment is being refunded in full.",
  cancelled: "This order was cancelled."
} as const

/** What staff read when an order can't be moved on. */
export const moveWords = {
  notAnOrder: "There is no such order.",
  notAllowed: (from: string, to: string) => `An order that is ${from} can't become ${to}.`,
  unpaid: "This order isn't paid yet; it is placed or cancelled by itself."
} as const

/** [TRK-01] How far an order has come, in the words of the tracking page. */
export const trackingWords = {
  confirmation: "order confirmation",
  preparing: "preparing your order",
  onTheWay: "on the way",
  ready: "ready for collection",
  delivered: "delivered",
  collected: "collected",
  notAnOrder: "Requested item is not an order",
  failed: (code: string, message: string) => `${code}: ${message}`
} as const

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

/** [VAL-01] [VAL-02] [VAL-03] */
export const fieldWords = {
  required: (name: string) => `${name} is required`,
  email: "Please enter a valid email address",
  most: (count: number) => `Reached maximum input limit of ${count}`,
  least: (count: number) => `Not reaching minimum input limit of ${count}`,
  maxCharacters: (len: number) => `${len} max characters`,
  phone: "Must start with 02 to 09",
  phoneLength: "A phone number has 10 digits with its area code",
  mobile: "Must start with 04 and be 10 digits long",
  fileType: "Uploaded file type is not allowed",
  fileSize: "Exceeded max upload file size",
  abn: "The ABN you entered is not valid",
  acn: "The ACN you entered is not valid",
  postcode: "A postcode has 4 digits"
} as const

/** The names of fields as messages say them. */
export const fieldNames = {
  contactName: "Contact name",
  company: "Company",
  phone: "Phone",
  email: "Email",
  customerRefNo: "PO/Job number",
  instructions: "Instructions"
} as const
