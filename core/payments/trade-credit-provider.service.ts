/** [PAY-05] Paying on a trade account, asked like the provider of any other method. */

import { Clock, Effect } from "effect"
import { ProviderUnavailable, type Unavailable } from "../unavailable.schema.ts"
import { CardRefused, PaymentNotFound, PaymentNotUsable } from "./payment.schema.ts"
import type { ProviderPayment, ProviderRefund } from "./payment.ts"
import type { OrderPaymentProvider } from "./provider.port.ts"
import { type CreditDraw, TradeCredit } from "./trade-credit.port.ts"
import { creditRefusalCode } from "./trade-credit.ts"

const PREFIX = "credit-"
const refOf = (orderNo: string): string => `${PREFIX}${orderNo}`
const orderNoOf = (ref: string): string => ref.slice(PREFIX.length)

const statuses = { open: "unpaid", drawn: "succeeded", returned: "succeeded", blocked: "cancelled" } as const

const paymentOf = ({ orderNo, total, browser, state }: CreditDraw): ProviderPayment => ({
  method: "trade-credit",
  id: refOf(orderNo),
  status: statuses[state],
  amount: total,
  currency: "aud",
  received: statuses[state] === "succeeded" ? total : 0,
  browser,
  payable: { kind: "order", id: orderNo }
})

const refundOf = ({ orderNo, total }: CreditDraw): ProviderRefund => ({
  reference: `${refOf(orderNo)}-returned`,
  amount: total
})

const asProviderUnavailable = (cause: Unavailable) => Effect.fail(new ProviderUnavailable({ cause }))

/** [CRED-02] The provider of trade credit: it opens nothing, and draws once the order is saved. */
export const tradeCreditProvider = Effect.gen(function* () {
  const credit = yield* TradeCredit

  const known = (ref: string, work: Effect.Effect<CreditDraw | undefined, Unavailable>) =>
    Effect.flatMap(Effect.catchTag(work, "Unavailable", asProviderUnavailable), (draw) =>
      draw ? Effect.succeed(draw) : Effect.fail(new PaymentNotFound({ id: ref }))
    )
  const now = Clock.currentTimeMillis

  return {
    isSet: true,
    open: ({ amount, payable, browser }) =>
      Effect.succeed(paymentOf({ orderNo: payable.id, total: amount, browser, state: "open" })),
    ask: (ref) => Effect.map(known(ref, credit.find(orderNoOf(ref))), paymentOf),
    start: (ref) =>
      Effect.flatMap(now, (at) => credit.draw(orderNoOf(ref), at)).pipe(
        Effect.map(paymentOf),
        Effect.catchTag("CreditRefused", ({ kind }) => Effect.fail(new CardRefused({ code: creditRefusalCode(kind) }))),
        Effect.catchTag("Unavailable", asProviderUnavailable)
      ),
    cancel: (ref) =>
      Effect.flatMap(now, (at) => known(ref, credit.block(orderNoOf(ref), at))).pipe(Effect.map(paymentOf)),
    refund: ({ paymentRef, amount }) =>
      Effect.flatMap(now, (at) => known(paymentRef, credit.giveBack(orderNoOf(paymentRef), at))).pipe(
        Effect.flatMap((draw) =>
          draw.state === "returned" && amount <= draw.total
            ? Effect.succeed([refundOf(draw)])
            : Effect.fail(new PaymentNotUsable({ code: "credit_not_drawn" }))
        )
      ),
    refunds: (ref) =>
      Effect.map(known(ref, credit.find(orderNoOf(ref))), (draw) => (draw.state === "returned" ? [refundOf(draw)] : []))
  } satisfies OrderPaymentProvider
})
