/** Where the books of what customers owe are kept. */

import { Context, type Effect } from "effect"
import type { Cents } from "../../money.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { Ledger, LedgerEntry, NumberedEntry } from "./ledger.ts"

/** [LED-01] Port that keeps the ledgers of customers. Fails with `Unavailable` (what it needs is out of reach). */
export class Ledgers extends Context.Service<
  Ledgers,
  {
    /** The earliest day, `2026-11-23`, of what was booked of a customer; nothing where nothing was. */
    readonly firstDay: (customerId: string) => Effect.Effect<string | undefined, Unavailable>
    /**
     * [LED-01] What was booked of a customer up to a day, by month: an entry for all of one kind in a month that went on
     * documents opened in one month, by its first days. Its balances, sums and ages at that day, and at the end of every month
     * before it, are those of the books.
     */
    readonly monthly: (customerId: string, until: string) => Effect.Effect<Ledger, Unavailable>
    /**
     * [LED-01] The entries of one month, by its last day, in the order in which they were booked; before them what was left of
     * each document that was open when the month began or that the month touched. Each with its number as people read it.
     */
    readonly month: (customerId: string, lastDay: string) => Effect.Effect<ReadonlyArray<NumberedEntry>, Unavailable>
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
