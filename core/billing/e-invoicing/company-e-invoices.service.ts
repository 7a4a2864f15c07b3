/** A company's enrolment for e-invoices, and its invoices as such. */
import { Clock, Context, Effect, Layer } from "effect"
import { memberBuyer } from "../../identity/buyer.ts"
import type { Member } from "../../identity/visitor.ts"
import { melbourneDay } from "../../melbourne.ts"
import type { DocumentFile } from "../../orders/documents.port.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import { invoiceFileWords } from "../../words/bills.ts"
import { invoiceText, type SelectedInvoice } from "../invoices/invoice.ts"
import { InvoiceNotFound } from "../invoices/refusal.schema.ts"
import type { AccountingSoftware } from "./accounting-software.ts"
import type { EInvoicingDetails } from "./company-e-invoices.ts"
import { EInvoiceQueue } from "./e-invoice-queue.port.ts"
import { enrolmentError, peppolId } from "./e-invoicing.ts"
import { EInvoicingRefused } from "./e-invoicing-refusal.schema.ts"
import { Enrolments } from "./enrolments.port.ts"
import { WriteEInvoice } from "./write-e-invoice.service.ts"

/**
 * [EINV-01] [CALL-28] Service for a company's e-invoices. Fails with `Unavailable` (what it needs is out of reach),
 * `EInvoicingRefused` (the company can't be enrolled, with its reason), `InvoiceNotFound` (no such invoice, or not theirs).
 */
export class CompanyEInvoices extends Context.Service<
  CompanyEInvoices,
  {
    readonly details: (member: Member) => Effect.Effect<EInvoicingDetails, Unavailable>
    /** By the software that is named, else by the one that was chosen before. */
    readonly enable: (
      member: Member,
      software?: AccountingSoftware
    ) => Effect.Effect<EInvoicingDetails, EInvoicingRefused | Unavailable>
    readonly disable: (member: Member) => Effect.Effect<EInvoicingDetails, Unavailable>
    /** [EINV-02] The invoice as a file for the company's own software; needs an ABN, no enrolment. */
    readonly file: (
      member: Member,
      invoice: SelectedInvoice
    ) => Effect.Effect<DocumentFile, EInvoicingRefused | InvoiceNotFound | Unavailable>
    /** [EINV-02] Queues it for the access point, once, and again where it failed; of who is enrolled. */
    readonly send: (
      member: Member,
      invoice: SelectedInvoice
    ) => Effect.Effect<EInvoicingDetails, EInvoicingRefused | InvoiceNotFound | Unavailable>
  }
>()("core/billing/e-invoicing/CompanyEInvoices") {
  static readonly layer = Layer.effect(
    CompanyEInvoices,
    Effect.gen(function* () {
      const enrolments = yield* Enrolments
      const queue = yield* EInvoiceQueue
      const write = yield* WriteEInvoice

      const details: CompanyEInvoices["Service"]["details"] = Effect.fn("CompanyEInvoices.details")(function* ({
        customer: { id, abn }
      }) {
        const [{ software, enabledOn }, sent] = yield* Effect.all([enrolments.find(id), queue.ofCompany(id)])
        const address = abn === undefined ? undefined : peppolId(abn)
        return {
          ...(abn === undefined ? {} : { abn }),
          ...(software ? { software } : {}),
          enabled: enabledOn !== undefined,
          ...(address ? { peppolId: address } : {}),
          sent
        }
      })

      const enable: CompanyEInvoices["Service"]["enable"] = Effect.fn("CompanyEInvoices.enable")(
        function* (member, chosen) {
          const { customer, contact } = member
          const kept = yield* enrolments.find(customer.id)
          const software = chosen ?? kept.software
          yield* requireEnrolled(customer.abn, software)
          const enabledOn = kept.enabledOn ?? melbourneDay(yield* Clock.currentTimeMillis).toString()
          yield* enrolments.save(customer.id, contact.id, { ...(software ? { software } : {}), enabledOn })
          return yield* details(member)
        }
      )

      const disable: CompanyEInvoices["Service"]["disable"] = Effect.fn("CompanyEInvoices.disable")(function* (member) {
        const { customer, contact } = member
        const { software } = yield* enrolments.find(customer.id)
        yield* enrolments.save(customer.id, contact.id, software ? { software } : {})
        return yield* details(member)
      })

      const written = Effect.fnUntraced(function* (member: Member, wanted: SelectedInvoice) {
        const { id: customerId, name, abn = "" } = member.customer
        // [T27] Another company's invoice is none, whatever this one lacks.
        const eInvoice = yield* write.invoice({ customerId, name, abn }, memberBuyer(member), wanted)
        if (!eInvoice) return yield* new InvoiceNotFound()
        yield* requireEnrolled(abn, "any")
        return eInvoice
      })

      const file: CompanyEInvoices["Service"]["file"] = Effect.fn("CompanyEInvoices.file")(function* (member, wanted) {
        const { xml } = yield* written(member, wanted)
        return { name: invoiceFileWords.xml(invoiceText(wanted)), mediaType: "application/xml", content: xml }
      })

      const send: CompanyEInvoices["Service"]["send"] = Effect.fn("CompanyEInvoices.send")(function* (member, wanted) {
        const eInvoice = yield* written(member, wanted)
        const { id, abn } = member.customer
        const { software, enabledOn } = yield* enrolments.find(id)
        yield* requireEnrolled(abn, enabledOn === undefined ? undefined : software)
        yield* queue.add(eInvoice)
        return yield* details(member)
      })

      return CompanyEInvoices.of({ details, enable, disable, file, send })
    })
  )
}

const requireEnrolled = (abn: string | undefined, software: string | undefined) => {
  const error = enrolmentError({ ...(abn === undefined ? {} : { abn }), ...(software ? { software } : {}) })
  return error ? Effect.fail(new EInvoicingRefused(error)) : Effect.void
}
