/** [CALL-10] Answers the calls about quotes that need no login. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { LinkedQuotes } from "../../../core/billing/quotes/linked-quotes.service.ts"
import { RemindQuotes } from "../../../core/billing/quotes/remind-quotes.service.ts"
import { groupApi } from "../group-api.ts"
import { toWire } from "../wire-errors.ts"
import { QuoteLinksGroup } from "./quote-links.contract.ts"

export const QuoteLinksHandlers = HttpApiBuilder.group(
  groupApi(QuoteLinksGroup),
  "quoteLinks",
  Effect.fn(function* (handlers) {
    const quotes = yield* LinkedQuotes
    const reminders = yield* RemindQuotes

    return handlers.handleAll({
      find: ({ params, query: { t: token = "" } }) =>
        Effect.gen(function* () {
          return { data: yield* toWire(quotes.find({ quoteNo: params.id, token })) }
        }),
      reminder: ({ payload, query: { t: token = "" } }) =>
        Effect.gen(function* () {
          yield* toWire(reminders.choose({ ...payload, token }))
          return { data: { success: true as const, optOut: payload.optOut } }
        })
    })
  })
)
