/** Opens the menus of the footer where the window is wide, and folds them where it is not. */
import { type RefObject, useEffect, useRef } from "react"

/** [HDR-06] All are folded again when a narrow window gets another width; a telephone's bars change only its height. */
export const useAccordions = (): RefObject<HTMLElement | null> => {
  const menus = useRef<HTMLElement>(null)
  useEffect(() => {
    const wide = matchMedia("(width >= 73.75em)")
    let width = innerWidth
    const fold = () => {
      for (const menu of menus.current?.querySelectorAll("details") ?? []) {
        menu.open = wide.matches
        const title = menu.querySelector("summary")
        if (title) title.tabIndex = wide.matches ? -1 : 0
      }
    }
    const follow = () => {
      if (innerWidth === width) return
      width = innerWidth
      fold()
    }
    // What was opened before this script came stays.
    if (wide.matches) fold()
    addEventListener("resize", follow)
    return () => removeEventListener("resize", follow)
  }, [])
  return menus
}
