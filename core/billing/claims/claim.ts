/** A claim on an invoice: goods that were short, damaged or wrong, what the company asks for, and what the shop answered. */
import { checkDigit } from "../../check-digit.ts"
import type { Cents } from "../../money.ts"
import type { SelectedInvoice } from "../invoices/invoice.ts"

/** [CLM-01] What is wrong with the goods. */
export const claimReasons = ["short", "damaged", "wrong-goods", "other"] as const
export type ClaimReason = (typeof claimReasons)[number]

export type ClaimState = "open" | "accepted" | "declined"

/** So much of a line of the invoice, by its place there from 0; in sticks of timber, else in the unit it was sold in. */
export type ClaimedLine = { readonly position: number; readonly quantity: number }

/** What an accepted claim gives back; cents with their GST, of which so much was taken from the invoice itself. The rest is credit on account. */
export type ClaimCredit = {
  readonly creditNote: string
  readonly amount: Cents
  readonly gst: Cents
  readonly onInvoice: Cents
}

/** [CLM-01] A claim as it is kept. Moments in epoch milliseconds. */
export type Claim = SelectedInvoice & {
  /** `C100000017`, as both sides call it. */
  readonly claimNo: string
  readonly customerId: string
  readonly contactId: string
  readonly email: string
  readonly reason: ClaimReason
  readonly note: string
  /** Of an accepted claim with what was granted of each; 0 where nothing was. */
  readonly lines: ReadonlyArray<ClaimedLine & { readonly granted?: number }>
  readonly photos: number
  readonly madeAt: number
  readonly state: ClaimState
  readonly answeredAt?: number
  /** What the shop said with its answer. */
  readonly answer?: string
  readonly credit?: ClaimCredit
}

/** A photograph that came with a claim, and its kind by its content. */
export type ClaimPhoto = { readonly contentType: string; readonly bytes: Uint8Array }

/** One that is about to be written. `key` is the browser's own for it: however often it comes, it is one claim. */
export type NewClaim = Omit<Claim, "state" | "answeredAt" | "answer" | "credit" | "lines" | "photos"> & {
  readonly key: string
  readonly lines: ReadonlyArray<ClaimedLine>
  readonly photos: ReadonlyArray<ClaimPhoto>
}

/** The number of the next claim in their sequence, which begins at 10000001. */
export const claimNumber = (next: number): string => `C${next}${checkDigit(String(next))}`

/** [CLM-01] A claim's number as somebody typed it; undefined for what is none. */
export const parseClaimNumber = (typed: string): string | undefined => {
  const [, digits, check] = /^C(\d{8})(\d)$/.exec(typed.replace(/\s/g, "").toUpperCase()) ?? []
  return digits !== undefined && checkDigit(digits) === Number(check) ? `C${digits}${check}` : undefined
}
