/** [EINV-01] Why a company is not enrolled for e-invoices, or gets none. */
import { Schema } from "effect"
import { MessageText } from "../../bounds.schema.ts"

export class EInvoicingRefused extends Schema.TaggedError<EInvoicingRefused>()("EInvoicingRefused", {
  kind: Schema.Literals(["abn-missing", "abn-invalid", "software-not-set-up"]),
  msg: MessageText
}) {}

/** [EINV-02] The access point takes no such e-invoice, and says why: nobody receives under that ABN, or a rule is broken. */
export class AccessPointRefused extends Schema.TaggedError<AccessPointRefused>()("AccessPointRefused", {
  msg: MessageText
}) {}
