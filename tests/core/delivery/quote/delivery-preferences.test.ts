/** The longest lead time is kept, and a stale answer dropped. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  type DeliveryPreferences,
  finishDeliveryCalculation,
  initialDeliveryPreferences,
  longestLeadTime,
  startDeliveryCalculation,
  withLeadTimes
} from "../../../../core/delivery/quote/delivery-preferences.ts"

const line = (itemErp: string, days: number) => ({ item: `Item ${itemErp}`, itemErp, days })
const fresh: DeliveryPreferences<string> = initialDeliveryPreferences

describe("The lead time", () => {
  it("[DEL-10] that is kept is the longest, with its item", () => {
    const kept = withLeadTimes({ ...fresh, deliveryBranch: 25 }, [
      line("A", 1),
      line("B", 14),
      line("C", 7),
      line("D", 14)
    ])
    assert.deepStrictEqual(kept.leadTime, { item: "Item B", itemErp: "B", days: 14 })
    assert.strictEqual(kept.deliveryBranch, 25)
  })
  it("[DEL-10] of an emptied cart is none", () =>
    assert.notProperty(withLeadTimes(withLeadTimes(fresh, [line("A", 7)]), []), "leadTime"))

  // Fails where the last, the first or the shortest is kept.
  it("[DEL-10] is one of the lines, and none takes longer", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(14), { minLength: 1, maxLength: 12 }), (days) => {
        const lines = days.map((one, place) => line(String(place), one))
        const longest = longestLeadTime(lines)
        assert.include(lines, longest)
        assert.strictEqual(longest?.days, Math.max(...days))
        assert.strictEqual(longestLeadTime(lines.toReversed())?.days, longest?.days)
      })
    )
  })
})

describe("A calculation", () => {
  it("[DEL-10] is under way until its answer is there, and takes the last answer away", () => {
    const asked = startDeliveryCalculation({ ...fresh, deliveryCalculations: "before" })
    assert.deepStrictEqual(asked, { isCalculatingDelivery: true, asked: 1 })
    assert.deepStrictEqual(finishDeliveryCalculation(asked, 1, "$56.00"), {
      isCalculatingDelivery: false,
      asked: 1,
      deliveryCalculations: "$56.00"
    })
  })
  it("[DEL-10] that failed leaves no answer", () => {
    const failed = finishDeliveryCalculation(startDeliveryCalculation(fresh), 1, undefined)
    assert.deepStrictEqual(failed, { isCalculatingDelivery: false, asked: 1 })
  })
  it("[DEL-10] that is overtaken changes nothing when its answer comes, before or after the newer one's", () => {
    const twice = startDeliveryCalculation(startDeliveryCalculation(fresh))
    assert.strictEqual(finishDeliveryCalculation(twice, 1, "stale"), twice)
    const answered = finishDeliveryCalculation(twice, 2, "new")
    assert.strictEqual(finishDeliveryCalculation(answered, 1, "stale"), answered)
    assert.strictEqual(finishDeliveryCalculation(answered, 2, "again"), answered)
  })

  // Fails where any answer that comes is taken, or an old one ends the wait.
  it("[DEL-10] in whatever order questions and answers come, only the last question's answer is kept", () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(6)), { maxLength: 30 }), (steps) => {
        let kept = fresh
        let answer: string | undefined
        let isWaiting = false
        for (const step of steps) {
          if (step === null) {
            kept = startDeliveryCalculation(kept)
            answer = undefined
            isWaiting = true
          } else {
            if (isWaiting && step === kept.asked) {
              answer = `answer ${step}`
              isWaiting = false
            }
            kept = finishDeliveryCalculation(kept, step, `answer ${step}`)
          }
          assert.strictEqual(kept.deliveryCalculations, answer)
          assert.strictEqual(kept.isCalculatingDelivery, isWaiting)
        }
      })
    )
  })
})
