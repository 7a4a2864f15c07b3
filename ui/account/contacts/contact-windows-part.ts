/** The windows over the contacts, in a part of its own: nobody sees one before they open it. */
import type { ComponentProps } from "react"
import { laterPart } from "../../kit/later-view.tsx"
import type { ContactWindows } from "./contact-windows.tsx"

const load = () => import("./contact-windows.tsx").then((windows) => windows.ContactWindows)

export const contactWindowsPart = laterPart<ComponentProps<typeof ContactWindows>>(
  load,
  import.meta.env.SSR ? await load() : undefined
)
