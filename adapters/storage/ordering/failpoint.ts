/** Stops the shop at a step of placing an order, for tests that end it there. */
import { Effect, Layer } from "effect"
import { Failpoint, type FailpointName, failpointNames } from "../../../core/payments/failpoint.port.ts"
import type { SettingValues } from "../../settings/setting-values.ts"

const say = (fact: object): void => {
  process.stdout.write(`${JSON.stringify(fact)}\n`)
}

/** The step to stop at now: none, until a signal goes on to the first; each more to the next, and in the end to none. */
const stepInTurn = Effect.gen(function* () {
  let turn = -1
  const goOn = () => {
    turn += 1
    say({ holdsAt: failpointNames[turn] ?? "none" })
  }
  yield* Effect.acquireRelease(
    Effect.sync(() => process.on("SIGUSR2", goOn)),
    () => Effect.sync(() => process.off("SIGUSR2", goOn))
  )
  return () => failpointNames[turn]
})

/** Says on one line of the output which step was reached, then waits for ever; other steps are passed. */
export const failpointLayer = ({ HOLD_AT }: Pick<SettingValues, "HOLD_AT">) =>
  Layer.effect(
    Failpoint,
    Effect.map(
      HOLD_AT === "in-turn" ? stepInTurn : Effect.succeed(() => HOLD_AT),
      (heldStep) => (step: FailpointName) =>
        Effect.suspend(() => {
          if (step !== heldStep()) return Effect.void
          say({ holdAt: step, pid: process.pid })
          return Effect.never
        })
    )
  )
