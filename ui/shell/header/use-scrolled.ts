/** Marks the header once the page has been scrolled, for its style sheet. */
import { type RefObject, useEffect, useRef } from "react"

/** [HDR-02] [HDR-09] px; so far itself is not scrolled yet. */
const UNSCROLLED_MOST = 30

/** [HDR-09] `scrollY` in px. */
export const isScrolled = (scrollY: number): boolean => scrollY > UNSCROLLED_MOST

/** Goes to the header, which has the attribute `data-scrolled` from then on. */
export const useScrolled = (): RefObject<HTMLElement | null> => {
  const header = useRef<HTMLElement>(null)
  useEffect(() => {
    const mark = () => header.current?.toggleAttribute("data-scrolled", isScrolled(scrollY))
    mark()
    addEventListener("scroll", mark, { passive: true })
    return () => removeEventListener("scroll", mark)
  }, [])
  return header
}
