/** The stores of the page of all, in a part of their own: the server draws them, and they are read long before their code has come. */
import type { ComponentProps } from "react"
import { laterPart } from "../../kit/later-view.tsx"
import type { StoresFound } from "./stores-found.tsx"

const load = () => import("./stores-found.tsx").then((stores) => stores.StoresFound)

export const storesFoundPart = laterPart<ComponentProps<typeof StoresFound>>(
  load,
  import.meta.env.SSR ? await load() : undefined
)
