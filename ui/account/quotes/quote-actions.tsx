/** What can be done with a quote: pay it, and have its paper as a file or by e-mail. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { quotePageWords as words } from "../../words/quotes.ts"
import orderStyles from "../orders/orders.module.css"
import { PaperButtons } from "../orders/paper-buttons.tsx"
import { usePaper } from "../orders/use-paper.ts"
import { ErrorMessage } from "../parts/error-message.tsx"
import { useFocusOnMessage } from "../parts/use-focus-on-message.ts"

type Props = { readonly order: ApiCalls["GET /users/details/salesorder/listone"]["data"] }

export const QuoteActions = observer(({ order: { orderNo, editable } }: Props) => {
  const paper = usePaper(orderNo, "quote", words.emailed)
  const { actions } = paper
  const focusProps = useFocusOnMessage<HTMLDivElement>(actions.message)
  return (
    <div className={orderStyles.documents}>
      <div className={orderStyles.actions}>
        {editable.length > 0 ? (
          <Link to="/my-account/quotes/quotes-payment" search={{ quotes: orderNo }} className="btn">
            {words.pay}
          </Link>
        ) : null}
        <PaperButtons paper={paper} file={words.paper} email={words.email} />
      </div>
      <div role="status" {...focusProps}>
        {actions.message ? <p className="notice good">{actions.message}</p> : null}
      </div>
      <ErrorMessage problem={actions.problem} />
    </div>
  )
})
