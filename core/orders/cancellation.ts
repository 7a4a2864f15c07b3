/** Whether the customer may still cancel an order, and what becomes of its money. */
import { melbourneTime } from "../melbourne.ts"
import type { Cents } from "../money.ts"
import { cancelWords } from "../words/cancel.ts"
import type { OrderStatus } from "./order.ts"

/** What the customer who may cancel an order reads of that. Money in cents, moments in epoch milliseconds. */
export type Cancellation = {
  /** `open`: it can be cancelled. `refused`: not now, or not any more. */
  readonly state: "open" | "refused" | "cancelled"
  /** Why it can't be cancelled, with the next step. */
  readonly msg?: string
  readonly paid: Cents
  readonly refunded: Cents
  readonly refundedAt?: number
  /** The last day on which a bank shows a refund that was made, `2026-12-03`. */
  readonly landsBy?: string
}

/** [CANCEL-01] By its customer an order can be cancelled once it is paid and until the branch begins to prepare it. */
export const canCancel = (status: OrderStatus): boolean => status === "placed"

/** The branch that keeps the order, as it is called. */
type BranchPhone = { readonly name: string; readonly phone: string }

/** [CANCEL-01] Why an order can't be cancelled by its customer, with what to do instead; undefined where it can, or is cancelled already. */
export const cancelRefusal = (status: OrderStatus, { name, phone }: BranchPhone): string | undefined => {
  if (status === "cancelled" || canCancel(status)) return undefined
  if (status === "awaiting-payment") return cancelWords.unpaid
  if (status === "preparing") return cancelWords.picking(name, phone)
  return status === "ready" ? cancelWords.ready(name, phone) : cancelWords.gone(name, phone)
}

/** How many days a bank takes at most to show a refund. */
export const REFUND_DAYS = 10

/** [CANCEL-03] The last Melbourne day on which a refund made at that moment (epoch milliseconds) is shown by the bank. */
export const refundLandsBy = (refundedAt: number): string =>
  melbourneTime(refundedAt).toPlainDate().add({ days: REFUND_DAYS }).toString()
