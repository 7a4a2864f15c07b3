/** A company's invoices for its contacts: those of some days, one in full, and the papers and e-mails made of them. */
import { Clock, Context, Effect, Layer } from "effect"
import { ShopFacts } from "../../content/shop-facts.port.ts"
import { melbourneDate } from "../../melbourne.ts"
import { Outbox } from "../../messages/outbox.port.ts"
import { type DocumentFile, Documents } from "../../orders/documents.port.ts"
import { Branches } from "../../stores/branches.port.ts"
import type { Busy, Unavailable } from "../../unavailable.schema.ts"
import { invoiceFileWords } from "../../words/bills.ts"
import { invoiceExportFileNames } from "../../words/invoice-exports.ts"
import type { AccountInvoice } from "./account-invoice.ts"
import { invoiceText, type SelectedInvoice, toSelectedInvoice } from "./invoice.ts"
import { type InvoiceExportFormat, invoicesTable, myobBills, xeroBills } from "./invoice-exports.ts"
import { InvoiceLinks } from "./invoice-links.port.ts"
import { InvoiceMessages } from "./invoice-messages.port.ts"
import { invoiceSale } from "./invoice-paper.ts"
import { type InvoicesOfDays, type InvoiceWindow, windowProblem } from "./invoice-window.ts"
import { type InvoiceReader, Invoices } from "./invoices.port.ts"
import { InvoiceNotFound, InvoicesRefused } from "./refusal.schema.ts"

/**
 * [CALL-13] Service that gives a company's contacts its invoices. Fails with `Unavailable` (what it needs is out of reach),
 * `InvoiceNotFound` (one of them is none, or not theirs), `Busy` (too many ask at once), `InvoicesRefused` (with its reason).
 */
export class CompanyInvoices extends Context.Service<
  CompanyInvoices,
  {
    /** [INV-01] The newest first. `InvoicesRefused`: no days of the calendar, or more than a year of them. */
    readonly ofDays: (
      reader: InvoiceReader,
      window: InvoiceWindow
    ) => Effect.Effect<InvoicesOfDays, InvoicesRefused | Unavailable>
    /** [INV-04] [ENT-05] */
    readonly find: (
      reader: InvoiceReader,
      invoice: SelectedInvoice
    ) => Effect.Effect<AccountInvoice, InvoiceNotFound | Unavailable>
    /** [INV-04] The invoice as a PDF. */
    readonly paper: (
      reader: InvoiceReader,
      invoice: SelectedInvoice
    ) => Effect.Effect<DocumentFile, InvoiceNotFound | Unavailable | Busy>
    /** [INV-01] The invoices of some days as a file for the company's bookkeeping, the oldest first. `InvoicesRefused` as `ofDays`. */
    readonly exportFile: (
      reader: InvoiceReader,
      window: InvoiceWindow,
      format: InvoiceExportFormat
    ) => Effect.Effect<DocumentFile, InvoicesRefused | Unavailable>
    /** [INV-04] [T36] Queues one e-mail with all of the papers to that address, which is the reader's own. */
    readonly emailPapers: (
      reader: InvoiceReader,
      invoices: ReadonlyArray<SelectedInvoice>,
      email: string
    ) => Effect.Effect<void, InvoiceNotFound | Unavailable>
  }
>()("core/billing/invoices/CompanyInvoices") {
  static readonly layer = Layer.effect(
    CompanyInvoices,
    Effect.gen(function* () {
      const invoices = yield* Invoices
      const branches = yield* Branches
      const documents = yield* Documents
      const seller = yield* ShopFacts
      const messages = yield* InvoiceMessages
      const outbox = yield* Outbox
      const payLinks = yield* InvoiceLinks

      const ofDays: CompanyInvoices["Service"]["ofDays"] = Effect.fn("CompanyInvoices.ofDays")(
        function* (reader, window) {
          const fields = windowProblem(window)
          if (fields) return yield* new InvoicesRefused({ msg: Object.values(fields).join(" "), fields })
          return yield* invoices.ofDays(reader, window)
        }
      )

      const exportFile: CompanyInvoices["Service"]["exportFile"] = Effect.fn("CompanyInvoices.exportFile")(
        function* (reader, window, format) {
          const listed = (yield* ofDays(reader, window)).invoices.map(toSelectedInvoice)
          const full = (yield* invoices.find(reader, listed)).toReversed()
          const name = invoiceExportFileNames[format](`${window.fromDate}-to-${window.toDate}`)
          // Spreadsheets tell by its first sign that a file is Unicode; Xero reads it as part of the first column's name.
          if (format === "csv") return { name, mediaType: "text/csv", content: `\uFEFF${invoicesTable(full)}` }
          const documents = { invoices: full, creditNotes: yield* invoices.creditNotesOfDays(reader, window) }
          return format === "myob"
            ? { name, mediaType: "text/plain", content: myobBills(documents, seller) }
            : { name, mediaType: "text/csv", content: xeroBills(documents, seller) }
        }
      )

      /** All of the named, or none. */
      const requireAll = Effect.fnUntraced(function* (reader: InvoiceReader, named: ReadonlyArray<SelectedInvoice>) {
        const found = yield* invoices.find(reader, named)
        return found.length === named.length ? found : yield* new InvoiceNotFound()
      })

      const find: CompanyInvoices["Service"]["find"] = Effect.fn("CompanyInvoices.find")(function* (reader, invoice) {
        const [found] = yield* requireAll(reader, [invoice])
        return found ?? (yield* new InvoiceNotFound())
      })

      const paperOf = Effect.fnUntraced(function* (invoice: AccountInvoice) {
        const number = invoiceText(toSelectedInvoice(invoice))
        const branch = (yield* branches.all).find(({ id }) => id === invoice.branchId)
        if (!branch) return yield* Effect.die(`Invoice ${number} is of no branch`)
        const { name, abn, phone, email } = seller
        return {
          name: invoiceFileWords.pdf(number),
          taxInvoice: { sale: invoiceSale(invoice), branch, seller: { name, abn, phone, email } }
        }
      })

      const paper: CompanyInvoices["Service"]["paper"] = Effect.fn("CompanyInvoices.paper")(
        function* (reader, invoice) {
          const { name, taxInvoice } = yield* paperOf(yield* find(reader, invoice))
          return { name, mediaType: "application/pdf", content: yield* documents.taxInvoice(taxInvoice) }
        }
      )

      const emailPapers: CompanyInvoices["Service"]["emailPapers"] = Effect.fn("CompanyInvoices.emailPapers")(
        function* (reader, named, email) {
          const found = yield* requireAll(reader, named)
          const papers = yield* Effect.forEach(found, paperOf)
          const now = yield* Clock.currentTimeMillis
          const links = yield* Effect.forEach(
            found.filter(({ outstanding }) => outstanding > 0),
            ({ customerId, ...invoice }) => {
              const link = { ...toSelectedInvoice(invoice), customerId }
              return Effect.map(payLinks.token(link, melbourneDate(now)), (token) => ({ ...link, token }))
            }
          )
          const key = `${reader.contactId} ${now}`
          yield* outbox.queue(yield* messages.copies({ invoices: found, papers, links, email, key }))
        }
      )

      return CompanyInvoices.of({ ofDays, exportFile, find, paper, emailPapers })
    })
  )
}
