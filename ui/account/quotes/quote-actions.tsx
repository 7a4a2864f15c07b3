/** What can be done with a quote: pay it, and have its paper as a file or by e-mail. */
import { Link, useRouteContext } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { ActionsViewModel } from "../../kit/actions.view-model.ts"
import { saveFile } from "../../kit/save-file.ts"
import { orderPageWords, ordersWords } from "../../words/orders.ts"
import { quotePageWords as words } from "../../words/quotes.ts"
import orderStyles from "../orders/orders.module.css"
import { ErrorMessage } from "../parts/error-message.tsx"
import { useFocusOnMessage } from "../parts/use-focus-on-message.ts"

type Props = { readonly order: ApiCalls["GET /users/details/salesorder/listone"]["data"] }

export const QuoteActions = observer(({ order: { orderNo, editable } }: Props) => {
  const { call } = useRouteContext({ from: "__root__" })
  const [actions] = useState(() => new ActionsViewModel())
  const download = () =>
    actions.run("paper", () => call("POST /users/salesorder/stream", { body: { document: "quote", orderNo } }), {
      done: (file) => {
        saveFile(file)
        return ordersWords.downloaded(file.name)
      },
      failed: ordersWords.notDownloaded
    })
  const email = () =>
    actions.run("email", () => call("POST /users/salesorder/email", { body: { orderNo } }), {
      done: (sent) => words.emailed(sent.email),
      failed: orderPageWords.notEmailed
    })
  const focusProps = useFocusOnMessage<HTMLDivElement>(actions.message)
  return (
    <div className={orderStyles.documents}>
      <div className={orderStyles.actions}>
        {editable.length > 0 ? (
          <Link to="/my-account/quotes/quotes-payment" search={{ quotes: orderNo }} className="btn">
            {words.pay}
          </Link>
        ) : null}
        <button
          type="button"
          className="btn quiet"
          aria-disabled={actions.running !== undefined}
          onClick={() => void download()}
        >
          {actions.running === "paper" ? ordersWords.downloading : words.paper}
        </button>
        <button
          type="button"
          className="btn quiet"
          aria-disabled={actions.running !== undefined}
          onClick={() => void email()}
        >
          {actions.running === "email" ? words.emailing : words.email}
        </button>
      </div>
      <div role="status" {...focusProps}>
        {actions.message ? <p className="notice good">{actions.message}</p> : null}
      </div>
      <ErrorMessage problem={actions.problem} />
    </div>
  )
})
