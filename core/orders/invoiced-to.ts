/** Whom an order's tax invoice is made out to. */
import type { Order } from "./order.ts"

/** The company, or whoever ordered, and the address where one was given, line by line. The law wants the buyer's name from $1,000. */
export const invoicedTo = ({ billing }: Pick<Order, "billing">): ReadonlyArray<string> => {
  const { contactDetails, address } = billing
  const name = contactDetails.company ?? contactDetails.contactName
  return address ? [name, address.line1, `${address.suburb} ${address.state} ${address.postcode}`] : [name]
}
