/** What a buyer and the administrators of their company are told about an order that waits for approval. */
import { Context, type Effect } from "effect"
import type { Contact, Customer } from "../../identity/customer.ts"
import type { Message } from "../../messages/message.ts"
import type { Branch } from "../../stores/branch.ts"
import type { ApprovalRequest } from "./approval-request.ts"

/** [APV-02] How a request came out, as its buyer is told: placed at once, to be paid by them, refused, or out of time. */
export type ApprovalOutcome = "placed" | "to-pay" | "rejected" | "expired"

type MessagesEffect = Effect.Effect<ReadonlyArray<Message>>

/** Port that composes the e-mails about approvals. Has no failure of its own. */
export class ApprovalMessages extends Context.Service<
  ApprovalMessages,
  {
    /** To an administrator: what is asked for, from which branch, where to and when, with the link to the page that decides it. */
    readonly asked: (
      admin: Pick<Contact, "id" | "email" | "firstName">,
      request: ApprovalRequest,
      order: { readonly customer: Pick<Customer, "name" | "accountType">; readonly branch: Branch }
    ) => MessagesEffect
    /** To the buyer. */
    readonly decided: (request: ApprovalRequest, outcome: ApprovalOutcome) => MessagesEffect
    /** [APV-02] To the buyer, and to who approved it while they are of the company: it could not be placed, and why, and is over. */
    readonly ended: (
      request: ApprovalRequest,
      problem: string,
      approver: Pick<Contact, "id" | "email" | "firstName"> | undefined
    ) => MessagesEffect
  }
>()("core/ordering/approval/ApprovalMessages") {}
