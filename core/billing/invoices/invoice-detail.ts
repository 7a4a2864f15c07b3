/** One invoice as it was fetched, and how sending or downloading a document came out. */
import { asRecord, isText } from "../../payments/unknown-response.ts"
import { documentWords, invoiceWords } from "../../words/bills.ts"

/** [INV-04] The invoice's data, or that it failed and what the answer said. */
export type InvoiceDetail =
  | { readonly hasError: false; readonly data: { readonly [name: string]: unknown } }
  | { readonly hasError: true; readonly msg: string }

/**
 * [INV-04] Reads the answer of `GET /users/details/invoice/details`: without data, or with its error flag set, it failed with
 * the answer's message. `answer` is nothing where none came.
 */
export const invoiceDetail = (answer: unknown): InvoiceDetail => {
  const { error, msg, data } = asRecord(answer) ?? {}
  const found = asRecord(data)
  if (found && !error) return { hasError: false, data: found }
  return { hasError: true, msg: isText(msg) ? msg : invoiceWords.detailFailed }
}

export const documentActions = ["email", "download", "view", "list"] as const
export type DocumentAction = (typeof documentActions)[number]

const reports = {
  email: [documentWords.emailed, documentWords.emailFailed],
  download: [documentWords.downloaded, documentWords.downloadFailed],
  view: [documentWords.viewed, documentWords.viewFailed],
  list: [documentWords.listed, documentWords.listFailed]
} as const

/**
 * [INV-04] [STM-01] What is said after an action on a document: each says whether it succeeded. `why` is the reason for a
 * failure, with what to do about it; without one, usual advice stands in its place.
 */
export const documentReport = (
  what: "invoice" | "statement",
  action: DocumentAction,
  succeeded: boolean,
  why?: string
) => {
  const [done, failed] = reports[action]
  return { succeeded, msg: succeeded ? done(what) : failed(what, why) }
}
