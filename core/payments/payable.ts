/** What is paid: an order, quotes or invoices, as far as its money goes. */
import type { Cents } from "../money.ts"

export const payableKinds = ["order", "quote", "invoice"] as const
export type PayableKind = (typeof payableKinds)[number]

/** What a payment is for, by its kind and its number. */
export type PayableRef = { readonly kind: PayableKind; readonly id: string }

/** `amount` is the server's own, whole cents; it is still to be paid while it is `open`, and by nothing but that amount. */
export type Payable = PayableRef & {
  readonly amount: Cents
  readonly captured: Cents
  readonly isOpen: boolean
}

export const isSamePayable = (one: PayableRef, other: PayableRef | undefined): boolean =>
  one.kind === other?.kind && one.id === other.id
