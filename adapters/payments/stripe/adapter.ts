/** Card payments by Stripe, or by whatever speaks like it. */

import { randomUUID } from "node:crypto"
import { Effect, Redacted, Schema } from "effect"
import type Stripe from "stripe"
import type { PayableKind } from "../../../core/payments/payable.ts"
import { CardRefused, PaymentNotFound, PaymentNotUsable } from "../../../core/payments/payment.schema.ts"
import type { CartPaymentProvider } from "../../../core/payments/provider.port.ts"
import { pendingPath } from "../../../core/payments/return-pages.ts"
import { ProviderUnavailable } from "../../../core/unavailable.schema.ts"
import { makeProviderCalls } from "../provider-calls.ts"
import type { ProviderRequest, ProviderResponse } from "../provider-client.ts"
import { stripeForm } from "./stripe-form.ts"
import {
  activeRefunds,
  hasFailed,
  payableMetadata,
  StripeIntent,
  StripeRefund,
  StripeRefunds,
  toPaymentError,
  toProviderPayment,
  toProviderRefund
} from "./stripe-responses.ts"

/** The version of Stripe's interface whose shapes are read here. */
const VERSION = "2026-10-28.endive" satisfies Stripe.LatestApiVersion

/** What is paid, as Stripe's own pages show it. */
const titles: Readonly<Record<PayableKind, string>> = {
  order: "Order",
  quote: "Payment of quotes",
  invoice: "Payment of invoices"
}

export type StripeOptions = {
  /** `https://api.stripe.com`, or where the stand-in listens. */
  readonly url: string
  readonly secretKey: Redacted.Redacted
  readonly publishableKey: string
  readonly isStandIn: boolean
  /** The shop's own origin: the bank sends whoever pays back to its pages. */
  readonly shopUrl: string
}

type StripeRequest = {
  readonly method: "GET" | "POST"
  readonly path: string
  /** What is asked about, for the words of a failure. */
  readonly id?: string
  readonly form?: Parameters<typeof stripeForm>[0]
  readonly key?: string
  readonly within?: "10 seconds" | "60 seconds"
  /** What the call is for: paying where nothing is said. */
  readonly purpose?: "refund"
}
type StripeProblem = CardRefused | PaymentNotUsable | PaymentNotFound | ProviderUnavailable

/** Card payments by Stripe, or by what listens at `url` in its place. */
export const makeStripe = ({ url, secretKey, publishableKey, isStandIn, shopUrl }: StripeOptions) =>
  Effect.gen(function* () {
    const send = yield* makeProviderCalls(url)

    const callFor = ({ method, path, form = {}, key }: StripeRequest): ProviderRequest => {
      const headers = { authorization: `Bearer ${Redacted.value(secretKey)}`, "stripe-version": VERSION }
      const fields = String(new URLSearchParams(stripeForm(form).map(([name, value]) => [name, value])))
      if (method === "GET") return { method, path: `/v1/${path}${fields === "" ? "" : `?${fields}`}`, headers }
      return {
        method,
        path: `/v1/${path}`,
        headers: { ...headers, "idempotency-key": key ?? randomUUID() },
        form: fields
      }
    }

    const sendRequest = (request: StripeRequest) =>
      send(callFor(request), {
        ...(request.within ? { within: request.within } : {}),
        ...(request.purpose ? { purpose: request.purpose } : {})
      })

    const checkStatus = (
      { id = "" }: StripeRequest,
      answer: ProviderResponse
    ): Effect.Effect<unknown, StripeProblem> =>
      answer.status === 200 ? Effect.succeed(answer.body) : Effect.fail(toPaymentError(answer, id))

    /** [PAY-09] Whatever is no readable answer in time leaves open whether it was done. */
    const call = <A, I>(request: StripeRequest, answer: Schema.Codec<A, I>): Effect.Effect<A, StripeProblem> =>
      sendRequest(request).pipe(
        Effect.flatMap((given) => checkStatus(request, given)),
        Effect.flatMap(Schema.decodeUnknownEffect(answer)),
        Effect.mapError((problem) => (isProblem(problem) ? problem : new ProviderUnavailable({ cause: problem }))),
        Effect.withSpan(`Stripe ${request.method} ${request.path}`)
      )

    const intent = (request: StripeRequest) => Effect.map(call(request, StripeIntent), toProviderPayment)

    /** A call that no card is part of. */
    const withoutCardErrors = <A>(work: Effect.Effect<A, StripeProblem>) =>
      Effect.catchTag(work, "CardRefused", (cause) => Effect.fail(new ProviderUnavailable({ cause })))

    const refundsOf = (id: string) => {
      const form = { payment_intent: id, limit: 100 }
      const given = { method: "GET", path: "refunds", id, form, purpose: "refund" } as const
      return Effect.map(withoutCardErrors(call(given, StripeRefunds)), activeRefunds)
    }

    const provider: CartPaymentProvider = {
      isSet: true,
      publishableKey,
      standIn: isStandIn ? url : undefined,
      open: ({ amount, browser }) => {
        const form = {
          amount,
          currency: "aud",
          automatic_payment_methods: { enabled: true },
          metadata: { browser }
        } satisfies Stripe.PaymentIntentCreateParams
        return withoutCardErrors(intent({ method: "POST", path: "payment_intents", form, within: "10 seconds" })).pipe(
          Effect.catchTag("PaymentNotFound", (cause) => Effect.fail(new ProviderUnavailable({ cause })))
        )
      },
      ask: (id) =>
        withoutCardErrors(intent({ method: "GET", path: `payment_intents/${id}`, id })).pipe(
          Effect.catchTag("PaymentNotUsable", (cause) => Effect.fail(new ProviderUnavailable({ cause })))
        ),
      change: (id, { amount, payable, key }) => {
        const form = {
          amount,
          ...(payable
            ? {
                metadata: payableMetadata(payable),
                description: `${titles[payable.kind]} ${payable.id}`
              }
            : {})
        } satisfies Stripe.PaymentIntentUpdateParams
        return withoutCardErrors(
          intent({ method: "POST", path: `payment_intents/${id}`, id, form, ...(key ? { key } : {}) })
        )
      },
      start: (id, { token, key, pages = "checkout" }) => {
        const form = {
          ...(token === undefined ? {} : { confirmation_token: token }),
          return_url: shopUrl + pendingPath(pages)
        } satisfies Stripe.PaymentIntentConfirmParams
        return intent({ method: "POST", path: `payment_intents/${id}/confirm`, id, form, key })
      },
      cancel: (id) => {
        const form = { cancellation_reason: "abandoned" } satisfies Stripe.PaymentIntentCancelParams
        return withoutCardErrors(intent({ method: "POST", path: `payment_intents/${id}/cancel`, id, form }))
      },
      refund: ({ paymentRef: id, amount, key }) => {
        const form = { payment_intent: id, amount } satisfies Stripe.RefundCreateParams
        return withoutCardErrors(
          call({ method: "POST", path: "refunds", id, form, key, purpose: "refund" }, StripeRefund)
        ).pipe(
          Effect.flatMap((refund) =>
            hasFailed(refund)
              ? Effect.fail(new PaymentNotUsable({ code: "refund_failed" }))
              : Effect.succeed([toProviderRefund(refund)])
          ),
          Effect.catchTag("PaymentNotUsable", (refused) =>
            refused.code === "charge_already_refunded" ? refundsOf(id) : Effect.fail(refused)
          )
        )
      },
      refunds: (id) =>
        Effect.catchTag(refundsOf(id), "PaymentNotUsable", (cause) => Effect.fail(new ProviderUnavailable({ cause })))
    }
    return provider
  })

const isProblem = (problem: unknown): problem is StripeProblem =>
  [CardRefused, PaymentNotUsable, PaymentNotFound, ProviderUnavailable].some((kind) => problem instanceof kind)
