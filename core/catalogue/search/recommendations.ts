/** Asks for recommendations; whatever goes wrong, the page that asked has an empty list and goes on. */
import {
  type RecommendationRequest,
  type RecommendationSettings,
  type RecommendationSubject,
  recommendationRequests
} from "./recommendation-request.ts"

/** Answers each request with its hits, in order. */
export type Recommender<Hit> = (
  requests: ReadonlyArray<RecommendationRequest>
) => Promise<ReadonlyArray<ReadonlyArray<Hit>>>

/** [REC-01] Why a list is empty, as the log has it; `cause` is what was thrown. */
export type RecommendationProblem = {
  readonly problem: "could not start" | "invalid request" | "no hits" | "failed"
  readonly cause?: unknown
}

/** Every thing once, in the order of the answers, and those that were asked about left out. */
const distinct = <Hit extends { readonly objectID: string }>(
  answers: ReadonlyArray<ReadonlyArray<Hit>>,
  requests: ReadonlyArray<RecommendationRequest>
): ReadonlyArray<Hit> => {
  const seen = new Set(requests.map(({ objectID }) => objectID))
  return answers.flat().filter(({ objectID }) => !seen.has(objectID) && seen.add(objectID))
}

/**
 * [REC-01] What a wish is answered with, at most the limit. `start` makes the recommender; each failure (it can't be
 * made, the request is invalid and not sent, nothing is found, it throws) is told to `log` and gives an empty list.
 */
export const recommendations = async <Hit extends { readonly objectID: string }>(
  wish: RecommendationSubject,
  settings: RecommendationSettings,
  start: () => Recommender<Hit> | Promise<Recommender<Hit>>,
  log: (problem: RecommendationProblem) => void
): Promise<ReadonlyArray<Hit>> => {
  const requests = recommendationRequests(wish, settings)
  if (!requests) {
    log({ problem: "invalid request" })
    return []
  }
  let problem: RecommendationProblem["problem"] = "could not start"
  try {
    const ask = await start()
    problem = "failed"
    const hits = distinct(await ask(requests), requests).slice(0, requests[0]?.maxRecommendations)
    if (hits.length === 0) log({ problem: "no hits" })
    return hits
  } catch (cause) {
    log({ problem, cause })
    return []
  }
}
