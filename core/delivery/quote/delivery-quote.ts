/** A delivery that the shop worked out, and whether an order may still go by it. */
import type { Address } from "../../contact/address.ts"
import type { Delivery } from "../delivery.ts"
import type { DeliveryQuoteSchema, QuoteDestinationSchema } from "./delivery-quote.schema.ts"
import { methodOf } from "./delivery-type.ts"

/** [DEL-05] A quote. */
export type DeliveryQuote = typeof DeliveryQuoteSchema.Type

/** Where the goods go to, and by which method. */
export type QuoteDestination = typeof QuoteDestinationSchema.Type

/** Of an address what a delivery is worked out by. */
export type AddressPlace = Pick<Address, "suburb" | "postcode" | "country">

/** [T31] Whose a quote is: the browser's, by the SHA-256, in hex, of what its cookie calls it, and of who is logged in there. */
export type QuoteOwner = { readonly browser: string; readonly contactId?: string }

/** A quote as it is kept: with its owner and what it was asked for, see `quotedItemsKey` and `quotedPlaceKey`. */
export type StoredQuote = {
  readonly quote: DeliveryQuote
  readonly owner: QuoteOwner
  readonly itemsKey: string
  readonly placeKey: string
}

/** One line as far as its delivery goes: the quantity in the chosen unit, `STICK|5.4`. */
type QuotedItem = { readonly sku: string; readonly qty: number; readonly uom: string; readonly length?: number }

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, " ")

/** What a quote was asked for, as one text: the lines in any order. */
export const quotedItemsKey = (items: ReadonlyArray<QuotedItem>): string =>
  JSON.stringify(items.map(({ sku, qty, uom, length }) => JSON.stringify([sku, qty, uom, length])).toSorted())

/** Where a quote was asked for, as one text: the method, and the address but for capitals and spaces. */
export const quotedPlaceKey = ({ kind, branchId, address, craneRequired = false }: QuoteDestination): string => {
  if (!address) return JSON.stringify([kind, branchId])
  const { line1, line2 = "", suburb, postcode, state, country = "AU" } = address
  return JSON.stringify([kind, ...[line1, line2, suburb, postcode, state, country].map(plain), craneRequired])
}

/** What a delivery of an order form is quoted for: the destination that it names. */
export const destinationOf = (delivery: Delivery): QuoteDestination | undefined => {
  const kind = methodOf(delivery)
  if (kind === undefined) return undefined
  const { details } = delivery
  return {
    kind,
    ...(kind === "pickup" && "branchId" in details ? { branchId: details.branchId } : {}),
    ...("address" in details ? { address: details.address, craneRequired: details.craneRequired } : {})
  }
}

/** Why no order may go by a quote: it is not there, or not theirs; it is for other goods or another place; or its time is over. */
export type QuoteProblem = "unknown" | "other-request" | "expired"

/** Who orders, what, and where to; without a place only the goods are looked at. */
export type QuoteClaim = Pick<StoredQuote, "owner" | "itemsKey"> & Partial<Pick<StoredQuote, "placeKey">>

const isOwn = ({ browser, contactId }: QuoteOwner, owner: QuoteOwner): boolean =>
  browser === owner.browser || (contactId !== undefined && contactId === owner.contactId)

/** [CHK-05] [T31] Asked in this order; somebody else's is answered as one that there is not. `now` in epoch milliseconds. */
export const quoteProblem = (
  stored: StoredQuote | undefined,
  { owner, itemsKey, placeKey = stored?.placeKey }: QuoteClaim,
  now: number
): QuoteProblem | undefined => {
  if (!stored || !isOwn(stored.owner, owner)) return "unknown"
  if (stored.itemsKey !== itemsKey || stored.placeKey !== placeKey) return "other-request"
  return stored.quote.expires <= now ? "expired" : undefined
}

/** [CHK-05] Whether an order names the method, branch, vehicles and fee of its quote, the fee to the cent. */
export const isAsQuoted = (delivery: Delivery, quote: DeliveryQuote): boolean => {
  const { details } = delivery
  if (methodOf(delivery) !== quote.kind) return false
  if ("branchId" in details && details.branchId !== quote.branchId) return false
  if (!("vehicles" in details)) return quote.fee === 0
  const isSameFleet = details.vehicles.toSorted().join() === quote.vehicles.toSorted().join()
  return details.deliveryTotal === quote.fee && isSameFleet
}
