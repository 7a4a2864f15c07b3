/** Below the invoices: the 90 days before them, what came of asking for those, and the end of all there are. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { QueryParameters } from "../../kit/query-string.ts"
import { invoicesWords, invoiceListWords as words } from "../../words/invoices.ts"
import { useFocusOnMessage } from "../parts/use-focus-on-message.ts"
import styles from "./invoices.module.css"
import type { InvoicesViewModel } from "./invoices.view-model.ts"

type Props = {
  readonly model: InvoicesViewModel
  /** Without scripts it is the address that loads them. */
  readonly nextAddress: QueryParameters
  readonly onLoaded: () => void
}

/** [INV-01] */
export const NextWindow = observer(({ model, nextAddress, onLoaded }: Props) => {
  const { list, hasOlder } = model
  const [atFirst] = useState(hasOlder)
  // The button that loaded the last of them is gone; where there was none nothing has to take its place.
  const focusProps = useFocusOnMessage<HTMLParagraphElement>(atFirst && !hasOlder)
  const load = async () => {
    if (await model.loadNext()) onLoaded()
  }
  if (!hasOlder)
    return (
      <div className={styles.end}>
        <p {...focusProps}>{list.invoices.length === 0 ? words.none : words.nothingOlder}</p>
        {list.invoices.length === 0 ? (
          <Link to="/" className="btn quiet">
            {invoicesWords.shop}
          </Link>
        ) : null}
      </div>
    )
  return (
    <div className={styles.next}>
      {list.msg ? (
        <p className="notice bad" role="alert">
          {list.msg}
        </p>
      ) : null}
      {list.invoices.length === 0 && !list.msg ? <p>{words.noneInDays}</p> : null}
      {model.olderOpen > 0 ? <p>{words.olderOpen(model.olderOpen)}</p> : null}
      <Link
        to="."
        search={nextAddress}
        resetScroll={false}
        activeOptions={{ exact: true }}
        preload={false}
        className="btn quiet"
        aria-disabled={list.status === "fetching"}
        onClick={(event) => {
          event.preventDefault()
          void load()
        }}
      >
        {list.status === "fetching" ? words.loading : words.loadNext}
      </Link>
    </div>
  )
})
