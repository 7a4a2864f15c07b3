/** The calendar's types: the compiler's own where it has them, else what of them the rules give and take. */
type Own<Name extends string, Else> = typeof globalThis extends {
  Temporal: { [name in Name]: { readonly prototype: infer Value } }
}
  ? Value
  : Else
type Duration = { readonly years?: number; readonly months?: number; readonly weeks?: number; readonly days?: number }
interface PlainDay {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly dayOfWeek: number
  add(duration: Duration): PlainDay
  subtract(duration: Duration): PlainDay
  equals(other: PlainDay): boolean
  toString(): string
}
interface ZonedTime {
  readonly epochMilliseconds: number
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  toPlainDate(): PlainDay
  toString(): string
}
export declare namespace Temporal {
  type PlainDate = Own<"PlainDate", PlainDay>
  type ZonedDateTime = Own<"ZonedDateTime", ZonedTime>
}
