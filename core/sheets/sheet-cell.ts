/** What the cells and options of a sheet hold, and how each is read. */
import { type Day, parseDay } from "../delivery/schedule/wire-day.ts"
import { type Cents, toCents } from "../money.ts"
import type { WeekHours } from "../stores/branch.ts"

/** A cell or an option: what it is, what it must be, and its value; undefined where a text, which is never empty, is none. */
export type SheetCell<Value> = {
  readonly about: string
  readonly expectation: string
  readonly isOptional: boolean
  readonly read: (text: string) => Value | undefined
}

type Kind<Value> = Pick<SheetCell<Value>, "expectation" | "read">

/** A cell that must be filled in. */
export const requiredCell = <Value>(kind: Kind<Value>, about: string): SheetCell<Value> => ({
  ...kind,
  about,
  isOptional: false
})

/** A cell that may be empty, and a column that may be left out. */
export const optionalCell = <Value>(kind: Kind<Value>, about: string): SheetCell<Value | undefined> => ({
  ...kind,
  about,
  isOptional: true
})

export const textCell: Kind<string> = {
  expectation: "a text of at most 200 characters",
  read: (text) => (text.length <= 200 ? text : undefined)
}

/** A figure above 0 with so many decimals at most. */
export const figureCell = (decimals: number, most: number): Kind<number> => ({
  expectation: `a number above 0, at most ${most}${decimals > 0 ? `, with ${decimals} decimal${decimals === 1 ? "" : "s"} at most` : ", whole"}`,
  read: (text) => {
    const figure = Number(text)
    const [, part = ""] = /^\d+(?:\.(\d+))?$/.exec(text) ?? [undefined, "too many"]
    return part.length <= decimals && figure > 0 && figure <= most ? figure : undefined
  }
})

/** Dollars, as whole cents. */
export const dollarsCell: Kind<Cents> = {
  expectation: "an amount in dollars above 0, such as 12.34",
  read: (text) => (/^\d{1,10}(\.\d{1,2})?$/.test(text) && toCents(text) > 0 ? toCents(text) : undefined)
}

export const dayCell: Kind<Day> = {
  expectation: "a day such as 2026-11-23",
  read: (text) => parseDay(text)?.toString()
}

/** One of some words. */
export const choiceCell = <Value extends string>(choices: ReadonlyArray<Value>): Kind<Value> => ({
  expectation: `one of ${choices.join(", ")}`,
  read: (text) => choices.find((one) => one === text)
})

/** Several of a kind, with `between` between them. */
export const listCell = <Value>(
  kind: Kind<Value>,
  between: " " | ";",
  expectation: string
): Kind<ReadonlyArray<Value>> => ({
  expectation,
  read: (text) => {
    const values = text
      .split(between)
      .filter((one) => one.trim() !== "")
      .map((one) => kind.read(one.trim()))
    return values.length > 0 && values.every((one) => one !== undefined) ? values : undefined
  }
})

/** A moment with its offset from UTC, as epoch milliseconds. */
export const momentCell: Kind<number> = {
  expectation: "a moment with its offset, such as 2026-11-23T09:00:00+11:00",
  read: (text) => {
    const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN
    return Number.isNaN(moment) ? undefined : moment
  }
}

/** The shop's gazetted days; the word `none` says that there are none. */
export const holidaysCell: Kind<ReadonlyArray<Day>> = {
  expectation: "the gazetted days, such as 2026-09-25 2027-09-24, or none",
  read: (text) => (text === "none" ? [] : listCell(dayCell, " ", "").read(text.replaceAll(",", " ")))
}

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

const minutesOf = (clock: string): number => {
  const [hour = "", minute = ""] = clock.split(":")
  return Number(hour) * 60 + Number(minute)
}

/** The hours of a week, a missing day being closed. */
export const hoursCell: Kind<WeekHours> = {
  expectation: "opening hours such as Mon-Fri 7:00-17:00, Sat 8:00-15:00",
  read: (text) => {
    const week = new Map<string, { readonly from: number; readonly to: number }>()
    for (const part of text.split(",")) {
      const [, first = "", last = first, opens = "", closes = ""] =
        /^(\w{3})(?:-(\w{3}))? (\d{1,2}:[0-5]\d)-(\d{1,2}:[0-5]\d)$/.exec(part.trim()) ?? []
      const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)]
      const hours = { from: minutesOf(opens), to: minutesOf(closes) }
      if (from < 0 || to < from || hours.to <= hours.from || hours.to > 24 * 60) return undefined
      for (let day = from; day <= to; day += 1) week.set(String(day + 1), hours)
    }
    return Object.fromEntries(week)
  }
}
