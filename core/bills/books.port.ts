/** Where the books of what customers owe are kept. */
import { Context, type Effect } from "effect"
import type { BooksUnavailable } from "./books.schema.ts"
import type { Ledger } from "./ledger.ts"

export class Books extends Context.Service<
  Books,
  {
    /** [LED-01] All that was booked of a customer, in the order in which it was. */
    readonly of: (customerId: string) => Effect.Effect<Ledger, BooksUnavailable>
  }
>()("core/bills/Books") {}
