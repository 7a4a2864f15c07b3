/** Click and collect as the shop quotes it: at the branch, for nothing, on the open days from when it is ready. */
import { pickupDayProblem, pickupDays } from "../schedule/pickup.ts"
import { orderReadyAt } from "../schedule/ready-time.ts"
import type { QuoteRule } from "./quote-rule.ts"

/** [CHK-05] [DEL-04] Nothing for a branch that hands nothing over. */
export const pickupQuote: QuoteRule = {
  quote: ({ branchId }, { branches, levelsAt, now, gazetted = [] }) => {
    const branch = branches.find(({ id, pickupAvailable }) => id === branchId && pickupAvailable)
    if (!branch) return undefined
    const { hours } = branch
    const firstAt = orderReadyAt(["in stock", ...levelsAt(branch.id)], { hours, now, gazetted })
    return { branchId: branch.id, fee: 0, vehicles: [], firstAt, days: pickupDays(firstAt, hours, gazetted) }
  },
  dayProblem: ({ details }, { firstAt }, { hours, now, gazetted = [] }) =>
    "date" in details ? pickupDayProblem(details.date, { readyAt: firstAt, now, hours, gazetted }) : undefined
}
