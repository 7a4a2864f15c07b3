/** Where people and goods are, and how to reach them. */

/** [ENT-07] Who an order is for. */
export type OrderContact = {
  readonly contactName: string
  readonly company?: string
  readonly phone: string
  readonly email: string
}

/** [DEL-01] The country of an address that names none. */
export const DEFAULT_COUNTRY = "AU"

/** A postal address; the country is there where it is not Australia. */
export type Address = {
  readonly line1: string
  readonly line2?: string
  readonly suburb: string
  readonly postcode: string
  readonly state: string
  readonly manuallyEntered: boolean
  readonly country?: string
}
