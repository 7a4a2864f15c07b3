/** [CHK-06] The facts of an order on its thank-you page, each with its label; what an order does not have is left out. */

import { addressText } from "../../../core/contact/checkout-address.ts"
import { momentText } from "../../../core/melbourne.ts"
import { estimateText } from "../../../core/orders/estimate-text.ts"
import type { Order } from "../../../core/orders/order.ts"
import { orderNumberText } from "../../../core/orders/order-number.ts"
import { cartWords } from "../../words/cart.ts"
import { orderFactWords as words } from "../../words/order-facts.ts"
import { orderResultWords } from "../../words/order-result.ts"
import { paymentMethodWords, referenceText } from "../../words/payment-methods.ts"
import type { DestinationFacts } from "./destination-facts.ts"

/** Why nobody need come for a cancelled order, and where its money is. */
export const cancelledText = ({ transactionReference }: Order): string =>
  transactionReference === undefined ? words.cancelledUnpaid : words.cancelledPaid

/** Nothing is said of a cancelled order that is not true of it: it is no longer to be paid. */
const paymentText = ({ status, transactionReference, paymentMethod }: Order): string => {
  if (transactionReference !== undefined) return paymentMethodWords[paymentMethod].paid
  return status === "cancelled" ? words.notCharged : words.notPaid
}

/** `branch` is the name of the branch; without one it goes by its number. */
export const orderFacts = (
  order: Order,
  destination: DestinationFacts | undefined,
  branch = String(order.branchId)
): ReadonlyArray<readonly [label: string, value: string]> => {
  const { contactDetails, address } = order.billing
  const facts: ReadonlyArray<readonly [string, string | undefined]> = [
    [orderResultWords.orderNo, orderNumberText(order.orderNo)],
    [words.paymentState, paymentText(order)],
    [words.transaction, order.transactionReference && referenceText(order.paymentMethod, order.transactionReference)],
    [words.orderDate, momentText(order.orderedAt)],
    ...(destination?.facts ?? [
      [words.checkoutType, cartWords.pickup],
      [words.pickupBranch, branch],
      [words.estimated, order.status === "cancelled" ? undefined : estimateText(order.estimated)]
    ]),
    [words.deliveryTo, order.contact.contactName],
    [words.deliveredDate, order.deliveredAt === undefined ? undefined : momentText(order.deliveredAt)],
    [
      words.invoice,
      [contactDetails.company, contactDetails.email, address ? addressText(address) : ""].filter(Boolean).join(", ")
    ],
    [words.poNumber, order.customerRefNo],
    [words.orderInstructions, order.instructions]
  ]
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}
