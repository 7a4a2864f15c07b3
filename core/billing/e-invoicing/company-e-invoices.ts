/** How a company stands with e-invoices. */
import type { AccountingSoftware } from "./accounting-software.ts"

/** [EINV-01] How a company stands: what is known of it, and whether its e-invoices are switched on. */
export type EInvoicingDetails = {
  readonly abn?: string
  readonly software?: AccountingSoftware
  readonly enabled: boolean
  /** Where its e-invoices are addressed; there where its ABN is one. */
  readonly peppolId?: string
  /** The numbers of the invoices that went as e-invoices. */
  readonly sent: ReadonlyArray<string>
}
