/** When an order can be had, as it is read. */
import { expect, it } from "vitest"
import { datedEstimateText, estimateText } from "../../../core/orders/estimate-text.ts"

it("[STK-03] a Melbourne midnight is its whole day, any other moment has its hour, in summer time and out of it", () => {
  const [summer, winter] = [Date.parse("2026-12-02T13:00:00Z"), Date.parse("2026-06-02T14:00:00Z")]
  expect([estimateText(summer), datedEstimateText(summer)]).toEqual(["Thu 3 Dec", "3 Dec 2026"])
  expect([estimateText(winter), datedEstimateText(winter)]).toEqual(["Wed 3 Jun", "3 Jun 2026"])
  expect(estimateText(summer + 60_000)).toBe("Thu 3 Dec, 12:01 am")
  expect(datedEstimateText(summer + 9 * 3_600_000)).toBe("3 Dec 2026, 9 am")
})
