/** What stands under the cart's total: the browser fetches it when it is near. */
import type { ComponentProps } from "react"
import { laterPart } from "../../kit/later-view.tsx"
import type { CartExtras } from "./cart-extras.tsx"

export const cartExtrasPart = laterPart<ComponentProps<typeof CartExtras>>(() =>
  import("./cart-extras.tsx").then((extras) => extras.CartExtras)
)
