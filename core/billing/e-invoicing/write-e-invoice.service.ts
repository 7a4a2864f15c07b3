/** An invoice or credit note of an account as an e-invoice, from what the shop keeps of it. */
import { Context, Effect, Layer } from "effect"
import { ShopFacts } from "../../content/shop-facts.port.ts"
import { melbourneDate } from "../../melbourne.ts"
import { Branches } from "../../stores/branches.port.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import { Claims } from "../claims/claims.port.ts"
import { creditedLines } from "../claims/credited-lines.ts"
import { invoiceText, type SelectedInvoice } from "../invoices/invoice.ts"
import type { InvoiceReader } from "../invoices/invoices.port.ts"
import { Invoices } from "../invoices/invoices.port.ts"
import type { EInvoice } from "./e-invoice.ts"
import { peppolId } from "./e-invoicing.ts"
import { ublCreditNote } from "./ubl-credit-note.ts"
import { ublInvoice } from "./ubl-invoice.ts"
import type { EInvoiceBuyer } from "./ubl-parts.ts"

type Written = Effect.Effect<EInvoice | undefined, Unavailable>

/** [EINV-02] Service that writes e-invoices; undefined where the reader has no such invoice. Fails with `Unavailable` (what it needs is out of reach). */
export class WriteEInvoice extends Context.Service<
  WriteEInvoice,
  {
    readonly invoice: (buyer: EInvoiceBuyer, reader: InvoiceReader, invoice: SelectedInvoice) => Written
    /** [CLM-02] Of an accepted claim. */
    readonly creditNote: (buyer: EInvoiceBuyer, reader: InvoiceReader, claimNo: string) => Written
  }
>()("core/billing/e-invoicing/WriteEInvoice") {
  static readonly layer = Layer.effect(
    WriteEInvoice,
    Effect.gen(function* () {
      const invoices = yield* Invoices
      const branches = yield* Branches
      const claims = yield* Claims
      const { name, abn, phone, email } = yield* ShopFacts

      const found = Effect.fnUntraced(function* (reader: InvoiceReader, selected: SelectedInvoice) {
        const [invoice] = yield* invoices.find(reader, [selected])
        if (!invoice) return undefined
        const branch = (yield* branches.all).find(({ id }) => id === invoice.branchId)
        if (!branch) return yield* Effect.die(`Invoice ${invoiceText(selected)} is of no branch`)
        return { invoice, seller: { name, abn, phone, email, address: branch.address } }
      })

      const eInvoice = (buyer: EInvoiceBuyer, document: string, kind: EInvoice["kind"], xml: string): EInvoice => ({
        customerId: buyer.customerId,
        document,
        kind,
        receiver: peppolId(buyer.abn) ?? "",
        xml
      })

      const invoice: WriteEInvoice["Service"]["invoice"] = Effect.fn("WriteEInvoice.invoice")(
        function* (buyer, reader, selected) {
          const one = yield* found(reader, selected)
          if (!one) return undefined
          return eInvoice(buyer, invoiceText(selected), "invoice", ublInvoice(one.invoice, one.seller, buyer))
        }
      )

      const creditNote: WriteEInvoice["Service"]["creditNote"] = Effect.fn("WriteEInvoice.creditNote")(
        function* (buyer, reader, claimNo) {
          const claim = yield* claims.find(claimNo)
          if (!claim?.credit || claim.answeredAt === undefined) return undefined
          const one = yield* found(reader, claim)
          if (!one) return undefined
          const lines = creditedLines(one.invoice, yield* claims.ofInvoice(claim), claim)
          const document = claim.credit.creditNote
          const credit = { document, date: melbourneDate(claim.answeredAt), invoice: one.invoice, lines }
          return eInvoice(buyer, document, "credit-note", ublCreditNote(credit, one.seller, buyer))
        }
      )

      return WriteEInvoice.of({ invoice, creditNote })
    })
  )
}
