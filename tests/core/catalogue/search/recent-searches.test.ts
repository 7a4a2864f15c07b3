/** What this browser searched for last. */
import { assert, describe, it } from "@effect/vitest"
import {
  MAX_RECENT_SEARCHES,
  recentSearchesFor,
  recentSearchesFrom,
  withoutRecentSearch,
  withRecentSearch
} from "../../../../core/catalogue/search/recent-searches.ts"

describe("Recent searches", () => {
  it("[SRCH-05] are kept newest first, each once however it is written", () => {
    const searched = ["90x45 h3", "merbau", "90×45  H3 "].reduce<ReadonlyArray<string>>(withRecentSearch, [])
    assert.deepStrictEqual(searched, ["90×45  H3", "merbau"])
  })

  it("[SRCH-05] are ten at most: the oldest goes; what is no search or too long to be one changes nothing", () => {
    const many = Array.from({ length: 13 }, (_, at) => `search ${at}`)
    const kept = many.reduce<ReadonlyArray<string>>(withRecentSearch, [])
    assert.strictEqual(kept.length, MAX_RECENT_SEARCHES)
    assert.deepStrictEqual([kept[0], kept.at(-1)], ["search 12", "search 3"])
    assert.strictEqual(withRecentSearch(kept, "  "), kept)
    assert.strictEqual(withRecentSearch(kept, "x".repeat(201)), kept)
  })

  it("[SRCH-05] can be taken away one by one", () =>
    assert.deepStrictEqual(withoutRecentSearch(["merbau", "Deck oil", "90x45"], "deck  OIL"), ["merbau", "90x45"]))

  it("[SRCH-05] that stand in a store of another hand are read as far as they are searches", () => {
    for (const none of [undefined, null, {}, "merbau", 7, [7, {}, "", "  ", "x".repeat(201)]])
      assert.deepStrictEqual(recentSearchesFrom(none), [])
    assert.deepStrictEqual(recentSearchesFrom([" merbau", 3, "Merbau", "oil"]), ["merbau", "oil"])
    assert.strictEqual(
      recentSearchesFrom(Array.from({ length: 40 }, (_, at) => `search ${at}`)).length,
      MAX_RECENT_SEARCHES
    )
  })

  it("[SRCH-05] are offered those first that go on from what is typed, and never what stands in the box already", () => {
    const recent = ["decking", "merbau deck oil", "screws", "treated decking"]
    assert.deepStrictEqual(recentSearchesFor(recent, "Deck"), [
      "decking",
      "merbau deck oil",
      "treated decking",
      "screws"
    ])
    assert.deepStrictEqual(recentSearchesFor(recent, "screws"), ["decking", "merbau deck oil", "treated decking"])
  })
})
