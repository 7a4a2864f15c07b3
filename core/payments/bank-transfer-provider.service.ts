/** [BANK-01] Paying by one's own bank transfer, asked like the provider of any other method: what came, staff have found. */
import { Clock, Effect } from "effect"
import { bpayReference } from "../bpay.ts"
import { ProviderUnavailable, type Unavailable } from "../unavailable.schema.ts"
import { bankTransferWords as words } from "../words/payment.ts"
import { type AwaitedPayment, AwaitedPayments } from "./awaited-payments.port.ts"
import { PaymentNotFound, PaymentNotUsable, RefundByHand } from "./payment.schema.ts"
import type { ProviderPayment } from "./payment.ts"
import type { OrderPaymentProvider } from "./provider.port.ts"

/** The shop's account, and for how many days goods wait for money on it; `isSet` where it is offered. */
type TransferAccount = {
  readonly bsb: string
  readonly accountNumber: string
  readonly accountName: string
  readonly days: number
  readonly isSet: boolean
}

const method = "bank-transfer"
const statuses = { open: "processing", received: "succeeded", closed: "cancelled" } as const

const paymentOf = (paymentRef: string, { orderNo, total, browser, state }: AwaitedPayment): ProviderPayment => ({
  method,
  id: paymentRef,
  status: statuses[state],
  amount: total,
  currency: "aud",
  received: state === "received" ? total : 0,
  browser,
  payable: { kind: "order", id: orderNo }
})

const asProviderUnavailable = (cause: Unavailable) => Effect.fail(new ProviderUnavailable({ cause }))

/** The provider of bank transfers. It opens nothing: an order's reference is its number with a check digit, as BPAY has it. */
export const makeBankTransfer = ({ bsb, accountNumber, accountName, days, isSet }: TransferAccount) =>
  Effect.gen(function* () {
    const awaited = yield* AwaitedPayments

    const ask = (paymentRef: string) =>
      Effect.catchTag(awaited.find({ method, paymentRef }), "Unavailable", asProviderUnavailable).pipe(
        Effect.flatMap((found) =>
          found ? Effect.succeed(paymentOf(paymentRef, found)) : Effect.fail(new PaymentNotFound({ id: paymentRef }))
        )
      )

    return {
      isSet,
      awaited: {
        days,
        instructions: (paymentRef) => [
          { label: words.bsb, value: bsb },
          { label: words.accountNumber, value: accountNumber },
          { label: words.accountName, value: accountName },
          { label: words.reference, value: paymentRef }
        ]
      },
      open: ({ amount, payable, browser }) => {
        const paymentRef = bpayReference(payable.id)
        if (paymentRef === undefined) return Effect.fail(new PaymentNotUsable({ code: "no_reference" }))
        return Effect.succeed(paymentOf(paymentRef, { orderNo: payable.id, total: amount, browser, state: "open" }))
      },
      ask,
      start: ask,
      cancel: (paymentRef) =>
        Clock.currentTimeMillis.pipe(
          Effect.flatMap((at) => awaited.close({ method, paymentRef }, at)),
          Effect.catchTag("Unavailable", asProviderUnavailable),
          Effect.andThen(ask(paymentRef))
        ),
      refund: () => Effect.fail(new RefundByHand()),
      refunds: () => Effect.succeed([])
    } satisfies OrderPaymentProvider
  })
