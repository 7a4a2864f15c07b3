/** Shows refunds whose payment the provider does not know, and settles one: `npm run refund`, `npm run refund -- PAYMENT refunded REFERENCE | never-taken`. */
import { Effect, Layer, type Redacted } from "effect"
import { dollars } from "../../core/money.ts"
import { type RefundSettlement, UnknownRefunds } from "../../core/ordering/placing/unknown-refunds.service.ts"
import { orderNumberText } from "../../core/orders/order-number.ts"
import type { UnknownRefund } from "../../core/payments/refunds.port.ts"
import { unknownRefundWords } from "../../core/words/unknown-refund.ts"
import { followOrderLayer } from "../composition/order-layer.ts"
import { databaseLayer } from "../postgres/client/database.ts"
import { readSettings, Settings } from "../settings/settings.ts"
import { stockLayer } from "../storage/stock/stock.ts"
import { branchesLayer } from "../storage/stores/branches.ts"
import { CommandProblem, runCommand, withDatabase } from "./command.ts"

const usage = `Usage: npm run refund                                  shows the refunds that wait for a person
       npm run refund -- PAYMENT refunded REFERENCE    the money went back by hand; the provider or the bank calls it so
       npm run refund -- PAYMENT never-taken           the payment never took any money: nothing is owed`

const settlementOf = (outcome: string | undefined, reference: string | undefined): RefundSettlement | undefined => {
  if (outcome === "refunded" && reference !== undefined) return { is: "refunded", reference }
  return outcome === "never-taken" && reference === undefined ? { is: "never-taken" } : undefined
}

const lineOf = ({ paymentRef, orderNo, amount, since }: UnknownRefund): string => {
  const of = orderNo === undefined ? "of no order" : `of order ${orderNumberText(orderNo)}`
  return `${paymentRef}  ${dollars(amount)} ${of}, since ${new Date(since).toISOString()}`
}

const run = <A, E>(url: Redacted.Redacted, work: Effect.Effect<A, E, UnknownRefunds>) => {
  const settings = readSettings(process.env)
  const layer = UnknownRefunds.layer.pipe(
    Layer.provide(followOrderLayer(settings)),
    Layer.provide(Layer.mergeAll(branchesLayer, stockLayer)),
    Layer.provide(databaseLayer({ url, connections: 2 })),
    Layer.provide(Layer.succeed(Settings, settings))
  )
  return Effect.runPromise(Effect.provide(work, layer))
}

const settle = (paymentRef: string, settlement: RefundSettlement) =>
  Effect.flatMap(UnknownRefunds, (refunds) => refunds.settle(paymentRef, settlement, "staff at the keyboard")).pipe(
    Effect.catchTag("OrderNotFound", () => Effect.fail(new CommandProblem(unknownRefundWords.notOpen))),
    Effect.catchTag("OrderRefused", ({ msg }) => Effect.fail(new CommandProblem(msg)))
  )

runCommand(async ([paymentRef, outcome, reference, ...more]) => {
  if (paymentRef === undefined) {
    const open = await withDatabase((url) =>
      run(
        url,
        Effect.flatMap(UnknownRefunds, (refunds) => refunds.open)
      )
    )
    console.log(open.length === 0 ? unknownRefundWords.none : open.map(lineOf).join("\n"))
    return 0
  }
  const settlement = settlementOf(outcome, reference)
  if (!settlement || more.length > 0) throw new CommandProblem(usage)
  const ended = await withDatabase((url) => run(url, settle(paymentRef, settlement)))
  console.log(`${lineOf(ended)}: ${settlement.is}.`)
  return 0
})
