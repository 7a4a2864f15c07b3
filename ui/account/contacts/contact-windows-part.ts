/** The windows over the contacts, in a part of its own: nobody sees one before they open it. */
import type { ComponentProps } from "react"
import { laterPart } from "../../kit/later-view.tsx"
import type { ContactWindows } from "./contact-windows.tsx"

export const contactWindowsPart = laterPart<ComponentProps<typeof ContactWindows>>(
  import.meta.env.SSR ? (await import("./contact-windows.tsx")).ContactWindows : undefined,
  () => import("./contact-windows.tsx").then(({ ContactWindows }) => ContactWindows)
)
