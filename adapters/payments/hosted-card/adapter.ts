/** Payments by the bank's older card form: the browser posts the card straight to the bank's gateway, which only sets the money aside; the shop asks the gateway and takes it. */
import { Clock, Effect, Redacted, type Schema } from "effect"
import { hostedCardProblem, timestampText } from "../../../core/payments/hosted-card.ts"
import { PaymentNotFound, PaymentNotUsable } from "../../../core/payments/payment.schema.ts"
import type { ProviderPayment } from "../../../core/payments/payment.ts"
import type { OrderPaymentProvider } from "../../../core/payments/provider.port.ts"
import { pendingPath } from "../../../core/payments/return-pages.ts"
import { ProviderUnavailable } from "../../../core/unavailable.schema.ts"
import { amountText } from "../money-text.ts"
import { makeProviderCalls } from "../provider-calls.ts"
import { asProblem, readOpenedPayment, readResponse, type WalletProblem } from "../wallet-responses.ts"
import { type FormReference, formReference, readFormReference } from "./form-reference.ts"
import {
  fingerprintOf,
  GatewayRefund,
  GatewayTransaction,
  isGenuine,
  toPaymentProblem,
  toProviderPayment,
  toProviderRefunds
} from "./gateway-responses.ts"

export type HostedCardOptions = {
  /** The gateway's origin, or where the stand-in listens. */
  readonly url: string
  readonly merchant: string
  readonly password: Redacted.Redacted
  readonly isStandIn: boolean
  /** The shop's own origin: the gateway sends the shopper back to its pages, with the payment in `refid`. */
  readonly shopUrl: string
}

type GatewayCall = {
  readonly method: "GET" | "POST"
  readonly ref: string
  readonly action?: "complete" | "reverse" | "refunds"
  readonly json?: unknown
  readonly key?: string
  readonly read?: typeof readResponse
}

/** Sets the money aside until the shop takes it; nothing is taken by the browser alone. */
const PREAUTHORISE = "1"

const withoutDeclines = <A>(work: Effect.Effect<A, WalletProblem>) =>
  Effect.catchTag(work, "CardRefused", (cause) => Effect.fail(new ProviderUnavailable({ cause })))

/** [PAY-02] */
export const makeHostedCard = ({ url, merchant, password, isStandIn, shopUrl }: HostedCardOptions) =>
  Effect.gen(function* () {
    const send = yield* makeProviderCalls(url)
    const secret = Redacted.value(password)
    const authorization = `Basic ${Buffer.from(`${merchant}:${secret}`).toString("base64")}`

    const call = <A, I>(
      { method, ref, action, json, key, read = readResponse }: GatewayCall,
      schema: Schema.Codec<A, I>
    ): Effect.Effect<A, WalletProblem> =>
      send(
        {
          method,
          path: `/directpostv2/transactions/${ref}${action ? `/${action}` : ""}`,
          headers: { authorization, ...(key ? { "idempotency-key": key } : {}) },
          ...(method === "POST" ? { json: json ?? {} } : {})
        },
        action === "refunds" ? { purpose: "refund" } : {}
      ).pipe(
        Effect.flatMap(read(schema, toPaymentProblem(ref))),
        Effect.mapError(asProblem),
        Effect.withSpan(`Hosted card ${method} ${action ?? "transaction"}`)
      )

    /** The nine fields, made anew each time: the gateway takes none that are old. */
    const fieldsOf = (ref: string, { amount, pages }: FormReference, now: number) => {
      const form = {
        merchant,
        txnType: PREAUTHORISE,
        referenceId: ref,
        amount: amountText(amount),
        timestamp: timestampText(now)
      }
      return {
        ...form,
        actionUrl: `${url}/directpostv2/authorise`,
        fingerprint: fingerprintOf(form, secret),
        resultUrl: shopUrl + pendingPath(pages),
        redirect: "TRUE"
      }
    }

    const claimOf = (ref: string) => {
      const claim = readFormReference(ref)
      return claim ? Effect.succeed(claim) : Effect.fail(new PaymentNotFound({ id: ref }))
    }

    /** Of a form that no browser has posted yet the gateway knows nothing. */
    const notPosted = (ref: string, claim: FormReference) =>
      Effect.map(
        Clock.currentTimeMillis,
        (now): ProviderPayment => ({
          method: "hosted-card",
          id: ref,
          status: "requires-action",
          currency: "aud",
          received: 0,
          fields: fieldsOf(ref, claim, now),
          ...claim
        })
      )

    const transaction = (ref: string, read?: typeof readResponse) =>
      call({ method: "GET", ref, ...(read ? { read } : {}) }, GatewayTransaction)

    const read = (ref: string, claim: FormReference, work: ReturnType<typeof transaction>) =>
      withoutDeclines(work).pipe(
        Effect.map((found) => toProviderPayment(found, claim, isGenuine(found, { merchant, password: secret }))),
        Effect.catchTag("PaymentNotFound", () => notPosted(ref, claim))
      )

    const asUnavailable = (cause: unknown) => Effect.fail(new ProviderUnavailable({ cause }))

    const ask = (ref: string) =>
      Effect.flatMap(claimOf(ref), (claim) => read(ref, claim, transaction(ref))).pipe(
        Effect.catchTag("PaymentNotUsable", asUnavailable)
      )

    return {
      isSet: true,
      isStandIn,
      // The gateway is only asked whether it is there: a form that leads nowhere is shown to nobody.
      open: ({ amount, payable, browser, pages }) =>
        Effect.gen(function* () {
          const claim = { amount, payable, browser, pages }
          const ref = formReference(claim)
          const payment = yield* read(ref, claim, transaction(ref, readOpenedPayment))
          const problem = hostedCardProblem(payment.fields, { referenceId: ref, total: amount })
          return problem === undefined ? payment : yield* new PaymentNotUsable({ code: "no_payment" })
        }),
      ask,
      // Nothing can be taken before the shopper has posted their card; until then the answer says what they post.
      start: (ref, { key }) =>
        Effect.flatMap(ask(ref), (asked) =>
          asked.status === "approved"
            ? Effect.flatMap(claimOf(ref), (claim) =>
                Effect.map(
                  call(
                    { method: "POST", ref, action: "complete", key, json: { amount: amountText(asked.amount) } },
                    GatewayTransaction
                  ),
                  (done) => toProviderPayment(done, claim, isGenuine(done, { merchant, password: secret }))
                )
              )
            : Effect.succeed(asked)
        ),
      // What was set aside is free again, and a form that is still open somewhere is good for nothing.
      cancel: (ref) =>
        Effect.flatMap(ask(ref), (asked) =>
          asked.status === "succeeded" || asked.status === "processing"
            ? Effect.succeed(asked)
            : Effect.as(withoutDeclines(call({ method: "POST", ref, action: "reverse" }, GatewayTransaction)), {
                ...asked,
                status: "cancelled" as const
              })
        ),
      refund: ({ paymentRef: ref, amount, key }) =>
        withoutDeclines(
          call({ method: "POST", ref, action: "refunds", key, json: { amount: amountText(amount) } }, GatewayRefund)
        ).pipe(Effect.map(({ id }) => [{ reference: id, amount }])),
      refunds: (ref) =>
        withoutDeclines(Effect.map(transaction(ref), toProviderRefunds)).pipe(
          Effect.catchTag("PaymentNotUsable", asUnavailable)
        )
    } satisfies OrderPaymentProvider
  })
