/** [INV-03] The payment didn't go through: why, as far as the shop knows, and the way to another try. */
import { createFileRoute } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { loadedHead } from "../page/page-head.ts"
import { searchTexts } from "../page/search-texts.ts"
import { invoicePaymentPageWords, invoiceLinkWords as words } from "../words/invoice-payment.ts"
import { titles } from "../words/titles.ts"
import styles from "./invoices.module.css"
import { readInvoicePayment } from "./stored-invoice-payment.ts"

export const Route = createFileRoute("/_shop/invoices/error")({
  validateSearch: (search: Record<string, string>) => searchTexts(search, "payment_intent"),
  loader: () => {
    const title = titles.invoiceError
    return { head: { title, description: title, path: "/invoices/error", noIndex: true } }
  },
  head: loadedHead,
  component: ErrorScreen
})

function ErrorScreen() {
  const { payment_intent: id } = Route.useSearch()
  const shop = Route.useRouteContext()
  const [problem, setProblem] = useState<string>()
  const [back, setBack] = useState("/invoices")
  useEffect(() => {
    void readInvoicePayment(shop).then((stored) => stored && setBack(stored.back))
    if (!id) return
    void shop
      .call("POST /orders/invoice/payments/stripe/confirm", { body: { id } })
      .then((answer) => (answer.ok || answer.status !== 422 ? undefined : setProblem(answer.msg)))
  }, [shop, id])
  return (
    <div className={styles.form}>
      <h1>{words.errorTitle}</h1>
      <p role="status" className="notice bad">
        {problem ?? words.errorText}
      </p>
      <p className={styles.actions}>
        <a href={back} className="btn">
          {invoicePaymentPageWords.tryAgain}
        </a>
      </p>
    </div>
  )
}
