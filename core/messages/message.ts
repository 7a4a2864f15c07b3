/** A message to a customer or to a branch, ready to be sent. */
import type { PrintedStatement } from "../documents/printed-statement.ts"
import type { TaxInvoice } from "../orders/tax-invoice.ts"

/** A paper that goes with a message: what it says, drawn when it is sent or looked at. */
export type Attachment = { readonly name: string } & (
  | { readonly taxInvoice: TaxInvoice }
  | { readonly statement: PrintedStatement }
)

export type Message = {
  /** [I21] What the message tells of; a message of the same key is sent once. */
  readonly key: string
  readonly channel: "email" | "sms"
  readonly recipient: string
  readonly subject: string
  /** The subject that is kept of a sent message whose own holds a secret. */
  readonly trace?: string
  readonly html?: string
  readonly text: string
  readonly attachments: ReadonlyArray<Attachment>
}
