/** A box to tick, with what it means beside it. */
import type { InputHTMLAttributes } from "react"
import styles from "./check.module.css"

export const Check = ({ children, ...box }: Omit<InputHTMLAttributes<HTMLInputElement>, "type">) => (
  <label className={styles.check}>
    <input {...box} type="checkbox" />
    <span>{children}</span>
  </label>
)
