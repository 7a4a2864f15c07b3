/** Which lines of an order make the rest of it wait. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { melbourneDate } from "../../../../core/melbourne.ts"
import { slowLines } from "../../../../core/ordering/checkout/slow-lines.ts"

const at = (text: string) => ({ readyAt: Date.parse(text) })
const [noon, afternoon] = [at("2026-11-23T12:00:00+11:00"), at("2026-11-23T14:30:00+11:00")]
const [nextWeek, later] = [at("2026-11-30T00:00:00+11:00"), at("2026-12-07T00:00:00+11:00")]

describe("The lines that make an order wait", () => {
  it("[EST-01] are those of a later day than the first; of them the latest decide", () => {
    assert.deepStrictEqual(slowLines([noon, nextWeek, afternoon, later, later]), {
      restAt: afternoon.readyAt,
      later: [1, 3, 4],
      deciding: [3, 4]
    })
  })
  it("[EST-01] are none where all are there on one day, or where there is one line or none", () => {
    for (const lines of [[noon, afternoon], [later, later], [later], []]) assert.isUndefined(slowLines(lines))
  })
  it("[EST-01] taken out, leave an order that is there on the first day, and nothing that waits in it", () => {
    const line = fc.integer({ min: noon.readyAt, max: later.readyAt }).map((readyAt) => ({ readyAt }))
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
        const slow = slowLines(lines)
        if (!slow) return
        const rest = lines.filter((_, place) => !slow.later.includes(place))
        assert.isUndefined(slowLines(rest))
        assert.strictEqual(melbourneDate(slow.restAt), lines.map(({ readyAt }) => melbourneDate(readyAt)).sort()[0])
        for (const place of slow.deciding) assert.include(slow.later, place)
      })
    )
  })
})
