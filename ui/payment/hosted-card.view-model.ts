/** A card that is typed here and posted to the bank: what is wrong with it is said before anything is ordered. */
import { observableRef } from "mobx"
import { cardFieldProblems } from "../../core/fields/card-fields.ts"
import { autoObservable } from "../kit/auto-observable.ts"
import { type CardFields, type CardProblems, emptyCard } from "./card-fields.ts"
import type { NextDestination } from "./next-destination.ts"
import type { MethodPayment } from "./payment-model.ts"

export class HostedCardViewModel {
  card = emptyCard
  /** How often Pay was pressed with a card that can't be right; each is brought before the shopper's eyes. */
  tries = 0
  private wasSubmitted = false
  private readonly payment: Pick<MethodPayment, "pay">

  constructor(payment: Pick<MethodPayment, "pay">) {
    this.payment = payment
    autoObservable<this, "payment">(this, { card: observableRef, payment: false })
  }

  /** [VAL-05] By field, once the card was to be sent: there is no provider's form that would say it. */
  get cardProblems(): CardProblems {
    return this.wasSubmitted ? cardFieldProblems(this.card, Date.now()) : {}
  }

  type(field: keyof CardFields, value: string) {
    this.card = { ...this.card, [field]: value }
  }

  /** Orders, and leads to the bank with the card; whatever becomes of it, the security code is kept nowhere. */
  async pay(): Promise<NextDestination | undefined> {
    this.wasSubmitted = true
    if (Object.keys(this.cardProblems).length > 0) {
      this.tries += 1
      return undefined
    }
    const next = await this.payment.pay("hosted-card", this.card)
    this.wasSubmitted = false
    this.card = { ...this.card, cvc: "" }
    return next
  }
}
