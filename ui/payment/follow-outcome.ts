/** Where a payment leads that was opened with its order: on, to the bank, or back to be paid again. */
import type { ShopClient } from "../../adapters/client.ts"
import type { Cents } from "../../core/money.ts"
import { gatewayFields, hostedCardForm } from "../../core/payments/hosted-card.ts"
import type { CardFields } from "./card-fields.ts"
import type { NextDestination } from "./next-destination.ts"
import { abandonPayment, type Outcome } from "./payment-calls.ts"
import type { PaymentJourney, SentRequest } from "./payment-journey.ts"

type Placed<Request extends SentRequest> = {
  readonly request: Request
  /** What was to be paid, cents. */
  readonly total: Cents
  /** Where the browser itself posts it to the bank. */
  readonly card?: CardFields
}

/**
 * Keeps how far the payment has come, and answers where to go next. [PAY-02] A card goes to the bank alone, and only with a
 * form that is whole and this order's; another is given up, and nothing is answered: it can be paid again.
 */
export const followOutcome = async <Request extends SentRequest>(
  call: ShopClient["call"],
  journey: PaymentJourney<Request>,
  outcome: Outcome,
  { request, total, card }: Placed<Request>
): Promise<NextDestination | undefined> => {
  const { status, orderNo, redirectUrl, fields, paymentRef: intentId = "" } = outcome
  // Also where the goods wait for money that the shopper sends by themselves: the order's page says how.
  const isPlaced = status === "succeeded" || status === "awaits_money"
  const placed = { intentId, sent: true, request: { ...request, orderNo } }
  await journey.write({ ...placed, ...(isPlaced ? { orderNo } : {}) })
  if (isPlaced) return { to: "thank-you", orderNo }
  if (!fields || !card) return redirectUrl ? { to: "bank", url: redirectUrl } : { to: "pending", intentId: "" }
  const form = hostedCardForm(fields, { referenceId: intentId, total })
  if (form) return { to: "gateway", url: form.actionUrl, fields: gatewayFields(form, card) }
  const given = await abandonPayment(call, "hosted-card", intentId)
  if (given.ok || given.status !== 422) return { to: "pending", intentId }
  await journey.write({ intentId: "", sent: false })
  return undefined
}
