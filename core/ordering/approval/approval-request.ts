/** [APV-02] An order that waits for an administrator of its company, and what can become of it. */
import type { BuyerTerms } from "../../identity/buyer.ts"
import type { Cents } from "../../money.ts"
import type { OrderLine, OrderTotals } from "../../orders/order.ts"
import type { OrderForm } from "../../orders/order-form.ts"
import type { PaymentMethod } from "../../payment-method.ts"

/** A request waits for so long, and what was approved can be paid for so long, milliseconds. */
export const APPROVAL_MS = 7 * 24 * 60 * 60_000

export const approvalStates = ["pending", "approved", "rejected", "expired"] as const
export type ApprovalState = (typeof approvalStates)[number]

/** What is asked for: the order as it was shown, and nothing of it charged, drawn or put aside. */
export type NewApproval = {
  readonly buyer: BuyerTerms
  /** The buyer's limit at that time, cents with GST. */
  readonly limit: Cents
  readonly method: PaymentMethod
  readonly form: OrderForm
  readonly lines: ReadonlyArray<OrderLine>
  readonly totals: OrderTotals
  /** SHA-256, in hex, of what the buyer's browser is called. */
  readonly browser: string
  /** What tells the cart from another, see `approvalCartKey`. */
  readonly cartKey: string
}

/** A request as it is kept. Times are epoch milliseconds. */
export type ApprovalRequest = NewApproval & {
  readonly id: string
  readonly state: ApprovalState
  /** Grows with each change of what is asked for. */
  readonly version: number
  readonly askedAt: number
  /** Until then it waits; approved, until then it can be paid. */
  readonly expiresAt: number
  readonly buyerName: string
  readonly buyerEmail: string
  /** How often it was approved: an order that could not be placed opens it again. */
  readonly approvals: number
  readonly decidedAt?: number
  readonly decidedBy?: { readonly contactId: string; readonly name: string }
  /** Of a rejection, as the administrator typed it. */
  readonly reason?: string
  /** Why it could not be placed when it was approved last. */
  readonly problem?: string
  /** The order that was made of it. */
  readonly orderNo?: string
}

/** Who reads a company's requests: all of it, or one contact's own. */
export type ApprovalReader = { readonly customerId: string; readonly contactId?: string }

export type ApprovalDecision = "approve" | "reject"

/** What an administrator sends: `total` and `version` are what they were shown. */
export type ApprovalAnswer = {
  readonly id: string
  readonly decision: ApprovalDecision
  readonly total: Cents
  readonly version: number
  readonly reason?: string
}

export type DecisionProblem = "decided" | "expired" | "changed"

/** Where a request stands at that moment: what nobody has decided, or paid, in time has expired, whether or not that was noted yet. */
export const stateAt = (
  { state, expiresAt, orderNo }: Pick<ApprovalRequest, "state" | "expiresAt" | "orderNo">,
  now: number
): ApprovalState => (state !== "rejected" && orderNo === undefined && expiresAt <= now ? "expired" : state)

/**
 * [APV-02] Why a request can't be decided as it was asked; nothing where it can. Asked in this order: whether its time is
 * over, whether somebody was quicker, whether it is what the administrator saw.
 */
export const decisionProblem = (
  request: Pick<ApprovalRequest, "state" | "expiresAt" | "orderNo" | "totals" | "version">,
  { total, version }: Pick<ApprovalAnswer, "total" | "version">,
  now: number
): DecisionProblem | undefined => {
  const state = stateAt(request, now)
  if (state === "expired") return "expired"
  if (state !== "pending") return "decided"
  return request.totals.total === total && request.version === version ? undefined : "changed"
}

/** An order that its buyer wants to place by an approval. */
export type ApprovalClaim = {
  readonly customerId: string
  readonly contactId: string
  readonly cartKey: string
  /** Cents with GST, worked out by the shop now. */
  readonly total: Cents
}

/** [APV-03] Whether an approval lets that order be placed: the same buyer's, of that very cart, up to what was approved, in time. */
export const isCoveredBy = (
  {
    state,
    expiresAt,
    buyer,
    cartKey,
    totals
  }: Pick<ApprovalRequest, "state" | "expiresAt" | "buyer" | "cartKey" | "totals">,
  claim: ApprovalClaim,
  now: number
): boolean =>
  state === "approved" &&
  expiresAt > now &&
  buyer.contactId === claim.contactId &&
  buyer.customerId === claim.customerId &&
  cartKey === claim.cartKey &&
  claim.total <= totals.total
