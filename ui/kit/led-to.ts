/** Leads a visitor to the part of a page that they came for, once for each visit of the page. */
import { useRouter } from "@tanstack/react-router"
import { useEffect, useRef } from "react"

/** Visits whose part was led to; on the way back the page stands where it was left. */
const led = new Set<string>()

/** After the router has put the page where it starts: into sight, and no further than that takes. */
export const useLedTo = <Part extends Element>(isMeant: boolean) => {
  const part = useRef<Part>(null)
  const router = useRouter()
  useEffect(() => {
    const { key = "", __TSR_key: visit = key } = router.state.location.state
    if (!isMeant || led.has(visit)) return
    led.add(visit)
    const frame = requestAnimationFrame(() => part.current?.scrollIntoView({ block: "nearest" }))
    return () => cancelAnimationFrame(frame)
  }, [isMeant, router])
  return part
}
