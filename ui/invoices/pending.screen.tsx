/** [INV-03] Waiting for the bank: asks how the payment of invoices went until it is known. */
import { createFileRoute, useNavigate } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { loadedHead } from "../page/page-head.ts"
import { searchTexts } from "../page/search-texts.ts"
import { invoiceLinkWords as words } from "../words/invoice-payment.ts"
import { titles } from "../words/titles.ts"
import { InvoicePendingViewModel } from "./invoice-pending.view-model.ts"
import styles from "./invoices.module.css"
import { UseLink } from "./use-link.tsx"

export const Route = createFileRoute("/_shop/invoices/pending")({
  validateSearch: (search: Record<string, string>) => searchTexts(search, "payment_intent"),
  loader: () => {
    const title = titles.invoicePending
    return { head: { title, description: title, path: "/invoices/pending", noIndex: true } }
  },
  head: loadedHead,
  component: PendingScreen
})

function PendingScreen() {
  const { payment_intent = "" } = Route.useSearch()
  return <Waiting key={payment_intent} id={payment_intent} />
}

const Waiting = observer(({ id }: { id: string }) => {
  const { call } = Route.useRouteContext()
  const navigate = useNavigate()
  const [pending] = useState(() => new InvoicePendingViewModel(call, id))
  useEffect(
    () =>
      pending.start((end) =>
        end.to === "thank-you"
          ? void navigate({ to: "/invoices/thank-you", search: { payment: end.paymentNo }, replace: true })
          : void navigate({ to: "/invoices/error", search: { payment_intent: id }, replace: true })
      ),
    [pending, navigate, id]
  )
  const { status, bankUrl } = pending
  if (status === "none" || id === "") return <UseLink title={words.none} help={words.noneHelp} />
  return (
    <div className={styles.form}>
      <div role="status">
        <h1>{bankUrl ? words.bankTitle : words.pendingTitle}</h1>
        <p>{status === "waited" ? words.waitedText : words.pendingText}</p>
      </div>
      {bankUrl ? (
        <p className={styles.actions}>
          <a href={bankUrl} className="btn">
            {words.toBank}
          </a>
          <button
            type="button"
            className="btn quiet"
            aria-disabled={pending.isAbandoning}
            onClick={() => void pending.payAnotherWay()}
          >
            {words.otherCard}
          </button>
        </p>
      ) : null}
      {status === "waited" ? (
        <p className={styles.actions}>
          <button type="button" className="btn" onClick={() => pending.askAgain()}>
            {words.lookAgain}
          </button>
        </p>
      ) : null}
    </div>
  )
})
