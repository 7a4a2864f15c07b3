/** What each method of delivery brings with it to be quoted and ordered. */
import type { StockLevel } from "../../stock/availability.ts"
import type { Branch, WeekHours } from "../../stores/branch.ts"
import type { Delivery } from "../delivery.ts"
import type { DeliveryQuote, QuoteDestination } from "./delivery-quote.ts"

/** What the shop knows when it quotes. */
export type QuoteFacts = {
  readonly branches: ReadonlyArray<Branch>
  /** How soon each line is at a branch, by the branch's id. */
  readonly levelsAt: (branchId: number) => ReadonlyArray<StockLevel>
  /** Epoch milliseconds. */
  readonly now: number
  readonly gazetted?: ReadonlyArray<string>
}

/** What decides whether a chosen day can be kept; `hours` are those of the branch that the quote names. */
export type QuotedDayFacts = {
  readonly hours: WeekHours
  readonly now: number
  readonly gazetted?: ReadonlyArray<string>
}

/** What a method makes of a request: all of a quote but its name, its method and its end. */
export type WorkedOutQuote = Omit<DeliveryQuote, "id" | "kind" | "expires">

export type QuoteRule = {
  /** Nothing where it can't be had. */
  readonly quote: (to: QuoteDestination, facts: QuoteFacts) => WorkedOutQuote | undefined
  /** Why an order can't be handed over on the day and at the time that it names; nothing where it can. */
  readonly dayProblem: (delivery: Delivery, quote: DeliveryQuote, facts: QuotedDayFacts) => string | undefined
}
