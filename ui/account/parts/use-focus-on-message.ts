/** Hook that moves the focus to a result message when the form or button that had the focus is gone. */
import { useEffect, useRef } from "react"

/** Props for the element that shows `message`: it takes the focus only where nothing else has it, so that a screen reader announces it. */
export const useFocusOnMessage = <MessageElement extends HTMLElement>(message: unknown) => {
  const ref = useRef<MessageElement>(null)
  useEffect(() => {
    if (message && document.activeElement === document.body) ref.current?.focus()
  }, [message])
  return { ref, tabIndex: -1 } as const
}
