/** What a tax invoice says, fixed the moment an order is paid: whenever it is drawn, it prints what was charged. */
import type { Branch } from "../stores/branch.ts"
import type { Order, OrderLine, OrderTotals } from "./order.ts"

/** Who sells, as the law wants it named; `abn` is eleven digits. */
export type Seller = { readonly name: string; readonly abn: string; readonly phone: string; readonly email: string }

/** A sale as it is printed, whether it was ordered here or over the counter. */
export type InvoicedSale = {
  /** As it is printed, `100 234-01`. */
  readonly number: string
  /** Its Melbourne day, `2026-11-23`. */
  readonly day: string
  /** What stands below number and day, line by line. */
  readonly facts: ReadonlyArray<string>
  readonly soldTo: ReadonlyArray<string>
  readonly lines: ReadonlyArray<Omit<OrderLine, "productId" | "slug" | "cf" | "weightGrams">>
  readonly totals: OrderTotals
  /** [GST-03] As its buyer saw the prices when they bought. */
  readonly showsExGst: boolean
}

/** The order itself, or the sale of an invoice of the account; or what is quoted, whose paper looks the same and is no tax invoice. */
export type TaxInvoice = { readonly branch: Branch; readonly seller: Seller } & (
  | { readonly order: Order }
  | { readonly sale: InvoicedSale }
  | { readonly quoted: InvoicedSale }
)
