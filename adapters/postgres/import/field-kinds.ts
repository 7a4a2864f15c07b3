/** The kinds of field that a file of rows may have: how each is read, written, and kept in the database. */

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

/** `may` says in words what the text may be. */
export const textField = <A>(sql: string, may: string, read: (text: string) => A | undefined): Field<A> => ({
  sql,
  expectation: may,
  read: (input) => read(text(input)),
  write: (value) => value,
  copy: String
})

/** Text without control characters, other than line breaks. */
const isPlain = (input: string) => !/\p{Cc}/u.test(input.replaceAll("\n", ""))

export const plainText = (most: number) =>
  textField("text", `text of 1 to ${most} characters`, (input) =>
    input.length > 0 && input.length <= most && isPlain(input) ? input : undefined
  )

export const patternField = (pattern: Pick<RegExp, "test">, may: string, most = 300) =>
  textField("text", may, (input) => (input.length <= most && pattern.test(input) ? input : undefined))

export const choiceField = <const L extends ReadonlyArray<string>>(choices: L) =>
  textField<L[number]>("text", choices.join(", "), (input) => choices.find((one) => one === input))

export const integerField = (least: number, most: number) =>
  textField("integer", `a whole number from ${least} to ${most}`, (input) =>
    /^-?\d{1,10}$/.test(input) && Number(input) >= least && Number(input) <= most ? Number(input) : undefined
  )

export const coordinateField = (most: number) =>
  textField("double precision", `a number of degrees from -${most} to ${most}`, (input) =>
    /^-?\d+(\.\d+)?$/.test(input) && Math.abs(Number(input)) <= most ? Number(input) : undefined
  )

/** More than 0, exact to two decimals. */
export const decimalField = (most: number) =>
  textField(`numeric(9, 2)`, `a number above 0, at most ${most}, with at most two decimals`, (input) =>
    /^\d+(\.\d{1,2})?0*$/.test(input) && Number(input) > 0 && Number(input) <= most ? Number(input) : undefined
  )

export const booleanField = textField("boolean", "true or false", (input) =>
  input === "true" || input === "false" ? input === "true" : undefined
)

export const date = textField("date", "a day such as 2026-11-23", (input) => {
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
export const recordField = <A>(
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
