/** A box to tick, with what it means beside it, and what is wrong where it must be ticked. */
import type { InputHTMLAttributes } from "react"
import styles from "./checkbox.module.css"

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  /** Needs an `id`. */
  readonly problem?: string | undefined
}

export const Checkbox = ({ children, problem, ...box }: Props) => (
  <div>
    <label className={styles.check}>
      <input
        {...box}
        type="checkbox"
        {...(problem === undefined ? {} : { "aria-invalid": true, "aria-describedby": `${box.id}-problem` })}
      />
      <span>{children}</span>
    </label>
    {problem === undefined ? null : (
      <span id={`${box.id}-problem`} className={styles.problem}>
        {problem}
      </span>
    )}
  </div>
)
