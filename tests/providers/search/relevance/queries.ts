/** What people type, of seven kinds, and what the goods that they mean are like. */
import { exact, prefix } from "./plain-queries.ts"
import { dimension } from "./size-queries.ts"
import { nonsense, tradeWord } from "./trade-queries.ts"
import { oneTypo, twoWords } from "./word-queries.ts"

export const kinds = ["exact", "prefix", "one typo", "two words", "dimension", "trade word", "nonsense"] as const
export type Kind = (typeof kinds)[number]

/** A line each: `query | attribute~pattern, attribute=value`; all of it must be so of the goods that are meant, nothing of nonsense. */
export const queries: Readonly<Record<Kind, string>> = {
  exact,
  prefix,
  "one typo": oneTypo,
  "two words": twoWords,
  dimension,
  "trade word": tradeWord,
  nonsense
}

type Attributes = Readonly<Record<string, unknown>>

export type RelevanceQuery = {
  readonly kind: Kind
  readonly query: string
  /** Whether goods of these attributes, the product's and the variant's together, are what is meant. */
  readonly isWanted: (attributes: Attributes) => boolean
}

export const wantedBy = (conditions: string): RelevanceQuery["isWanted"] => {
  if (conditions.trim() === "") return () => false
  const parts = conditions.split(",").map((part) => /^\s*(\w+)([~=])(.*?)\s*$/.exec(part) ?? [])
  return (attributes) =>
    parts.every(([, name = "", sign, value = ""]) => {
      const given = String(attributes[name] ?? "").toLowerCase()
      return sign === "=" ? given === value.toLowerCase() : new RegExp(value, "i").test(given)
    })
}

/** The queries written as in `queries`, each with its predicate. */
export const readQueries = (rows: Readonly<Record<Kind, string>>): ReadonlyArray<RelevanceQuery> =>
  kinds.flatMap((kind) =>
    rows[kind]
      .trim()
      .split("\n")
      .map((row) => {
        const [query = "", conditions = ""] = row.split(" |")
        return { kind, query, isWanted: wantedBy(conditions) }
      })
  )

export const relevanceQueries = readQueries(queries)
