/** A payment of these quotes is under way: the browser that sent it is led to the page that waits for it, others are told. */
import { useRouteContext, useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { quotesPaymentWords as words } from "../../words/quotes-payment.ts"
import { findSentPayment } from "./quotes-journey.ts"
import { type QuotesPages, useQuotesDestination } from "./use-quotes-destination.ts"

type Props = {
  readonly pages: QuotesPages
  /** That of the page which asked for the payment. */
  readonly address: string
  readonly msg: string
}

export const QuotesUnderWay = ({ pages, address, msg }: Props) => {
  const shop = useRouteContext({ from: "__root__" })
  const router = useRouter()
  const goTo = useQuotesDestination(pages)
  useEffect(
    () => void findSentPayment(shop, address).then((sent) => sent && goTo({ to: "pending", intentId: sent.intentId })),
    [shop, address, goTo]
  )
  return (
    <div className="notice warn" role="alert">
      <p>{msg}</p>
      <button type="button" className="btn quiet" onClick={() => void router.invalidate()}>
        {words.lookAgain}
      </button>
    </div>
  )
}
