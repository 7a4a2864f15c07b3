/** What the browser sends to place an order; the server believes none of its prices. */

import type { Address, OrderContact } from "../contact/address.ts"
import type { Delivery } from "../delivery/delivery.ts"
import type { Buyer } from "../identity/buyer.ts"
import type { Cents } from "../money.ts"
import type { Sku } from "../sku.ts"

/** [CHK-04] One line of the order form; `lineTotal` and `unitPrice` are the discounted ones where a discount applies. */
export type OrderFormItem = {
  readonly variationId: Sku
  readonly flags: { readonly isClearance: boolean; readonly isRandomLength: boolean; readonly isTally: boolean }
  readonly attributes: { readonly [name: string]: string }
  /** The product's id. */
  readonly id: string
  /** The erpId. */
  readonly sku: Sku
  /** The conversion factor. */
  readonly cf: number
  /** The chosen unit. */
  readonly uom: string
  /** As entered, in the chosen unit. */
  readonly qty: number
  /** Metres, for random lengths. */
  readonly length?: number
  readonly lineTotal: Cents
  readonly unitPrice: Cents
}

/** Who pays, and the address on the invoice; a pickup needs none. */
export type Billing = { readonly contactDetails: OrderContact; readonly address?: Address }

/** [CHK-04] The order form, whichever way the order is handed over. */
export type OrderForm = {
  readonly total: Cents
  readonly cart: { readonly items: ReadonlyArray<OrderFormItem> }
  readonly details: {
    readonly customerRefNo?: string
    readonly agreeTermsAndConditions: boolean
    readonly agreeMarketingCommunication: boolean
  }
  readonly delivery: Delivery
  /** The id of the delivery quote that it goes by: the fee and the earliest time are those of the quote. */
  readonly quoteId: string
  readonly billing: Billing
  /** [T20] Who was logged in when the browser priced the cart; nobody for a guest. */
  readonly buyer?: Buyer
  /** Epoch milliseconds at which the browser's prices run out (PRC-06). */
  readonly pricesExpire: number
}
