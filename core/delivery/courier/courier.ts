/** What a courier is asked for: a trip from one of the shop's branches to an address, what it costs, and how far it is. */
import type { Address } from "../../contact/address.ts"
import { normalizePhone } from "../../contact/fields.ts"
import type { Cents } from "../../money.ts"
import type { Branch } from "../../stores/branch.ts"

/** Where a courier stops; a phone as `+61397641234`. */
export type CourierStop = {
  readonly address: Pick<Address, "line1" | "line2" | "suburb" | "state" | "postcode">
  readonly name?: string
  readonly phone?: string
  readonly latitude?: number
  readonly longitude?: number
}

export type CourierTrip = { readonly from: CourierStop; readonly to: CourierStop }

/** What a trip costs, cents with GST, and in how many minutes it is there. */
export type CourierPrice = { readonly fee: Cents; readonly minutes: number }

/** A trip that is booked: under the same key it is booked once. */
export type CourierBooking = CourierTrip & {
  readonly key: string
  readonly orderNo: string
  /** What is carried, `weightGrams` of all pieces of it. */
  readonly goods: ReadonlyArray<{ readonly name: string; readonly pieces: number; readonly weightGrams: number }>
  readonly value: Cents
  readonly notes: string
}

/** A booked trip by the courier's own name of it. */
export type CourierTicket = { readonly ref: string; readonly trackingUrl?: string }

export const courierSteps = ["picked-up", "delivered", "cancelled", "returned"] as const

/** How far a booked trip has come, as the courier reports it. */
export type CourierReport = {
  readonly ref: string
  readonly step: (typeof courierSteps)[number]
  /** Who took it, where the courier says so. */
  readonly receivedBy?: string
}

/** `+61397641234`, as the world dials it. */
export const dialledNumber = (phone: string): string => normalizePhone(phone).replace(/^0/, "+61")

/** A branch as a courier comes to it. */
export const branchStop = (branch: Branch): CourierStop => {
  const { lineOne: line1, suburb, state, postcode } = branch.address
  const { name, latitude, longitude } = branch
  return { address: { line1, suburb, state, postcode }, name, latitude, longitude, phone: dialledNumber(branch.phone) }
}
