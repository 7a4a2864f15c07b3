/** [INV-02] The form that pays invoices by card, with the surcharge shown before anything is charged. */
import { useNavigate } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useState } from "react"
import type { ShopClient } from "../../adapters/client.ts"
import { CardPayment } from "../payment/card-payment.tsx"
import { invoicePaymentPageWords as words } from "../words/invoice-payment.ts"
import { ChargeTable } from "./charge-table.tsx"
import { type InvoiceCharge, InvoicePaymentViewModel, type PaidDestination } from "./invoice-payment.view-model.ts"

type Props = {
  readonly shop: Pick<ShopClient, "call" | "store">
  readonly charge: InvoiceCharge
  readonly token?: string
  /** The page's own address. */
  readonly back: string
  /** Where somebody goes who does not pay now. */
  readonly leave: ReactNode
}

const useDestination = () => {
  const navigate = useNavigate()
  return (next: PaidDestination | undefined) => {
    if (!next) return
    if (next.to === "bank") window.location.assign(next.url)
    else if (next.to === "thank-you") void navigate({ to: "/invoices/thank-you", search: { payment: next.paymentNo } })
    else void navigate({ to: "/invoices/pending", search: { payment_intent: next.intentId } })
  }
}

export const InvoicePayment = observer(({ shop, charge, token, back, leave }: Props) => {
  const [payment] = useState(() => new InvoicePaymentViewModel(shop, charge, token))
  const goTo = useDestination()
  useEffect(() => void payment.prepare(), [payment])
  return (
    <CardPayment
      payment={payment}
      entry={payment.entry}
      onPay={() => void payment.pay(back).then(goTo)}
      onPrepare={() => void payment.prepare()}
      back={leave}
    >
      <ChargeTable charge={payment.charge} />
      <noscript>
        <p className="notice warn">{words.noScripts}</p>
      </noscript>
    </CardPayment>
  )
})
