/** Whether a quote can be paid, and what is said where it cannot. */
import { quotePaymentWords } from "../../words/quote.ts"
import { isQuoteExpired, type Quote } from "./quote.ts"

/** The most quotes that one payment is for. */
export const MAX_QUOTES_PAID = 20

/** [QUO-04] What each error names, where it is known. */
export type QuoteErrorDetails = {
  /** The quote's or order's number, as it was asked for. */
  readonly quoteNo: string
  readonly invoiceNo?: string
  readonly userAccountNo?: string
  /** Only told to who may act for that account, or holds the quote's link. */
  readonly quoteAccountNo?: string
}

/** [QUO-04] [MSG-03] The six errors by their codes. */
const messages = {
  "already-paid": ({ quoteNo }: QuoteErrorDetails) => quotePaymentWords.alreadyPaid(quoteNo),
  "no-outstanding-amount": ({ quoteNo }: QuoteErrorDetails) => quotePaymentWords.nothingOutstanding(quoteNo),
  "not-found": ({ quoteNo }: QuoteErrorDetails) => quotePaymentWords.notFound(quoteNo),
  expired: ({ quoteNo }: QuoteErrorDetails) => quotePaymentWords.expired(quoteNo),
  "different-account": ({ quoteNo, quoteAccountNo = "" }: QuoteErrorDetails) =>
    quotePaymentWords.otherAccount(quoteNo, quoteAccountNo),
  unknown: ({ quoteNo }: QuoteErrorDetails) => quotePaymentWords.unknown(quoteNo)
} as const
export type QuoteErrorKind = keyof typeof messages
export const quoteErrorKinds = Object.keys(messages) as ReadonlyArray<QuoteErrorKind>

export type QuoteError = QuoteErrorDetails & { readonly kind: QuoteErrorKind; readonly msg: string }

const isKind = (code: string): code is QuoteErrorKind => Object.hasOwn(messages, code)

/** [QUO-04] The error of a code; any other code is the unknown one. */
export const quoteError = (code: string, details: QuoteErrorDetails): QuoteError => {
  const kind = isKind(code) ? code : "unknown"
  return { kind, ...details, msg: messages[kind](details) }
}

/** Who pays: nobody's account through a quote's own link, or a logged-in contact's. */
export type QuotePayer =
  | { readonly by: "link" }
  /** `accounts` are all that the contact may act for, the present one among them. */
  | { readonly by: "account"; readonly customerId: string; readonly accounts: ReadonlyArray<string> }

/** What looking a quote up came to: it, none of that number, or no answer. */
export type QuoteLookup = Quote | "none" | "no-answer"

const isTold = (quote: Quote, payer: QuotePayer) => payer.by === "link" || payer.accounts.includes(quote.customerId)

/**
 * [QUO-04] Why a quote is not paid; nothing where it can be. Asked in this order: it was found, it is of this account, not paid,
 * not expired, and something is left to pay. Of an account that the contact has no part in, it answers as an unknown one does.
 */
export const quoteProblem = (
  quoteNo: string,
  found: QuoteLookup,
  payer: QuotePayer,
  now: number
): QuoteError | undefined => {
  const asked = { quoteNo, ...(payer.by === "account" ? { userAccountNo: payer.customerId } : {}) }
  if (found === "no-answer") return quoteError("unknown", asked)
  if (found === "none" || !isTold(found, payer)) return quoteError("not-found", asked)
  const { customerId, invoiceNo } = found
  const known = { ...asked, quoteAccountNo: customerId, ...(invoiceNo === undefined ? {} : { invoiceNo }) }
  if (payer.by === "account" && payer.customerId !== customerId) return quoteError("different-account", known)
  if (found.isPaid) return quoteError("already-paid", known)
  if (isQuoteExpired(found, now)) return quoteError("expired", known)
  return found.outstanding > 0 ? undefined : quoteError("no-outstanding-amount", known)
}
