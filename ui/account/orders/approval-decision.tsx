/** The question to an administrator whether an order is placed, with its two buttons. */
import { useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import type { FormEvent } from "react"
import type { ApiCalls, CallApi } from "../../../adapters/browser/api-client.ts"
import { dollars } from "../../../core/money.ts"
import type { ActionsViewModel } from "../../kit/actions.view-model.ts"
import { describedBy, FieldFrame } from "../../kit/field-frame.tsx"
import { parseTextDraft } from "../../kit/tab-draft.ts"
import { useTabDraft } from "../../kit/use-tab-draft.ts"
import { approvalPageWords as words } from "../../words/approvals.ts"
import { checkoutPageWords } from "../../words/checkout.ts"
import { methodInSentence } from "../../words/payment-methods.ts"
import { ApprovalReasonViewModel } from "./approval-reason.view-model.ts"
import { approvalStateText } from "./approval-state-text.ts"
import styles from "./orders.module.css"

type Approval = ApiCalls["GET /users/customer/approval"]["data"]
type Props = { readonly approval: Approval; readonly actions: ActionsViewModel }

/** The page asks for it anew then, and says what became of it in its place. */
export const ApprovalDecision = observer(({ approval, actions }: Props) => {
  const router = useRouter()
  const { call }: { readonly call: CallApi } = router.options.context
  const { id, total, version, buyer, limit, method } = approval
  const reason = useTabDraft(`approval ${id}`, parseTextDraft, (draft) => new ApprovalReasonViewModel(draft))
  const decide = async (decision: "approve" | "reject") => {
    const typed = reason.text.trim()
    const body = { id, decision, total, version, ...(decision === "reject" && typed ? { reason: typed } : {}) }
    const isDecided = await actions.run(decision, () => call("POST /users/customer/approval/decide", { body }), {
      done: approvalStateText,
      failed: words.failed
    })
    if (isDecided) reason.end()
    await router.invalidate()
  }
  const isBusy = actions.running !== undefined
  return (
    <form
      className={styles.decision}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void decide("approve")
      }}
    >
      <p>{words.decide(buyer.name, dollars(limit))}</p>
      <p>{method === "trade-credit" ? words.onAccount : words.byBuyer(buyer.name, methodInSentence(method))}</p>
      <FieldFrame
        name="reason"
        label={words.reasonField}
        mark={checkoutPageWords.optional}
        help={words.reasonHelp}
        problem={undefined}
      >
        <textarea
          id="reason"
          name="reason"
          rows={3}
          maxLength={500}
          value={reason.text}
          {...describedBy("reason", words.reasonHelp, undefined)}
          onChange={({ target }) => reason.type(target.value)}
        />
      </FieldFrame>
      <div className={styles.actions}>
        <button type="submit" className="btn" aria-disabled={isBusy}>
          {actions.running === "approve" ? words.approving : words.approve(dollars(total))}
        </button>
        <button type="button" className="btn quiet" aria-disabled={isBusy} onClick={() => void decide("reject")}>
          {actions.running === "reject" ? words.rejecting : words.reject}
        </button>
      </div>
    </form>
  )
})
