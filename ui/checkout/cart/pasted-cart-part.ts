/** The material list of an empty cart: a part of its own, since few carts are. */
import type { ComponentProps } from "react"
import { laterPart } from "../../kit/later-view.tsx"
import type { PastedCart } from "./pasted-cart.tsx"

export const pastedCartPart = laterPart<ComponentProps<typeof PastedCart>>(() =>
  import("./pasted-cart.tsx").then((list) => list.PastedCart)
)
