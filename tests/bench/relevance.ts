/** How well a search answers: the shares that the tests hold it to and the benchmark prints. */
import { type Kind, kinds, type RelevanceQuery } from "../providers/search/relevance/queries.ts"

/** One query's answer: how many products there are, and of the first 24, in order, whether each is what was meant. */
export type RelevanceAnswer = { readonly kind: Kind; readonly count: number; readonly good: ReadonlyArray<boolean> }

/** In per cent, to a tenth: a right one among the first 5 or 24, how many of the first 5 are right, and how often nothing is found. */
export type Relevance = {
  readonly queries: number
  readonly hit5: number
  readonly hit24: number
  readonly precision5: number
  readonly none: number
}

type Hit = { readonly attributes: Readonly<Record<string, unknown>> }

/** What the engine found for one of the queries. */
export const judgeAnswer = (
  { isWanted, kind }: RelevanceQuery,
  hits: ReadonlyArray<Hit>,
  count: number
): RelevanceAnswer => ({
  kind,
  count,
  good: hits.slice(0, 24).map(({ attributes }) => isWanted(attributes))
})

const share = (answers: ReadonlyArray<RelevanceAnswer>, of: (answer: RelevanceAnswer) => number): number =>
  answers.length === 0 ? 0 : Math.round((1000 * answers.reduce((sum, one) => sum + of(one), 0)) / answers.length) / 10

const figuresOf = (answers: ReadonlyArray<RelevanceAnswer>): Relevance => ({
  queries: answers.length,
  hit5: share(answers, ({ good }) => Number(good.slice(0, 5).includes(true))),
  hit24: share(answers, ({ good }) => Number(good.includes(true))),
  precision5: share(
    answers,
    ({ good }) => good.slice(0, 5).filter(Boolean).length / Math.max(1, Math.min(5, good.length))
  ),
  none: share(answers, ({ count }) => Number(count === 0))
})

/** [SRCH-07] The figures of each kind of query, and of all that mean something. */
export const relevanceOf = (
  answers: ReadonlyArray<RelevanceAnswer>
): Readonly<Record<Kind | "all that mean something", Relevance>> => {
  const ofKind = (kind: Kind) => figuresOf(answers.filter((answer) => answer.kind === kind))
  const meant = answers.filter(({ kind }) => kind !== "nonsense")
  return {
    ...(Object.fromEntries(kinds.map((kind) => [kind, ofKind(kind)])) as Record<Kind, Relevance>),
    "all that mean something": figuresOf(meant)
  }
}
