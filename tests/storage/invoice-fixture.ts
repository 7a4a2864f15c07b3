/** Writes invoices and entries of the ledger into a shop under test, by the shop's own storage. */
import { Effect, Layer } from "effect"
import { invoicesLayer } from "../../adapters/storage/billing/invoices.ts"
import { ledgersLayer } from "../../adapters/storage/billing/ledgers.ts"
import type { NewInvoice } from "../../core/billing/invoices/account-invoice.ts"
import { Invoices } from "../../core/billing/invoices/invoices.port.ts"
import { bookedInvoice } from "../../core/billing/invoices/order-invoice.ts"
import type { LedgerEntry } from "../../core/billing/ledger/ledger.ts"
import { Ledgers } from "../../core/billing/ledger/ledgers.port.ts"
import type { TestDatabase } from "../postgres/database.ts"

/** The invoices with their own entries, and what is booked after them. */
export const bookInvoices = (
  database: Pick<TestDatabase, "layer">,
  written: ReadonlyArray<NewInvoice>,
  further: ReadonlyArray<LedgerEntry> = []
): Promise<void> => {
  const work = Effect.gen(function* () {
    const invoices = yield* Invoices
    const ledgers = yield* Ledgers
    for (const invoice of written) yield* invoices.write(invoice)
    yield* ledgers.book([...written.map(bookedInvoice), ...further])
  })
  const storage = Layer.mergeAll(invoicesLayer, ledgersLayer).pipe(Layer.provide(database.layer(1)))
  return Effect.runPromise(Effect.provide(work, storage))
}
