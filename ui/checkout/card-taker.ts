/** Turns a card into a token without the shop ever seeing it: by Stripe.js, or by the stand-in where no key is set. */
import type { Calls } from "../../adapters/browser/call-shop.ts"
import { cardFieldRefusal } from "../../core/payments/card-field-refusal.ts"
import { stripeWords } from "../../core/words/payment.ts"
import type { CardFields } from "./payment.view-model.ts"

type Intent = Calls["POST /orders/order/stripe/payment-intent"]["data"]

export type Taken = { readonly ok: true; readonly token: string } | { readonly ok: false; readonly msg: string }

export type CardTaker = {
  /** Our own fields are shown; otherwise Stripe fills the box with its own. */
  readonly ownFields: boolean
  readonly mount: (box: HTMLElement) => void
  readonly token: (card: CardFields) => Promise<Taken>
}

/** The browser posts the card straight to the stand-in's own origin. */
const standInTaker = (origin: string, publishableKey: string): CardTaker => ({
  ownFields: true,
  mount: () => undefined,
  token: async ({ number, expiry, cvc, name }) => {
    const [month = "", year = ""] = expiry.split("/").map((part) => part.trim())
    if (!number.trim() || !month || !year || !cvc) return { ok: false, msg: stripeWords.incomplete }
    const body = new URLSearchParams({
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": number.replace(/\s/g, ""),
      "payment_method_data[card][exp_month]": month,
      "payment_method_data[card][exp_year]": year.length === 2 ? `20${year}` : year,
      "payment_method_data[card][cvc]": cvc,
      ...(name ? { "payment_method_data[billing_details][name]": name } : {})
    })
    try {
      const response = await fetch(`${origin}/v1/confirmation_tokens`, {
        method: "POST",
        headers: { authorization: `Bearer ${publishableKey}`, "content-type": "application/x-www-form-urlencoded" },
        body
      })
      const answer = await response.json()
      return response.ok ? { ok: true, token: answer.id } : { ok: false, msg: cardFieldRefusal(answer.error?.code) }
    } catch {
      return { ok: false, msg: stripeWords.submit }
    }
  }
})

const stripeTaker = async ({ clientSecret, publishableKey, amount }: Intent): Promise<CardTaker> => {
  const { loadStripe } = await import("@stripe/stripe-js/pure")
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error("Stripe.js could not be loaded.")
  const elements = stripe.elements({ mode: "payment", amount, currency: "aud" })
  const field = elements.create("payment")
  return {
    ownFields: false,
    mount: (box) => field.mount(box),
    token: async () => {
      const submitted = await elements.submit()
      if (submitted.error) return { ok: false, msg: cardFieldRefusal(submitted.error.code) }
      const made = await stripe.createConfirmationToken({
        elements,
        params: { return_url: `${location.origin}/checkout/pending` }
      })
      if (made.error) return { ok: false, msg: cardFieldRefusal(made.error.code) }
      return clientSecret ? { ok: true, token: made.confirmationToken.id } : { ok: false, msg: stripeWords.generic }
    }
  }
}

export const takeCard = async (intent: Intent): Promise<CardTaker | undefined> => {
  if (intent.standIn) return standInTaker(intent.standIn, intent.publishableKey)
  try {
    return await stripeTaker(intent)
  } catch {
    return undefined
  }
}
