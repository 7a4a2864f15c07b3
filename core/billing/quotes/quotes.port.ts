/** Where the quotes of accounts are kept, and looked up by who may read them. */
import { Context, type Effect } from "effect"
import type { ListPage, PagePosition } from "../../list-page.ts"
import type { CheckoutType } from "../../orders/order.ts"
import type { OrderEdit } from "../../orders/order-edit.ts"
import type { QuoteFilter, SalesOrderFilter, SalesOrderRow, SalesOrderSort } from "../../orders/sales-order.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { AccountQuote, QuoteDraft } from "./account-quote.ts"
import type { CalledOffLine } from "./call-off.ts"
import type { QuoteReader } from "./quote-reader.ts"

/** [QUO-01] What of a company's quotes is asked for, in which order, and at which moment, epoch milliseconds. */
export type QuoteQuery = {
  readonly filter: Omit<SalesOrderFilter, "status"> & { readonly state: QuoteFilter }
  readonly sort: SalesOrderSort
  readonly now: number
}

/** Who changed a quote's texts, when, and which of them. */
export type QuoteTextChange = {
  readonly at: number
  readonly by: string
  readonly fields: ReadonlyArray<keyof OrderEdit>
}

/** [TRK-02] A quote with the orders that it became, and what was handed over of it before: by invoice, its day where the shop knows it. */
export type HandedOverQuote = {
  readonly quoteNo: string
  /** By a quote's number all of them, by an order's that one. */
  readonly orderNos: ReadonlyArray<string>
  readonly branchId: number
  readonly checkoutType: CheckoutType
  readonly deliveries: ReadonlyArray<{ readonly invoiceNo: string; readonly day?: string }>
}

/**
 * [T27] [PERM-07] Port that keeps quotes. What a reader asks for is answered of their company alone, and of quotes at its
 * own prices only where they may see those. Fails with `Unavailable` (what it needs is out of reach).
 */
export class Quotes extends Context.Service<
  Quotes,
  {
    /** [QUO-01] One page by keyset. */
    readonly page: (
      reader: QuoteReader,
      query: QuoteQuery,
      position: PagePosition
    ) => Effect.Effect<ListPage<SalesOrderRow>, Unavailable>
    /** The first `most` rows, without pages. */
    readonly rows: (
      reader: QuoteReader,
      query: QuoteQuery,
      most: number
    ) => Effect.Effect<ReadonlyArray<SalesOrderRow>, Unavailable>
    /** One that the reader may see. */
    readonly findFor: (reader: QuoteReader, quoteNo: string) => Effect.Effect<AccountQuote | undefined, Unavailable>
    /** Whoever's they are, those that there are, in the order of their numbers. */
    readonly find: (quoteNos: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<AccountQuote>, Unavailable>
    /** [JOB-02] [I22] Keeps a new quote and answers its number, which no other has; `at` in epoch milliseconds. */
    readonly make: (draft: QuoteDraft, at: number) => Effect.Effect<string, Unavailable>
    /** [I16] As `find`, and nobody else changes them until the transaction ends. */
    readonly lock: (quoteNos: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<AccountQuote>, Unavailable>
    /** [I16] [I22] That the order pays them, within the transaction that writes it; one that another living order pays stays as it is, and that fails. */
    readonly assignOrder: (
      quoteNos: ReadonlyArray<string>,
      orderNo: string,
      step: { readonly at: number; readonly by: string }
    ) => Effect.Effect<void, Unavailable>
    /** [QUO-08] [I22] That the order takes so much of the quote's lines, within the transaction that writes it and holds the quote. */
    readonly saveCallOff: (
      quoteNo: string,
      orderNo: string,
      lines: ReadonlyArray<CalledOffLine>,
      step: { readonly at: number; readonly by: string }
    ) => Effect.Effect<void, Unavailable>
    /** [I22] Keeps new texts, with a row of the audit that names the fields, not what they hold. */
    readonly changeTexts: (
      quoteNo: string,
      edit: OrderEdit,
      change: QuoteTextChange
    ) => Effect.Effect<void, Unavailable>
    /** [QUO-05] Quotes whose prices run out soon and that nobody was reminded of, held until the transaction ends; `now` in epoch milliseconds. */
    readonly dueReminders: (now: number, most: number) => Effect.Effect<ReadonlyArray<AccountQuote>, Unavailable>
    readonly markReminded: (quoteNo: string, at: number) => Effect.Effect<void, Unavailable>
    /** [QUO-05] [I22] Whether reminders of a quote are sent; setting it to what it is changes nothing. */
    readonly setReminders: (quoteNo: string, areSent: boolean, at: number) => Effect.Effect<void, Unavailable>
    /** [QUO-05] [T34] The secret of the link that ends a quote's reminders, which opens nothing else. */
    readonly reminderToken: (quoteNo: string) => Effect.Effect<string, Unavailable>
    readonly isReminderToken: (quoteNo: string, token: string) => Effect.Effect<boolean, Unavailable>
    /** [TRK-02] The quote of that number, or that became the order of that number, with what was handed over of it already. */
    readonly handedOver: (number: string) => Effect.Effect<HandedOverQuote | undefined, Unavailable>
    /** [T30] The secret of a quote's public link, 256 bits; only the shop can make it. */
    readonly linkToken: (quoteNo: string) => Effect.Effect<string, Unavailable>
    readonly isLinkToken: (quoteNo: string, token: string) => Effect.Effect<boolean, Unavailable>
  }
>()("core/billing/quotes/Quotes") {}
