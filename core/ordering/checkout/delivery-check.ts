/** Whether an order can be handed over by the delivery quote that it names. */
import type { Delivery } from "../../delivery/delivery.ts"
import {
  isAsQuoted,
  type QuoteClaim,
  type QuoteProblem,
  quoteProblem,
  type StoredQuote
} from "../../delivery/quote/delivery-quote.ts"
import { estimatedAt } from "../../delivery/quote/estimate.ts"
import type { QuoteRule, WorkedOutQuote } from "../../delivery/quote/quote-rule.ts"
import type { Branch } from "../../stores/branch.ts"
import { orderWords } from "../../words/order.ts"

/** What the server knows of an order's delivery. */
export type DeliveryFacts = {
  /** The quote that the form names, whoever's it is; absent where there is none. */
  readonly stored?: StoredQuote
  readonly claim: QuoteClaim
  /** The branch that the quote names; absent where there is no such branch any more. */
  readonly branch?: Branch
  /** That of the quote's method. */
  readonly rule?: Pick<QuoteRule, "dayProblem">
  /** What the shop would quote now; nothing where it would not. */
  readonly current?: WorkedOutQuote
  readonly gazetted?: ReadonlyArray<string>
}

/** Goods that others have bought meanwhile may be there later; so much is still what was told, milliseconds. */
const LATER_MS = 30 * 60_000

const messages: Readonly<Record<QuoteProblem, string>> = {
  unknown: orderWords.expiredDelivery,
  expired: orderWords.expiredDelivery,
  "other-request": orderWords.otherDelivery
}

/** [CHK-05] Why it can't, in words; nothing where it can. `now` in epoch milliseconds. */
export const deliveryProblem = (delivery: Delivery, facts: DeliveryFacts, now: number): string | undefined => {
  const { stored, claim, branch, rule, current, gazetted = [] } = facts
  const problem = quoteProblem(stored, claim, now)
  if (problem) return messages[problem]
  if (!stored || !rule || !branch || !isAsQuoted(delivery, stored.quote)) return orderWords.expiredDelivery
  const { quote } = stored
  const { hours } = branch
  if (!current || current.branchId !== quote.branchId) return orderWords.expiredDelivery
  if (rule.dayProblem(delivery, quote, { hours, now, gazetted, current }) !== undefined)
    return orderWords.expiredDelivery
  const later = estimatedAt(delivery, current.firstAt, hours) - estimatedAt(delivery, quote.firstAt, hours)
  return later > LATER_MS ? orderWords.laterDelivery : undefined
}
