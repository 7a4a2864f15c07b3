/** An address as the checkout keeps it while it is typed: with its country, its town and how it reads in one line. */
import { type Address, DEFAULT_COUNTRY } from "./address.ts"
import { countryName } from "./country-name.ts"

/** [DEL-09] `isManual` says the same as `manuallyEntered`: typed by hand, and not picked from what was offered. */
export type CheckoutAddress = Address & {
  readonly country: string
  readonly city: string
  readonly formatted: string
  readonly isManual: boolean
}

/** `Unit 2, 14 Kelletts Road, Rowville VIC 3178`, abroad with the country's name; parts that nobody has typed yet are left out. */
export const addressText = ({
  line1,
  line2 = "",
  suburb,
  state,
  postcode,
  country = DEFAULT_COUNTRY
}: Address): string => {
  const present = (parts: ReadonlyArray<string>) => parts.map((part) => part.trim()).filter(Boolean)
  const place = present([suburb, state, postcode]).join(" ")
  return present([line2, line1, place, country === DEFAULT_COUNTRY ? "" : countryName(country)]).join(", ")
}

export const checkoutAddress = (address: Address): CheckoutAddress => ({
  ...address,
  country: address.country ?? DEFAULT_COUNTRY,
  city: address.suburb,
  formatted: addressText(address),
  isManual: address.manuallyEntered
})

/** [DEL-01] What of it goes with an order: the country only where it is another one. */
export const postalAddress = ({
  line1,
  line2,
  suburb,
  postcode,
  state,
  manuallyEntered,
  country
}: Address): Address => ({
  line1,
  ...(line2 === undefined || line2 === "" ? {} : { line2 }),
  suburb,
  postcode,
  state,
  manuallyEntered,
  ...(country === undefined || country === DEFAULT_COUNTRY ? {} : { country })
})
