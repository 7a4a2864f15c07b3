/** What of a list was in the cart already: the browser fetches it once a list went in. */
import type { ComponentProps } from "react"
import { laterPart } from "../kit/later-view.tsx"
import type { LastAddition } from "./already-in-cart.tsx"

export const alreadyInCartPart = laterPart<ComponentProps<typeof LastAddition>>(() =>
  import("./already-in-cart.tsx").then((part) => part.LastAddition)
)
