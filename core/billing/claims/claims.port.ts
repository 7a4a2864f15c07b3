/** Where claims on invoices are kept. */
import { Context, type Effect } from "effect"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { SelectedInvoice } from "../invoices/invoice.ts"
import type { Claim, ClaimCredit, ClaimedLine, ClaimPhoto, NewClaim } from "./claim.ts"

/** What an answer writes down. `at` in epoch milliseconds, `by` who answered. */
export type ClaimAnswer = {
  readonly at: number
  readonly by: string
  readonly answer: string
} & (
  | { readonly state: "accepted"; readonly granted: ReadonlyArray<ClaimedLine>; readonly credit: ClaimCredit }
  | { readonly state: "declined" }
)

/** Port that keeps claims. Fails with `Unavailable` (what it needs is out of reach). */
export class Claims extends Context.Service<
  Claims,
  {
    readonly nextClaimNo: Effect.Effect<string, Unavailable>
    /** [CLM-01] Within the caller's transaction, with its row of the audit. */
    readonly save: (claim: NewClaim) => Effect.Effect<void, Unavailable>
    /** [CLM-01] The claim that a browser's key was used for before, of that customer. */
    readonly byKey: (customerId: string, key: string) => Effect.Effect<Claim | undefined, Unavailable>
    readonly find: (claimNo: string) => Effect.Effect<Claim | undefined, Unavailable>
    /** Those of an invoice, the oldest answer first and what is open last. */
    readonly ofInvoice: (invoice: SelectedInvoice) => Effect.Effect<ReadonlyArray<Claim>, Unavailable>
    /** The newest, those that wait for an answer first. */
    readonly newest: (most: number) => Effect.Effect<ReadonlyArray<Claim>, Unavailable>
    readonly photos: (claimNo: string) => Effect.Effect<ReadonlyArray<ClaimPhoto>, Unavailable>
    /** [CLM-01] The Melbourne day, `2026-11-23`, on which the goods of an order were handed over; undefined while they are not. */
    readonly handedOverOn: (orderNo: string) => Effect.Effect<string | undefined, Unavailable>
    /** [CLM-03] [I22] Within the caller's transaction, with its row of the audit; false where it was answered already. */
    readonly answer: (claimNo: string, answer: ClaimAnswer) => Effect.Effect<boolean, Unavailable>
  }
>()("core/billing/claims/Claims") {}

/** [CLM-01] A setting: for how many days after goods were handed over they can be claimed. */
export class ClaimDays extends Context.Service<ClaimDays, number>()("core/billing/claims/ClaimDays") {}
