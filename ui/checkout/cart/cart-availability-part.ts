/** What the cart says of stock and days: it waits for the shop's answer, and so can its code. */
import { laterPart } from "../../kit/later-view.tsx"
import type { CartReadyProps, LineAvailabilityProps } from "./cart-availability.tsx"

const load = () => import("./cart-availability.tsx")

export const lineAvailabilityPart = laterPart<LineAvailabilityProps>(() =>
  load().then((parts) => parts.LineAvailabilityText)
)
export const cartReadyPart = laterPart<CartReadyProps>(() => load().then((parts) => parts.CartReady))
