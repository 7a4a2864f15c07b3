/** Texts, numbers and lists with bounds for what is answered: each is wide enough for whatever can be imported, kept or drawn. */
import { Order, Schema } from "effect"

type Bounds = { readonly minimum: number; readonly maximum: number }

/**
 * A number, or a whole one, between two bounds, both included. One check says all of it: every amount and figure of an
 * answer passes here, and `Schema.Int` with `Schema.isBetween` takes four. It stands for Effect's own check of a whole or
 * finite number, so that such a number goes into JSON as it is.
 */
const bounded = (kind: "isInt" | "isFinite", { minimum, maximum }: Bounds) =>
  Schema.Number.check(
    Schema.makeFilter<number>(
      (value) => value >= minimum && value <= maximum && (kind === "isFinite" || Number.isInteger(value)),
      {
        expected: `${kind === "isInt" ? "an integer" : "a number"} between ${minimum} and ${maximum}`,
        representation: { id: `effect/schema/${kind}`, payload: null },
        toJsonSchema: () => ({ type: kind === "isInt" ? "integer" : "number", minimum, maximum }),
        arbitraryConstraint: { order: Order.Number, minimum, maximum, number: kind === "isInt" ? "integer" : "finite" }
      }
    )
  )

export const finiteBetween = (bounds: Bounds) => bounded("isFinite", bounds)
export const wholeBetween = (bounds: Bounds) => bounded("isInt", bounds)

/** What something is told apart by: an id, a slug, a stock number, a code, a provider's reference, a token. */
export const Identifier = Schema.String.check(Schema.isMaxLength(500))
/** What something or somebody is called, and one line of an address: the longest name that can be imported has 300 characters. */
export const NameText = Schema.String.check(Schema.isMaxLength(500))
/** A sentence or two that the shop says to somebody. */
export const MessageText = Schema.String.check(Schema.isMaxLength(2000))
/** Some paragraphs: the longest description that can be imported has 5000 characters. */
export const ProseText = Schema.String.check(Schema.isMaxLength(10_000))
/** A whole address, or what stands for one: a picture's own may hold its drawing. */
export const UrlText = Schema.String.check(Schema.isMaxLength(4000))
/** What a whole file holds, written in base64: some 15 megabytes. */
export const Base64File = Schema.String.check(Schema.isMaxLength(20_000_000))
/** A day such as 2026-11-23. */
export const DayText = Schema.String.check(Schema.isMaxLength(10))

/** Epoch milliseconds, as far as a date reaches. */
export const EpochMs = finiteBetween({ minimum: 0, maximum: 8.64e15 })
/** How many there are, or the number of something; fewer than none where more was put aside than is there. */
export const Count = wholeBetween({ minimum: -1e15, maximum: 1e15 })
/** A measure or an amount of something, in its own unit. */
export const Measure = finiteBetween({ minimum: -1e15, maximum: 1e15 })

/** A list that a page or a machine still can show. */
export const listOf = <S extends Schema.Top>(item: S) => Schema.Array(item).check(Schema.isMaxLength(100_000))
