/** One of several, chosen from the browser's own list. */
import type { ReactNode } from "react"
import styles from "./select.module.css"

type Props<Value> = {
  readonly label: ReactNode
  /** Undefined where nothing is chosen. */
  readonly value: Value | undefined
  /** What is said of choosing nothing. */
  readonly nothing: string
  readonly options: ReadonlyArray<readonly [Value, string]>
  readonly onChoose: (value: Value | undefined) => void
}

export const Select = <Value extends string | number>({ label, value, nothing, options, onChoose }: Props<Value>) => (
  <label className={styles.select}>
    {label}
    <select
      value={value ?? ""}
      onChange={({ target }) => onChoose(options.find(([option]) => String(option) === target.value)?.[0])}
    >
      <option value="">{nothing}</option>
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  </label>
)
