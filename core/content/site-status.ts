/** The banner that announces maintenance: coming, on, over. */
import { melbourneMoment } from "../melbourne.ts"
import { needTemporal } from "../temporal.ts"

/** [MNT-01] As staff set it. `startTime` is `now`, a Melbourne time such as `2026-11-23T22:00`, or a time with its offset. */
export type MaintenanceSettings = {
  readonly isMaintenanceMode: boolean
  readonly startTime: string
  /** Minutes. */
  readonly duration: number
  /** Whether it is announced before it starts. */
  readonly upcoming: boolean
  readonly forcedMsg: string
  readonly upcomingMsg: string
  readonly activeMsg: string
}

/** [MNT-01] How often the settings are asked for, and how long after the end the banner looks whether it is over. */
export const maintenancePollMs = 300_000
export const maintenanceEndCheckMs = 500

export type MaintenanceBanner =
  /** Started by hand, and over when staff say so. */
  | { readonly state: "forced"; readonly message: string }
  | { readonly state: "upcoming"; readonly message: string }
  | { readonly state: "active"; readonly message: string; readonly secondsLeft: number }

const MINUTE_MS = 60_000

/** A time that staff wrote, epoch milliseconds; undefined where it is none. */
const momentOf = (written: string): number | undefined => {
  needTemporal()
  try {
    if (/T.*(z|[+-]\d{2}:?\d{2})$/i.test(written)) return Temporal.Instant.from(written).epochMilliseconds
    const time = Temporal.PlainDateTime.from(written)
    return melbourneMoment(time.toPlainDate(), time.hour * 60 + time.minute)
  } catch {
    return undefined
  }
}

type Span = { readonly from: number; readonly to: number }

/** From the start until just before the end; undefined where either can't be told. */
const spanOf = ({ startTime, duration }: MaintenanceSettings): Span | undefined => {
  const from = momentOf(startTime.trim())
  return from !== undefined && duration > 0 && Number.isFinite(duration)
    ? { from, to: from + duration * MINUTE_MS }
    : undefined
}

const isForced = ({ startTime }: MaintenanceSettings) => startTime.trim().toLowerCase() === "now"

/**
 * [MNT-01] The banner at a moment, `now` in epoch milliseconds: before the start what is upcoming, where it is announced;
 * from the start what is active, with the seconds that are left, rounded up; from the end nothing. A start of `now` shows
 * the forced message as long as the mode is on. Nothing where it is neither on nor announced, or can't be read.
 */
export const maintenanceBanner = (settings: MaintenanceSettings, now: number): MaintenanceBanner | undefined => {
  const { isMaintenanceMode, upcoming, forcedMsg, upcomingMsg, activeMsg } = settings
  if (isForced(settings)) return isMaintenanceMode ? { state: "forced", message: forcedMsg } : undefined
  const span = spanOf(settings)
  if (!span || now >= span.to || !(isMaintenanceMode || upcoming)) return undefined
  if (now >= span.from) return { state: "active", message: activeMsg, secondsLeft: Math.ceil((span.to - now) / 1000) }
  return upcoming ? { state: "upcoming", message: upcomingMsg } : undefined
}

/** [MNT-01] When the banner has to be looked at again, epoch milliseconds: at the start, then 500 ms after the end; undefined once it is over. */
export const nextMaintenanceCheck = (settings: MaintenanceSettings, now: number): number | undefined => {
  const span = isForced(settings) ? undefined : spanOf(settings)
  if (!span || now >= span.to + maintenanceEndCheckMs) return undefined
  return now < span.from ? span.from : span.to + maintenanceEndCheckMs
}

/** The countdown as it is shown: `4:59`, and with hours `1:04:59`. */
export const countdownText = (seconds: number): string => {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const pair = (part: number) => String(part).padStart(2, "0")
  return hours > 0 ? `${hours}:${pair(minutes)}:${pair(rest)}` : `${minutes}:${pair(rest)}`
}
