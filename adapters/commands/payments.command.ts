/** Shows orders that wait for money, and records what came: `npm run payments`, `npm run payments -- received NUMBER AMOUNT REFERENCE`. */
import { Effect, Layer, type Redacted } from "effect"
import { bpayReference } from "../../core/bpay.ts"
import { type Cents, dollars } from "../../core/money.ts"
import { ReceivePayment } from "../../core/ordering/placing/receive-payment.service.ts"
import { orderNumberText, parseOrderNumber } from "../../core/orders/order-number.ts"
import { lastDayText } from "../../core/payments/awaited-instructions.ts"
import type { AwaitedOrder } from "../../core/payments/awaited-payments.port.ts"
import { awaitedWords } from "../../core/words/awaited-payment.ts"
import { moveWords } from "../../core/words/order.ts"
import { followOrderLayer } from "../composition/order-layer.ts"
import { databaseLayer } from "../postgres/client/database.ts"
import { readSettings, Settings } from "../settings/settings.ts"
import { stockLayer } from "../storage/stock/stock.ts"
import { branchesLayer } from "../storage/stores/branches.ts"
import { CommandProblem, runCommand, withDatabase } from "./command.ts"

const usage = `Usage: npm run payments                                        shows the orders that wait for money
       npm run payments -- received NUMBER AMOUNT REFERENCE    it came: the order or its payment reference, dollars as 1234.50, what the bank calls it`

const centsOf = (typed: string): Cents | undefined => {
  const parts = /^\$?(\d{1,7})\.(\d\d)$/.exec(typed.replaceAll(",", ""))
  return parts ? Number(`${parts[1]}${parts[2]}`) : undefined
}

/** By its own number, or by the reference that its payer was told. */
const orderNoOf = (typed: string): string | undefined => {
  const ofReference = parseOrderNumber(typed.slice(0, -1))
  return parseOrderNumber(typed) ?? (ofReference && bpayReference(ofReference) === typed ? ofReference : undefined)
}

const lineOf = ({ orderNo, paymentRef, total, payer, until }: AwaitedOrder): string =>
  `${orderNumberText(orderNo)}  reference ${paymentRef}  ${dollars(total)}  until ${lastDayText(until)}  ${payer}`

const run = <A, E>(url: Redacted.Redacted, work: Effect.Effect<A, E, ReceivePayment>) => {
  const settings = readSettings(process.env)
  const layer = followOrderLayer(settings).pipe(
    Layer.provide(Layer.mergeAll(branchesLayer, stockLayer)),
    Layer.provide(databaseLayer({ url, connections: 2 })),
    Layer.provide(Layer.succeed(Settings, settings))
  )
  return Effect.runPromise(Effect.provide(work, layer))
}

const receive = (orderNo: string, amount: Cents, reference: string) =>
  Effect.flatMap(ReceivePayment, (payments) =>
    payments.receive(orderNo, { amount, reference, by: "staff at the keyboard" })
  ).pipe(
    Effect.catchTag("OrderNotFound", () => Effect.fail(new CommandProblem(moveWords.notAnOrder))),
    Effect.catchTag("OrderRefused", ({ msg }) => Effect.fail(new CommandProblem(msg)))
  )

runCommand(async ([what, numberArgument = "", amountArgument = "", ...reference]) => {
  if (what === undefined) {
    const open = await withDatabase((url) =>
      run(
        url,
        Effect.flatMap(ReceivePayment, (payments) => payments.open)
      )
    )
    console.log(open.length === 0 ? awaitedWords.none : open.map(lineOf).join("\n"))
    return 0
  }
  const orderNo = orderNoOf(numberArgument)
  const amount = centsOf(amountArgument)
  if (what !== "received" || orderNo === undefined || amount === undefined) throw new CommandProblem(usage)
  const { status, refundDue } = await withDatabase((url) => run(url, receive(orderNo, amount, reference.join(" "))))
  console.log(
    status === "cancelled"
      ? awaitedWords.goesBack(orderNumberText(orderNo), dollars(refundDue))
      : awaitedWords.placed(orderNumberText(orderNo))
  )
  return 0
})
