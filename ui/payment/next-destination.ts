/** Where the payment page and the pending page navigate next. */

import type { ProviderFields } from "../../core/payments/payment.ts"

export type NextDestination =
  | { readonly to: "thank-you"; readonly orderNo: string }
  | { readonly to: "pending"; readonly intentId: string }
  | { readonly to: "bank"; readonly url: string }
  /** The browser posts these fields, with the card, to the bank's own page. */
  | { readonly to: "gateway"; readonly url: string; readonly fields: ProviderFields }
  /** Refused: the card is asked for again, where it is said why. */
  | { readonly to: "payment" }
  | { readonly to: "cart" }
  /** The page that says why it can't be paid at all. */
  | { readonly to: "error"; readonly href: string }
  /** [APV-02] It was sent to an administrator, and is to be seen in the account. */
  | { readonly to: "approval"; readonly id: string }
