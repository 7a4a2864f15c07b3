/** The frozen queries, each as a question whether goods of given attributes are what was meant. */
import { type FrozenQuery, frozenQueries } from "./frozen-queries.ts"
import type { RelevanceQuery } from "./queries.ts"

const meets =
  (wanted: FrozenQuery["wanted"]): RelevanceQuery["isWanted"] =>
  (attributes) =>
    wanted.some((all) =>
      Object.entries(all).every(([name, value]) => [value].flat().includes(attributes[name] as string))
    )

export const frozenRelevance: ReadonlyArray<RelevanceQuery> = frozenQueries.map(({ query, class: kind, wanted }) => ({
  kind,
  query,
  isWanted: meets(wanted)
}))
