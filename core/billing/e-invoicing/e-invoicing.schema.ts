/** A company's enrolment for e-invoices as it crosses the wire. */
import { Schema } from "effect"
import { Identifier, listOf, MessageText } from "../../bounds.schema.ts"
import { accountingSoftware } from "./accounting-software.ts"
import type { EInvoicingDetails } from "./company-e-invoices.ts"
import { eInvoiceDeliveryStates } from "./e-invoice.ts"

export const AccountingSoftwareSchema = Schema.Literals(accountingSoftware)

export const EInvoicingDetailsSchema = Schema.Struct({
  abn: Schema.optionalKey(Identifier),
  software: Schema.optionalKey(AccountingSoftwareSchema),
  enabled: Schema.Boolean,
  peppolId: Schema.optionalKey(Identifier),
  sent: listOf(
    Schema.Struct({
      document: Identifier,
      state: Schema.Literals(eInvoiceDeliveryStates),
      problem: Schema.optionalKey(MessageText)
    })
  )
}) satisfies Schema.Codec<EInvoicingDetails>
