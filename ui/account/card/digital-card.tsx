/** The card that is shown in store: its barcode in front, how to use it behind. */
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { Modal } from "../../kit/modal.tsx"
import { cardWords } from "../../words/digital-card.ts"
import type { Details } from "../company/company.tsx"
import { Barcode } from "./barcode.tsx"
import styles from "./digital-card.module.css"

/** In the installed app the card is held out at a till, where a hand beside it must not put it away. */
const isInstalledApp = () => matchMedia("(display-mode: standalone)").matches

/** [DCARD-01] Trade accounts have the dark card, all others the yellow one. */
export const DigitalCard = ({ card, onClose }: { card: Details["card"]; onClose: () => void }) => {
  const [isTurned, setTurned] = useState(false)
  const { customerName, companyName, customerId, barcode, isCreditAccount } = card
  return (
    <Modal title={cardWords.title} look="bare" isHeld={isInstalledApp()} onClose={onClose}>
      <div
        className={`${styles.card} ${isCreditAccount ? styles.dark : styles.yellow} ${isTurned ? styles.turned : ""}`}
      >
        <div className={styles.side} inert={isTurned}>
          <div className={styles.top}>
            <p className={styles.kind}>{isCreditAccount ? cardWords.trade : cardWords.benefits}</p>
            <button type="button" className={styles.info} aria-label={cardWords.how} onClick={() => setTurned(true)}>
              i
            </button>
          </div>
          <p className={styles.company}>{companyName}</p>
          <Barcode figures={barcode} />
          <p className={styles.name}>{customerName}</p>
          <p>{cardWords.customerId(customerId)}</p>
          <Link to="/my-account" onClick={onClose}>
            {cardWords.viewAccount}
          </Link>
        </div>
        <div className={`${styles.side} ${styles.behind}`} inert={!isTurned}>
          <h3>{cardWords.how}</h3>
          <p>{cardWords.use}</p>
          <button type="button" className="link" onClick={() => setTurned(false)}>
            {cardWords.back}
          </button>
        </div>
      </div>
    </Modal>
  )
}
