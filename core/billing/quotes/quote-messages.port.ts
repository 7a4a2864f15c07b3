/** Writes the e-mails about quotes. */
import { Context, type Effect } from "effect"
import type { Message } from "../../messages/message.ts"
import type { TaxInvoice } from "../../orders/tax-invoice.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { AccountQuote } from "./account-quote.ts"

/** A copy of a quote that a contact asked for, with its paper. */
export type QuoteCopy = {
  readonly quote: AccountQuote
  readonly paper: TaxInvoice
  /** The secret of the quote's own link. */
  readonly token?: string
  readonly email: string
  /** A copy of the same key is sent once. */
  readonly key: string
}

/** That a quote's prices run out soon, with the links that open it and that end its reminders. */
export type QuoteReminder = { readonly quote: AccountQuote; readonly token: string; readonly reminderToken: string }

/** Port that writes e-mails about quotes. Fails with `Unavailable` (what it needs is out of reach). */
export class QuoteMessages extends Context.Service<
  QuoteMessages,
  {
    /** [ORD-02] To the address that is given, with the paper attached. */
    readonly copy: (copy: QuoteCopy) => Effect.Effect<ReadonlyArray<Message>, Unavailable>
    /** [QUO-05] To whom it was made for, without an amount: who may see which prices may have changed since. */
    readonly reminder: (reminder: QuoteReminder) => Effect.Effect<ReadonlyArray<Message>, Unavailable>
  }
>()("core/billing/quotes/QuoteMessages") {}
