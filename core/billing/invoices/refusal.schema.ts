/** Why invoices are not answered. */
import { Schema } from "effect"
import { MessageText } from "../../bounds.schema.ts"

/** There is no such invoice, or it is another company's. */
export class InvoiceNotFound extends Schema.TaggedError<InvoiceNotFound>()("InvoiceNotFound", {}) {}

/** Invoices were asked for by days that can't be answered; `fields` says what is wrong. */
export class InvoicesRefused extends Schema.TaggedError<InvoicesRefused>()("InvoicesRefused", {
  msg: MessageText,
  fields: Schema.Record(Schema.String, MessageText)
}) {}
