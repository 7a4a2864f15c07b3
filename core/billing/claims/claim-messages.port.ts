/** What a branch and a company's contact are sent of a claim. */
import { Context } from "effect"
import type { Message } from "../../messages/message.ts"
import type { Branch } from "../../stores/branch.ts"
import type { AccountInvoice } from "../invoices/account-invoice.ts"
import type { Claim } from "./claim.ts"

/** A claim, the invoice that it is about, and the branch that sold the goods. */
export type ClaimMessageData = {
  readonly claim: Claim
  readonly invoice: AccountInvoice
  readonly branch: Branch
}

/** [CLM-03] Port that composes the messages about a claim, to the branch and to who made it. */
export class ClaimMessages extends Context.Service<
  ClaimMessages,
  {
    readonly opened: (about: ClaimMessageData) => ReadonlyArray<Message>
    readonly answered: (about: ClaimMessageData) => ReadonlyArray<Message>
  }
>()("core/billing/claims/ClaimMessages") {}
