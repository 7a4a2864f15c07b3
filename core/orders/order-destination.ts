/** Where an order is brought to, and when: kept with the order as it was chosen. */
import type { Address } from "../contact/address.ts"
import { addressText } from "../contact/checkout-address.ts"
import type { Delivery } from "../delivery/delivery.ts"
import { type DeliveryMethod, methodOf } from "../delivery/quote/delivery-type.ts"
import { deliveryTimeText } from "../delivery/schedule/delivery-time.ts"
import type { DeliveryTime } from "../delivery/schedule/time-codes.ts"
import { parseDay } from "../delivery/schedule/wire-day.ts"
import { isCraneComing } from "../delivery/vehicles/crane.ts"
import { dayText } from "../melbourne.ts"
import { shownTimeWords } from "../words/delivery.ts"

/** By our truck with its Melbourne day, `2026-11-30`, and time; by others without. */
export type OrderDestination = {
  readonly method: Exclude<DeliveryMethod, "pickup">
  readonly address: Address
  readonly date?: string
  readonly time?: DeliveryTime
  /** It comes on a truck with a crane. */
  readonly hasCrane?: true
}

/** Nothing for what is collected. */
export const orderDestination = (delivery: Delivery): OrderDestination | undefined => {
  const { details } = delivery
  const method = methodOf(delivery)
  if (method === undefined || method === "pickup" || !("address" in details)) return undefined
  const { address } = details
  const crane = method === "delivery" && isCraneComing(details) ? ({ hasCrane: true } as const) : {}
  return { method, address, ...("time" in details ? { date: details.date, time: details.time } : {}), ...crane }
}

const undated = {
  uber: shownTimeWords.uber,
  national: shownTimeWords.parcel,
  international: shownTimeWords.international
} as const

/** [CHK-06] [DEL-06] When it comes: `Mon 30 Nov, Any time` by our truck, else how long it takes. */
export const arrivalText = ({ method, date = "", time }: OrderDestination): string => {
  if (method !== "delivery") return undated[method]
  const day = parseDay(date)
  return [day ? dayText(day) : date, time ? deliveryTimeText(time) : ""].filter(Boolean).join(", ")
}

/** `Unit 2, 14 Kelletts Road, Rowville VIC 3178`, abroad with the country's name. */
export const destinationText = ({ address }: Pick<OrderDestination, "address">): string => addressText(address)
