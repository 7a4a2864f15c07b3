/** What stands under the cart's total: the browser fetches it when it is near. */
import type { ComponentProps } from "react"
import type { LaterPart } from "../../kit/later-view.tsx"
import type { CartExtras } from "./cart-extras.tsx"

export const cartExtrasPart: LaterPart<ComponentProps<typeof CartExtras>> = {
  server: undefined,
  load: () => import("./cart-extras.tsx").then((extras) => extras.CartExtras)
}
