/** The day or the days on which a way to deliver comes, and how long that is. */
import { parseDay } from "../../../core/delivery/schedule/wire-day.ts"
import { dayText } from "../../../core/melbourne.ts"
import { deliveryPageWords } from "../../words/delivery.ts"
import type { Way } from "./delivery-offers.view-model.ts"

const textOf = (wireDay: string | undefined): string | undefined => {
  const day = wireDay === undefined ? undefined : parseDay(wireDay)
  return day && dayText(day)
}

/** [DEL-06] One day or several; of a truck, whose day is chosen, the first. */
export const wayTimeText = ({ firstDay, lastDay, shownTime }: Pick<Way, "firstDay" | "lastDay" | "shownTime">) => {
  const [first, last] = [textOf(firstDay), textOf(lastDay)]
  const chosen = first === undefined ? undefined : deliveryPageWords.fromDay(first)
  const span =
    first !== undefined && last !== undefined && first !== last ? deliveryPageWords.fromTo(first, last) : first
  const days = last === undefined ? chosen : span
  return [days, shownTime].filter(Boolean).join(" · ") || deliveryPageWords.onChosenDay
}
