/** What is said of where an order for approval stands. */
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { dateText, melbourneDay } from "../../../core/melbourne.ts"
import { dollars } from "../../../core/money.ts"
import { approvalPageWords as words } from "../../words/approvals.ts"

type Approval = ApiCalls["GET /users/customer/approval"]["data"]

const dayOf = (at: number): string => dateText(melbourneDay(at))

export const approvalStateText = ({ state, decidedBy = "", expiresAt, orderNo, total, problem }: Approval): string => {
  if (state === "rejected") return words.rejected(decidedBy)
  if (state === "expired") return problem === undefined ? words.expired : words.ended
  if (state === "pending") return words.waiting(dayOf(expiresAt))
  return orderNo === undefined ? words.approved(decidedBy, dollars(total), dayOf(expiresAt)) : words.placed(decidedBy)
}
