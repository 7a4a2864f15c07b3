/** The ways to pay as they are called, a row for each: on the page that takes the payment, on an order, and of one that was approved. */
import type { PaymentMethod } from "../../core/payment-method.ts"

type MethodWords = {
  readonly name: string
  /** What it means, beside its name. */
  readonly help: string
  readonly button: (amount: string) => string
  /** [CHK-06] On an order that was paid. */
  readonly paid: string
  /** Beside the sum that was taken, where another word fits there. */
  readonly taken?: string
  /** In a sentence, where another word fits there. */
  readonly named?: string
  /** [CHK-06] In the place of a reference, where no provider gives one that anybody could look up. */
  readonly reference?: string
}

/** A method without its row does not compile. */
export const paymentMethodWords: Readonly<Record<PaymentMethod, MethodWords>> = {
  card: {
    name: "Card",
    help: "Visa, Mastercard or American Express.",
    button: (amount) => `Pay ${amount}`,
    paid: "Paid by card",
    named: "card"
  },
  "hosted-card": {
    name: "Card, on our bank's form",
    help: "Your card goes straight to our bank, which brings you back here.",
    button: (amount) => `Pay ${amount}`,
    paid: "Paid by card",
    named: "card, on our bank's form"
  },
  paypal: {
    name: "PayPal Pay in 4",
    help: "Four payments with no interest, on PayPal's page.",
    button: (amount) => `Go to PayPal to pay ${amount}`,
    paid: "Paid by PayPal"
  },
  zip: {
    name: "Zip",
    help: "Over 6 months, on Zip's page.",
    button: (amount) => `Go to Zip to pay ${amount}`,
    paid: "Paid by Zip"
  },
  "trade-credit": {
    name: "Trade account",
    help: "On your account, due at the end of the month after the invoice.",
    button: (amount) => `Order ${amount} on account`,
    paid: "On your trade account",
    taken: "Charged to the account",
    named: "trade account",
    reference: "On account"
  },
  "bank-transfer": {
    name: "Bank transfer",
    help: "Order now, then send the money from your bank. Your goods are put aside until it's here.",
    button: (amount) => `Order ${amount} and pay by transfer`,
    paid: "Paid by bank transfer",
    named: "bank transfer"
  }
}

/** How a way to pay is called in a sentence. */
export const methodInSentence = (method: PaymentMethod): string => {
  const { name, named } = paymentMethodWords[method]
  return named ?? name
}

/** [CHK-06] The reference of a payment as it is shown: that of its provider, or what stands in its place. */
export const referenceText = (method: PaymentMethod, reference: string): string =>
  paymentMethodWords[method].reference ?? reference
