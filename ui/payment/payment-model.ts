/** A payment as the page shows it that asks for it. */
import type { Cents } from "../../core/money.ts"
import type { OrderMethod } from "../../core/payment-method.ts"
import type { CardFields } from "./card-fields.ts"
import type { NextDestination } from "./next-destination.ts"

type Told = {
  readonly problem: string | undefined
  /** Counts the refusals; each is brought before the shopper's eyes. */
  readonly refusals: number
}

/** By card. */
export type CardPaymentModel = Told & {
  /** `loading`: the provider draws its fields. `unprepared`: there is no payment, or there are no fields. */
  readonly status: "preparing" | "loading" | "ready" | "paying" | "unprepared"
  /** What stands on the button, cents with GST. */
  readonly amount: Cents
  /** [CHK-05] Another total than was shown; what was shown is left out where it was somebody else's. */
  readonly totalChange?: { readonly before: Cents | undefined; readonly now: Cents } | undefined
}

/** In a way whose payment is opened with the order. */
export type MethodPayment = Told & {
  readonly status: "ready" | "paying"
  readonly pay: (method: OrderMethod, card?: CardFields) => Promise<NextDestination | undefined>
}
