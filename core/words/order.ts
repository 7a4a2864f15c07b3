/** What is said about placing, collecting and following an order. */

export const pickupWords = {
  pleaseSelect: "Please select",
  closed: (day: string) => `The store is closed on ${day}`,
  tooEarly: (day: string) => `Not ready by then. Choose ${day} or a later day.`,
  tooLate: "Choose a day within the next 60 days"
} as const

/** Why a payment was not made at once, and what may be done in its place. */
export type MethodWait = { readonly why: string; readonly instead: string }

/** [MSG-01] What stops an order, each in its own words with the next step. */
export const orderWords = {
  noItems: "No items",
  unableToPlace: "We couldn't place your order. Nothing was charged. Please try again.",
  invalidItem: "An item in your cart can't be bought as it stands. Go back to your cart and remove or change it.",
  notSoldSo: "This isn't sold like that any more. Take it out of your cart, then add it again from its page.",
  notSellable: "We can't sell this as it stands. Change how many you want, or take it out of your cart.",
  totalDiffers: "Prices have changed since your cart was priced. Check the new total, then pay.",
  otherShopper:
    "You've logged in or out, or switched company, since your cart was priced. Check the new total, then pay.",
  expiredCart: "Your cart's prices have expired. Go back to your cart to see today's prices.",
  expiredDelivery: "Your delivery details have expired. Choose your pickup or delivery again.",
  otherDelivery: "Your cart has changed since we worked out your pickup or delivery. Check the day, then pay.",
  laterDelivery: "Your order can't be ready as early as we told you. Check the new time, then pay.",
  invalidInput: "Some of your details need another look. Check the fields that are marked.",
  paymentError: "The payment didn't go through. Check with your card provider, or use another card.",
  paymentDetails: "Your payment details are missing or incomplete. Enter them again.",
  agreeTerms: "Agree to the terms and conditions to place your order",
  keyReused: "This order was changed after it was sent. Check your cart, then pay again.",
  alreadyPaid: "This payment has been made already. Its order is on your screen or in your e-mail.",
  tooManyWaiting:
    "You have several orders that aren't paid yet. Finish one of those, or wait a few minutes, then order more.",
  clearanceHeld:
    "An order of yours that isn't paid yet already holds a good part of what's left on clearance. Finish that one first, then order more.",
  clearanceWaits: ({ why, instead }: MethodWait) =>
    `${why} We can't hold that much of what's left on clearance in the meantime, so this order was cancelled. Nothing was charged. Order fewer, or ${instead}.`,
  tooManyDeclines:
    "Several cards were declined, so card payments from here wait for up to an hour. This one was not charged. Please call us, or come back later.",
  underWay: "This payment is still being checked. Wait a moment before you pay again.",
  notFinished: "This order wasn't paid in time, so it was cancelled. Nothing was charged. Please order again.",
  refunded: "Your order couldn't be completed, so your payment is being refunded in full.",
  cancelled: "This order was cancelled."
} as const

/** What staff read when an order can't be moved on. */
export const moveWords = {
  notAnOrder: "There is no such order.",
  notAllowed: (from: string, to: string) => `An order that is ${from} can't become ${to}.`,
  unpaid: "This order isn't paid yet; it is placed or cancelled by itself.",
  refundUnderWay: (amount: string) =>
    `Its refund of ${amount} is under way: the payment provider did not take it just now, and is asked again by itself.`
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
