/** An e-invoice on its way: for whom, what it says, and how far it has come. */

/** An e-invoice as an access point takes it: for whom, as Peppol addresses them, and its XML. */
export type EInvoice = {
  readonly customerId: string
  /** The number that the invoice or credit note is printed under. */
  readonly document: string
  readonly kind: "invoice" | "credit-note"
  /** `0151:` and the receiver's ABN. */
  readonly receiver: string
  readonly xml: string
}

/** [EINV-02] It waits to be handed over, the access point has it, the receiver has it, or it will not come there. */
export const eInvoiceStates = ["waiting", "sent", "delivered", "failed"] as const
export type EInvoiceState = (typeof eInvoiceStates)[number]

/** [EINV-02] As a company is told: one that waits for a further try is told from one that was not tried yet. */
export const eInvoiceDeliveryStates = [...eInvoiceStates, "retrying"] as const

/** [EINV-02] How far the e-invoice of a document has come; `problem` says why it failed. */
export type EInvoiceDelivery = {
  readonly document: string
  readonly state: (typeof eInvoiceDeliveryStates)[number]
  readonly problem?: string
}
