/** Whether one of the shop's trucks can come on the day and at the time that an order names. */
import type { Delivery } from "./delivery.ts"
import { type DeliveryPlan, deliveryDayProblem } from "./schedule/delivery-days.ts"
import { deliveryTimeProblem } from "./schedule/delivery-time.ts"

/** [DAY-01] [DEL-03] Why it can't; nothing where it can, or where no time is chosen. */
export const truckDayProblem = ({ details }: Delivery, plan: DeliveryPlan): string | undefined => {
  if (!("time" in details)) return undefined
  const { date, time, vehicles } = details
  const craneTruck = vehicles.includes("crane_truck")
  return deliveryDayProblem(date, plan) ?? deliveryTimeProblem({ date, time, now: plan.now, craneTruck })
}
