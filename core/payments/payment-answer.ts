/** Validates a provider's response: it has the expected data, and belongs to the order it is used for. */
import { paypalWords, verificationWords, zipPayloadWords } from "../words/payment.ts"
import { amountText, type ExpectedOrder, hostedCardProblem } from "./hosted-card.ts"
import { asRecord, isText } from "./unknown-response.ts"

/** Whether provider data names this order: its reference, and its amount in cents or as the gateway writes it. */
const isFor = (data: { readonly [name: string]: unknown }, { referenceId, total }: ExpectedOrder): boolean =>
  data.referenceId === referenceId && (data.amount === total || data.amount === amountText(total))

const cardProblem = (answer: unknown, order: ExpectedOrder): string | undefined => {
  const data = asRecord(asRecord(answer)?.stripe)
  return data && isText(data.id) && isFor(data, order) ? undefined : verificationWords.invalid
}

const paypalProblem = (answer: unknown, order: ExpectedOrder): string | undefined => {
  const data = asRecord(asRecord(answer)?.paypal)
  if (!data || !isText(data.id)) return paypalWords.noPayload
  return isFor(data, order) ? undefined : verificationWords.invalid
}

const zipProblem = (answer: unknown, order: ExpectedOrder): string | undefined => {
  const data = asRecord(asRecord(answer)?.zip)
  if (!data || !isText(data.checkoutUri) || !isText(data.checkoutId)) return zipPayloadWords.notValid
  return isFor(data, order) ? undefined : verificationWords.invalid
}

type AnswerProblem = (answer: unknown, order: ExpectedOrder) => string | undefined

const problems = {
  card: cardProblem,
  "hosted-card": (answer, order) => hostedCardProblem(asRecord(answer)?.nab, order),
  paypal: paypalProblem,
  zip: zipProblem
} satisfies Readonly<Record<string, AnswerProblem>>

/** The methods whose answers the specification describes. */
export type Provider = keyof typeof problems

/**
 * [PAY-06] Why the answer to an order's payment is refused; nothing where it holds. Without provider data: 'Paypal payload
 * not valid', 'Zip Order payload not valid', else 'Order verification was invalid', as for the answer of another order.
 */
export const paymentAnswerProblem = (provider: Provider, answer: unknown, order: ExpectedOrder): string | undefined =>
  problems[provider](answer, order)

/** What confirming came to; `failed` where the call itself did. */
export type Confirmation = { readonly failed: true } | { readonly failed?: false; readonly answer: unknown }

/** [PAY-03] Why a PayPal payment is not taken: not completed or another order's is 'not valid', a failed call 'failed'. */
export const paypalConfirmProblem = (confirmed: Confirmation, order: ExpectedOrder): string | undefined => {
  if (confirmed.failed) return paypalWords.failed
  const data = asRecord(confirmed.answer)
  return data?.status === "COMPLETED" && isFor(data, order) ? undefined : paypalWords.notValid
}
