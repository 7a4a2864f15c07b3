/** A company's enrolment for e-invoices, and its invoices as such. */
import { Clock, Context, Effect, Layer } from "effect"
import { ShopFacts } from "../../content/shop-facts.port.ts"
import { memberBuyer } from "../../identity/buyer.ts"
import type { Member } from "../../identity/visitor.ts"
import { melbourneDay } from "../../melbourne.ts"
import type { DocumentFile } from "../../orders/documents.port.ts"
import { Branches } from "../../stores/branches.port.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import { invoiceFileWords } from "../../words/bills.ts"
import { invoiceText, type SelectedInvoice } from "../invoices/invoice.ts"
import { Invoices } from "../invoices/invoices.port.ts"
import { InvoiceNotFound } from "../invoices/refusal.schema.ts"
import { AccessPoint } from "./access-point.port.ts"
import type { AccountingSoftware } from "./accounting-software.ts"
import type { EInvoicingDetails } from "./company-e-invoices.ts"
import { enrolmentError, peppolId } from "./e-invoicing.ts"
import { EInvoicingRefused } from "./e-invoicing-refusal.schema.ts"
import { Enrolments } from "./enrolments.port.ts"
import { ublInvoice } from "./ubl-invoice.ts"

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
    /** [EINV-02] Hands it to the access point, once; of who is enrolled. */
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
      const invoices = yield* Invoices
      const branches = yield* Branches
      const accessPoint = yield* AccessPoint
      const seller = yield* ShopFacts

      const details: CompanyEInvoices["Service"]["details"] = Effect.fn("CompanyEInvoices.details")(function* ({
        customer: { id, abn }
      }) {
        const [{ software, enabledOn }, sent] = yield* Effect.all([enrolments.find(id), accessPoint.submitted(id)])
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

      const xmlOf = Effect.fnUntraced(function* (member: Member, wanted: SelectedInvoice) {
        const [invoice] = yield* invoices.find(memberBuyer(member), [wanted])
        if (!invoice) return yield* new InvoiceNotFound()
        const { customer } = member
        const abn = customer.abn ?? ""
        yield* requireEnrolled(abn, "any")
        const branch = (yield* branches.all).find(({ id }) => id === invoice.branchId)
        if (!branch) return yield* Effect.die(`Invoice ${invoiceText(wanted)} is of no branch`)
        const { name, phone, email } = seller
        const from = { name, abn: seller.abn, phone, email, address: branch.address }
        return ublInvoice(invoice, from, { customerId: customer.id, name: customer.name, abn })
      })

      const file: CompanyEInvoices["Service"]["file"] = Effect.fn("CompanyEInvoices.file")(function* (member, wanted) {
        const content = yield* xmlOf(member, wanted)
        return { name: invoiceFileWords.xml(invoiceText(wanted)), mediaType: "application/xml", content }
      })

      const send: CompanyEInvoices["Service"]["send"] = Effect.fn("CompanyEInvoices.send")(function* (member, wanted) {
        const xml = yield* xmlOf(member, wanted)
        const { id, abn = "" } = member.customer
        const { software, enabledOn } = yield* enrolments.find(id)
        yield* requireEnrolled(abn, enabledOn === undefined ? undefined : software)
        yield* accessPoint.submit({
          customerId: id,
          document: invoiceText(wanted),
          receiver: peppolId(abn) ?? "",
          xml
        })
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
