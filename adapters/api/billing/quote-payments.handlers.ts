/** [QUO-07] Answers the calls that pay quotes. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { People } from "../../../core/account/people.port.ts"
import { parseCallOffParts } from "../../../core/billing/quotes/call-off-text.ts"
import { parseQuoteNumber, quoteExpiryDate } from "../../../core/billing/quotes/quote.ts"
import { memberBuyer } from "../../../core/identity/buyer.ts"
import { serverAllows } from "../../../core/identity/permission-rules.ts"
import { CurrentVisitor } from "../../../core/identity/visitor.port.ts"
import { memberLimit } from "../../../core/ordering/approval/spending-limit.ts"
import type { ChosenPayment } from "../../../core/ordering/new-order.ts"
import { OpenQuotesPayment } from "../../../core/ordering/placing/open-quotes-payment.service.ts"
import { PayQuotes } from "../../../core/ordering/placing/pay-quotes.service.ts"
import type { ChosenQuotes, QuotesPayer } from "../../../core/ordering/placing/payable-quotes.service.ts"
import type { WantedCallOff } from "../../../core/ordering/placing/quote-order.ts"
import { PaymentProviders } from "../../../core/payments/provider.port.ts"
import { unauthorised } from "../account/require-member.ts"
import { groupApi } from "../group-api.ts"
import { canonicalJson, orderBrowserCookies } from "../ordering/order-browser-cookies.ts"
import { noPayment, paymentOutcomes } from "../ordering/payment-outcome.ts"
import { toWire } from "../wire-errors.ts"
import { QuotePaymentsGroup } from "./quote-payments.contract.ts"

type Chosen = { readonly quotes: ReadonlyArray<string>; readonly t?: string; readonly callOff?: WantedCallOff }
type Request<P> = { readonly headers: { readonly "idempotency-key": string }; readonly payload: P }

export const QuotePaymentsHandlers = HttpApiBuilder.group(
  groupApi(QuotePaymentsGroup),
  "quotePayments",
  Effect.fn(function* (handlers) {
    const { offer, openCard } = yield* OpenQuotesPayment
    const payQuotes = yield* PayQuotes
    const people = yield* People
    const outcomes = yield* paymentOutcomes
    const browsers = yield* orderBrowserCookies
    const ensureBrowserId = toWire(browsers.ensureBrowserId)
    const { publishableKey, standIn } = (yield* PaymentProviders).card

    /** Whoever shows a link pays by it; a contact pays for their company; nobody else knows of a quote. */
    const payerOf = Effect.fnUntraced(function* (token: string | undefined) {
      const visitor = yield* CurrentVisitor
      const most = visitor.kind === "guest" ? undefined : memberLimit(visitor)
      const limit = most === undefined ? {} : { limit: most }
      if (token !== undefined) return { by: "link", token, ...limit } satisfies QuotesPayer
      if (visitor.kind === "guest") return yield* Effect.fail(unauthorised())
      const { contactId, customerId, hasOwnPrices } = memberBuyer(visitor)
      const linked = yield* people.companies(contactId)
      const showsCredit = serverAllows("viewCreditLimit", visitor, visitor.customer)
      const accounts = [customerId, ...linked.map((company) => company.customerId)]
      return {
        by: "account" as const,
        ...{ customerId, accounts, contactId, hasOwnPrices, showsCredit },
        ...limit
      } satisfies QuotesPayer
    })

    const chosenOf = ({ quotes: texts, callOff }: Omit<Chosen, "t">): ChosenQuotes => ({
      quoteNos: texts.map((text) => parseQuoteNumber(text) ?? text),
      ...(callOff ? { callOff } : {})
    })

    const pay = <P extends Chosen & { readonly total: number }>(
      { headers, payload }: Request<P>,
      payment: ChosenPayment
    ) =>
      Effect.gen(function* () {
        const { address } = yield* CurrentVisitor
        const payer = yield* toWire(payerOf(payload.t))
        const work = payQuotes.pay({
          payer,
          ...chosenOf(payload),
          total: payload.total,
          payment,
          browser: yield* ensureBrowserId,
          address,
          key: headers["idempotency-key"],
          body: canonicalJson({ ...payload, method: payment.method })
        })
        const outcome = yield* toWire(Effect.catchTag(work, "OrderNotFound", noPayment))
        return { data: yield* outcomes.open(outcome) }
      })

    return handlers.handleAll({
      offer: ({ query }) =>
        Effect.gen(function* () {
          const payer = yield* toWire(payerOf(query.t))
          // Known from now on: the payment that follows is the same however often it is sent.
          yield* ensureBrowserId
          const { parts, day = "" } = query
          const wanted = chosenOf({
            quotes: query.quotes.split(",").filter((text) => text !== ""),
            ...(parts === undefined ? {} : { callOff: { day, parts: parseCallOffParts(parts) } })
          })
          const { quotes: chosen, ...offered } = yield* toWire(offer(payer, wanted))
          return {
            data: {
              quotes: chosen.map(({ orderNo, customerOrderNo, quotedOn, outstanding }) => ({
                orderNo,
                ...(customerOrderNo === undefined ? {} : { customerOrderNo }),
                expiresOn: quoteExpiryDate(quotedOn),
                outstanding
              })),
              ...offered
            }
          }
        }),
      openCard: ({ payload }) =>
        Effect.gen(function* () {
          const payer = yield* toWire(payerOf(payload.t))
          const opened = yield* toWire(openCard(payer, chosenOf(payload), yield* ensureBrowserId))
          const { id, clientSecret = "", amount } = opened
          return { data: { id, clientSecret, amount, publishableKey, ...(standIn ? { standIn } : {}) } }
        }),
      payStripe: (request) => {
        const { intentId: paymentRef, confirmationToken } = request.payload
        return pay(request, { method: "card", paymentRef, confirmationToken })
      },
      payHostedCard: (request) =>
        Effect.map(pay(request, { method: "hosted-card" }), ({ data: { fields, ...outcome } }) => ({
          data: { nab: { ...fields, ...outcome } }
        })),
      payPayPal: (request) => pay(request, { method: "paypal" }),
      payZip: (request) => pay(request, { method: "zip" }),
      payOnCredit: (request) => pay(request, { method: "trade-credit" })
    })
  })
)
