/** The list recipe, part 3 of 5: real links to the pages beside this one, and which of how many it is. */
import { Link } from "@tanstack/react-router"
import type { QueryParameters } from "../query-string.ts"
import styles from "./list.module.css"
import type { ListWords } from "./list-words.ts"

type Props = {
  readonly words: Pick<ListWords, "pages" | "previous" | "next" | "page">
  readonly page: number
  /** Undefined where nobody has counted to the end. */
  readonly pages: number | undefined
  readonly previous: QueryParameters | undefined
  readonly next: QueryParameters | undefined
}

export const Pager = ({ words, page, pages, previous, next }: Props) =>
  previous || next ? (
    <nav className={styles.pager} aria-label={words.pages}>
      {previous ? (
        <Link to="." search={previous} activeOptions={{ exact: true }} className="btn quiet" rel="prev">
          {words.previous}
        </Link>
      ) : null}
      <span className={styles.page}>{words.page(page, pages)}</span>
      {next ? (
        <Link to="." search={next} activeOptions={{ exact: true }} className="btn quiet" rel="next">
          {words.next}
        </Link>
      ) : null}
    </nav>
  ) : null
