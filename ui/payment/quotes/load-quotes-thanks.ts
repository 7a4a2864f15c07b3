/** [QUO-03] What the pages load that thank for quotes: the order that they became. */
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import { titles } from "../../words/titles.ts"

/** Without an order where none is named, or there is none for this visitor; `problem` says why it can't be told. */
export const loadQuotesThanks = async (call: CallApi, path: string, order: string | undefined) => {
  const head = { title: titles.quotesThanks, description: titles.quotesThanks, path, noIndex: true }
  if (!order) return { head }
  const answer = await call("GET /orders/order/id/:id", { params: { id: order }, query: {} })
  if (answer.ok) return { head, order: answer.data }
  const isMissing = answer.status === 404 || answer.status === 400
  return { head, ...(isMissing ? {} : { problem: answer.msg }) }
}
