/** What can be done with an order: buy it again, and have its tax invoice as a file or by e-mail. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import type { PastLine, RepeatLinesViewModel } from "../../cart/repeat-lines.view-model.ts"
import { RepeatReport } from "../../cart/repeat-report.tsx"
import { useViewModels } from "../../session/view-models.tsx"
import { orderPageWords as words } from "../../words/orders.ts"
import { ErrorMessage } from "../parts/error-message.tsx"
import { useFocusOnMessage } from "../parts/use-focus-on-message.ts"
import styles from "./orders.module.css"
import { PaperButtons } from "./paper-buttons.tsx"
import { trackLinkText } from "./track-link-text.ts"
import { usePaper } from "./use-paper.ts"

type Line = Props["order"]["lines"][number]

/** With its price of then, which today's is held against. */
const pastLine = (line: Line): PastLine => ({ ...line, was: line })

type Props = {
  readonly order: ApiCalls["GET /users/details/salesorder/listone"]["data"]
  readonly again: RepeatLinesViewModel
}

export const OrderActions = observer(({ order: { orderNo, lines, invoice, status }, again }: Props) => {
  const { cart } = useViewModels()
  const trackText = trackLinkText(status, cart.mayOrder)
  const paper = usePaper(orderNo, "tax-invoice", words.emailed)
  const { actions } = paper
  const focusProps = useFocusOnMessage<HTMLDivElement>(actions.message)
  return (
    <div className={styles.documents}>
      <div className={styles.actions}>
        <button
          type="button"
          className="btn"
          aria-disabled={again.isAdding}
          onClick={() => void again.add(lines.map(pastLine))}
        >
          {again.isAdding ? words.adding : words.again}
        </button>
        {invoice.isIssued ? <PaperButtons paper={paper} file={words.invoice} email={words.email} /> : null}
        {trackText ? (
          <Link to="/track-order/{-$orderId}" params={{ orderId: orderNo }} className="btn quiet">
            {trackText}
          </Link>
        ) : null}
      </div>
      {invoice.isIssued ? null : <p className="soft">{words.noInvoice}</p>}
      <div role="status" {...focusProps}>
        {actions.message ? <p className="notice good">{actions.message}</p> : null}
        {again.report ? <RepeatReport report={again.report} /> : null}
      </div>
      <ErrorMessage problem={actions.problem} />
    </div>
  )
})
