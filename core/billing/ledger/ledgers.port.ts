/** Where the books of what customers owe are kept. */

import { Context, type Effect } from "effect"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { Ledger, LedgerEntry } from "./ledger.ts"

/** [LED-01] Port that keeps the ledgers of customers. Fails with `Unavailable` (what it needs is out of reach). */
export class Ledgers extends Context.Service<
  Ledgers,
  {
    /** [LED-01] All that was booked of a customer, in the order in which it was. */
    readonly forCustomer: (customerId: string) => Effect.Effect<Ledger, Unavailable>
    /** [LED-01] Books entries in their order, within the caller's transaction where there is one. One that is booked already is refused. */
    readonly book: (entries: ReadonlyArray<LedgerEntry>) => Effect.Effect<void, Unavailable>
  }
>()("core/billing/ledger/Ledgers") {}
