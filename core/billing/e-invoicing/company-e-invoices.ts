/** How a company stands with e-invoices. */
import type { AccountingSoftware } from "./accounting-software.ts"
import type { EInvoiceDelivery } from "./e-invoice.ts"

/** [EINV-01] How a company stands: what is known of it, and whether its e-invoices are switched on. */
export type EInvoicingDetails = {
  readonly abn?: string
  readonly software?: AccountingSoftware
  readonly enabled: boolean
  /** Where its e-invoices are addressed; there where its ABN is one. */
  readonly peppolId?: string
  /** The invoices and credit notes that went as e-invoices, the newest first, and how far each has come. */
  readonly sent: ReadonlyArray<EInvoiceDelivery>
}
