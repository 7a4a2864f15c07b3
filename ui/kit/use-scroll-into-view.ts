/** Hook that scrolls an element into view once per history entry, after the router has restored the scroll position. */
import { useRouter } from "@tanstack/react-router"
import { useEffect, useRef } from "react"

/** Visits whose part was led to; on the way back the page stands where it was left. */
const scrolledVisits = new Set<string>()

/** What this visit shows is where its visitor put it. */
export const keepScroll = (visit: string) => scrolledVisits.add(visit)

/** After the router has put the page where it starts: into sight, and no further than that takes. */
export const useScrollIntoView = <Part extends Element>(isTarget: boolean) => {
  const part = useRef<Part>(null)
  const router = useRouter()
  useEffect(() => {
    const { key: visit = "" } = router.state.location.state
    if (!isTarget || scrolledVisits.has(visit)) return
    keepScroll(visit)
    const frame = requestAnimationFrame(() => part.current?.scrollIntoView({ block: "nearest" }))
    return () => cancelAnimationFrame(frame)
  }, [isTarget, router])
  return part
}
