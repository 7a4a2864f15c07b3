/** The runs of the trucks from the keyboard: `npm run runs -- BRANCH [DAY] [FILE.html]`, `out NUMBER`, `delivered NUMBER NAME [PHOTO]`, `settings [FILE.json]`. */
import { readFileSync, writeFileSync } from "node:fs"
import { Effect, Layer, type Redacted, Schema } from "effect"
import { DeliverySettingsStore } from "../../core/delivery/quote/delivery-settings.port.ts"
import { DeliverySettingsSchema } from "../../core/delivery/quote/delivery-settings.schema.ts"
import { parseDay } from "../../core/delivery/schedule/wire-day.ts"
import { melbourneDate } from "../../core/melbourne.ts"
import type { DeliveryProof } from "../../core/ordering/runs/delivery-proof.ts"
import { photoType } from "../../core/ordering/runs/delivery-proof.ts"
import { PlanRuns } from "../../core/ordering/runs/plan-runs.service.ts"
import { MoveOrder, type NextStatus } from "../../core/ordering/tracking/move-order.service.ts"
import { orderNumberText, parseOrderNumber } from "../../core/orders/order-number.ts"
import { moveWords } from "../../core/words/order.ts"
import { followOrderLayer } from "../composition/order-layer.ts"
import { runSheetHtml, runSheetText } from "../http/answers/run-sheet-html.ts"
import { databaseLayer } from "../postgres/client/database.ts"
import type { SettingValues } from "../settings/setting-values.ts"
import { readSettings, Settings } from "../settings/settings.ts"
import { deliveryRunsLayer } from "../storage/delivery/delivery-runs.ts"
import { deliverySettingsLayer } from "../storage/delivery/delivery-settings.ts"
import { stockLayer } from "../storage/stock/stock.ts"
import { branchesLayer } from "../storage/stores/branches.ts"
import { CommandProblem, runCommand, withDatabase } from "./command.ts"

const usage = `Usage: npm run runs -- BRANCH [DAY] [FILE.html]        prints a branch's run sheet, or writes it as a page to print
       npm run runs -- out NUMBER                      an order is on its truck
       npm run runs -- delivered NUMBER NAME [PHOTO]   who took it, with a JPEG, PNG or WebP of at most 5 MB
       npm run runs -- settings [FILE.json]            prints vehicles, fees, run days and days off, or sets them`

type Url = Redacted.Redacted

const planLayer = (url: Url) =>
  PlanRuns.layer.pipe(
    Layer.provideMerge(Layer.mergeAll(deliveryRunsLayer, branchesLayer, deliverySettingsLayer)),
    Layer.provide(databaseLayer({ url, connections: 2 }))
  )

const sheet = (branchId: number, day: string) =>
  withDatabase((url) =>
    Effect.runPromise(
      Effect.flatMap(PlanRuns, (plan) => plan.sheet(branchId, day)).pipe(Effect.provide(planLayer(url)))
    )
  )

const printSheet = async (branch: string, day = melbourneDate(Date.now()), file?: string): Promise<string> => {
  if (!parseDay(day)) throw new CommandProblem(usage)
  const run = await sheet(Number(branch), day)
  if (!run) throw new CommandProblem(`There is no branch ${branch}.`)
  if (file === undefined) return runSheetText(run)
  writeFileSync(file, runSheetHtml(run))
  return `The run sheet is in ${file}.`
}

const followLayer = (settings: SettingValues, url: Url) =>
  followOrderLayer(settings).pipe(
    Layer.provide(Layer.mergeAll(branchesLayer, stockLayer)),
    Layer.provide(databaseLayer({ url, connections: 2 })),
    Layer.provide(Layer.succeed(Settings, settings))
  )

const move = async (typed: string, to: NextStatus, proof?: DeliveryProof): Promise<string> => {
  const orderNo = parseOrderNumber(typed)
  if (orderNo === undefined) throw new CommandProblem(moveWords.notAnOrder)
  const settings = readSettings(process.env)
  const { status } = await withDatabase((url) =>
    Effect.runPromise(
      Effect.flatMap(MoveOrder, (orders) => orders.changeStatus(orderNo, to, "staff at the keyboard", proof)).pipe(
        Effect.catchTag("OrderNotFound", () => Effect.fail(new CommandProblem(moveWords.notAnOrder))),
        Effect.catchTag("OrderRefused", ({ msg }) => Effect.fail(new CommandProblem(msg))),
        Effect.provide(followLayer(settings, url))
      )
    )
  )
  return `Order ${orderNumberText(orderNo)} is ${status}.`
}

const proofOf = (receivedBy: string, file: string | undefined): DeliveryProof => {
  if (file === undefined) return { receivedBy }
  const bytes = Uint8Array.from(readFileSync(file))
  return { receivedBy, photo: { bytes, type: photoType(bytes) ?? "image/jpeg" } }
}

const settings = (file: string | undefined): Promise<string> =>
  withDatabase((url) =>
    Effect.runPromise(
      Effect.gen(function* () {
        const store = yield* DeliverySettingsStore
        if (file === undefined) return JSON.stringify(yield* store.current, undefined, 2)
        const wanted = yield* Schema.decodeUnknownEffect(Schema.fromJsonString(DeliverySettingsSchema))(
          readFileSync(file, "utf8")
        ).pipe(Effect.mapError((problem) => new CommandProblem(String(problem.message))))
        yield* store.save(wanted)
        return "The settings hold from the next quote on."
      }).pipe(Effect.provide(deliverySettingsLayer.pipe(Layer.provide(databaseLayer({ url, connections: 1 })))))
    )
  )

runCommand(async ([what = "", one, two, three, ...more]) => {
  if (more.length > 0) throw new CommandProblem(usage)
  if (what === "settings" && two === undefined) console.log(await settings(one))
  else if (what === "out" && one && two === undefined) console.log(await move(one, "on-the-way"))
  else if (what === "delivered" && one && two) console.log(await move(one, "delivered", proofOf(two, three)))
  else if (/^\d{1,6}$/.test(what) && three === undefined) console.log(await printSheet(what, one, two))
  else throw new CommandProblem(usage)
  return 0
})
