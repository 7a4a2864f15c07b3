/** The orders that wait, or waited, for an administrator's approval. */
import { Context, type Effect } from "effect"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { ApprovalClaim, ApprovalReader, ApprovalRequest, NewApproval } from "./approval-request.ts"

type ApprovalsEffect<A> = Effect.Effect<A, Unavailable>

/** What made an order of a request: the approved one itself, or the same cart sent again by its buyer. */
export type ApprovalUse = ApprovalClaim & { readonly id?: string; readonly orderNo: string; readonly now: number }

/**
 * [APV-02] Port that stores approval requests. Fails with `Unavailable` (what it needs is out of reach). What changes one is
 * called in a transaction of `Orders`.
 */
export class Approvals extends Context.Service<
  Approvals,
  {
    /** Kept once for each cart of a buyer that waits: the same cart sent again takes the place of what was asked before, as another version where its total, method or delivery is another, or it could not be placed. */
    readonly submit: (request: NewApproval, now: number) => ApprovalsEffect<ApprovalRequest>
    /** Of that company; another's is none. */
    readonly find: (reader: ApprovalReader, id: string) => ApprovalsEffect<ApprovalRequest | undefined>
    /** The same, and nobody else changes it until the transaction ends. */
    readonly lock: (reader: ApprovalReader, id: string) => ApprovalsEffect<ApprovalRequest | undefined>
    /** Those that wait, and those that were decided since then; the newest first, 100 at most. */
    readonly list: (reader: ApprovalReader, since: number) => ApprovalsEffect<ReadonlyArray<ApprovalRequest>>
    /** Requests of that cart that wait or are approved and not used, the newest first. */
    readonly ofCart: (cart: Omit<ApprovalClaim, "total">) => ApprovalsEffect<ReadonlyArray<ApprovalRequest>>
    readonly approve: (
      id: string,
      decision: { readonly by: string; readonly at: number; readonly expiresAt: number }
    ) => ApprovalsEffect<void>
    readonly reject: (
      id: string,
      decision: { readonly by: string; readonly at: number; readonly reason?: string }
    ) => ApprovalsEffect<void>
    /** [APV-03] Notes the order that is made of an approval, in the transaction that writes it; false where none covers it, or another order has it. */
    readonly use: (use: ApprovalUse) => ApprovalsEffect<boolean>
    /** An approved order that could not be placed waits again, and says why; one of which an order was made stays as it is. */
    readonly reopen: (id: string, problem: string) => ApprovalsEffect<boolean>
    /** [APV-02] What can neither be placed nor wait again is over, and says why; false where it was over before. One of which an order was made keeps that. */
    readonly end: (id: string, problem: string, now: number) => ApprovalsEffect<boolean>
    /** The buyer has been told how an approval came out. */
    readonly markTold: (id: string, now: number) => ApprovalsEffect<void>
    /** Approved orders on credit that nobody has finished placing, or telling of, since that moment. */
    readonly unfinished: (before: number) => ApprovalsEffect<ReadonlyArray<ApprovalRequest>>
    /** Ends what nobody has decided in time, so many at most, and answers it. */
    readonly expire: (now: number, most: number) => ApprovalsEffect<ReadonlyArray<ApprovalRequest>>
  }
>()("core/ordering/approval/Approvals") {}
