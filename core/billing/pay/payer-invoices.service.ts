/** The invoices that a payer sees, and what those that they chose come to. */
import { Clock, Effect } from "effect"
import { melbourneDate } from "../../melbourne.ts"
import type { Cents } from "../../money.ts"
import { InvoiceLinks } from "../invoices/invoice-links.port.ts"
import { type InvoiceSelection, selectDueInvoices } from "../invoices/invoice-selection.ts"
import { FIRST_DAY } from "../invoices/invoice-window.ts"
import { type InvoiceReader, Invoices } from "../invoices/invoices.port.ts"
import { InvoiceNotFound } from "../invoices/refusal.schema.ts"
import { invoicePayment } from "./invoice-payment.ts"
import { InvoicesNotPayable } from "./refusal.schema.ts"
import { CurrentSurchargeRules } from "./surcharge-rules.port.ts"

/** A contact of the company, or whoever has the link of one invoice. */
export type InvoicePayer =
  | { readonly by: "contact"; readonly reader: InvoiceReader; readonly email: string }
  | { readonly by: "link"; readonly token: string }

/** Each fails with `InvoiceNotFound` (one of them is none, or not theirs), `InvoicesNotPayable` (with its reason) and `Unavailable`. */
export const makePayerInvoices = Effect.gen(function* () {
  const invoices = yield* Invoices
  const links = yield* InvoiceLinks
  const rules = yield* CurrentSurchargeRules

  /** Whose invoices they see. [T29] A link opens its own invoice alone, and a wrong one is an unknown invoice. */
  const readerOf = Effect.fnUntraced(function* (payer: InvoicePayer, selection: InvoiceSelection) {
    if (payer.by === "contact") return payer.reader
    const [only, ...others] = selection
    if (!only || others.length > 0) return yield* new InvoiceNotFound()
    const link = yield* links.open(only, payer.token, melbourneDate(yield* Clock.currentTimeMillis))
    if (!link) return yield* new InvoiceNotFound()
    return { contactId: "", customerId: link.customerId, hasOwnPrices: true } satisfies InvoiceReader
  })

  const amounts = Effect.fnUntraced(function* (reader: InvoiceReader, selection: InvoiceSelection, seen?: Cents) {
    const own = yield* invoices.find(reader, selection)
    const now = yield* Clock.currentTimeMillis
    const answer = invoicePayment(selection, own, { now, rules, ...(seen === undefined ? {} : { seen }) })
    if (answer.ok) return answer.payment
    const { kind, msg } = answer.problem
    return yield* kind === "not-found" ? new InvoiceNotFound() : new InvoicesNotPayable({ kind, msg })
  })

  /** [INV-01] Everything that is due today; a link opens one invoice and knows of no others. */
  const due = Effect.fnUntraced(function* (payer: InvoicePayer) {
    if (payer.by === "link") return []
    const today = melbourneDate(yield* Clock.currentTimeMillis)
    const all = yield* invoices.ofDays(payer.reader, { fromDate: FIRST_DAY, toDate: today })
    return selectDueInvoices(all.invoices, today)
  })

  return { readerOf, amounts, due }
})
