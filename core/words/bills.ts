/** What is said about invoices, statements and e-invoicing. */

/** So many are named before the others are counted. */
const NAMED = 4

const invoicesText = (invoices: ReadonlyArray<string>): string => {
  const named = invoices.length > NAMED ? invoices.slice(0, NAMED - 1) : invoices
  const others = invoices.length - named.length
  return new Intl.ListFormat("en-AU").format([...named, ...(others > 0 ? [`${others} others`] : [])])
}

/** [INV-02] What stops the payment of invoices, each with the next step; the first in the specification's words. */
export const invoicePaymentWords = {
  noneSelected: "* Select at least 1 invoice to proceed",
  notFound: (invoice: string) => `We couldn't find invoice ${invoice} on your account. Load your invoices again.`,
  alreadyPaid: (invoices: ReadonlyArray<string>, isAll: boolean) =>
    invoices.length === 1
      ? `Invoice ${invoices[0]} is paid already. ${isAll ? "There's nothing left to pay on it." : "Take it out of your selection, then pay."}`
      : `Invoices ${invoicesText(invoices)} are paid already. ${isAll ? "There's nothing left to pay on them." : "Take them out of your selection, then pay."}`,
  tooLow: "Only amounts above $1.00 can be paid online. Select more invoices, or pay by BPAY or bank transfer.",
  tooHigh: (most: string) => `A card payment stops at ${most}. Select fewer invoices, or pay by bank transfer.`,
  beingPaid: "Somebody is paying one of these invoices just now. Wait a moment, then look again before you pay.",
  changed: "What is owed has changed since you looked. Check the new total, then pay."
} as const

/** [CALL-13] What is wrong with the days that invoices are asked for by. */
export const invoiceWindowWords = {
  noDay: "Give a day of the calendar, such as 2026-11-23.",
  backwards: "The last day must not be before the first.",
  tooLong: "Ask for a year at a time, at most."
} as const

/** What is asked for by a text that is the number of no invoice; the name of an invoice's file. */
export const invoiceFileWords = {
  pdf: (invoice: string) => `tax-invoice-${invoice}.pdf`,
  xml: (invoice: string) => `e-invoice-${invoice}.xml`
} as const

/** [EINV-02] What is added to an e-invoice's lines or taken from them. */
export const eInvoiceChargeWords = {
  delivery: "Delivery",
  surcharge: "Card surcharge",
  rounding: "GST rounded line by line"
} as const

/** [EINV-02] What an e-invoice of a credit note says of itself. */
export const eInvoiceCreditWords = {
  note: (invoice: string) => `Adjustment note for tax invoice ${invoice}.`,
  terms: "Credited to your account."
} as const

/** [EINV-02] Why an e-invoice did not come to its receiver. */
export const eInvoiceDeliveryWords = {
  noReceipt: "Nobody confirmed within four days that it arrived.",
  refused: "The Peppol network didn't take it."
} as const

/** [INV-01] [INV-04] An invoice, or the next of them, that could not be loaded. */
export const invoiceWords = {
  listFailed: "Your invoices couldn't be loaded. Press 'Load next 90 days' to try again.",
  detailFailed: "This invoice couldn't be opened. Try again in a moment, or call us for a copy."
} as const

/**
 * [INV-04] [STM-01] How sending, downloading, viewing and listing a document came out; `what` is `invoice` or `statement`, and
 * `why` the reason for a failure with what to do about it, where one is known.
 */
export const documentWords = {
  emailed: (what: string) => `Your ${what} is on its way by e-mail.`,
  emailFailed: (what: string, why = "Try again, or download it.") => `Your ${what} couldn't be e-mailed. ${why}`,
  downloaded: (what: string) => `Your ${what} has been downloaded.`,
  downloadFailed: (what: string, why = "Try again, or have it e-mailed.") =>
    `Your ${what} couldn't be downloaded. ${why}`,
  viewed: (what: string) => `Your ${what} is open.`,
  viewFailed: (what: string, why = "Try again, or download it from the list.") =>
    `Your ${what} couldn't be opened. ${why}`,
  listed: (what: string) => `Your ${what}s are up to date.`,
  listFailed: (what: string, why = "Try again in a moment.") => `Your ${what}s couldn't be loaded. ${why}`
} as const

/** [MSG-02] [EINV-01] The three refusals of e-invoicing. */
export const eInvoicingWords = {
  abnMissing: "Your account has no ABN, and e-invoices are addressed by it. Add your ABN, then verify again.",
  abnInvalid: "Your account's ABN is not a valid one. Correct its 11 digits, then verify again.",
  softwareNotSetUp:
    "Your accounting software isn't set up for e-invoices. Choose it and switch e-invoicing on there first."
} as const

/** [EINV-01] The verification itself did not answer; no refusal, so nothing of the enrolment changes. */
export const eInvoicingServiceWords = {
  failed: "E-invoicing couldn't be verified just now. Nothing was changed. Please try again later."
} as const
