/** The drawn map of the stores: north is up, distances are true, and names keep clear of each other. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { straightMetres } from "../../../core/stores/distance.ts"
import { labelBox, placeLabels, storeMap } from "../../../core/stores/store-map.ts"

const melbourne = { west: 144.4, east: 145.7, north: -37.5, south: -38.5 }

const somewhere = fc.record({
  latitude: fc.double({ min: melbourne.south, max: melbourne.north, noNaN: true }),
  longitude: fc.double({ min: melbourne.west, max: melbourne.east, noNaN: true })
})

describe("A map of a window", () => {
  it("[STO-01] puts its corners into the drawing's corners, and nothing that lies outside on it", () => {
    const map = storeMap(melbourne, 400)
    assert.deepStrictEqual(map.point({ latitude: melbourne.north, longitude: melbourne.west }), { x: 0, y: 0 })
    const corner = map.point({ latitude: melbourne.south, longitude: melbourne.east })
    assert.closeTo(corner?.x ?? Number.NaN, map.width, 1e-9)
    assert.closeTo(corner?.y ?? Number.NaN, map.height, 1e-9)
    assert.isUndefined(map.point({ latitude: -36.4, longitude: 145.4 }))
    assert.isUndefined(map.point({ latitude: -38, longitude: 147 }))
  })

  // Fails where longitude is not shortened, an axis is turned round, or the two are swapped.
  it("[STO-01] is true to scale within one part in fifty, with north up and east to the right", () => {
    const map = storeMap(melbourne, 400)
    const metresPerUnit = 111_195 / (map.height / (melbourne.north - melbourne.south))
    fc.assert(
      fc.property(somewhere, somewhere, (a, b) => {
        const [one, other] = [map.project(a), map.project(b)]
        const drawn = Math.hypot(one.x - other.x, one.y - other.y) * metresPerUnit
        assert.isAtMost(Math.abs(drawn - straightMetres(a, b)), 10 + straightMetres(a, b) / 50)
        if (a.latitude > b.latitude) assert.isBelow(one.y, other.y)
        if (a.longitude > b.longitude) assert.isAbove(one.x, other.x)
      })
    )
  })
})

describe("The side on which a name stands", () => {
  const paper = { width: 400, height: 300 }
  const size = { height: 10, gap: 5 }
  const sides = (points: ReadonlyArray<readonly [x: number, y: number, length: number]>) =>
    placeLabels(
      points.map(([x, y, length]) => ({ x, y, length })),
      paper,
      size
    )

  it("[STO-01] is the right one where nothing is in the way", () =>
    assert.deepStrictEqual(sides([[100, 100, 60]]), ["right"]))
  it("[STO-01] is the left one at the right edge", () => assert.deepStrictEqual(sides([[390, 100, 60]]), ["left"]))
  it("[STO-01] keeps clear of another point", () =>
    assert.deepStrictEqual(
      sides([
        [100, 100, 60],
        [130, 100, 60]
      ]),
      ["left", "right"]
    ))
  it("[STO-01] goes above where both sides are taken", () =>
    assert.strictEqual(
      sides([
        [30, 100, 20],
        [60, 100, 60],
        [165, 100, 60],
        [130, 100, 60]
      ])[3],
      "above"
    ))

  // Fails where a name's box does not touch its point, or a list loses one.
  it("[STO-01] is one for each point, beside it", () => {
    const point = fc.record({
      x: fc.integer({ min: 0, max: 400 }),
      y: fc.integer({ min: 0, max: 300 }),
      length: fc.integer({ min: 10, max: 90 })
    })
    fc.assert(
      fc.property(fc.array(point, { maxLength: 25 }), (points) => {
        const found = placeLabels(points, paper, size)
        assert.lengthOf(found, points.length)
        for (const [place, one] of points.entries()) {
          const box = labelBox(one, found[place] ?? "right", size)
          const away = Math.max(box.left - one.x, one.x - box.right, box.top - one.y, one.y - box.bottom)
          assert.closeTo(away, 5, 1e-9)
        }
      })
    )
  })
})
