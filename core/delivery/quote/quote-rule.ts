/** What each method of delivery brings with it to be quoted and ordered. */
import type { StockLevel } from "../../stock/availability.ts"
import type { Branch, WeekHours } from "../../stores/branch.ts"
import type { Place } from "../../stores/closest-branch.ts"
import type { Delivery } from "../delivery.ts"
import type { DeliveryDay } from "../schedule/delivery-days.ts"
import type { LoadLine, TruckCount } from "../vehicles/vehicles.ts"
import type { DeliveryQuote, QuoteDestination } from "./delivery-quote.ts"
import type { DeliverySettings } from "./delivery-settings.ts"
import type { DeliveryError } from "./serviceability.ts"

/** The trucks of a branch that are booked, by the Melbourne day `2026-11-23`. */
export type BookedTrucks = ReadonlyMap<string, Partial<TruckCount>>

/** What the shop knows when it quotes. */
export type QuoteFacts = {
  readonly branches: ReadonlyArray<Branch>
  /** How soon each line is at a branch, by the branch's id. */
  readonly levelsAt: (branchId: number) => ReadonlyArray<StockLevel>
  /** Epoch milliseconds. */
  readonly now: number
  /** What staff set of deliveries; the usual ones where it is left out. */
  readonly settings?: DeliverySettings
  /** What is to be carried. */
  readonly load: ReadonlyArray<LoadLine>
  /** What a gazetteer knows of the address; none where it knows nothing, or where it is collected. */
  readonly places: ReadonlyArray<Place>
  /** No suburb has the postcode of the address. */
  readonly isUnknownPostcode?: boolean
  /** By the branch's id; a branch without an entry has none booked. */
  readonly booked: ReadonlyMap<number, BookedTrucks>
}

/** What decides whether a chosen day can be kept; `hours` are those of the branch that the quote names. */
export type QuotedDayFacts = {
  readonly hours: WeekHours
  readonly now: number
  readonly gazetted?: ReadonlyArray<string>
  /** What the shop would quote now. */
  readonly current: WorkedOutQuote
}

/** What a method makes of a request: all of a quote but its name, its method and its end. */
export type WorkedOutQuote = Omit<DeliveryQuote, "id" | "kind" | "expires">

/** A quote with the days of its calendar that can't be chosen; or what stands in its way, nothing where there is no such place. */
export type QuoteResult =
  | {
      readonly ok: true
      readonly quote: WorkedOutQuote
      readonly unavailableDays: ReadonlyArray<Required<DeliveryDay>>
    }
  | { readonly ok: false; readonly errors: ReadonlyArray<DeliveryError> }

export type QuoteRule = {
  readonly quote: (to: QuoteDestination, facts: QuoteFacts) => QuoteResult
  /** Why an order can't be handed over on the day and at the time that it names; nothing where it can. */
  readonly dayProblem: (delivery: Delivery, quote: DeliveryQuote, facts: QuotedDayFacts) => string | undefined
}
