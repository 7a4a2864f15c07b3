/** [APV-01] What is said of a cart above its buyer's limit, before and at the payment. */
import type { ApiCalls } from "../../adapters/browser/api-client.ts"
import { dateText, melbourneDay } from "../../core/melbourne.ts"
import { dollars } from "../../core/money.ts"
import { approvalWords } from "../../core/words/approval.ts"
import { approvalCheckoutWords as words } from "../words/payment.ts"

type Approval = NonNullable<ApiCalls["POST /orders/payment-offers"]["data"]["approval"]>

const dayOf = (at: number | undefined): string => (at === undefined ? "" : dateText(melbourneDay(at)))

const noticeText = ({ is, limit, approvers, until }: Approval): string => {
  if (is === "nobody") return approvalWords.nobody(dollars(limit))
  if (is === "waiting") return words.waiting(approvalWords.names(approvers), dayOf(until))
  return is === "approved" ? words.approved(dayOf(until)) : approvalWords.needed(dollars(limit), approvers)
}

/** What stands above the ways to pay; nothing within the limit. */
export const ApprovalNotice = ({ approval }: { readonly approval: Approval | undefined }) =>
  approval ? (
    <p className={`notice ${approval.is === "approved" ? "good" : "warn"}`} role="status">
      {noticeText(approval)}
    </p>
  ) : null
