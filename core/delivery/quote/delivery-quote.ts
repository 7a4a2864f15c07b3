/** A delivery that the shop worked out, and whether an order may still go by it. */
import type { Delivery, Pickup } from "../delivery.ts"
import type { LoadLine } from "../vehicles/vehicles.ts"
import type { DeliveryOffer, DeliveryOffers } from "./delivery-offers.ts"

/** [DEL-05] An answer as the shop keeps it. */
export type DeliveryQuote = {
  readonly id: string
  /** Whom it was given to, by the browser or the contact. */
  readonly owner: string
  /** What was asked, see `askedFor`. */
  readonly asked: string
  readonly offers: DeliveryOffers
  /** Epoch milliseconds: the next 6 pm in Melbourne after it was worked out. */
  readonly expires: number
}

type Address = {
  readonly line1: string
  readonly suburb: string
  readonly postcode: string
  readonly state: string
  readonly country?: string
}

/** What a delivery was worked out for, as one text: the pieces in any order, and the address but for capitals and spaces. */
export const deliveryRequestKey = (
  load: ReadonlyArray<Pick<LoadLine, "sku" | "pieces">>,
  address: Address,
  craneRequired: boolean
): string => {
  const { line1, suburb, postcode, state, country = "AU" } = address
  const place = [line1, suburb, postcode, state, country].map((part) => part.trim().toLowerCase().replace(/\s+/g, " "))
  const pieces = load.map(({ sku, pieces: count }) => JSON.stringify([sku, count])).toSorted()
  return JSON.stringify([pieces, place, craneRequired])
}

/** Who orders, and what for. */
export type DeliveryQuoteRequest = { readonly owner: string; readonly asked: string }

/** The offer of the way that a delivery names, with the branch where it leaves from. */
const offerOf = ({ local, national, uber }: DeliveryOffers, { type }: Delivery): DeliveryOffer | undefined => {
  if (type.endsWith("_uber_delivery")) return uber
  return type.endsWith("national_delivery") ? national : local
}

/**
 * [CHK-05] Whether an order may go by an answer: it is there, it was given to the one who orders, for these goods and
 * this address, it has not run out, and the order names its vehicles and its fee to the cent.
 */
export const isDeliveryQuoteValid = (
  delivery: Exclude<Delivery, Pickup>,
  answer: DeliveryQuote | undefined,
  { owner, asked }: DeliveryQuoteRequest,
  now: number
): boolean => {
  if (!answer || answer.owner !== owner || answer.asked !== asked || answer.expires <= now) return false
  const offer = offerOf(answer.offers, delivery)
  const { details } = delivery
  if (offer?.total !== details.deliveryTotal) return false
  if ("branchId" in details && details.branchId !== answer.offers.uber?.branchId) return false
  return offer.vehicles.toSorted().join() === details.vehicles.toSorted().join()
}
