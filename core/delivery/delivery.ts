/** How an order gets to the shopper: the five ways, each with the fields that it has and no others. */
import { type Address, DEFAULT_COUNTRY, type OrderContact } from "../contact/address.ts"
import type { Cents } from "../money.ts"
import type { DeliveryTime } from "./schedule/time-codes.ts"
import type { Vehicle } from "./vehicles/vehicles.ts"

/** What most of a delivery type's name says: timber when any line is timber, else hardware. */
export type DeliveredProduct = "timber" | "hardware"

/** [DEL-01] Click and collect at a branch. */
export type Pickup = {
  readonly type: `${DeliveredProduct}_pickup`
  readonly details: {
    /** The Melbourne day on which the shopper means to come, `2026-11-23`. */
    readonly date: string
    readonly instructions: string
    readonly branchId: number
    readonly contactDetails: OrderContact
  }
}

/** What every delivery to an address says; `deliveryTotal` in cents with GST. */
type Carried = {
  readonly deliveryTotal: Cents
  readonly instructions: string
  /** One entry for each vehicle that comes. */
  readonly vehicles: ReadonlyArray<Vehicle>
  readonly craneRequired: boolean
  readonly address: Address
  readonly contactDetails: OrderContact
}

/** An address that names its country, `AU` unless it says otherwise. */
export type AddressAbroad = Address & { readonly country: string }

/** [DEL-01] By one of the shop's own trucks, on a day and at a time. */
export type HomeDelivery = {
  readonly type: `${DeliveredProduct}_delivery`
  readonly details: Carried & {
    /** The Melbourne day, `2026-11-23`. */
    readonly date: string
    readonly time: DeliveryTime
  }
}

/** [DEL-01] By parcel service, anywhere in Australia. */
export type NationalDelivery = {
  readonly type: `${DeliveredProduct}_national_delivery`
  readonly details: Carried & { readonly address: AddressAbroad }
}

/** [DEL-01] By parcel service, to another country. */
export type InternationalDelivery = {
  readonly type: `${DeliveredProduct}_international_delivery`
  readonly details: Carried & { readonly address: AddressAbroad }
}

/** [DEL-01] By courier, within the hour or so, from the branch that has everything. */
export type UberDelivery = {
  readonly type: `${DeliveredProduct}_uber_delivery`
  readonly details: Carried & { readonly address: AddressAbroad; readonly branchId: number }
}

/** How an order is handed over. */
export type Delivery = Pickup | HomeDelivery | NationalDelivery | InternationalDelivery | UberDelivery

/** [DEL-01] The address with its country. */
export const withCountry = (address: Address): AddressAbroad => ({
  ...address,
  country: address.country ?? DEFAULT_COUNTRY
})

/** What a delivery adds to an order, cents with GST; collecting costs nothing. */
export const deliveryTotal = ({ details }: Delivery): Cents => ("deliveryTotal" in details ? details.deliveryTotal : 0)

export const isHomeDelivery = (delivery: Delivery): delivery is HomeDelivery => "time" in delivery.details

export const isPickup = (delivery: Delivery): delivery is Pickup => delivery.type.endsWith("_pickup")
