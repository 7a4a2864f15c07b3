/** Where the payment page and the pending page navigate next. */

export type NextDestination =
  | { readonly to: "thank-you"; readonly orderNo: string }
  | { readonly to: "pending"; readonly intentId: string }
  | { readonly to: "bank"; readonly url: string }
  /** Refused: the card is asked for again, where it is said why. */
  | { readonly to: "payment" }
  | { readonly to: "cart" }
