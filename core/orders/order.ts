/** An order as it was placed: frozen lines, totals, and how far it has come. */

import type { OrderContact } from "../contact/address.ts"
import type { BuyerTerms } from "../identity/buyer.ts"
import type { Cents } from "../money.ts"
import type { ProviderMethod } from "../payment-method.ts"
import type { Sku } from "../sku.ts"
import type { OrderDestination } from "./order-destination.ts"
import type { Billing } from "./order-form.ts"

/** How far an order has come, inside the shop. `awaiting-payment` holds stock; `cancelled` has given it back. */
export type OrderStatus =
  | "awaiting-payment"
  | "placed"
  | "preparing"
  | "on-the-way"
  | "ready"
  | "delivered"
  | "collected"
  | "cancelled"

export type CheckoutType = "pickup" | "delivery"

/** One frozen line. Money in cents with GST; `qty` in the priced unit, two decimals; `pieces` is what the branch picks. */
export type OrderLine = {
  readonly productId: string
  readonly sku: Sku
  readonly name: string
  readonly slug: string
  readonly uom: string
  readonly cf: number
  readonly length?: number
  readonly qty: number
  readonly pieces: number
  /** The SKU's own unit, which `qty` and `unitPrice` are in. */
  readonly pricedUom: string
  readonly unitPrice: Cents
  readonly linePrice: Cents
  readonly lineGst: Cents
  readonly weightGrams: number
}

/** [I4] What an order comes to; the parts always add up to the whole. */
export type OrderTotals = {
  readonly subtotal: Cents
  readonly delivery: Cents
  readonly surcharge: Cents
  /** Of all parts, each part's GST rounded once. */
  readonly gst: Cents
  readonly total: Cents
}

export type Order = {
  readonly orderNo: string
  /** In whose name it was placed, and how it was priced and shown to them; absent for a guest. */
  readonly buyer?: BuyerTerms
  readonly status: OrderStatus
  readonly orderedAt: number
  readonly checkoutType: CheckoutType
  readonly branchId: number
  /** Where it is brought to; absent for what is collected. */
  readonly destination?: OrderDestination
  readonly lines: ReadonlyArray<OrderLine>
  readonly totals: OrderTotals
  readonly contact: OrderContact
  readonly billing: Billing
  readonly instructions: string
  readonly customerRefNo?: string
  /** When it can be collected or is delivered at the earliest, epoch milliseconds. */
  readonly estimated: number
  readonly deliveredAt?: number
  readonly transactionReference?: string
  readonly paymentMethod: ProviderMethod
  /** [BANK-01] While its goods wait for money that its payer sends by themselves: how, and until when (epoch milliseconds). */
  readonly awaits?: {
    readonly until: number
    readonly instructions: ReadonlyArray<{ readonly label: string; readonly value: string }>
  }
}
