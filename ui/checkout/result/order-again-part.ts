/** Buying an order once more stands below everything about it, and is fetched when it is near. */
import type { ComponentProps } from "react"
import { laterPart } from "../../kit/later-view.tsx"
import type { OrderAgain } from "./order-again.tsx"

export const orderAgainPart = laterPart<ComponentProps<typeof OrderAgain>>(() =>
  import("./order-again.tsx").then((part) => part.OrderAgain)
)
