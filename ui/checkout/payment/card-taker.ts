/** Turns a card into a token without the shop ever seeing it: by Stripe.js, or by the stand-in where no key is set. */
import type { Stripe } from "@stripe/stripe-js"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { cardFieldRefusal, refusedCardField } from "../../../core/payments/card-field-refusal.ts"
import { stripeWords } from "../../../core/words/payment.ts"
import type { CardFields } from "./card-fields.ts"

type Intent = ApiCalls["POST /orders/order/stripe/payment-intent"]["data"]

/** A token; or what is wrong, at that field or with the whole card. */
export type Taken =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly msg: string; readonly field?: keyof CardFields }

/** What becomes of fields that the provider draws itself. */
export type FieldsHeard = { readonly ready: () => void; readonly failed: () => void }

export type CardTaker = {
  /** Our own fields are shown, at once; otherwise Stripe fills the box with its own. */
  readonly ownFields: boolean
  /** Puts Stripe's fields into the box; answers how to take them out. */
  readonly mount: (box: HTMLElement, heard: FieldsHeard) => () => void
  /** The fields are for another amount, in cents. */
  readonly change: (amount: number) => void
  readonly token: (card: CardFields) => Promise<Taken>
}

/** The provider's script, and then its fields, have so long to be there. */
const PATIENCE_MS = 20_000

/** The browser posts the card straight to the stand-in's own origin. */
const standInTaker = (origin: string, publishableKey: string): CardTaker => ({
  ownFields: true,
  mount: () => () => undefined,
  change: () => undefined,
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
      if (response.ok) return { ok: true, token: answer.id }
      const field = refusedCardField(answer.error?.code)
      return { ok: false, msg: cardFieldRefusal(answer.error?.code), ...(field ? { field } : {}) }
    } catch {
      return { ok: false, msg: stripeWords.submit }
    }
  }
})

const loadedStripe = async (publishableKey: string): Promise<Stripe | null> => {
  const { loadStripe } = await import("@stripe/stripe-js/pure")
  return loadStripe(publishableKey)
}

/** What is not there in time is not there. */
const inTime = <A>(work: Promise<A>): Promise<A> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error("The payment provider's script is too slow.")), PATIENCE_MS)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}

const stripeTaker = async ({ publishableKey, amount }: Intent, load: typeof loadedStripe): Promise<CardTaker> => {
  const stripe = await inTime(load(publishableKey))
  if (!stripe) throw new Error("Stripe.js could not be loaded.")
  const elements = stripe.elements({ mode: "payment", amount, currency: "aud" })
  const field = elements.create("payment")
  return {
    ownFields: false,
    mount: (box, { ready, failed }) => {
      const timer = setTimeout(failed, PATIENCE_MS)
      field.on("ready", () => {
        clearTimeout(timer)
        ready()
      })
      field.on("loaderror", () => {
        clearTimeout(timer)
        failed()
      })
      field.mount(box)
      return () => {
        clearTimeout(timer)
        field.unmount()
      }
    },
    change: (cents) => elements.update({ amount: cents }),
    token: async () => {
      const submitted = await elements.submit()
      if (submitted.error) return { ok: false, msg: cardFieldRefusal(submitted.error.code) }
      const made = await stripe.createConfirmationToken({
        elements,
        params: { return_url: `${location.origin}/checkout/pending` }
      })
      return made.error
        ? { ok: false, msg: cardFieldRefusal(made.error.code) }
        : { ok: true, token: made.confirmationToken.id }
    }
  }
}

/** Nothing where the provider's script can't be had: it is blocked, or the connection is. */
export const takeCard = async (intent: Intent, load = loadedStripe): Promise<CardTaker | undefined> => {
  if (intent.standIn) return standInTaker(intent.standIn, intent.publishableKey)
  try {
    return await stripeTaker(intent, load)
  } catch {
    return undefined
  }
}
