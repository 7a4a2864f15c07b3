/** The hour until which an order still counts for today's stock. */
import { melbourneDay, melbourneMoment } from "../melbourne.ts"

/** [STK-03] The 10:05 after which an order no longer counts for today, on the Melbourne day of a moment; epoch milliseconds. */
export const cutOffOn = (epochMs: number): number => melbourneMoment(melbourneDay(epochMs), 10 * 60 + 5)

/** [STK-03] Whether a moment, epoch milliseconds, is before the cut-off of its Melbourne day: 10:04:59 is, 10:05:00 is not. */
export const isBeforeCutOff = (epochMs: number): boolean => epochMs < cutOffOn(epochMs)
