/** Where the books of what customers owe are kept. */

import { Context, type Effect } from "effect"
import type { Cents } from "../../money.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { Ledger, LedgerEntry } from "./ledger.ts"

/** [LED-01] Port that keeps the ledgers of customers. Fails with `Unavailable` (what it needs is out of reach). */
export class Ledgers extends Context.Service<
  Ledgers,
  {
    /** [LED-01] All that was booked of a customer, in the order in which it was. */
    readonly forCustomer: (customerId: string) => Effect.Effect<Ledger, Unavailable>
    /**
     * [I15] What is left of each of a customer's documents that there is, cents, within the caller's transaction: until that ends
     * nobody else asks the same of the account.
     */
    readonly lockedRemainders: (
      customerId: string,
      documents: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlyMap<string, Cents>, Unavailable>
    /** [LED-01] Books entries in their order, within the caller's transaction where there is one. One that is booked already is refused. */
    readonly book: (entries: ReadonlyArray<LedgerEntry>) => Effect.Effect<void, Unavailable>
  }
>()("core/billing/ledger/Ledgers") {}
