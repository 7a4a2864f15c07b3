/** Whom an order's tax invoice is made out to. */
import { DEFAULT_COUNTRY } from "../contact/address.ts"
import { countryName } from "../contact/country-name.ts"
import type { Order } from "./order.ts"

/** The company, or whoever ordered, and the address where one was given, line by line, abroad with its country. The law wants the buyer's name from $1,000. */
export const invoicedTo = ({ billing }: Pick<Order, "billing">): ReadonlyArray<string> => {
  const { contactDetails, address } = billing
  const name = contactDetails.company ?? contactDetails.contactName
  if (!address) return [name]
  const { line1, line2 = "", suburb, state, postcode, country = DEFAULT_COUNTRY } = address
  const place = [suburb, state, postcode].filter(Boolean).join(" ")
  return [name, line2, line1, place, country === DEFAULT_COUNTRY ? "" : countryName(country)].filter(Boolean)
}
