/** What stands around the box of a field: its label above it, what it is for, and what is wrong with it. */
import type { ReactNode } from "react"
import styles from "./field.module.css"

type Props = {
  readonly name: string
  readonly label: string
  /** Behind the label: whether it may be left out. */
  readonly mark?: string | undefined
  readonly help?: string | undefined
  readonly problem?: string | undefined
  /** The line of the problem is kept free before there is one. */
  readonly hasPlace?: boolean
  readonly children: ReactNode
}

export const FieldFrame = ({ name, label, mark, help, problem, hasPlace = false, children }: Props) => (
  <div className={styles.field}>
    <label htmlFor={name}>
      {label} {mark === undefined ? null : <span className={styles.must}>{mark}</span>}
    </label>
    {help ? (
      <span id={`${name}-help`} className={styles.help}>
        {help}
      </span>
    ) : null}
    {children}
    {problem || hasPlace ? (
      <span id={`${name}-problem`} className={`${styles.problem} ${hasPlace ? styles.place : ""}`}>
        {problem}
      </span>
    ) : null}
  </div>
)

/** Which of those texts describe the box, for who cannot see them. */
export const describedBy = (name: string, help: string | undefined, problem: string | undefined) => {
  const ids = [help ? `${name}-help` : "", problem ? `${name}-problem` : ""].filter(Boolean).join(" ")
  return ids === "" ? {} : { "aria-describedby": ids }
}
