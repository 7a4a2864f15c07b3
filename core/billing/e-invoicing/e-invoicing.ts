/** Enrolling for e-invoices (Peppol): an ABN that is one, and accounting software that can receive them. */
import { isAbn } from "../../contact/business-numbers.ts"
import { asRecord, isText } from "../../payments/unknown-response.ts"
import { eInvoicingServiceWords, eInvoicingWords } from "../../words/bills.ts"

/** [EINV-01] [MSG-02] The three refusals. */
const messages = {
  "abn-missing": eInvoicingWords.abnMissing,
  "abn-invalid": eInvoicingWords.abnInvalid,
  "software-not-set-up": eInvoicingWords.softwareNotSetUp
} as const
export type EInvoicingErrorKind = keyof typeof messages
export type EInvoicingError = { readonly kind: EInvoicingErrorKind; readonly msg: string }

const isKind = (code: unknown): code is EInvoicingErrorKind => typeof code === "string" && Object.hasOwn(messages, code)
const error = (kind: EInvoicingErrorKind): EInvoicingError => ({ kind, msg: messages[kind] })

/** What is known of a customer's set-up; `software` is the chosen accounting package. */
export type Enrolment = { readonly abn?: string; readonly software?: string }

/** [EINV-01] Why a customer cannot be enrolled, asked in this order: the ABN is there, is one, the software is chosen. */
export const enrolmentError = ({ abn = "", software = "" }: Enrolment): EInvoicingError | undefined => {
  if (!isText(abn)) return error("abn-missing")
  if (!isAbn(abn)) return error("abn-invalid")
  return isText(software) ? undefined : error("software-not-set-up")
}

/** [EINV-01] Where a customer's e-invoices are addressed: Peppol's scheme for ABNs, and the 11 digits. Nothing for no ABN. */
export const peppolId = (abn: string): string | undefined => (isAbn(abn) ? `0151:${abn.replace(/\s/g, "")}` : undefined)

/** What a verification came to. */
export type Verification =
  | { readonly is: "verified"; readonly isEnabled: boolean }
  | { readonly is: "refused"; readonly error: EInvoicingError }
  /** It did not answer, or answered nothing that is known. */
  | { readonly is: "failed"; readonly msg: string }

/**
 * [EINV-01] What the answer of `/users/invoice-sync/…` means. 2xx and 400 are both answers: one with a refusal's code is that
 * refusal, one with data is judged by its ABN and software. Any other status is a failure.
 */
export const verificationOf = (status: number, body: unknown): Verification => {
  const failed: Verification = { is: "failed", msg: eInvoicingServiceWords.failed }
  if (!((status >= 200 && status < 300) || status === 400)) return failed
  const { code, data } = asRecord(body) ?? {}
  if (isKind(code)) return { is: "refused", error: error(code) }
  const known = asRecord(data)
  if (!known) return failed
  const { abn, software, enabled } = known
  const refusal = enrolmentError({
    ...(typeof abn === "string" ? { abn } : {}),
    ...(typeof software === "string" ? { software } : {})
  })
  if (refusal) return { is: "refused", error: refusal }
  return status === 400 ? failed : { is: "verified", isEnabled: enabled === true }
}
