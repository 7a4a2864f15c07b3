/** The approval that an order above its member's spending limit needs: asked for before it is paid, and used up by it. */
import { Clock, Effect } from "effect"
import { dollars } from "../../money.ts"
import { approvalWords } from "../../words/approval.ts"
import { approvalCartKey } from "../approval/approval-cart.ts"
import { isCoveredBy } from "../approval/approval-request.ts"
import { Approvals } from "../approval/approvals.port.ts"
import { isAboveLimit } from "../approval/spending-limit.ts"
import type { OrderDraft } from "../checkout/draft-order.ts"
import type { PlaceOrderRequest } from "../new-order.ts"
import { orderRefused } from "../refusal.schema.ts"

/** The order as an approval of it knows it; undefined where it needs none. */
const approvalClaim = ({ form, buyer, limit, approvalId }: PlaceOrderRequest, { totals: { total } }: OrderDraft) =>
  buyer && (approvalId !== undefined || isAboveLimit(total, limit))
    ? { ...buyer, cartKey: approvalCartKey(form), total, ...(approvalId === undefined ? {} : { id: approvalId }) }
    : undefined

const refuseAboveLimit = ({ limit = 0 }: PlaceOrderRequest) =>
  Effect.fail(orderRefused("needs-approval", approvalWords.aboveLimit(dollars(limit))))

/** Fails with `OrderRefused` where an order needs an approval that it has not, and with `Unavailable`. */
export const makeOrderApproval = Effect.gen(function* () {
  const approvals = yield* Approvals

  /** [APV-01] Asked before anything is opened at a provider. */
  const require = Effect.fnUntraced(function* (placing: PlaceOrderRequest, draft: OrderDraft) {
    const claim = approvalClaim(placing, draft)
    if (!claim || claim.id !== undefined) return
    const now = yield* Clock.currentTimeMillis
    const known = yield* approvals.ofCart(claim)
    if (!known.some((one) => isCoveredBy(one, claim, now))) return yield* refuseAboveLimit(placing)
  })

  /** [APV-03] And again with the order: of two at once one alone has the approval. */
  const use = Effect.fnUntraced(function* (placing: PlaceOrderRequest, draft: OrderDraft, orderNo: string) {
    const claim = approvalClaim(placing, draft)
    if (!claim) return
    const isUsed = yield* approvals.use({ ...claim, orderNo, now: yield* Clock.currentTimeMillis })
    if (!isUsed) return yield* refuseAboveLimit(placing)
  })

  return { require, use }
})
