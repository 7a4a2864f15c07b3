/** What a setting may be, in code and in words. */
import { type Redacted, Schema } from "effect"

/** What a variable may be, in code and in words. */
export type Kind<A> = { readonly schema: Schema.Codec<A, string>; readonly may: string }

export const kind = <A>(schema: Schema.Codec<A, string>, may: string): Kind<A> => ({ schema, may })
export const textLike = (pattern: RegExp) => Schema.String.check(Schema.isPattern(pattern))

export const text = kind(Schema.NonEmptyString, "any text")
export const whole = (minimum: number, maximum: number) =>
  kind(
    Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum, maximum })),
    `a whole number from ${minimum} to ${maximum}`
  )
export const days = whole(1, 3650)
export const oneOf = <const L extends ReadonlyArray<string>>(...choices: L) =>
  kind<L[number]>(Schema.Literals(choices), choices.join(" or "))
export const onOff = oneOf("on", "off")
export const secret = (inner: Kind<string>): Kind<Redacted.Redacted> =>
  kind(Schema.RedactedFromValue(inner.schema), `${inner.may} (never printed)`)
export const origin = kind(
  textLike(/^https?:\/\/[^/\s?#]+$/),
  "an address such as https://shop.example, without a path"
)
export const url = (...starts: ReadonlyArray<string>) =>
  kind(textLike(new RegExp(`^(${starts.join("|")})\\S+$`)), `an address that starts with ${starts.join(" or ")}`)
export const email = kind(textLike(/^[^@\s]+@[^@\s]+$/), "an e-mail address")
export const keyStartingWith = (start: string) =>
  kind(textLike(new RegExp(`^${start}\\w+$`)), `a key that starts with ${start}`)

export type Variable<A> = { readonly kind: Kind<A>; readonly why: string; readonly default?: string }

/** Absent when unset. */
export const variable = <A>(kind: Kind<A>, purpose: string): Variable<A> => ({ kind, why: purpose })
/** With a value of its own when unset. */
export const withDefault = <A, D extends string>(kind: Kind<A>, value: D, purpose: string) => ({
  kind,
  why: purpose,
  default: value
})
