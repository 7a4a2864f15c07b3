/** The ways to fill a stick. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { maximalPatterns } from "../../../core/units/cut-patterns.ts"
import type { CutPattern } from "../../../core/units/cutting-model.ts"

const patternsOf = (sizes: ReadonlyArray<number>, counts: ReadonlyArray<number>, capacity: number, most = 1_000) => {
  const found: Array<readonly [pattern: CutPattern, used: number]> = []
  maximalPatterns(sizes, counts, capacity, (pattern, used) => {
    found.push([[...pattern], used])
    return found.length < most
  })
  return found
}

/** Every choice of pieces; kept are those that fit, have one of the largest left, and leave no room for another. */
const slowly = (
  sizes: ReadonlyArray<number>,
  counts: ReadonlyArray<number>,
  capacity: number
): ReadonlyArray<CutPattern> => {
  const largest = counts.findIndex((count) => count > 0)
  const choices = counts.reduce<ReadonlyArray<CutPattern>>(
    (all, count) => all.flatMap((one) => Array.from({ length: count + 1 }, (_, some) => [...one, count - some])),
    [[]]
  )
  return choices.filter((pattern) => {
    const room = capacity - pattern.reduce((sum, some, place) => sum + some * (sizes[place] ?? 0), 0)
    const isFull = pattern.every((some, place) => some === counts[place] || (sizes[place] ?? 0) > room)
    return room >= 0 && isFull && (pattern[largest] ?? 0) > 0
  })
}

const sizesAndCounts = fc
  .uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 })
  .chain((sizes) =>
    fc.tuple(
      fc.constant([...sizes].sort((one, other) => other - one)),
      fc.array(fc.integer({ min: 0, max: 3 }), { minLength: sizes.length, maxLength: sizes.length })
    )
  )

describe("A stick can be filled", () => {
  it("[CUT-01] so that no piece that is left still fits, the most of the largest first", () => {
    assert.deepStrictEqual(patternsOf([5, 3, 2], [2, 2, 2], 10), [
      [[2, 0, 0], 10],
      [[1, 1, 1], 10],
      [[1, 0, 2], 9]
    ])
    assert.deepStrictEqual(patternsOf([5, 3, 2], [0, 1, 1], 10), [[[0, 1, 1], 5]])
    assert.deepStrictEqual(patternsOf([5], [0], 10), [])
    assert.deepStrictEqual(patternsOf([11, 2], [1, 1], 10), [])
  })

  it("[CUT-01] as far as the one who asks wants to go", () =>
    assert.deepStrictEqual(patternsOf([5, 3, 2], [2, 2, 2], 10, 2), [
      [[2, 0, 0], 10],
      [[1, 1, 1], 10]
    ]))

  // Wrong: leaving room for a piece that just fits, leaving out the last size, or starting without the largest piece.
  it("[CUT-01] in the ways that trying every choice finds, each once, in the same order", () =>
    fc.assert(
      fc.property(sizesAndCounts, fc.integer({ min: 1, max: 40 }), ([sizes, counts], capacity) =>
        assert.deepStrictEqual(
          patternsOf(sizes, counts, capacity).map(([pattern]) => pattern),
          slowly(sizes, counts, capacity)
        )
      )
    ))
})
