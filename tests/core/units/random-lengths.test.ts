/** Pieces of random lengths, against trying every number of each. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { pickRandomLengths, type RackLength } from "../../../core/units/random-lengths.ts"

const cm = (metres: number) => Math.round(metres * 100)

/** Every choice from the rack: the least metres that reach, then the fewest pieces. */
const slowly = (wanted: number, rack: ReadonlyArray<RackLength>) => {
  let best: readonly [sum: number, pieces: number] | undefined
  const choose = (place: number, sum: number, pieces: number) => {
    const here = rack[place]
    if (!here) {
      if (sum >= wanted && (!best || sum < best[0] || (sum === best[0] && pieces < best[1]))) best = [sum, pieces]
      return
    }
    for (let some = 0; some <= here.available; some += 1) choose(place + 1, sum + some * cm(here.length), pieces + some)
  }
  choose(0, 0, 0)
  return best
}

const racks = fc.array(
  fc.record({ length: fc.constantFrom(0.9, 1.2, 1.83, 2.4, 2.7, 3.01), available: fc.integer({ min: 0, max: 3 }) }),
  { maxLength: 5 }
)

describe("Random lengths", () => {
  const rack = [
    { length: 2.4, available: 5 },
    { length: 3.6, available: 5 },
    { length: 4.2, available: 1 }
  ]
  it("[RND-01] make up the metres with the least left over", () => {
    assert.deepStrictEqual(pickRandomLengths(9, rack), {
      pieces: [
        { pieces: 2, length: 2.4 },
        { pieces: 1, length: 4.2 }
      ],
      metres: 9
    })
    assert.deepStrictEqual(pickRandomLengths(7.2, rack), { pieces: [{ pieces: 2, length: 3.6 }], metres: 7.2 })
    assert.strictEqual(pickRandomLengths(7.21, rack)?.metres, 7.8)
    assert.strictEqual(pickRandomLengths(34.2, rack)?.metres, 34.2)
  })
  it.each([[34.21], [0], [-1], [Number.NaN], [1.005]])("[RND-01] make up nothing for %d m", (metres) =>
    assert.isUndefined(pickRandomLengths(metres, rack))
  )
  it("[RND-01] beyond 200 m still reach, to the last piece on the rack", () => {
    const full = [1.2, 1.5, 2.1, 3.3].map((length) => ({ length, available: 100 }))
    assert.strictEqual(pickRandomLengths(810, full)?.metres, 810)
    assert.isUndefined(pickRandomLengths(810.01, full))
    assert.strictEqual(pickRandomLengths(500.4, full)?.metres, 500.4)
  })

  it("[RND-01] make up any number of pieces of a length", () => {
    const seven = [{ length: 1, available: 7 }]
    for (const metres of [1, 2, 3, 4, 5, 6, 7]) assert.strictEqual(pickRandomLengths(metres, seven)?.metres, metres)
  })
  it("[RND-01] leave out of the rack what is no length, too long, or no number of pieces", () => {
    const wrong = [
      { length: 0, available: 1 },
      { length: -2, available: 1 },
      { length: 2.005, available: 1 },
      { length: 100.01, available: 1 },
      { length: 2, available: 0 },
      { length: 2, available: -1 },
      { length: 2, available: 0.5 },
      { length: 2, available: Number.NaN }
    ]
    assert.isUndefined(pickRandomLengths(1, wrong))
    assert.deepStrictEqual(pickRandomLengths(1, [...wrong, { length: 100, available: 1 }]), {
      pieces: [{ pieces: 1, length: 100 }],
      metres: 100
    })
  })
  it("[RND-01] beyond 200 m take the longest first, no more of them than there are, and list the shortest first", () => {
    const plenty = [
      { length: 2.4, available: 200 },
      { length: 6, available: 100 }
    ]
    assert.deepStrictEqual(pickRandomLengths(300, plenty)?.pieces, [{ pieces: 50, length: 6 }])
    assert.deepStrictEqual(pickRandomLengths(204, plenty)?.pieces, [{ pieces: 34, length: 6 }])
    const scarce = [
      { length: 2.4, available: 60 },
      { length: 6, available: 40 }
    ]
    assert.deepStrictEqual(pickRandomLengths(380, scarce), {
      pieces: [
        { pieces: 59, length: 2.4 },
        { pieces: 40, length: 6 }
      ],
      metres: 381.6
    })
  })

  // Fails on the longest first, on the shortest first, and where a length is used more often than the rack holds it.
  it("[RND-01] agree with trying every choice, and take no more of a length than there is", () => {
    fc.assert(
      fc.property(racks, fc.integer({ min: 1, max: 2_500 }), (some, wanted) => {
        const found = pickRandomLengths(wanted / 100, some)
        const best = slowly(wanted, some)
        const pieces = found?.pieces.reduce((sum, one) => sum + one.pieces, 0)
        assert.deepStrictEqual(found && [cm(found.metres), pieces], best && [...best])
        for (const { length, pieces: taken } of found?.pieces ?? []) {
          const held = some.reduce((sum, one) => sum + (one.length === length ? one.available : 0), 0)
          assert.isTrue(taken > 0 && taken <= held)
        }
      })
    )
  })
})
