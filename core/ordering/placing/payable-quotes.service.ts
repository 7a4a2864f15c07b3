/** Finds the quotes that somebody asks to pay, says why one can't be paid, and what the branches would put aside for them. */
import { Clock, Context, Effect, Layer } from "effect"
import type { AccountQuote } from "../../billing/quotes/account-quote.ts"
import { type QuoteError, type QuotePayer, quoteError, quoteProblem } from "../../billing/quotes/quote-payment.ts"
import { Quotes } from "../../billing/quotes/quotes.port.ts"
import { QuoteNotPayable } from "../../billing/quotes/refusal.schema.ts"
import { DeliverySettingsStore } from "../../delivery/quote/delivery-settings.port.ts"
import { orderReadyAt } from "../../delivery/schedule/ready-time.ts"
import type { Cents } from "../../money.ts"
import { availability } from "../../stock/availability.ts"
import { Stock } from "../../stock/stock.port.ts"
import type { ReservationLine } from "../../stock/stock.ts"
import type { WeekHours } from "../../stores/branch.ts"
import { Branches } from "../../stores/branches.port.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import { callOffWords, quotesTogetherWords } from "../../words/quote.ts"
import { stockWords } from "../../words/stock.ts"
import { allocateStock } from "../checkout/stock-allocation.ts"
import { type OrderRefused, orderRefused } from "../refusal.schema.ts"
import {
  areHandedOverTogether,
  calledOffQuote,
  callOffDayProblem,
  quotesPickLines,
  type WantedCallOff
} from "./quote-order.ts"

/** Who pays which quotes: a contact of the account, or whoever has the link of one. */
export type QuotesPayer = (
  | (Extract<QuotePayer, { by: "account" }> & {
      readonly contactId: string
      /** [PERM-07] Sees the company's own prices. */
      readonly hasOwnPrices: boolean
      readonly showsCredit: boolean
    })
  | { readonly by: "link"; readonly token: string }
) & {
  /** [APV-01] The most that who is logged in may order without being asked about, cents with GST; absent where there is no limit. */
  readonly limit?: Cents
}

/** Which quotes are paid: all that is left of each, or a part of one. */
export type ChosenQuotes = { readonly quoteNos: ReadonlyArray<string>; readonly callOff?: WantedCallOff }

/** Those that can be paid together, at least one. */
export type QuotesToPay = readonly [AccountQuote, ...Array<AccountQuote>]

/** What is put aside for them, and when all of it is at the branch that hands it over, epoch milliseconds. */
export type QuotesAllocation = {
  readonly reservationLines: ReadonlyArray<ReservationLine>
  readonly readyAt: number
  readonly hours: WeekHours
}

/** Why chosen quotes are not paid. */
export type NotPayable = QuoteNotPayable | OrderRefused | Unavailable

const notPayable = ({ kind, msg, ...details }: QuoteError) => new QuoteNotPayable({ kind, msg, details })

/**
 * [QUO-04] Service that finds what can be paid. Fails with `Unavailable` (what it needs is out of reach), `QuoteNotPayable` (one
 * of the six reasons), `OrderRefused` (another, as for any order).
 */
export class PayableQuotes extends Context.Service<
  PayableQuotes,
  {
    /** What is asked for, read now. */
    readonly find: (payer: QuotesPayer, chosen: ChosenQuotes) => Effect.Effect<QuotesToPay, NotPayable>
    /** The same of quotes that were read already, under a lock. */
    readonly check: (
      payer: QuotesPayer,
      chosen: ChosenQuotes,
      found: ReadonlyArray<AccountQuote>
    ) => Effect.Effect<QuotesToPay, NotPayable>
    /** What the branches would put aside, and when all of it is there; a part's own day is held against that. */
    readonly allocate: (
      quotes: QuotesToPay,
      chosen: ChosenQuotes
    ) => Effect.Effect<QuotesAllocation, OrderRefused | Unavailable>
  }
>()("core/ordering/placing/PayableQuotes") {
  static readonly layer = Layer.effect(
    PayableQuotes,
    Effect.gen(function* () {
      const quotes = yield* Quotes
      const stock = yield* Stock
      const branches = yield* Branches
      const settingsStore = yield* DeliverySettingsStore

      /** [QUO-04] All of them, in the order asked; the first that can't be paid says why for all. */
      const check: PayableQuotes["Service"]["check"] = Effect.fn("PayableQuotes.check")(function* (
        payer,
        { quoteNos, callOff },
        found
      ) {
        const now = yield* Clock.currentTimeMillis
        const chosen: Array<AccountQuote> = []
        for (const quoteNo of new Set(quoteNos)) {
          const quote = found.find(({ orderNo }) => orderNo === quoteNo)
          const isHidden =
            payer.by === "link" ? !(yield* quotes.isLinkToken(quoteNo, payer.token)) : isHiddenFrom(payer, quote)
          const problem = quoteProblem(quoteNo, isHidden || !quote ? "none" : quote, payer, now)
          const isWaiting = quote?.isBeingPaid && (!problem || problem.kind === "no-outstanding-amount")
          if (isWaiting) return yield* orderRefused("payment-under-way", quotesTogetherWords.underWay(quoteNo))
          if (problem) return yield* notPayable(problem)
          if (quote) chosen.push(quote)
        }
        const [first, ...rest] = chosen
        if (!first) return yield* notPayable(quoteError("not-found", { quoteNo: "" }))
        if (!areHandedOverTogether(chosen)) return yield* orderRefused("invalid-input", quotesTogetherWords.apart)
        if (!callOff) return [first, ...rest] as const
        if (rest.length > 0) return yield* orderRefused("invalid-input", callOffWords.together)
        return [
          calledOffQuote(first, callOff.parts) ?? (yield* orderRefused("invalid-input", callOffWords.quantity))
        ] as const
      })

      const find: PayableQuotes["Service"]["find"] = Effect.fn("PayableQuotes.find")(function* (payer, chosen) {
        const found = yield* quotes.find([...new Set(chosen.quoteNos)]).pipe(
          Effect.tapError(Effect.logError),
          Effect.catchTag("Unavailable", () => Effect.succeed("no-answer" as const))
        )
        if (found !== "no-answer") return yield* check(payer, chosen, found)
        const [quoteNo = ""] = chosen.quoteNos
        const unknown = quoteProblem(quoteNo, found, payer, yield* Clock.currentTimeMillis)
        return yield* notPayable(unknown ?? quoteError("unknown", { quoteNo }))
      })

      const allocate: PayableQuotes["Service"]["allocate"] = Effect.fn("PayableQuotes.allocate")(function* (
        chosen,
        { callOff }
      ) {
        const [first] = chosen
        const { branchId, orderNo } = first
        const picked = quotesPickLines(chosen)
        const held = yield* stock.stockBySku([...new Set(picked.map(({ sku }) => sku))])
        const branch = (yield* branches.all).find(({ id }) => id === branchId)
        if (!branch) return yield* Effect.die(`Quote ${orderNo} is of no branch`)
        const allocated = allocateStock(picked, held, branchId)
        if (!allocated.ok) return yield* orderRefused("not-enough-stock", stockWords.notEnough(allocated.left))
        const levels = picked.map(({ sku, pieces }) => {
          const one = held.get(sku)
          return one ? availability(one, branchId, pieces).level : "special order"
        })
        const now = yield* Clock.currentTimeMillis
        const { hours } = branch
        const { gazetted } = yield* settingsStore.current
        const readyAt = orderReadyAt(["in stock", ...levels], { hours, now, gazetted })
        const problem = callOff && callOffDayProblem(first, callOff.day, { readyAt, now, hours, gazetted })
        if (problem) return yield* orderRefused("invalid-input", problem)
        return { reservationLines: allocated.reservationLines, readyAt, hours }
      })

      return PayableQuotes.of({ find, check, allocate })
    })
  )
}

/** [PERM-07] At the company's own prices, to who may not see those, it does not exist. */
const isHiddenFrom = ({ hasOwnPrices }: Extract<QuotesPayer, { by: "account" }>, quote: AccountQuote | undefined) =>
  quote?.isAtOwnPrices === true && !hasOwnPrices
