/** Loads the claims on invoices of before the shop began, with what was answered. */
import type { Client } from "pg"
import type { Claim, ClaimedLine } from "../../../core/billing/claims/claim.ts"
import { copyRows } from "../../postgres/import/copy-rows.ts"

/** A claim without photographs; an accepted one has its credit note in the ledger. */
export type PastClaim = Omit<Claim, "photos" | "lines"> & {
  readonly lines: ReadonlyArray<ClaimedLine & { readonly granted?: number }>
  /** By which its browser asked for it, a UUID that nothing else has. */
  readonly key: string
}

const moment = (at: number): string => new Date(at).toISOString()

const claimRow = (claim: PastClaim) => [
  claim.claimNo,
  claim.invoiceNo,
  claim.invoiceSuffix,
  claim.customerId,
  claim.contactId,
  claim.email,
  claim.key,
  claim.reason,
  claim.note,
  moment(claim.madeAt),
  claim.state,
  claim.answeredAt === undefined ? undefined : moment(claim.answeredAt),
  claim.answeredAt === undefined ? undefined : "staff",
  claim.answer,
  claim.credit?.creditNote,
  claim.credit?.amount,
  claim.credit?.gst,
  claim.credit?.onInvoice
]

const lineRows = ({ claimNo, lines }: PastClaim) =>
  lines.map(({ position, quantity, granted }) => [claimNo, position, quantity, granted])

const auditRows = ({ claimNo, customerId, contactId, madeAt, state, answeredAt, credit }: PastClaim) => {
  const row = (at: number, by: string, action: string, detail: object) => [
    moment(at),
    by,
    action,
    claimNo,
    customerId,
    JSON.stringify(detail)
  ]
  return [
    row(madeAt, contactId, "claim opened", {}),
    ...(answeredAt === undefined
      ? []
      : [
          row(
            answeredAt,
            "staff",
            `claim ${state}`,
            credit ? { creditNote: credit.creditNote, amount: credit.amount } : {}
          )
        ])
  ]
}

/** Within a load's transaction, after the ledger; the next claim's number follows the last of these. */
export const copyClaims = async (client: Client, claims: ReadonlyArray<PastClaim>): Promise<void> => {
  const last = claims.at(-1)
  if (!last) return
  await copyRows(
    client,
    `claim (claim_no, invoice_no, suffix, customer_id, contact_id, email, request_key, reason, note, made_at, state,
      answered_at, answered_by, answer, credit_note, credit_cents, credit_gst_cents, on_invoice_cents)`,
    claims.map(claimRow)
  )
  await copyRows(client, "claim_line (claim_no, position, quantity, granted)", claims.flatMap(lineRows))
  await copyRows(client, "audit (at, done_by, action, subject, customer_id, detail)", claims.flatMap(auditRows))
  await client.query("SELECT setval('claim_number', $1)", [last.claimNo.slice(1, -1)])
}
