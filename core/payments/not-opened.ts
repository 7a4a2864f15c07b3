/** Why a payment could not be opened, in the words of its method. */
import type { OrderMethod } from "../payment-method.ts"
import {
  cardPaymentWords,
  paypalWords,
  tradeCreditWords,
  verificationWords,
  zipPayloadWords,
  zipWords
} from "../words/payment.ts"

/** Its provider answered without a payment, or did not answer. */
export type NotOpened = "no-payment" | "no-answer"

const messages: { readonly [method in OrderMethod]: { readonly [why in NotOpened]: string } } = {
  "hosted-card": { "no-payment": verificationWords.invalid, "no-answer": cardPaymentWords.generic },
  paypal: { "no-payment": paypalWords.noPayload, "no-answer": paypalWords.failed },
  zip: { "no-payment": zipPayloadWords.notValid, "no-answer": zipWords.checkoutFailed },
  "trade-credit": { "no-payment": tradeCreditWords.other, "no-answer": tradeCreditWords.other }
}

/** [PAY-03] [PAY-04] [PAY-06] Nothing was taken: the shopper may try again, or pay in another way. */
export const notOpenedMessage = (method: OrderMethod, why: NotOpened): string => messages[method][why]
