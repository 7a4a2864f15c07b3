/** A company's quotes for its contacts: the list, one in full, its texts, and the papers and e-mails made of them. */
import { Clock, Context, Effect, Layer } from "effect"
import { ShopFacts } from "../../content/shop-facts.port.ts"
import type { ListPage, PagePosition } from "../../list-page.ts"
import { melbourneDate } from "../../melbourne.ts"
import { Outbox } from "../../messages/outbox.port.ts"
import { type DocumentFile, Documents } from "../../orders/documents.port.ts"
import type { OrderEdit } from "../../orders/order-edit.ts"
import type { SalesOrder, SalesOrderRow } from "../../orders/sales-order.ts"
import type { TaxInvoice } from "../../orders/tax-invoice.ts"
import { Branches } from "../../stores/branches.port.ts"
import { Transaction } from "../../transaction.port.ts"
import type { Busy, Unavailable } from "../../unavailable.schema.ts"
import { quoteEditWords, quoteFileWords } from "../../words/quote.ts"
import type { AccountQuote } from "./account-quote.ts"
import { editQuote } from "./quote-edit.ts"
import { QuoteMessages } from "./quote-messages.port.ts"
import { quoteSale } from "./quote-paper.ts"
import type { QuoteReader } from "./quote-reader.ts"
import { quoteStanding, quoteView } from "./quote-view.ts"
import { type QuoteQuery, Quotes } from "./quotes.port.ts"
import { quotesTable } from "./quotes-table.ts"
import { QuoteNotFound, QuoteRefused } from "./refusal.schema.ts"

/** A table holds so many rows at most. */
const MAX_TABLE_ROWS = 5000

/** What of the list is asked for; at which moment is the service's to know. */
export type QuoteListQuery = Omit<QuoteQuery, "now">

/**
 * [QUO-01] [CALL-12] Service that gives a company's contacts its quotes. Fails with `Unavailable` (what it needs is out of
 * reach), `QuoteNotFound` (no such quote, or not theirs), `Busy` (too many ask at once), `QuoteRefused` (with its reason).
 */
export class CompanyQuotes extends Context.Service<
  CompanyQuotes,
  {
    readonly page: (
      reader: QuoteReader,
      query: QuoteListQuery,
      position: PagePosition
    ) => Effect.Effect<ListPage<SalesOrderRow>, Unavailable>
    /** [ENT-04] [CHK-06] */
    readonly find: (reader: QuoteReader, quoteNo: string) => Effect.Effect<SalesOrder, QuoteNotFound | Unavailable>
    /** The list as a table for a spreadsheet. */
    readonly table: (reader: QuoteReader, query: QuoteListQuery) => Effect.Effect<DocumentFile, Unavailable>
    /** The quote as a PDF. */
    readonly paper: (
      reader: QuoteReader,
      quoteNo: string
    ) => Effect.Effect<DocumentFile, QuoteNotFound | Unavailable | Busy>
    /** [T36] Queues the quote to that address, which is the reader's own. */
    readonly emailPaper: (
      reader: QuoteReader,
      quoteNo: string,
      email: string
    ) => Effect.Effect<void, QuoteNotFound | Unavailable>
    /** [T26] Changes the texts of a quote that can still be paid, for who may pay it; all or nothing. */
    readonly edit: (
      reader: QuoteReader,
      quoteNo: string,
      edit: OrderEdit
    ) => Effect.Effect<SalesOrder, QuoteNotFound | QuoteRefused | Unavailable>
  }
>()("core/billing/quotes/CompanyQuotes") {
  static readonly layer = Layer.effect(
    CompanyQuotes,
    Effect.gen(function* () {
      const quotes = yield* Quotes
      const branches = yield* Branches
      const documents = yield* Documents
      const seller = yield* ShopFacts
      const messages = yield* QuoteMessages
      const outbox = yield* Outbox
      const transaction = yield* Transaction

      const requireQuote = Effect.fnUntraced(function* (reader: QuoteReader, quoteNo: string) {
        return (yield* quotes.findFor(reader, quoteNo)) ?? (yield* new QuoteNotFound())
      })

      const branchOf = Effect.fnUntraced(function* ({ branchId, orderNo }: AccountQuote) {
        const branch = (yield* branches.all).find(({ id }) => id === branchId)
        return branch ?? (yield* Effect.die(`Quote ${orderNo} is of no branch`))
      })

      const atNow = Effect.fnUntraced(function* (query: QuoteListQuery) {
        return { ...query, now: yield* Clock.currentTimeMillis } satisfies QuoteQuery
      })

      const page: CompanyQuotes["Service"]["page"] = Effect.fn("CompanyQuotes.page")(
        function* (reader, query, position) {
          return yield* quotes.page(reader, yield* atNow(query), position)
        }
      )

      const find: CompanyQuotes["Service"]["find"] = Effect.fn("CompanyQuotes.find")(function* (reader, quoteNo) {
        const quote = yield* requireQuote(reader, quoteNo)
        const { name } = yield* branchOf(quote)
        return quoteView(quote, { branch: name, mayEdit: reader.paysQuotes, now: yield* Clock.currentTimeMillis })
      })

      const table: CompanyQuotes["Service"]["table"] = Effect.fn("CompanyQuotes.table")(function* (reader, query) {
        const asked = yield* atNow(query)
        const rows = yield* quotes.rows(reader, asked, MAX_TABLE_ROWS)
        // Spreadsheets tell by its first sign that a file is Unicode.
        const content = `\uFEFF${quotesTable(rows)}`
        return { name: quoteFileWords.list(melbourneDate(asked.now)), mediaType: "text/csv", content }
      })

      const paperOf = Effect.fnUntraced(function* (quote: AccountQuote) {
        return { branch: yield* branchOf(quote), seller, quoted: quoteSale(quote) } satisfies TaxInvoice
      })

      const paper: CompanyQuotes["Service"]["paper"] = Effect.fn("CompanyQuotes.paper")(function* (reader, quoteNo) {
        const quote = yield* requireQuote(reader, quoteNo)
        const content = yield* documents.taxInvoice(yield* paperOf(quote))
        return { name: quoteFileWords.paper(quoteNo), mediaType: "application/pdf", content }
      })

      const emailPaper: CompanyQuotes["Service"]["emailPaper"] = Effect.fn("CompanyQuotes.emailPaper")(
        function* (reader, quoteNo, email) {
          const quote = yield* requireQuote(reader, quoteNo)
          // [PERM-07] Whoever holds the link pays by it: it is sent to those alone who may pay.
          const link = reader.paysQuotes ? { token: yield* quotes.linkToken(quoteNo) } : {}
          const key = `${reader.contactId} ${yield* Clock.currentTimeMillis}`
          yield* outbox.queue(yield* messages.copy({ quote, paper: yield* paperOf(quote), ...link, email, key }))
        }
      )

      const edit: CompanyQuotes["Service"]["edit"] = Effect.fn("CompanyQuotes.edit")(
        function* (reader, quoteNo, texts) {
          const at = yield* Clock.currentTimeMillis
          const refused = (msg: string, fields?: Readonly<Record<string, string>>) =>
            new QuoteRefused({ kind: "cannot-change", msg, ...(fields ? { fields } : {}) })
          const work = Effect.gen(function* () {
            // Held before it is read, so that nobody pays it in between.
            yield* quotes.lock([quoteNo])
            const quote = yield* requireQuote(reader, quoteNo)
            if (!reader.paysQuotes) return yield* refused(quoteEditWords.notAllowed)
            const result = editQuote(quote, quoteStanding(quote, at).state, texts)
            if (result.is === "refused") return yield* refused(result.msg, result.fields)
            if (result.is === "changed")
              yield* quotes.changeTexts(quoteNo, result.edit, { at, by: reader.contactId, fields: result.fields })
          })
          yield* transaction.run(work)
          return yield* find(reader, quoteNo)
        }
      )

      return CompanyQuotes.of({ page, find, table, paper, emailPaper, edit })
    })
  )
}
