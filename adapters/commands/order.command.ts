/** Moves an order on from the keyboard: `npm run order -- NUMBER preparing|on-the-way|ready|delivered|collected|cancel`. */
import { Effect, Layer, type Redacted } from "effect"
import { dollars } from "../../core/money.ts"
import { CallCourier } from "../../core/ordering/courier/call-courier.service.ts"
import type { NextStatus } from "../../core/ordering/tracking/move-order.service.ts"
import { orderNumberText, parseOrderNumber } from "../../core/orders/order-number.ts"
import { moveWords } from "../../core/words/order.ts"
import { followOrderLayer } from "../composition/order-layer.ts"
import { startStandIns } from "../payments/start-stand-ins.ts"
import { databaseLayer } from "../postgres/client/database.ts"
import type { SettingValues } from "../settings/setting-values.ts"
import { readSettings, Settings } from "../settings/settings.ts"
import { stockLayer } from "../storage/stock/stock.ts"
import { branchesLayer } from "../storage/stores/branches.ts"
import { CommandProblem, runCommand, withDatabase } from "./command.ts"

/** What is typed, and what the order then is. */
const statuses: { readonly [orderArgument: string]: NextStatus } = {
  preparing: "preparing",
  "on-the-way": "on-the-way",
  ready: "ready",
  delivered: "delivered",
  collected: "collected",
  cancel: "cancelled"
}

const usage = `Usage: npm run order -- NUMBER ${Object.keys(statuses).join("|")}`

const commandLayer = (settings: SettingValues, url: Redacted.Redacted) =>
  followOrderLayer(settings).pipe(
    Layer.provide(Layer.mergeAll(branchesLayer, stockLayer)),
    Layer.provide(databaseLayer({ url, connections: 2 })),
    Layer.provide(Layer.succeed(Settings, settings))
  )

const move = (orderNo: string, to: NextStatus, settings: SettingValues, url: Redacted.Redacted) =>
  Effect.runPromise(
    Effect.flatMap(CallCourier, (couriers) => couriers.moveOrder(orderNo, to, "staff at the keyboard")).pipe(
      Effect.catchTag("OrderNotFound", () => Effect.fail(new CommandProblem(moveWords.notAnOrder))),
      Effect.catchTag("OrderRefused", ({ msg }) => Effect.fail(new CommandProblem(msg))),
      Effect.provide(commandLayer(settings, url))
    )
  )

runCommand(async ([orderArgument = "", statusArgument = ""]) => {
  const orderNo = parseOrderNumber(orderArgument)
  const to = Object.hasOwn(statuses, statusArgument) ? statuses[statusArgument] : undefined
  if (orderNo === undefined || to === undefined) throw new CommandProblem(usage)
  const settings = readSettings(process.env)
  // Only a cancelled order has the payment provider asked for anything.
  const standIns = to === "cancelled" ? await startStandIns(settings, false) : { env: {}, close: async () => undefined }
  try {
    const whole = readSettings({ ...process.env, ...standIns.env })
    const { status, refundDue } = await withDatabase((url) => move(orderNo, to, whole, url))
    console.log(`Order ${orderNumberText(orderNo)} is ${status}.`)
    if (refundDue > 0) console.log(moveWords.refundUnderWay(dollars(refundDue)))
    return 0
  } finally {
    await standIns.close()
  }
})
