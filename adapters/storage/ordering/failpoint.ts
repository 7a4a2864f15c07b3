/** Stops the shop at a step of placing an order, for tests that end it there. */
import { Effect, Layer } from "effect"
import { Failpoint, type FailpointName } from "../../../core/payments/failpoint.port.ts"
import type { SettingValues } from "../../settings/setting-values.ts"

/** Says on one line of the output which step was reached, then waits for ever; other steps are passed. */
export const failpointLayer = ({ HOLD_AT }: Pick<SettingValues, "HOLD_AT">) =>
  Layer.succeed(Failpoint, (step: FailpointName) =>
    step === HOLD_AT
      ? Effect.andThen(
          Effect.sync(() => process.stdout.write(`${JSON.stringify({ holdAt: step, pid: process.pid })}\n`)),
          Effect.never
        )
      : Effect.void
  )
