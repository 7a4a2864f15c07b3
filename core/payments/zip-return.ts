/** The way back from Zip: what the return page shows, and how it ends. */
import { zipPayloadWords, zipProgressWords, zipWords } from "../words/payment.ts"
import { asRecord, isText } from "./unknown-response.ts"

/** [PAY-04] The eleven messages by their codes, in the specification's order. */
const messages = {
  default: zipWords.default,
  missing_order_id: zipWords.missingOrderId,
  missing_checkout_id: zipWords.missingCheckoutId,
  invalid_status: zipWords.invalidStatus,
  already_completed: zipWords.alreadyCompleted,
  cancelled: zipWords.cancelled,
  rejected: zipWords.rejected,
  referred: zipWords.referred,
  invalid_response: zipWords.invalidResponse,
  server_error: zipWords.serverError,
  checkout_failed: zipWords.checkoutFailed
} as const
export type ZipErrorCode = keyof typeof messages
export type ZipError = { readonly errorCode: ZipErrorCode; readonly msg: string }

const isCode = (code: string): code is ZipErrorCode => Object.hasOwn(messages, code)

/** [PAY-04] The error of a code; of one that is not known, the default. */
export const zipError = (code: string): ZipError => {
  const errorCode = isCode(code) ? code : "default"
  return { errorCode, msg: messages[errorCode] }
}

/** [PAY-07] The code of what a call by Zip was refused with; what says nothing of Zip is the default. */
export const zipErrorCode = (msg: string, isOutOfReach = false): ZipErrorCode => {
  if (isOutOfReach) return "server_error"
  if (msg === zipPayloadWords.notValid) return "invalid_response"
  const known = Object.keys(messages).find((code) => isCode(code) && messages[code] === msg)
  return known && isCode(known) ? known : "default"
}

/** [PAY-04] Where the return page stands; the last five are its ends. */
export type ZipReturn =
  | { readonly is: "validating" | "validated" | "finishing"; readonly msg: string }
  /** `id` is the confirmed payment's. */
  | { readonly is: "completed"; readonly id?: string; readonly msg?: string }
  | ({ readonly is: "cancelled" | "rejected" | "referred" | "failed" } & ZipError)

/** What happens to the page. */
export type ZipEvent =
  /** The address that Zip sent the browser to was read. */
  | {
      readonly type: "returned"
      readonly orderId?: string
      readonly checkoutId?: string
      readonly status?: string
    }
  | { readonly type: "finish" }
  /** The shop confirmed with Zip, or not; `answer` is the call's data. */
  | { readonly type: "confirmed"; readonly answer: unknown }
  | { readonly type: "refused"; readonly errorCode: string }

export const initialZipReturn: ZipReturn = { is: "validating", msg: zipProgressWords.validating }

const outcomes = { cancelled: "cancelled", declined: "rejected", rejected: "rejected", referred: "referred" } as const

/** The end for an error: three have a page of their own, an order that is paid already is a completed one. */
const ended = (code: string): ZipReturn => {
  const error = zipError(code)
  const { errorCode, msg } = error
  if (errorCode === "already_completed") return { is: "completed", msg }
  const hasItsOwn = errorCode === "cancelled" || errorCode === "rejected" || errorCode === "referred"
  return { is: hasItsOwn ? errorCode : "failed", ...error }
}

const validated = ({ orderId, checkoutId, status = "" }: ZipEvent & { readonly type: "returned" }): ZipReturn => {
  if (!isText(orderId)) return ended("missing_order_id")
  if (!isText(checkoutId)) return ended("missing_checkout_id")
  const result = status.toLowerCase()
  if (result === "approved") return { is: "validated", msg: zipProgressWords.validated }
  return ended(Object.entries(outcomes).find(([known]) => known === result)?.[1] ?? "invalid_status")
}

const confirmed = (answer: unknown): ZipReturn => {
  const id = asRecord(answer)?.id
  return isText(id) ? { is: "completed", id } : ended("invalid_response")
}

/**
 * [PAY-04] The page after an event: validating payment, details validated, finishing order, in that order, then an end.
 * An event that does not belong to where the page stands changes nothing, so that a repeat never finishes twice.
 */
export const nextZipReturn = (page: ZipReturn, event: ZipEvent): ZipReturn => {
  if (page.is === "validating" && event.type === "returned") return validated(event)
  if (page.is === "validated" && event.type === "finish") return { is: "finishing", msg: zipProgressWords.finishing }
  if (page.is !== "finishing") return page
  if (event.type === "confirmed") return confirmed(event.answer)
  return event.type === "refused" ? ended(event.errorCode) : page
}
