/** What staff say of maintenance, as the content holds it. */
import { Schema } from "effect"
import { MessageText, wholeBetween } from "../bounds.schema.ts"
import type { MaintenanceSettings } from "./site-status.ts"

/** `now`, a Melbourne time such as `2026-11-23T22:00`, or a time with its offset. */
const StartTime = Schema.String.check(
  Schema.isPattern(/^(now|\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?(Z|[+-]\d\d:\d\d)?)$/u, {
    message: "Expected now, a Melbourne time such as 2026-11-23T22:00, or one with its offset"
  })
)

/** [MNT-01] */
export const Maintenance = Schema.Struct({
  isMaintenanceMode: Schema.Boolean,
  startTime: StartTime,
  /** Minutes, up to two weeks. */
  duration: wholeBetween({ minimum: 1, maximum: 20_160 }),
  upcoming: Schema.Boolean,
  forcedMsg: MessageText,
  upcomingMsg: MessageText,
  activeMsg: MessageText
}) satisfies Schema.Codec<MaintenanceSettings>
