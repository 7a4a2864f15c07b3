/** Opens the search over the one row of a narrow header, where a wide one always shows it. */
import { useLocation } from "@tanstack/react-router"
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useEffect } from "react"

const fieldIn = (header: HTMLElement | null) => header?.querySelector<HTMLElement>("search input")

/** The header has the attribute `data-looking` while the search stands over its row. */
export const useNarrowSearch = (header: RefObject<HTMLElement | null>) => {
  const close = () => header.current?.removeAttribute("data-looking")
  const { href } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has found something sees the page
  useEffect(close, [href])
  return {
    close,
    /** Without a box it stays the link that it is. The box takes the focus in the press itself, so that a phone shows its keys. */
    open: (event: MouseEvent) => {
      const field = fieldIn(header.current)
      if (!field || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      header.current?.setAttribute("data-looking", "")
      field.focus()
    },
    closeOnBlur: ({ relatedTarget }: FocusEvent) => {
      const search = fieldIn(header.current)?.closest("search")
      if (relatedTarget && search && !search.contains(relatedTarget) && !relatedTarget.closest("button")) close()
    },
    closeOnEscape: ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== "Escape" || defaultPrevented || !header.current?.hasAttribute("data-looking")) return
      close()
      header.current.querySelector<HTMLElement>('a[href="/search"]')?.focus()
    }
  }
}
