/** Payments by PayPal's Orders v2, or by whatever speaks like it. Pay in 4 is the shopper's choice on PayPal's page. */
import { Effect, Redacted, Ref, type Schema } from "effect"
import { elapsedMillis } from "../../../core/elapsed-time.service.ts"
import { PaymentNotUsable } from "../../../core/payments/payment.schema.ts"
import type { OrderPaymentProvider } from "../../../core/payments/provider.port.ts"
import { pendingPath } from "../../../core/payments/return-pages.ts"
import { ProviderUnavailable } from "../../../core/unavailable.schema.ts"
import { amountText } from "../money-text.ts"
import { makeProviderCalls } from "../provider-calls.ts"
import { asProblem, noteOf, readOpenedPayment, readResponse, type WalletProblem } from "../wallet-responses.ts"
import {
  activeRefunds,
  captureOf,
  hasFailed,
  PayPalOrder,
  PayPalRefund,
  PayPalToken,
  toPaymentProblem,
  toProviderPayment,
  toProviderRefund
} from "./paypal-responses.ts"

export type PayPalOptions = {
  /** `https://api-m.paypal.com`, or where the stand-in listens. */
  readonly url: string
  readonly clientId: string
  readonly secret: Redacted.Redacted
  /** The shop's own origin: PayPal sends the shopper back to its pages with the payment in `token`, agreed or not. */
  readonly shopUrl: string
}

type PayPalCall = {
  readonly method: "GET" | "POST"
  readonly path: string
  /** What is asked about, for the words of a failure. */
  readonly id: string
  readonly json?: unknown
  readonly key?: string
  readonly purpose?: "refund"
  readonly read?: typeof readResponse
}

/** A token is asked for anew so long before it ends. */
const TOKEN_MARGIN_MS = 60_000

/** What is refused here is not the shopper's account. */
const withoutDeclines = <A>(work: Effect.Effect<A, WalletProblem>) =>
  Effect.catchTag(work, "CardRefused", (cause) => Effect.fail(new ProviderUnavailable({ cause })))

/** [PAY-03] */
export const makePayPal = ({ url, clientId, secret, shopUrl }: PayPalOptions) =>
  Effect.gen(function* () {
    const send = yield* makeProviderCalls(url)
    const kept = yield* Ref.make({ value: "", until: Number.NEGATIVE_INFINITY })

    const token = Effect.gen(function* () {
      const now = yield* elapsedMillis
      const { value, until } = yield* Ref.get(kept)
      if (now < until) return value
      const basic = Buffer.from(`${clientId}:${Redacted.value(secret)}`).toString("base64")
      const answer = yield* send({
        method: "POST",
        path: "/v1/oauth2/token",
        headers: { authorization: `Basic ${basic}` },
        form: "grant_type=client_credentials"
      })
      const given = yield* readResponse(PayPalToken, toPaymentProblem(""))(answer)
      yield* Ref.set(kept, { value: given.access_token, until: now + given.expires_in * 1000 - TOKEN_MARGIN_MS })
      return given.access_token
    })

    const call = <A, I>(
      { method, path, id, json, key, purpose, read = readResponse }: PayPalCall,
      schema: Schema.Codec<A, I>
    ) =>
      Effect.gen(function* () {
        const headers = {
          authorization: `Bearer ${yield* token}`,
          prefer: "return=representation",
          ...(key ? { "paypal-request-id": key } : {})
        }
        const body = method === "POST" ? { json: json ?? {} } : {}
        const answer = yield* send({ method, path, headers, ...body }, purpose ? { purpose } : {})
        // A token that was taken back is not shown again.
        if (answer.status === 401) yield* Ref.set(kept, { value: "", until: Number.NEGATIVE_INFINITY })
        return yield* read(schema, toPaymentProblem(id))(answer)
      }).pipe(Effect.mapError(asProblem), Effect.withSpan(`PayPal ${method} ${path}`))

    const order = (id: string) => call({ method: "GET", path: `/v2/checkout/orders/${id}`, id }, PayPalOrder)
    const ask = (id: string) =>
      withoutDeclines(Effect.map(order(id), toProviderPayment)).pipe(
        Effect.catchTag("PaymentNotUsable", (cause) => Effect.fail(new ProviderUnavailable({ cause })))
      )
    const capture = (id: string, key: string) =>
      Effect.map(
        call({ method: "POST", path: `/v2/checkout/orders/${id}/capture`, id, key }, PayPalOrder),
        toProviderPayment
      )

    return {
      isSet: true,
      open: ({ amount, payable, browser, pages }) =>
        withoutDeclines(
          call(
            {
              method: "POST",
              path: "/v2/checkout/orders",
              id: payable.id,
              key: `open-${payable.id}-${amount}`,
              read: readOpenedPayment,
              json: {
                intent: "CAPTURE",
                purchase_units: [
                  {
                    reference_id: payable.id,
                    custom_id: noteOf({ payable, browser }),
                    amount: { currency_code: "AUD", value: amountText(amount) }
                  }
                ],
                payment_source: {
                  paypal: {
                    experience_context: {
                      return_url: shopUrl + pendingPath(pages),
                      cancel_url: `${shopUrl}${pendingPath(pages)}?cancelled=yes`,
                      user_action: "PAY_NOW",
                      shipping_preference: "NO_SHIPPING"
                    }
                  }
                }
              }
            },
            PayPalOrder
          )
        ).pipe(
          Effect.map(toProviderPayment),
          Effect.catchTag("PaymentNotFound", (cause) => Effect.fail(new ProviderUnavailable({ cause })))
        ),
      ask,
      // Nothing can be taken before the shopper has agreed; until then the answer says where they do.
      start: (id, { key }) =>
        Effect.flatMap(ask(id), (asked) => (asked.status === "approved" ? capture(id, key) : Effect.succeed(asked))),
      // PayPal lets an order that nobody captures run out, and only the shop captures.
      cancel: (id) =>
        Effect.map(ask(id), (asked) =>
          asked.status === "succeeded" || asked.status === "processing" ? asked : { ...asked, status: "cancelled" }
        ),
      refund: ({ paymentRef: id, amount, key }) =>
        withoutDeclines(
          Effect.flatMap(order(id), (paid) => {
            const json = { amount: { currency_code: "AUD", value: amountText(amount) } }
            const path = `/v2/payments/captures/${captureOf(paid)?.id ?? ""}/refund`
            return call({ method: "POST", path, id, key, json, purpose: "refund" }, PayPalRefund)
          })
        ).pipe(
          Effect.flatMap((made) =>
            hasFailed(made)
              ? Effect.fail(new PaymentNotUsable({ code: "refund_failed" }))
              : Effect.succeed([toProviderRefund(made)])
          )
        ),
      refunds: (id) =>
        withoutDeclines(Effect.map(order(id), activeRefunds)).pipe(
          Effect.catchTag("PaymentNotUsable", (cause) => Effect.fail(new ProviderUnavailable({ cause })))
        )
    } satisfies OrderPaymentProvider
  })
