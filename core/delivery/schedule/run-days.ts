/** The days on which the trucks run to remote areas. */

import { plainDate } from "../../temporal.ts"
import { isRemote } from "./shown-time.ts"

/** A rhythm of days: one weekday, Monday 1 to Sunday 7, every so many weeks from a day that is one of them, `2026-11-24`. */
export type RunDays = { readonly weekday: number; readonly everyWeeks: number; readonly from: string }

/** The run days of remote areas: of a zone, which is the first two digits of its postcodes, or else the usual ones. */
export type RemoteRuns = { readonly usual: RunDays; readonly zones?: { readonly [zone: string]: RunDays } }

/** Every second Tuesday; the shop's settings may say otherwise. */
export const defaultRuns: RemoteRuns = { usual: { weekday: 2, everyWeeks: 2, from: "2026-11-24" } }

/** [DAY-01] The run days of an address that lies so many metres of road away; none where it is near enough for any day. */
export const remoteRuns = (
  roadMetres: number,
  postcode: string,
  { usual, zones = {} }: RemoteRuns = defaultRuns
): RunDays | undefined => {
  if (!isRemote(roadMetres)) return undefined
  const zone = postcode.trim().slice(0, 2)
  return (Object.hasOwn(zones, zone) ? zones[zone] : undefined) ?? usual
}

/** Whether the trucks run on a day; weeks are counted from the first day, also before it. */
export const isRunDay = (day: Temporal.PlainDate, { weekday, everyWeeks, from }: RunDays): boolean => {
  if (day.dayOfWeek !== weekday) return false
  const first = plainDate(from)
  const { days } = first.until(day, { largestUnit: "days" })
  return Math.floor((days + first.dayOfWeek - 1) / 7) % everyWeeks === 0
}
