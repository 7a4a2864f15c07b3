/** Payments by Zip, or by whatever speaks like it: a checkout that the shopper agrees to, and one charge for it. */
import { Effect, Redacted, type Schema } from "effect"
import type { OrderPaymentProvider } from "../../../core/payments/provider.port.ts"
import { zipReturnPath } from "../../../core/payments/return-pages.ts"
import { ProviderUnavailable } from "../../../core/unavailable.schema.ts"
import { amountText } from "../money-text.ts"
import { makeProviderCalls } from "../provider-calls.ts"
import { asProblem, noteOf, readOpenedPayment, readResponse, type WalletProblem } from "../wallet-responses.ts"
import {
  toPaymentProblem,
  toProviderPayment,
  toProviderRefunds,
  ZipCharge,
  ZipCheckout,
  ZipRefund,
  ZipRefunds
} from "./zip-responses.ts"

export type ZipOptions = {
  /** `https://api.zipmoney.com.au`, or where the stand-in listens. */
  readonly url: string
  readonly apiKey: Redacted.Redacted
  /** The shop's own origin: Zip sends the shopper back to its pages, with the payment in `checkoutId` and how it went in `result`. */
  readonly shopUrl: string
}

type ZipCall = {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly id: string
  readonly json?: unknown
  readonly key?: string
  readonly purpose?: "refund"
  readonly read?: typeof readResponse
}

/** The version of Zip's interface whose shapes are read here. */
const VERSION = "2017-03-01"

/** Zip wants two names of a shopper who has given one text. */
const namesOf = (contactName: string) => {
  const [first = "", ...rest] = contactName.trim().split(/\s+/)
  return { first_name: first || "Customer", last_name: rest.join(" ") || first || "Customer" }
}

const withoutDeclines = <A>(work: Effect.Effect<A, WalletProblem>) =>
  Effect.catchTag(work, "CardRefused", (cause) => Effect.fail(new ProviderUnavailable({ cause })))

/** [PAY-04] */
export const makeZip = ({ url, apiKey, shopUrl }: ZipOptions) =>
  Effect.gen(function* () {
    const send = yield* makeProviderCalls(url)

    const call = <A, I>(
      { method, path, id, json, key, purpose, read = readResponse }: ZipCall,
      schema: Schema.Codec<A, I>
    ) =>
      send(
        {
          method,
          path: `/merchant/v1/${path}`,
          headers: {
            authorization: `Bearer ${Redacted.value(apiKey)}`,
            "zip-version": VERSION,
            ...(key ? { "idempotency-key": key } : {})
          },
          ...(json === undefined ? {} : { json })
        },
        purpose ? { purpose } : {}
      ).pipe(
        Effect.flatMap(read(schema, toPaymentProblem(id))),
        Effect.mapError(asProblem),
        Effect.withSpan(`Zip ${method} ${path}`)
      )

    const checkout = (id: string) => withoutDeclines(call({ method: "GET", path: `checkouts/${id}`, id }, ZipCheckout))

    /** A checkout has one charge: asked for again under the checkout's own key, it is the same one. */
    const charge = ({ id, order }: typeof ZipCheckout.Type) =>
      call(
        {
          method: "POST",
          path: "charges",
          id,
          key: `charge-${id}`,
          json: {
            authority: { type: "checkout_id", value: id },
            reference: order.reference,
            amount: order.amount,
            currency: order.currency,
            capture: true
          }
        },
        ZipCharge
      )

    const chargeOf = (found: typeof ZipCheckout.Type) =>
      found.state === "completed" ? withoutDeclines(charge(found)) : Effect.undefined
    const asPayment = (found: typeof ZipCheckout.Type) =>
      Effect.map(chargeOf(found), (made) => toProviderPayment(found, made))
    const ask = (id: string) =>
      Effect.flatMap(checkout(id), asPayment).pipe(
        Effect.catchTag("PaymentNotUsable", (cause) => Effect.fail(new ProviderUnavailable({ cause })))
      )
    const paidCharge = (id: string) =>
      Effect.flatMap(Effect.flatMap(checkout(id), chargeOf), (made) =>
        made ? Effect.succeed(made.id) : Effect.fail(new ProviderUnavailable({ cause: `${id} has no charge` }))
      )

    return {
      isSet: true,
      open: ({ amount, payable, browser, pages, payer: { contactName, email, phone } }) =>
        withoutDeclines(
          call(
            {
              method: "POST",
              path: "checkouts",
              id: payable.id,
              read: readOpenedPayment,
              json: {
                shopper: { ...namesOf(contactName), email, phone },
                order: {
                  reference: payable.id,
                  amount: Number(amountText(amount)),
                  currency: "AUD",
                  shipping: { pickup: true },
                  items: [{ name: `Order ${payable.id}`, amount: Number(amountText(amount)), quantity: 1, type: "sku" }]
                },
                metadata: { note: noteOf({ payable, browser }) },
                config: { redirect_uri: shopUrl + zipReturnPath(pages) }
              }
            },
            ZipCheckout
          )
        ).pipe(
          Effect.map((made) => toProviderPayment(made)),
          Effect.catchTag("PaymentNotFound", (cause) => Effect.fail(new ProviderUnavailable({ cause })))
        ),
      ask,
      // Nothing can be taken before the shopper has agreed; until then the answer says where they do.
      start: (id) =>
        Effect.flatMap(checkout(id), (found) =>
          found.state === "approved"
            ? Effect.map(charge(found), (made) => toProviderPayment(found, made))
            : asPayment(found)
        ),
      // Zip lets a checkout that nobody charges run out, and only the shop charges.
      cancel: (id) =>
        Effect.map(ask(id), (asked) => (asked.status === "succeeded" ? asked : { ...asked, status: "cancelled" })),
      refund: ({ paymentRef: id, amount, key }) =>
        Effect.flatMap(paidCharge(id), (charge_id) => {
          const json = { charge_id, reason: "Order cancelled", amount: Number(amountText(amount)) }
          const refund = { method: "POST", path: "refunds", id, key, json, purpose: "refund" } as const
          return withoutDeclines(call(refund, ZipRefund))
        }).pipe(Effect.map((made) => [{ reference: made.id, amount }])),
      refunds: (id) =>
        Effect.flatMap(paidCharge(id), (charge_id) =>
          withoutDeclines(
            call({ method: "GET", path: `refunds?charge_id=${charge_id}&limit=100`, id, purpose: "refund" }, ZipRefunds)
          )
        ).pipe(
          Effect.map(toProviderRefunds),
          Effect.catchTag("PaymentNotUsable", (cause) => Effect.fail(new ProviderUnavailable({ cause })))
        )
    } satisfies OrderPaymentProvider
  })
