/** What is said once something was done has the focus where that was lost with the form or button that did it. */
import { useEffect, useRef } from "react"

/** For the element that says `said`: it is heard, and nobody is sent back to the page's start; nothing else loses the focus to it. */
export const useHeard = <Told extends HTMLElement>(said: unknown) => {
  const ref = useRef<Told>(null)
  useEffect(() => {
    if (said && document.activeElement === document.body) ref.current?.focus()
  }, [said])
  return { ref, tabIndex: -1 } as const
}
