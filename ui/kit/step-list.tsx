/** How far something has come: its steps in their order, those that are done, and the one that is under way. */
import styles from "./step-list.module.css"

type Step = {
  readonly label: string
  /** When it was done, or that it is still to come. */
  readonly note?: string
  readonly isDone: boolean
  readonly isCurrent: boolean
}

export const StepList = ({ steps }: { readonly steps: ReadonlyArray<Step> }) => (
  <ol className={styles.steps}>
    {steps.map(({ label, note, isDone, isCurrent }) => (
      <li
        key={label}
        className={isDone ? styles.done : undefined}
        {...(isCurrent ? { "aria-current": "step" as const } : {})}
      >
        <b>{label}</b>
        {note === undefined ? null : <span className="small">{note}</span>}
      </li>
    ))}
  </ol>
)
