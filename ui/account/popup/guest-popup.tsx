/** The account popup of a visitor: logging in, setting a password, and how to get an account. */
import { Link } from "@tanstack/react-router"
import type { Shopfront } from "../../page/shopfront.ts"
import { useLoginLink } from "../../page/use-login-link.ts"
import { popupWords } from "../../words/my-account.ts"
import styles from "./popup.module.css"

/** [POP-02] */
export const GuestPopup = ({ shopfront, onClose }: { shopfront: Shopfront; onClose: () => void }) => (
  <div className={styles.part}>
    <p className={styles.lead}>{popupWords.guestTitle}</p>
    <p>{popupWords.guestHelp}</p>
    <Link {...useLoginLink(shopfront.features)} className="btn wide" onClick={onClose}>
      {popupWords.login}
    </Link>
    <div className={styles.ways}>
      <Link to="/my-account/link-login" onClick={onClose}>
        {popupWords.setPassword}
      </Link>
      <Link to="/$" params={{ _splat: "benefits" }} onClick={onClose}>
        {popupWords.apply}
      </Link>
    </div>
  </div>
)
