/** The account popup of a visitor: logging in, setting a password, and how to get an account. */
import { Link } from "@tanstack/react-router"
import { popupWords } from "../words/my-account.ts"
import styles from "./popup.module.css"

/** [POP-02] */
export const GuestPopup = ({ onClose }: { onClose: () => void }) => (
  <div className={styles.part}>
    <p className={styles.lead}>{popupWords.guestTitle}</p>
    <p>{popupWords.guestHelp}</p>
    <Link to="/my-account/login" className="btn wide" onClick={onClose}>
      {popupWords.login}
    </Link>
    <div className={styles.ways}>
      <Link to="/my-account/login" onClick={onClose}>
        {popupWords.setPassword}
      </Link>
      <Link to="/benefits" onClick={onClose}>
        {popupWords.apply}
      </Link>
    </div>
  </div>
)
