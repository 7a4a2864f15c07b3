/** Where the invoices of accounts are kept. */
import { Context, type Effect } from "effect"
import type { BuyerTerms } from "../../identity/buyer.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { AccountInvoice, CreditNote, NewInvoice } from "./account-invoice.ts"
import type { SelectedInvoice } from "./invoice.ts"
import type { InvoicesOfDays, InvoiceWindow } from "./invoice-window.ts"

/** Who reads invoices: for which company, and whether they see its own prices. */
export type InvoiceReader = Pick<BuyerTerms, "contactId" | "customerId" | "hasOwnPrices">

/**
 * [ENT-05] Port that keeps invoices. Each call answers of the reader's company alone; [PERM-07] an invoice at the company's
 * own prices is not there for who may not see those. Fails with `Unavailable` (what it needs is out of reach).
 */
export class Invoices extends Context.Service<
  Invoices,
  {
    /** Writes an invoice with its lines; false, with nothing written, where its order or its number has one already. */
    readonly write: (invoice: NewInvoice) => Effect.Effect<boolean, Unavailable>
    /** [INV-01] All of the window, both of its days among them. */
    readonly ofDays: (reader: InvoiceReader, window: InvoiceWindow) => Effect.Effect<InvoicesOfDays, Unavailable>
    /** [CLM-02] The credit notes of the window, by their days; none that went on an invoice which is not there for the reader. */
    readonly creditNotesOfDays: (
      reader: InvoiceReader,
      window: InvoiceWindow
    ) => Effect.Effect<ReadonlyArray<CreditNote>, Unavailable>
    /** Those of the named that there are, in the order of their names. */
    readonly find: (
      reader: InvoiceReader,
      named: ReadonlyArray<SelectedInvoice>
    ) => Effect.Effect<ReadonlyArray<AccountInvoice>, Unavailable>
  }
>()("core/billing/invoices/Invoices") {}
