/** [QUO-02] What is chosen for payment and what it comes to, with the way on. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { dollars } from "../../../core/money.ts"
import { quoteListPageWords as words } from "../../words/quotes.ts"
import { ErrorMessage } from "../parts/error-message.tsx"
import type { QuoteSelectionViewModel } from "./quote-selection.view-model.ts"
import styles from "./quotes.module.css"

/** Once something is chosen, or could not be. */
export const SelectionBar = observer(({ selection }: { selection: QuoteSelectionViewModel }) => {
  const { selected, status, total } = selection
  return (
    <div className={styles.bar}>
      <div role="status" className={styles.sum}>
        {status.isFetching ? (
          <p>{words.fetching}</p>
        ) : selected.length > 0 ? (
          <>
            <p>{words.chosen(selected.length)}</p>
            <p className={styles.total}>{dollars(total)}</p>
          </>
        ) : null}
      </div>
      <ErrorMessage problem={status.hasError ? words.notChosen(status.error ?? "") : undefined} />
      {selected.length > 0 ? (
        <p className={styles.actions}>
          <Link to="/my-account/quotes/quotes-payment" search={{ quotes: selected.join(",") }} className="btn">
            {words.pay(selected.length)}
          </Link>
          <button type="button" className="btn quiet" onClick={() => selection.clear()}>
            {words.clear}
          </button>
        </p>
      ) : null}
    </div>
  )
})
