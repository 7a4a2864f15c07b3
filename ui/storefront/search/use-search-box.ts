/** Hook that makes a search box a combobox over the panel's offers: typing, arrow keys, Enter, Escape, and what a screen reader is told. */
import { autorun } from "mobx"
import { useEffect } from "react"
import type { SearchPanelViewModel } from "./search-panel.view-model.ts"

/** The element that holds the offers. */
export const OFFERS_ID = "search-offers"

type SearchBox = {
  readonly input: HTMLInputElement | null
  readonly model: SearchPanelViewModel
  /** Opens the panel with what stands in the box. */
  readonly open: (typed: string) => void
}

/** A key that the panel answers; false for those that are the box's own. */
export const handleKey = ({ model, open }: SearchBox, event: KeyboardEvent, input: HTMLInputElement): boolean => {
  const { activeOption } = model
  switch (event.key) {
    case "ArrowDown":
      if (model.isOpen && !event.altKey) model.move(1)
      else open(input.value)
      return true
    case "ArrowUp":
      if (event.altKey) model.close()
      else if (model.isOpen) model.move(-1)
      return true
    case "Enter":
      if (activeOption) document.getElementById(activeOption.id)?.click()
      return activeOption !== undefined
    case "Escape": {
      const { isOpen } = model
      model.close()
      // The browser would empty the box: what was typed stays. Over a narrow header the next press closes the box itself.
      return isOpen || !input.closest("[data-looking]")
    }
    case "Delete":
      if (activeOption?.kind === "recent") void model.removeRecent(activeOption.query)
      return activeOption?.kind === "recent"
    case "Home":
    case "End":
      model.leaveOptions()
      return false
    default:
      return false
  }
}

/** [SRCH-01] The pattern of ARIA 1.2: the focus stays in the box, and the box says which offer is meant. */
export const useSearchBox = ({ input, model, open }: SearchBox): void => {
  useEffect(() => {
    if (!input) return
    const listeners = new AbortController()
    const { signal } = listeners
    input.addEventListener("focus", () => open(input.value), { signal })
    input.addEventListener("click", () => model.isOpen || open(input.value), { signal })
    input.addEventListener("input", () => model.type(input.value), { signal })
    input.addEventListener(
      "keydown",
      (event) => {
        if (!event.isComposing && handleKey({ input, model, open }, event, input)) event.preventDefault()
      },
      { signal }
    )
    const stop = autorun(() => {
      const { isOpen, activeOption } = model
      input.setAttribute("aria-expanded", String(isOpen))
      if (isOpen && activeOption) input.setAttribute("aria-activedescendant", activeOption.id)
      else input.removeAttribute("aria-activedescendant")
    })
    return () => {
      listeners.abort()
      stop()
    }
  }, [input, model, open])
}
