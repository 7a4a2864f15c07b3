/** Recommendations: complete requests or none, and an empty list whenever anything goes wrong. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  defaultThreshold,
  type RecommendationSubject,
  recommendationRequests
} from "../../../../core/catalogue/search/recommendation-request.ts"
import {
  type RecommendationProblem,
  type Recommender,
  recommendations
} from "../../../../core/catalogue/search/recommendations.ts"

const related: RecommendationSubject = { kind: "related", objectID: "A" }
const together: RecommendationSubject = { kind: "together", objectIDs: ["A", "B"] }
const trending: RecommendationSubject = { kind: "trending" }
const shop = { indexName: "products" }

describe("A request for recommendations", () => {
  const whole = {
    indexName: "products",
    maxRecommendations: 15,
    queryParameters: { distinct: true, filters: "status:'public'", clickAnalytics: true, enableRules: true }
  }
  it.each<readonly [string, RecommendationSubject, ReadonlyArray<object>]>([
    ["of related goods", related, [{ model: "related-products", objectID: "A", threshold: 0 }]],
    [
      "of goods bought together",
      together,
      [
        { model: "bought-together", objectID: "A", threshold: 0 },
        { model: "bought-together", objectID: "B", threshold: 0 }
      ]
    ],
    ["of what sells well", trending, [{ model: "trending-items", threshold: 70 }]]
  ])("[REC-01] %s carries all that it must", (_, wish, asked) =>
    assert.deepStrictEqual(recommendationRequests(wish, shop), asked.map((one) => ({ ...one, ...whole })) as never)
  )

  it.each([
    ["as usual", defaultThreshold, 70],
    ["by the settings", 55, 55]
  ])("[REC-01] of what sells well %s has the threshold %s", (_, threshold, sent) =>
    assert.strictEqual(recommendationRequests(trending, { ...shop, threshold })?.[0]?.threshold, sent)
  )

  it.each<readonly [string, RecommendationSubject, object]>([
    ["an index name", related, { indexName: "" }],
    ["more than spaces in the index name", trending, { indexName: " " }],
    ["a thing that others are like", { kind: "related", objectID: "" }, {}],
    ["things that others go with", { kind: "together", objectIDs: [] }, {}],
    ["more than empty things", { kind: "together", objectIDs: ["", " "] }, {}],
    ["a limit of at least 0", trending, { limit: -1 }],
    ["a limit that is a number", trending, { limit: Number.NaN }],
    ["a limit that ends", trending, { limit: Number.POSITIVE_INFINITY }],
    ["a limit written as a number", trending, { limit: "15" as unknown as number }]
  ])("[REC-01] without %s is invalid", (_, wish, settings) =>
    assert.isUndefined(recommendationRequests(wish, { ...shop, ...settings }))
  )

  it.each([
    [0, 0],
    [24, 24],
    [2.9, 2]
  ])("[REC-01] with a limit of %s asks for %s", (limit, sent) =>
    assert.strictEqual(recommendationRequests(trending, { ...shop, limit })?.[0]?.maxRecommendations, sent)
  )
})

type Hit = { readonly objectID: string }
const hits = (...ids: ReadonlyArray<string>): ReadonlyArray<Hit> => ids.map((objectID) => ({ objectID }))
const finding =
  (...answers: ReadonlyArray<ReadonlyArray<Hit>>) =>
  (): Recommender<Hit> =>
  async () =>
    answers

const asked = async (
  wish: RecommendationSubject,
  settings: Parameters<typeof recommendationRequests>[1],
  start: () => Recommender<Hit> | Promise<Recommender<Hit>>
) => {
  const logged: Array<RecommendationProblem> = []
  const found = await recommendations(wish, settings, start, (problem) => logged.push(problem))
  return { ids: found.map(({ objectID }) => objectID), logged }
}

describe("Recommendations", () => {
  it("[REC-01] are the hits of all answers, each once and in order, without what was asked about", async () =>
    assert.deepStrictEqual(await asked(together, shop, finding(hits("C", "B", "D"), hits("D", "A", "E"))), {
      ids: ["C", "D", "E"],
      logged: []
    }))

  it("[REC-01] of one thing are held to the limit as well", async () =>
    assert.deepStrictEqual((await asked(trending, { ...shop, limit: 2 }, finding(hits("C", "D", "E")))).ids, [
      "C",
      "D"
    ]))

  const broken = new Error("no network")
  it.each<
    readonly [string, RecommendationSubject, () => Recommender<Hit> | Promise<Recommender<Hit>>, RecommendationProblem]
  >([
    [
      "the service can't be started",
      trending,
      () => {
        throw broken
      },
      { problem: "could not start", cause: broken }
    ],
    ["it fails to start later", trending, () => Promise.reject(broken), { problem: "could not start", cause: broken }],
    ["the request is invalid", { kind: "related", objectID: "" }, finding(hits("C")), { problem: "invalid request" }],
    ["nothing is found", trending, finding([]), { problem: "no hits" }],
    ["there is no answer", trending, finding(), { problem: "no hits" }],
    ["the call throws", trending, () => () => Promise.reject(broken), { problem: "failed", cause: broken }]
  ])("[REC-01] are none where %s, and that is logged", async (_, wish, start, problem) =>
    assert.deepStrictEqual(await asked(wish, shop, start), { ids: [], logged: [problem] })
  )

  it("[REC-01] are none where the answer is no list of hits", async () => {
    const { ids, logged } = await asked(trending, shop, () => async () => [[undefined]] as never)
    assert.deepStrictEqual(ids, [])
    assert.deepStrictEqual(
      logged.map(({ problem }) => problem),
      ["failed"]
    )
  })

  it("[REC-01] are not asked for where the request is invalid", async () => {
    let calls = 0
    await asked({ kind: "together", objectIDs: [] }, shop, () => async () => {
      calls += 1
      return []
    })
    assert.strictEqual(calls, 0)
  })

  // Fails where the limit holds for each answer and not for all, or a thing comes twice.
  it("[REC-01] are never more than the limit, and never twice the same", async () => {
    const ids = fc.array(fc.constantFrom(..."ABCDEFGH"), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(ids, ids, fc.nat(6), async (one, other, limit) => {
        const { ids: found } = await asked(together, { ...shop, limit }, finding(hits(...one), hits(...other)))
        const model = [...new Set([...one, ...other])].filter((id) => id !== "A" && id !== "B").slice(0, limit)
        assert.deepStrictEqual(found, model)
      })
    )
  })
})
