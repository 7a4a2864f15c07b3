/** A part of a page that the server draws at once, while in the browser its script comes after the page. */
import { useEffect } from "react"
import type { LaterPart } from "./later-view.tsx"
import { useLazyPart } from "./use-lazy-part.ts"

const kept = { __html: "" }

type ServerDrawnProps<Props extends object> = {
  readonly part: LaterPart<Props>
  /** What is shown: another one drops what the server drew of this. */
  readonly of: string
  readonly props: Props
}

/** Until its script is there, and where it can't be had, the browser leaves alone what the server drew, whose links and forms work by themselves. */
export const ServerDrawn = <Props extends object>({ part, of, props }: ServerDrawnProps<Props>) => {
  const [Part = part.server, fetchPart] = useLazyPart(part.load)
  useEffect(fetchPart, [fetchPart])
  return Part === undefined ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, and what the server drew is kept
    <div key={`kept ${of}`} dangerouslySetInnerHTML={kept} suppressHydrationWarning />
  ) : (
    <div key="drawn">
      <Part {...props} />
    </div>
  )
}
