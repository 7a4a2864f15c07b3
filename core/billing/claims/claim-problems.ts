/** What is wrong with a claim as somebody filled it in; the browser and the server ask the same question. */
import { definedProblems, textProblem } from "../../contact/fields.ts"
import { plainDay } from "../../delivery/schedule/wire-day.ts"
import { filesProblem, type UploadRule } from "../../fields/uploads.ts"
import { isPartOf } from "../../orders/line-part.ts"
import { claimWords as words } from "../../words/claim.ts"
import { fieldWords } from "../../words/field.ts"
import type { ClaimedLine, ClaimReason } from "./claim.ts"
import type { ClaimableLine } from "./claim-quantity.ts"

/** The most characters of a note. */
export const MAX_CLAIM_NOTE = 1000

/** [CLM-01] [VAL-06] Of what the shop takes the photographs alone, four at most. */
export const claimUploads = ({ types, mostBytes }: UploadRule): UploadRule => ({
  types: types.filter((type) => type.startsWith("image/")),
  mostBytes,
  mostFiles: 4
})

/** What was filled in. */
export type ClaimEntry = {
  readonly lines: ReadonlyArray<ClaimedLine>
  readonly reason: ClaimReason | undefined
  readonly note: string
  readonly photos: ReadonlyArray<Uint8Array>
}

/** [CLM-01] The last day on which goods can be claimed that came, or were invoiced, on that one; both `2026-11-23`. */
export const lastClaimDay = (received: string, days: number): string => plainDay(received).add({ days }).toString()

const linesProblem = (lines: ClaimEntry["lines"], claimable: ReadonlyArray<ClaimableLine>): string | undefined => {
  if (lines.length === 0) return words.noLines
  const positions = new Set(lines.map(({ position }) => position))
  const isRight = ({ position, quantity }: ClaimedLine) =>
    claimable.some((line) => line.position === position && isPartOf(line, quantity))
  return positions.size === lines.length && lines.every(isRight) ? undefined : words.quantity
}

const noteProblem = ({ reason, note }: ClaimEntry): string | undefined => {
  if (reason === "other" && note.trim() === "") return words.sayWhat
  return textProblem(note, MAX_CLAIM_NOTE)
}

/** What can be claimed of an invoice, and what is taken of photos. */
export type ClaimLimits = { readonly lines: ReadonlyArray<ClaimableLine>; readonly uploads: UploadRule }

/** [CLM-01] By the name of each field; empty where all is right. */
export const claimProblems = (entry: ClaimEntry, { lines, uploads }: ClaimLimits): Readonly<Record<string, string>> =>
  definedProblems({
    lines: linesProblem(entry.lines, lines),
    reason: entry.reason === undefined ? fieldWords.required(words.reason) : undefined,
    note: noteProblem(entry),
    photos: filesProblem(entry.photos, uploads)
  })
