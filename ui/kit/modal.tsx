/** A window over the page: it has the focus, the page behind it stands still, and Escape or, unless it is held, a click beside it closes it. */
import { type ReactNode, useId, useLayoutEffect, useRef } from "react"
import { shellWords } from "../words/shell.ts"
import styles from "./modal.module.css"

type Props = {
  readonly title: string
  readonly onClose: () => void
  /** While something is being saved it stays open. */
  readonly isBusy?: boolean
  /** A click beside it leaves it open: it closes by its button and by Escape. */
  readonly isHeld?: boolean
  /** In the middle of the page where nothing else is said; a panel at the right edge; or nothing but what is in it. */
  readonly look?: "panel" | "bare"
  /** The title is only heard. */
  readonly isHeadless?: boolean
  readonly children: ReactNode
}

/** [LAY-08] There is one shroud: a window that opens closes menus and popups, and no two windows are open at once. */
export const Modal = ({
  title,
  onClose,
  isBusy = false,
  isHeld = false,
  look,
  isHeadless = look === "bare",
  children
}: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  const id = useId()
  // Closed before it is gone, so that the focus goes back to where it came from.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const close = () => {
    if (!isBusy) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, and so does its button; the click is for the shroud.
    <dialog
      ref={dialog}
      className={`${styles.modal} ${look ? styles[look] : ""}`}
      aria-labelledby={id}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      // Not where text was marked out of the window, nor at the second click of two that opened it.
      onClick={({ target, detail }) => {
        if (!isHeld && target === dialog.current && pressed.current === target && detail < 2) close()
      }}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      // A second Escape, or a phone's Back, closes it past what a page may hold up.
      onClose={() => {
        if (isBusy) dialog.current?.showModal()
        else onClose()
      }}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={id} className={isHeadless ? "hidden" : undefined}>
            {title}
          </h2>
          <button type="button" className="link" onClick={close} disabled={isBusy}>
            {shellWords.close}
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
