/** What there is to know of one branch, in a part of its own: the server draws it, and it is read long before its code has come. */
import type { ComponentProps } from "react"
import { laterPart } from "../../kit/later-view.tsx"
import type { StoreFacts } from "./store-facts.tsx"

const load = () => import("./store-facts.tsx").then((facts) => facts.StoreFacts)

export const storeFactsPart = laterPart<ComponentProps<typeof StoreFacts>>(
  load,
  import.meta.env.SSR ? await load() : undefined
)
