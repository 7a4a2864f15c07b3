/** Reminds whoever a quote was made for before its prices run out, and ends or renews that by the link of the reminder. */
import { Clock, Context, Effect, Layer } from "effect"
import { Outbox } from "../../messages/outbox.port.ts"
import { Transaction } from "../../transaction.port.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import { isQuoteNumber } from "./quote.ts"
import { QuoteMessages } from "./quote-messages.port.ts"
import { Quotes } from "./quotes.port.ts"
import { QuoteNotFound } from "./refusal.schema.ts"

/** Reminders of one transaction, so that none takes long. */
const BATCH = 50

/** What the link of a reminder asks for: `token` is its secret. */
export type ReminderChoice = { readonly transactionNo: string; readonly optOut: boolean; readonly token: string }

/**
 * [QUO-05] Service that sends reminders of quotes, and obeys who wants none. Fails with `Unavailable` (what it needs is out of
 * reach), `QuoteNotFound` (no such quote, or not that link's).
 */
export class RemindQuotes extends Context.Service<
  RemindQuotes,
  {
    /** Reminds of everything that is due, each once. */
    readonly runOnce: Effect.Effect<void, Unavailable>
    /** [CALL-10] [T34] Only with the secret of that quote's reminders. Repeating it changes nothing. */
    readonly choose: (choice: ReminderChoice) => Effect.Effect<void, QuoteNotFound | Unavailable>
  }
>()("core/billing/quotes/RemindQuotes") {
  static readonly layer = Layer.effect(
    RemindQuotes,
    Effect.gen(function* () {
      const quotes = yield* Quotes
      const messages = yield* QuoteMessages
      const outbox = yield* Outbox
      const transaction = yield* Transaction

      const remindBatch = Effect.fnUntraced(function* () {
        const now = yield* Clock.currentTimeMillis
        const work = Effect.gen(function* () {
          const due = yield* quotes.dueReminders(now, BATCH)
          for (const quote of due) {
            const { orderNo } = quote
            const [token, reminderToken] = yield* Effect.all([quotes.linkToken(orderNo), quotes.reminderToken(orderNo)])
            yield* outbox.queue(yield* messages.reminder({ quote, token, reminderToken }))
            yield* quotes.markReminded(orderNo, now)
          }
          return due.length
        })
        return yield* transaction.run(work)
      })

      const runOnce = Effect.gen(function* () {
        while ((yield* remindBatch()) === BATCH);
      })

      const choose: RemindQuotes["Service"]["choose"] = Effect.fn("RemindQuotes.choose")(function* ({
        transactionNo,
        optOut,
        token
      }) {
        const isTheirs = isQuoteNumber(transactionNo) && (yield* quotes.isReminderToken(transactionNo, token))
        const [quote] = isTheirs ? yield* quotes.find([transactionNo]) : []
        if (!quote) return yield* new QuoteNotFound()
        yield* quotes.setReminders(transactionNo, !optOut, yield* Clock.currentTimeMillis)
      })

      return RemindQuotes.of({ runOnce, choose })
    })
  )
}
