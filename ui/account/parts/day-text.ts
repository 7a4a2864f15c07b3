/** A day as the account's pages write it. */
import { dateText } from "../../../core/melbourne.ts"

/** A day, `2026-11-23`, as `23 Nov 2026`. */
export const dayText = (day: string): string => dateText(Temporal.PlainDate.from(day))
