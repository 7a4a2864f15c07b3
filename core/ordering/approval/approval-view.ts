/** [APV-02] An approval request as those may read it who are shown it: its buyer, and the administrators of their company. */
import { isPickup } from "../../delivery/delivery.ts"
import { isAdmin } from "../../identity/permission-rules.ts"
import type { Member } from "../../identity/visitor.ts"
import { orderDestination } from "../../orders/order-destination.ts"
import type { Branch } from "../../stores/branch.ts"
import type { ApprovalDetailSchema, ApprovalSchema } from "./approval.schema.ts"
import { type ApprovalReader, type ApprovalRequest, stateAt } from "./approval-request.ts"
import { contactTerms } from "./spending-limit.ts"

/** One row of the list. */
export type ApprovalView = typeof ApprovalSchema.Type
export type ApprovalDetail = typeof ApprovalDetailSchema.Type

/** An administrator reads all of the company's requests, anybody else their own. */
export const approvalReaderOf = (member: Member): ApprovalReader => ({
  customerId: member.customer.id,
  ...(isAdmin(member, member.customer) ? {} : { contactId: member.contact.id })
})

/** [PERM-07] One at the company's own prices is shown to nobody who may not see those. */
export const mayViewApproval = ({ buyer }: Pick<ApprovalRequest, "buyer">, { contact, customer }: Member): boolean =>
  !buyer.hasOwnPrices || contactTerms(contact, customer).hasOwnPrices

/** `now` is epoch milliseconds. */
export const approvalView = (request: ApprovalRequest, member: Member, now: number): ApprovalView => {
  const { id, version, buyer, buyerName, method, totals, limit, askedAt, expiresAt, form } = request
  const { decidedAt, decidedBy, reason, problem, orderNo } = request
  const state = stateAt(request, now)
  const { customerRefNo } = form.details
  return {
    id,
    state,
    version,
    buyer: { contactId: buyer.contactId, name: buyerName },
    method,
    total: totals.total,
    limit,
    askedAt,
    expiresAt,
    isOpen: state === "pending" || (state === "approved" && orderNo === undefined),
    mayDecide: state === "pending" && buyer.contactId !== member.contact.id && isAdmin(member, member.customer),
    ...(customerRefNo ? { customerRefNo } : {}),
    ...(decidedAt === undefined ? {} : { decidedAt }),
    ...(decidedBy ? { decidedBy: decidedBy.name } : {}),
    ...(reason === undefined ? {} : { reason }),
    ...(problem === undefined ? {} : { problem }),
    ...(orderNo === undefined ? {} : { orderNo })
  }
}

/** The same with the order as it was shown to its buyer. */
export const approvalDetail = (
  request: ApprovalRequest,
  member: Member,
  { branches, now }: { readonly branches: ReadonlyArray<Pick<Branch, "id" | "name">>; readonly now: number }
): ApprovalDetail => {
  const { delivery } = request.form
  const destination = orderDestination(delivery)
  const pickup = isPickup(delivery) ? branches.find(({ id }) => id === delivery.details.branchId) : undefined
  return {
    ...approvalView(request, member, now),
    showsExGst: request.buyer.showsExGst,
    lines: request.lines,
    totals: request.totals,
    checkoutType: isPickup(delivery) ? "pickup" : "delivery",
    ...(destination ? { destination } : {}),
    ...(pickup ? { branch: pickup.name } : {}),
    ...(isPickup(delivery) ? { pickupDay: delivery.details.date } : {}),
    contact: delivery.details.contactDetails,
    instructions: delivery.details.instructions
  }
}
