/** The shop's sign, a link home. */
import { Link } from "@tanstack/react-router"
import styles from "./header.module.css"

export const Logo = () => (
  <Link to="/" className={styles.logo} aria-label="Lineal, home">
    <i>LIN</i>EAL
  </Link>
)
