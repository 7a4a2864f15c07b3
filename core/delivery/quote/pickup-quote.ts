/** Click and collect as the shop quotes it: at the branch, for nothing, on the open days from when it is ready. */
import { pickupDayProblem, pickupDays } from "../schedule/pickup.ts"
import { orderReadyAt } from "../schedule/ready-time.ts"
import { defaultDeliverySettings } from "./delivery-settings.ts"
import type { QuoteRule } from "./quote-rule.ts"

/** [CHK-05] [DEL-04] No place for a branch that hands nothing over. */
export const pickupQuote: QuoteRule = {
  quote: ({ branchId }, { branches, levelsAt, now, settings = defaultDeliverySettings }) => {
    const { gazetted } = settings
    const branch = branches.find(({ id, pickupAvailable }) => id === branchId && pickupAvailable)
    if (!branch) return { ok: false, errors: [] }
    const { hours } = branch
    const firstAt = orderReadyAt(["in stock", ...levelsAt(branch.id)], { hours, now, gazetted })
    const days = pickupDays(firstAt, hours, gazetted)
    return { ok: true, quote: { branchId: branch.id, fee: 0, vehicles: [], firstAt, days }, unavailableDays: [] }
  },
  dayProblem: ({ details }, { firstAt }, { hours, now, gazetted = [] }) =>
    "date" in details ? pickupDayProblem(details.date, { readyAt: firstAt, now, hours, gazetted }) : undefined
}
