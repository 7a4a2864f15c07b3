/** [CANCEL-03] What is said of a cancelled order's money: how much went back and by when it is there, or that it is on its way. */
import { parseDay } from "../../../core/delivery/schedule/wire-day.ts"
import { dayText, momentText } from "../../../core/melbourne.ts"
import { dollars } from "../../../core/money.ts"
import { type Cancellation, REFUND_DAYS } from "../../../core/orders/cancellation.ts"
import { cancelOrderWords as words } from "../../words/cancel-order.ts"
import { trackWords } from "../../words/track.ts"

/** To whom the order is not known by more than its number, no amount is told. */
export const cancelledOrderText = (cancellation: Cancellation | undefined): string => {
  if (!cancellation) return trackWords.cancelled
  const { paid, refunded, refundedAt, landsBy } = cancellation
  const day = parseDay(landsBy ?? "")
  const money = () => {
    if (paid === 0) return words.nothingCharged
    if (refunded < paid || refundedAt === undefined || !day) return words.due(dollars(paid - refunded), REFUND_DAYS)
    return words.made(dollars(refunded), momentText(refundedAt), dayText(day))
  }
  return `${words.cancelled} ${money()}`
}
