/** The way to the account, or to the log-in that leads there; neither where the shop has no accounts. */
import { Link } from "@tanstack/react-router"
import { shellWords } from "../words/shell.ts"
import styles from "./header.module.css"
import type { Shopfront } from "./shopfront.ts"

export const AccountLink = ({ shopfront: { isLoggedIn, features } }: { shopfront: Shopfront }) => {
  if (!features.tradePortal) return null
  return isLoggedIn ? (
    <Link to="/my-account" className={styles.account}>
      {shellWords.myAccount}
    </Link>
  ) : (
    <Link to="/my-account/login" className={styles.account}>
      {shellWords.login}
    </Link>
  )
}
