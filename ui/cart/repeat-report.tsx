/** What is in the cart now of lines that were put there once more, and what is not as it was. */
import { Link } from "@tanstack/react-router"
import { LaterView } from "../kit/later-view.tsx"
import { repeatLinesWords } from "../words/repeat-lines.ts"
import { alreadyInCartPart } from "./already-in-cart-part.ts"
import type { RepeatReport as Report } from "./repeat-lines.view-model.ts"
import styles from "./repeat-report.module.css"

type Props = {
  readonly report: Report
  readonly isGood?: boolean
  /** Whether it leads to the cart, which the page around it may do itself. */
  readonly isLinked?: boolean
}

export const RepeatReport = ({
  report: { added, message, notes, change },
  isGood = added > 0,
  isLinked = true
}: Props) => (
  <div className={`notice ${isGood ? "good" : "warn"} ${styles.report}`}>
    <p>
      {message} {isGood && isLinked ? <Link to="/checkout/cart">{repeatLinesWords.viewCart}</Link> : null}
    </p>
    {notes.length > 0 ? (
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    ) : null}
    {change ? <LaterView part={alreadyInCartPart} props={change} /> : null}
  </div>
)
