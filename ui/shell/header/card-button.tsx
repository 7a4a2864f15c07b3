/** The way to a member's card: in the app, and on a phone. */
import { useState } from "react"
import { Icon } from "../../kit/icon.tsx"
import { useLazyPart } from "../../kit/use-lazy-part.ts"
import { headerWords } from "../../words/header.ts"
import styles from "./header.module.css"

/** Comes when the card is first wanted. */
const loadCard = () => import("../../account/card/own-card.tsx")

/** [HDR-01] [HDR-10] The style sheet shows it in the app, and on a phone. */
export const CardButton = () => {
  const [isOpen, setOpen] = useState(false)
  const [card, fetchCard] = useLazyPart(loadCard)
  return (
    <>
      <button
        type="button"
        className={`${styles.icon} ${styles.card}`}
        aria-haspopup="dialog"
        onClick={() => {
          if (!card) fetchCard()
          setOpen(true)
        }}
      >
        <Icon name="card" />
        <span className={styles.words}>{headerWords.card}</span>
      </button>
      {isOpen && card ? <card.OwnCard onClose={() => setOpen(false)} /> : null}
    </>
  )
}
