/** On which day, and of a delivery at which time, an order was asked for. */
import { deliveryTimeText } from "../../core/delivery/schedule/delivery-time.ts"
import { isDeliveryTime } from "../../core/delivery/schedule/time-codes.ts"
import { parseDay } from "../../core/delivery/schedule/wire-day.ts"
import { dayText } from "../../core/melbourne.ts"
import type { CheckoutState } from "../../core/ordering/checkout/checkout.ts"

/** [CHK-06] `Thu 3 Dec, Morning, before 12pm`; empty where nothing was chosen yet. */
export const chosenWhen = ({ details, type = "pickup" }: CheckoutState["delivery"]): string => {
  const day = parseDay(details.deliveryDate)
  const time = type !== "pickup" && isDeliveryTime(details.deliveryTime) ? deliveryTimeText(details.deliveryTime) : ""
  return [day ? dayText(day) : "", time].filter(Boolean).join(", ")
}
