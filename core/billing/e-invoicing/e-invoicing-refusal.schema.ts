/** [EINV-01] Why a company is not enrolled for e-invoices, or gets none. */
import { Schema } from "effect"
import { MessageText } from "../../bounds.schema.ts"

export class EInvoicingRefused extends Schema.TaggedError<EInvoicingRefused>()("EInvoicingRefused", {
  kind: Schema.Literals(["abn-missing", "abn-invalid", "software-not-set-up"]),
  msg: MessageText
}) {}
