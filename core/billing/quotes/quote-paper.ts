/** A quote as its paper prints it. */
import { dateText } from "../../melbourne.ts"
import type { InvoicedSale } from "../../orders/tax-invoice.ts"
import { plainDate } from "../../temporal.ts"
import { quoteFileWords as words } from "../../words/quote.ts"
import { taxInvoiceWords } from "../../words/tax-invoice.ts"
import { type AccountQuote, quoteTotals } from "./account-quote.ts"
import { quoteExpiryDate } from "./quote.ts"

/** [GST-03] The whole quote, with what of it was delivered already, and the last day of its prices. */
export const quoteSale = (quote: AccountQuote): InvoicedSale => {
  const { orderNo, customerOrderNo, quotedOn, accountName, contact, address, lines, showsExGst } = quote
  return {
    number: orderNo,
    day: quotedOn,
    facts: [
      ...(customerOrderNo ? [taxInvoiceWords.poNumber(customerOrderNo)] : []),
      words.validUntil(dateText(plainDate(quoteExpiryDate(quotedOn))))
    ],
    soldTo: [
      accountName,
      contact.contactName,
      ...(address ? [address.line1, `${address.suburb} ${address.state} ${address.postcode}`] : [])
    ],
    lines: lines.map((line) =>
      line.invoiceNo === undefined ? line : { ...line, name: words.delivered(line.name, line.invoiceNo) }
    ),
    totals: quoteTotals(quote),
    showsExGst
  }
}
