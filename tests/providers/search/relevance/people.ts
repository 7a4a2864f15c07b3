/** The queries in people's own words, each as a question what of the first five is right; the halves by turns: A was tuned on, B never looked at. */
import { type PeopleKind, peopleKinds, peopleRows } from "./people-queries.ts"

export type PeopleHit = {
  readonly title: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly categories: Readonly<Record<string, string>>
  readonly price?: number
}

export type PeopleQuery = {
  readonly kind: PeopleKind
  readonly query: string
  readonly half: "A" | "B"
  /** Whether each thing that was asked for is among these goods. */
  readonly isAnswered: (hits: ReadonlyArray<PeopleHit>) => boolean
}

const goodsText = ({ attributes, categories, title }: PeopleHit): string => {
  const deepest = Object.values(categories).at(-1)?.split(" > ").at(-1)
  const { finish, gauge, treatment, type } = attributes
  return [type, title, deepest, finish, treatment, gauge].map((text) => text ?? "").join(" / ")
}

const meets = (condition: string): ((hit: PeopleHit) => boolean) => {
  const [, name = "", sign, value = ""] = /^(\w+)([~=<])(.*)$/.exec(condition.trim()) ?? []
  if (sign === "~") return (hit) => new RegExp(`\\b(?:${value})`, "i").test(goodsText(hit))
  if (name === "price") return ({ price }) => price !== undefined && price < Number(value)
  if (name === "long") return ({ attributes: { length, lengthMm } }) => [length, lengthMm].map(String).includes(value)
  return ({ attributes }) => String(attributes[name]) === value
}

const readRow = (kind: PeopleKind, row: string): Omit<PeopleQuery, "half"> => {
  const [query = "", ...rest] = row.split(" | ")
  const things = rest
    .join(" | ")
    .split(" ++ ")
    .map((thing) => thing.split(",").map(meets))
  return { kind, query, isAnswered: (hits) => things.every((all) => hits.some((hit) => all.every((one) => one(hit)))) }
}

export const peopleQueries: ReadonlyArray<PeopleQuery> = peopleKinds
  .flatMap((kind) =>
    peopleRows[kind]
      .trim()
      .split("\n")
      .map((row) => readRow(kind, row))
  )
  .map((query, at) => ({ ...query, half: at % 2 === 0 ? "A" : "B" }))

/** In per cent, to a tenth, by kind and of all: how often everything that was asked for is among the first five. */
export const answeredShares = (
  answers: ReadonlyArray<{ readonly kind: PeopleKind; readonly isAnswered: boolean }>
): Readonly<Record<PeopleKind | "all", number>> => {
  const share = (of: typeof answers): number =>
    of.length === 0 ? 0 : Math.round((1000 * of.filter(({ isAnswered }) => isAnswered).length) / of.length) / 10
  const ofKinds = peopleKinds.map((kind) => [kind, share(answers.filter((answer) => answer.kind === kind))] as const)
  return { ...(Object.fromEntries(ofKinds) as Record<PeopleKind, number>), all: share(answers) }
}
