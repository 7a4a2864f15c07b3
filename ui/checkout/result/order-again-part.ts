/** Buying an order once more stands below everything about it, and is fetched when it is near. */
import type { ComponentProps } from "react"
import type { LaterPart } from "../../kit/later-view.tsx"
import type { OrderAgain } from "./order-again.tsx"

export const orderAgainPart: LaterPart<ComponentProps<typeof OrderAgain>> = {
  server: undefined,
  load: () => import("./order-again.tsx").then((part) => part.OrderAgain)
}
