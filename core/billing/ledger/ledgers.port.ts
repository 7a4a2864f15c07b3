/** Where the books of what customers owe are kept. */

import { Context, type Effect } from "effect"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { Ledger } from "./ledger.ts"

/** [LED-01] Port that reads a customer's ledger. Fails with `Unavailable` (what it needs is out of reach). */
export class Ledgers extends Context.Service<
  Ledgers,
  {
    /** [LED-01] All that was booked of a customer, in the order in which it was. */
    readonly forCustomer: (customerId: string) => Effect.Effect<Ledger, Unavailable>
  }
>()("core/billing/ledger/Ledgers") {}
