/** What keeps a form from being sent: each problem leads to its field, and the whole comes before the shopper's eyes. */
import { useEffect, useRef } from "react"
import { checkoutPageWords } from "../words/checkout.ts"
import styles from "./problem-summary.module.css"

type Props = {
  /** Each field's id, and what is said of it. */
  readonly problems: ReadonlyArray<readonly [field: string, problem: string]>
  /** Counts how often the form was sent in vain: each time it is brought into sight. */
  readonly tries: number
}

export const ProblemSummary = ({ problems, tries }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tries > 0) box.current?.focus()
  }, [tries])
  return (
    <div className={`notice bad ${styles.problems}`} ref={box} tabIndex={-1} role="alert">
      <b>{checkoutPageWords.problems}</b>
      <ul>
        {problems.map(([field, problem]) => (
          <li key={field}>
            <a href={`#${field}`}>{problem}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
