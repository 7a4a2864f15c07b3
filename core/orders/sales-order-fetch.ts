/** What came of asking for one order: the order, or the words that say why there is none. */
import { isRecord } from "../record.ts"
import { orderFetchWords } from "../words/sales-order.ts"

/** An answer as it came over the wire; `body` may hold anything. */
export type OrderFetchResponse = {
  readonly status: number
  readonly statusText?: string
  readonly body?: unknown
}

const textOr = (text: unknown, otherwise: string): string =>
  typeof text === "string" && text !== "" ? text : otherwise

/**
 * [ORD-01] What is said where an order could not be had, undefined where it is there: the answer's own `msg` where it is
 * marked as an error; else, with no answer, a status other than 200 or nothing in it, its status text or 'Unknown Error'.
 */
export const orderFetchProblem = (response: OrderFetchResponse | undefined): string | undefined => {
  const { status, statusText, body } = response ?? {}
  const fallback = textOr(statusText, orderFetchWords.unknown)
  if (isRecord(body) && body.error) return textOr(body.msg, fallback)
  const isThere = status === 200 && isRecord(body) && body.data !== undefined && body.data !== null
  return isThere ? undefined : fallback
}
