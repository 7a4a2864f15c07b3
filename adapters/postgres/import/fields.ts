/** What a field of a shop's files may hold: how it is read, written, and kept in the database. */

import { type AttributeName, type Attributes, attributes as known } from "../../../core/catalogue/product/attribute.ts"
import { permissions } from "../../../core/identity/permission.ts"
import { isRecord } from "../../../core/record.ts"

/** `read` takes what a CSV cell or a JSON value holds and answers nothing where it is wrong. */
export type Field<A> = {
  /** The type of its column. */
  readonly sql: string
  /** In words, after 'must be'. */
  readonly expectation: string
  read(input: unknown): A | undefined
  write(value: A): unknown
  /** As COPY takes it, before escaping. */
  copy(value: A): string
}

const text = (input: unknown): string =>
  typeof input === "string" ? input.trim() : typeof input === "number" || typeof input === "boolean" ? `${input}` : ""

const field = <A>(sql: string, may: string, read: (text: string) => A | undefined): Field<A> => ({
  sql,
  expectation: may,
  read: (input) => read(text(input)),
  write: (value) => value,
  copy: String
})

/** Text without control characters, other than line breaks. */
const isPlain = (input: string) => !/\p{Cc}/u.test(input.replaceAll("\n", ""))

export const plainText = (most: number) =>
  field("text", `text of 1 to ${most} characters`, (input) =>
    input.length > 0 && input.length <= most && isPlain(input) ? input : undefined
  )

export const patternField = (pattern: Pick<RegExp, "test">, may: string, most = 300) =>
  field("text", may, (input) => (input.length <= most && pattern.test(input) ? input : undefined))

export const choiceField = <const L extends ReadonlyArray<string>>(choices: L) =>
  field<L[number]>("text", choices.join(", "), (input) => choices.find((one) => one === input))

export const integerField = (least: number, most: number) =>
  field("integer", `a whole number from ${least} to ${most}`, (input) =>
    /^-?\d{1,10}$/.test(input) && Number(input) >= least && Number(input) <= most ? Number(input) : undefined
  )

export const coordinateField = (most: number) =>
  field("double precision", `a number of degrees from -${most} to ${most}`, (input) =>
    /^-?\d+(\.\d+)?$/.test(input) && Math.abs(Number(input)) <= most ? Number(input) : undefined
  )

/** More than 0, exact to two decimals. */
export const decimalField = (most: number) =>
  field(`numeric(9, 2)`, `a number above 0, at most ${most}, with at most two decimals`, (input) =>
    /^\d+(\.\d{1,2})?0*$/.test(input) && Number(input) > 0 && Number(input) <= most ? Number(input) : undefined
  )

export const starRating = field("numeric(2, 1)", "a number from 1 to 5 with at most one decimal", (input) =>
  /^[1-5](\.\d)?$/.test(input) && Number(input) <= 5 ? Number(input) : undefined
)

/** Whole units of a thousandth, hundredth … of what is written, read digit by digit: 12.95 is 1295, never 1294.99…. */
const scaled = (input: string, decimals: number): number | undefined => {
  const found = /^(\d{1,9})(?:\.(\d+))?$/.exec(input)
  const [, units = "", parts = ""] = found ?? []
  if (!found || parts.replace(/0+$/, "").length > decimals) return undefined
  return Number(units + parts.slice(0, decimals).padEnd(decimals, "0"))
}

const unscaled = (value: number, decimals: number) => Number(`${value}e-${decimals}`)

/** Dollars outside, whole cents inside. */
const money = (may: string, least: number): Field<number> => ({
  ...field("bigint", may, (input) => {
    const cents = scaled(input, 2)
    return cents !== undefined && cents >= least ? cents : undefined
  }),
  write: (cents) => unscaled(cents, 2)
})
export const price = money("an amount above 0 such as 12.95", 1)
export const amount = money("an amount such as 5000 or 12.95", 0)

/** A thousand tonnes, grams. */
const HEAVIEST = 1_000_000_000

/** Kilograms outside, whole grams inside. */
export const kilograms: Field<number> = {
  ...field("integer", "kilograms such as 2.228, at most 1000000", (input) => {
    const grams = scaled(input, 3)
    return grams !== undefined && grams <= HEAVIEST ? grams : undefined
  }),
  write: (grams) => unscaled(grams, 3)
}

export const booleanField = field("boolean", "true or false", (input) =>
  input === "true" || input === "false" ? input === "true" : undefined
)

/** [STK-06] A number, or an older 'prefix-id', of which the second part counts. */
export const branchId = field("integer", "a branch's number", (input) => {
  const id = /^(?:[A-Za-z0-9]+-)?(\d{1,6})$/.exec(input)?.[1]
  return id === undefined ? undefined : Number(id)
})

export const date = field("date", "a day such as 2026-11-23", (input) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(input)) return undefined
  const day = new Date(`${input}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(input) ? input : undefined
})

const quoted = (value: unknown) => `"${String(value).replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`

/** The most that a list may hold: a page shows each of them. */
const MOST_IN_LIST = 1000

/** A JSON list, or values with a bar between them. */
export const listField = <A>(of: Field<A>): Field<ReadonlyArray<A>> => ({
  sql: `${of.sql}[]`,
  expectation: `a list of at most ${MOST_IN_LIST}, each ${of.expectation}`,
  read: (input) => {
    const parts = Array.isArray(input) ? input : text(input).split("|")
    const values = parts.map((part: unknown) => of.read(part))
    return values.length <= MOST_IN_LIST && values.every((value) => value !== undefined) ? values : undefined
  },
  write: (values) => values.map((value) => of.write(value)),
  copy: (values) => `{${values.map((value) => quoted(of.copy(value))).join(",")}}`
})

const entries = (input: unknown): ReadonlyArray<readonly [string, unknown]> | undefined =>
  isRecord(input) ? Object.entries(input) : undefined

/** An object whose every value is read by the field for its key. */
const record = <A>(
  may: string,
  fieldFor: (key: string) => Field<unknown> | undefined,
  needed: ReadonlyArray<string> = []
): Field<A> => ({
  sql: "jsonb",
  expectation: may,
  read: (input) => {
    const found: { [key: string]: unknown } = {}
    for (const [key, value] of entries(input) ?? [["", undefined]]) {
      const read = fieldFor(key)?.read(value)
      if (read === undefined) return undefined
      found[key] = read
    }
    return needed.every((key) => key in found) ? (found as A) : undefined
  },
  write: (value) =>
    Object.fromEntries((entries(value) ?? []).map(([key, one]) => [key, fieldFor(key)?.write(one) ?? one])),
  copy: (value) => JSON.stringify(value)
})

/** The largest measure of anything: a drawing, a filter and a page have to hold it. */
const LARGEST = 1_000_000_000

const figure = field("numeric", `a number from -${LARGEST} to ${LARGEST}`, (input) =>
  /^-?\d{1,10}(\.\d{1,9})?$/.test(input) && Math.abs(Number(input)) <= LARGEST ? Number(input) : undefined
)

/** A kilometre and nothing, millimetres. */
const side = field("numeric", "a number from 0 to 1000000", (input) =>
  /^\d{1,7}(\.\d{1,9})?$/.test(input) && Number(input) <= 1_000_000 ? Number(input) : undefined
)

export const attributeName = choiceField(Object.keys(known) as ReadonlyArray<AttributeName>)

export const attributes = record<Attributes>(
  `attributes the shop knows, measures as numbers up to ${LARGEST}`,
  (key) => (Object.hasOwn(known, key) ? (known[key as AttributeName].number ? figure : plainText(200)) : undefined)
)

const colour = patternField(/^#[0-9A-Fa-f]{6}$/, "a colour such as #a1b2c3")

export const drawing = record<{ readonly shape: string }>(
  "a shape, and perhaps a profile and a colour such as #a1b2c3",
  (key) => (key === "colour" ? colour : ["shape", "profile"].includes(key) ? plainText(60) : undefined),
  ["shape"]
)

export const dimensions = record<{ readonly length: number; readonly width: number; readonly height: number }>(
  "length, width and height in millimetres, each from 0 to 1000000",
  (key) => (["length", "width", "height"].includes(key) ? side : undefined),
  ["length", "width", "height"]
)

type Hours = { readonly from: number; readonly to: number }

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`

const openFrom: Field<Hours> = {
  ...field<Hours>("text", "hours such as 07:00-17:30", (input) => {
    const [, h1, m1, h2, m2] = /^([01]?\d|2[0-3]):([0-5]\d)-([01]?\d|2[0-4]):([0-5]\d)$/.exec(input) ?? []
    if (h1 === undefined) return undefined
    const hours = { from: Number(h1) * 60 + Number(m1), to: Number(h2) * 60 + Number(m2) }
    return hours.from < hours.to && hours.to <= 1440 ? hours : undefined
  }),
  write: ({ from, to }) => `${clock(from)}-${clock(to)}`
}

export const hours = record<{ readonly [weekday: number]: Hours }>(
  "hours such as 07:00-17:30 for weekdays 1 (Monday) to 7",
  (key) => (/^[1-7]$/.test(key) ? openFrom : undefined)
)

export const permission = choiceField(permissions)

/** `54:11.90`: from 54 of them, 11.90 each. */
export const volumeBreak: Field<{ readonly quantityBreak: number; readonly unitPrice: number }> = {
  ...field("text", "a quantity and a price such as 54:11.90", (input) => {
    const [quantity, unit] = input.split(":")
    const quantityBreak = decimalField(1_000_000).read(quantity)
    const unitPrice = price.read(unit)
    return quantityBreak === undefined || unitPrice === undefined ? undefined : { quantityBreak, unitPrice }
  }),
  write: ({ quantityBreak, unitPrice }) => `${quantityBreak}:${unscaled(unitPrice, 2)}`,
  copy: ({ quantityBreak, unitPrice }) => `${quantityBreak}:${unitPrice}`
}
