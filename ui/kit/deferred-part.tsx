/** A part of a page below what is seen first: drawn by the server, and fetched by the browser once it comes near. */
import { type ComponentType, useEffect, useRef } from "react"
import { useLazyPart } from "./use-lazy-part.ts"

type Loaded<Props extends object> = { readonly Part: ComponentType<Props> }

type DeferredPartProps<Props extends object> = {
  /** The part itself, on the server only, where it weighs nothing. */
  readonly rendered: ComponentType<Props> | undefined
  readonly load: () => Promise<Loaded<Props>>
  readonly props: Props
}

/** So long before it is in sight it is fetched. */
const NEAR = "600px"

/** What the server drew is for who reads the page without seeing it: its styles come with the part, and then it is shown. */
export const DeferredPart = <Props extends object>({ rendered: Rendered, load, props }: DeferredPartProps<Props>) => {
  const [loaded, fetchPart] = useLazyPart(load)
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
  if (loaded) return <loaded.Part {...props} />
  if (Rendered)
    return (
      <div>
        <div hidden>
          <Rendered {...props} />
        </div>
      </div>
    )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React leaves what the server drew inside alone
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
}
