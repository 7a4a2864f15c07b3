/** Why invoices are not paid. */
import { Schema } from "effect"
import { MessageText } from "../../bounds.schema.ts"
import { invoicePaymentProblemKinds } from "./invoice-payment.ts"

/** [INV-02] Invoices that are not paid, with what is said of it. */
export class InvoicesNotPayable extends Schema.TaggedError<InvoicesNotPayable>()("InvoicesNotPayable", {
  kind: Schema.Literals([...invoicePaymentProblemKinds, "being-paid"]),
  msg: MessageText
}) {}
