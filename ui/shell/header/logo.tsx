/** The shop's sign, a link home. */
import { Link } from "@tanstack/react-router"
import { shellWords } from "../../words/shell.ts"
import styles from "./logo.module.css"

export const Logo = () => (
  <Link to="/" className={styles.logo} aria-label={shellWords.logo}>
    <i>LIN</i>EAL
  </Link>
)
