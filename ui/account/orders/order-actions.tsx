/** What can be done with an order: buy it again, and have its tax invoice as a file or by e-mail. */
import { Link, useRouteContext } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { ActionsViewModel } from "../../kit/actions.view-model.ts"
import { saveFile } from "../../kit/save-file.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { orderAgainWords, ordersWords, orderPageWords as words } from "../../words/orders.ts"
import { ErrorMessage } from "../parts/error-message.tsx"
import { useFocusOnMessage } from "../parts/use-focus-on-message.ts"
import type { OrderAgainViewModel } from "./order-again.view-model.ts"
import styles from "./orders.module.css"
import { trackLinkText } from "./track-link-text.ts"

type Props = {
  readonly order: ApiCalls["GET /users/details/salesorder/listone"]["data"]
  readonly again: OrderAgainViewModel
}

export const OrderActions = observer(({ order: { orderNo, lines, invoice, status }, again }: Props) => {
  const { cart } = useViewModels()
  const trackText = trackLinkText(status, cart.mayOrder)
  const { call } = useRouteContext({ from: "__root__" })
  const [actions] = useState(() => new ActionsViewModel())
  const download = () =>
    actions.run(
      "invoice",
      () => call("POST /users/salesorder/stream", { body: { document: "tax-invoice", orderNo } }),
      {
        done: (file) => {
          saveFile(file)
          return ordersWords.downloaded(file.name)
        },
        failed: ordersWords.notDownloaded
      }
    )
  const email = () =>
    actions.run("email", () => call("POST /users/salesorder/email", { body: { orderNo } }), {
      done: (sent) => words.emailed(sent.email),
      failed: words.notEmailed
    })
  const focusProps = useFocusOnMessage<HTMLDivElement>(actions.message)
  return (
    <div className={styles.documents}>
      <div className={styles.actions}>
        <button type="button" className="btn" aria-disabled={again.isAdding} onClick={() => void again.add(lines)}>
          {again.isAdding ? words.adding : words.again}
        </button>
        {invoice.isIssued ? (
          <>
            <button
              type="button"
              className="btn quiet"
              aria-disabled={actions.running !== undefined}
              onClick={() => void download()}
            >
              {actions.running === "invoice" ? ordersWords.downloading : words.invoice}
            </button>
            <button
              type="button"
              className="btn quiet"
              aria-disabled={actions.running !== undefined}
              onClick={() => void email()}
            >
              {actions.running === "email" ? words.emailing : words.email}
            </button>
          </>
        ) : null}
        {trackText ? (
          <Link to="/track-order/{-$orderId}" params={{ orderId: orderNo }} className="btn quiet">
            {trackText}
          </Link>
        ) : null}
      </div>
      {invoice.isIssued ? null : <p className="soft">{words.noInvoice}</p>}
      <div role="status" {...focusProps}>
        {actions.message ? <p className="notice good">{actions.message}</p> : null}
        <Report again={again} />
      </div>
      <ErrorMessage problem={actions.problem} />
    </div>
  )
})

/** What is in the cart now, and what is not as it was. */
const Report = observer(({ again: { report } }: { again: OrderAgainViewModel }) => {
  if (!report) return null
  const { added, message, notes } = report
  return (
    <div className={`notice ${added > 0 ? "good" : "warn"} ${styles.said}`}>
      <p>
        {message} {added > 0 ? <Link to="/checkout/cart">{orderAgainWords.viewCart}</Link> : null}
      </p>
      {notes.length > 0 ? (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
})
