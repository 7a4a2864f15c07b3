/** Changes the texts of a quote, by the rules of an order's. */
import { allFields, editTexts, type OrderEdit, type OrderEditResult } from "../../orders/order-edit.ts"
import type { QuoteState } from "../../orders/sales-order.ts"
import { quoteEditWords } from "../../words/quote.ts"
import type { AccountQuote } from "./account-quote.ts"
import { isPayableState } from "./quote.ts"

type Texts = Pick<AccountQuote, "contact" | "customerOrderNo" | "instructions">

/** [QUO-01] [ENT-04] All or none, while the quote can still be paid. Texts that stay as they are are never refused. */
export const editQuote = (
  { contact, customerOrderNo, instructions }: Texts,
  state: QuoteState,
  edit: OrderEdit
): OrderEditResult => {
  const texts = { contact, instructions, ...(customerOrderNo === undefined ? {} : { customerRefNo: customerOrderNo }) }
  const tooLate = isPayableState(state) ? "" : quoteEditWords.tooLate[state]
  return editTexts(texts, edit, { editable: isPayableState(state) ? allFields : [], tooLate })
}
