/** [APV-02] One order that waits for approval, in full: what is decided, by one press, and what became of it. */
import { Link, useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { ApiCalls, CallResult } from "../../../adapters/browser/api-client.ts"
import { phoneText } from "../../../core/contact/mobile-text.ts"
import { datedMomentText, dateText } from "../../../core/melbourne.ts"
import { dollars } from "../../../core/money.ts"
import { arrivalText, destinationText } from "../../../core/orders/order-destination.ts"
import { orderNumberText } from "../../../core/orders/order-number.ts"
import { RepeatLinesViewModel } from "../../cart/repeat-lines.view-model.ts"
import { RepeatReport } from "../../cart/repeat-report.tsx"
import { useActions } from "../../kit/use-actions.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { approvalPageWords as words } from "../../words/approvals.ts"
import { paymentMethodWords } from "../../words/payment-methods.ts"
import { ErrorMessage } from "../parts/error-message.tsx"
import { Fact } from "../parts/fact.tsx"
import { LoadFailure } from "../parts/load-failure.tsx"
import { useFocusOnMessage } from "../parts/use-focus-on-message.ts"
import { ApprovalDecision } from "./approval-decision.tsx"
import { approvalStateText } from "./approval-state-text.ts"
import { OrderLines } from "./order-parts.tsx"
import styles from "./orders.module.css"

type Approval = ApiCalls["GET /users/customer/approval"]["data"]
type Props = { readonly answer: CallResult<Approval>; readonly self: string | undefined }

export const ApprovalPage = ({ answer, self }: Props) => (
  <>
    <Link to="/my-account/orders" className={styles.back}>
      ← {words.back}
    </Link>
    {answer.ok ? (
      <Found approval={answer.data} isOwn={answer.data.buyer.contactId === self} />
    ) : answer.status === 404 || answer.status === 400 ? (
      <>
        <h1>{words.notThere}</h1>
        <p className={styles.note}>{words.notThereHelp}</p>
      </>
    ) : (
      <>
        <h1>{words.title}</h1>
        <LoadFailure failure={answer} />
      </>
    )}
  </>
)

const tones = { pending: "warn", approved: "good", rejected: "bad", expired: "bad" } as const

/** What was decided is said in the place of the question, also to who just pressed, whose button is gone. */
const Found = observer(({ approval, isOwn }: { readonly approval: Approval; readonly isOwn: boolean }) => {
  const { mayDecide, problem, state, reason, orderNo } = approval
  const actions = useActions()
  const focusProps = useFocusOnMessage<HTMLDivElement>(mayDecide ? undefined : actions.message)
  return (
    <>
      <div className={styles.top}>
        <h1>{words.title}</h1>
        <p className={styles.state}>{dollars(approval.total)}</p>
      </div>
      <div role="status" {...focusProps}>
        {mayDecide ? null : (
          <div className={`notice ${tones[state]} ${styles.answer}`}>
            <p>{approvalStateText(approval)}</p>
            {reason ? (
              <p>
                {words.reason}: {reason}
              </p>
            ) : null}
            {orderNo ? (
              <Link to="/my-account/orders/$orderNo" params={{ orderNo }}>
                {words.seeOrder(orderNumberText(orderNo))}
              </Link>
            ) : null}
          </div>
        )}
      </div>
      {problem && problem !== actions.problem ? (
        <p className={`notice bad ${styles.note}`}>{words.problem(problem)}</p>
      ) : null}
      <ErrorMessage
        problem={problem && problem === actions.problem ? words.problem(problem) : actions.problem}
        className={styles.note}
      />
      {mayDecide ? <ApprovalDecision approval={approval} actions={actions} /> : null}
      {isOwn && (state !== "pending" || problem) && orderNo === undefined ? <BuyAgain approval={approval} /> : null}
      <OrderLines
        order={approval}
        exGst={approval.showsExGst}
        title={orderNo === undefined ? words.lines : words.ordered}
      />
      <Facts approval={approval} />
    </>
  )
})

/** The cart of then, for a buyer who has another by now. */
const BuyAgain = observer(({ approval: { lines } }: { readonly approval: Approval }) => {
  const { call, requestPrice } = useRouter().options.context
  const { cart } = useViewModels()
  const [again] = useState(() => new RepeatLinesViewModel({ call, requestPrice }, cart))
  return (
    <div className={styles.answer}>
      <button
        type="button"
        className="btn quiet"
        aria-disabled={again.isAdding}
        onClick={() => void again.add(lines.map((line) => ({ ...line, was: line })))}
      >
        {again.isAdding ? words.adding : words.again}
      </button>
      <div role="status">{again.report ? <RepeatReport report={again.report} /> : null}</div>
    </div>
  )
})

const Facts = ({ approval }: { readonly approval: Approval }) => {
  const { askedAt, buyer, limit, method, customerRefNo, branch, pickupDay, destination, contact, instructions } =
    approval
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{words.facts}</h2>
      <dl className={styles.facts}>
        <Fact name={words.by}>{buyer.name}</Fact>
        <Fact name={words.asked}>{datedMomentText(askedAt)}</Fact>
        <Fact name={words.limit}>{dollars(limit)}</Fact>
        <Fact name={words.method}>{paymentMethodWords[method].name}</Fact>
        <Fact name={words.poNumber}>{customerRefNo ?? words.none}</Fact>
        {destination ? (
          <>
            <Fact name={words.delivery} className={styles.wide}>
              {destinationText(destination)}
            </Fact>
            <Fact name={words.when}>{arrivalText(destination)}</Fact>
          </>
        ) : (
          <>
            <Fact name={words.pickup}>{branch ?? words.none}</Fact>
            {pickupDay ? <Fact name={words.when}>{dateText(Temporal.PlainDate.from(pickupDay))}</Fact> : null}
          </>
        )}
        <Fact name={words.receives}>
          {contact.contactName}, <span className={styles.whole}>{phoneText(contact.phone)}</span>
        </Fact>
        {instructions ? (
          <Fact name={words.instructions} className={styles.wide}>
            {instructions}
          </Fact>
        ) : null}
      </dl>
    </section>
  )
}
