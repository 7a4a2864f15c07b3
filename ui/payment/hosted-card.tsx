/** Paying on the bank's card form: the card is typed here, and posted straight to the bank. */
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { ProblemSummary } from "../kit/problem-summary.tsx"
import { CardForm, cardFieldIds } from "./card-form.tsx"
import { HostedCardViewModel } from "./hosted-card.view-model.ts"
import { PayByMethod, type PayByMethodProps } from "./pay-by-method.tsx"

/** [PAY-02] */
export const HostedCard = observer((props: Omit<PayByMethodProps, "method" | "onPay">) => {
  const { payment, goTo, offered } = props
  const [hosted] = useState(() => new HostedCardViewModel(payment))
  const isTest = offered?.offers.find(({ method }) => method === "hosted-card")?.isStandIn === true
  const problems = cardFieldIds.flatMap(([field, id]) => {
    const text = hosted.cardProblems[field]
    return text === undefined ? [] : [[id, text] as const]
  })
  return (
    <PayByMethod
      {...props}
      method="hosted-card"
      onPay={() => void hosted.pay().then(goTo)}
      wrongFields={problems.length > 0 ? <ProblemSummary problems={problems} tries={hosted.tries} /> : undefined}
    >
      <CardForm payment={hosted} isTest={isTest} />
    </PayByMethod>
  )
})
