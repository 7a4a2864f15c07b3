/** A quote in full, as it was made for an account: frozen lines, what is left of it, and who it is for. */
import type { Address, OrderContact } from "../../contact/address.ts"
import type { Cents } from "../../money.ts"
import type { CheckoutType, OrderTotals } from "../../orders/order.ts"
import { orderTotals } from "../../orders/order-totals.ts"
import { type CallOff, openLines, type QuoteLine } from "./call-off.ts"
import type { Quote } from "./quote.ts"

/** [ENT-04] */
export type AccountQuote = Quote & {
  /** For whom at the account it was made. */
  readonly contactId: string
  readonly accountName: string
  readonly customerOrderNo?: string
  readonly instructions: string
  readonly contact: OrderContact
  readonly checkoutType: CheckoutType
  readonly branchId: number
  /** Where it is brought to, and for how much with GST; absent for what is collected. */
  readonly address?: Address
  readonly deliveryFee: Cents
  /** [PERM-07] At the account's own prices, for those alone who may see them. */
  readonly isAtOwnPrices: boolean
  readonly showsExGst: boolean
  readonly lines: ReadonlyArray<QuoteLine>
  /** [QUO-08] The orders of parts of it, the oldest first. */
  readonly callOffs: ReadonlyArray<CallOff>
  /** An order that is to pay all that is left of it waits for its money. */
  readonly isBeingPaid: boolean
  /** The order that it became here. */
  readonly paidOrderNo?: string
  readonly sendsReminders: boolean
}

/** [JOB-02] A quote before it has its number, of goods that are collected; its lines at the prices of its day. */
export type QuoteDraft = Pick<
  AccountQuote,
  "customerId" | "contactId" | "quotedOn" | "customerOrderNo" | "branchId" | "contact" | "isAtOwnPrices"
> & {
  readonly lines: ReadonlyArray<
    Pick<QuoteLine, "sku" | "name" | "uom" | "length" | "qty" | "pieces" | "unitPrice" | "linePrice" | "lineGst">
  >
}

type Priced = Pick<AccountQuote, "lines" | "callOffs" | "deliveryFee">

/** What the whole quote comes to. */
export const quoteTotals = ({ lines, deliveryFee }: Omit<Priced, "callOffs">): OrderTotals =>
  orderTotals(lines, deliveryFee, 0)

/** What is left to pay of it: the lines that are neither handed over nor called off yet, and their delivery; nothing where all are. */
export const outstandingTotals = (quote: Priced): OrderTotals => {
  const lines = openLines(quote)
  return orderTotals(lines, lines.length === 0 ? 0 : quote.deliveryFee, 0)
}
