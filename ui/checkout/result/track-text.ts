/** What the tracking page says where it shows no order. */
import { trackingProblem } from "../../../core/orders/order-status.ts"
import { trackWords } from "../../words/track.ts"

/** [TRK-01] The fixed words, and what an order number looks like; any other failure as it is. */
export const trackText = (answer: Parameters<typeof trackingProblem>[0]): string => {
  const problem = trackingProblem(answer)
  return answer.code === "NOT_FOUND" ? trackWords.notAnOrder(problem) : problem
}
