/** Shows a component below what is seen first, whose code the browser fetches once its place comes near. */
import { useEffect, useRef } from "react"
import type { LaterPart } from "./later-view.tsx"
import { useLazyPart } from "./use-lazy-part.ts"

type NearViewProps<Props extends object> = { readonly part: LaterPart<Props>; readonly props: Props }

/** So long before it is in sight it is fetched. */
const NEAR = "600px"

/** The server draws nothing of it: nobody could see it before its styles have come with its code. */
export const NearView = <Props extends object>({ part, props }: NearViewProps<Props>) => {
  const [Loaded, fetchPart] = useLazyPart(part.load)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) fetchPart()
      },
      { rootMargin: NEAR }
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [fetchPart])
  if (Loaded) return <Loaded {...props} />
  return <div ref={place} className="later" />
}
