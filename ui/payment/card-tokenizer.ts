/** Tokenizes a card in the browser, so that the shop's server never sees it: by Stripe.js, or by the stand-in where no key is set. */
import type { Stripe } from "@stripe/stripe-js"
import type { ApiCalls } from "../../adapters/browser/api-client.ts"
import { cardFieldRefusal, refusedCardField } from "../../core/payments/card-field-refusal.ts"
import { cardPaymentWords } from "../../core/words/payment.ts"
import type { CardFields } from "./card-fields.ts"

/** What is paid, and where the bank sends back to, other than the checkout. */
type Intent = Pick<
  ApiCalls["POST /orders/order/stripe/payment-intent"]["data"],
  "publishableKey" | "amount" | "standIn"
> & { readonly returnPath?: string }

/** A token; or what is wrong, at that field or with the whole card. */
export type CardTokenResult =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly msg: string; readonly field?: keyof CardFields }

/** What becomes of fields that the provider draws itself. */
export type FieldEvents = { readonly ready: () => void; readonly failed: () => void }

export type CardTokenizer = {
  /** Our own fields are shown, at once; otherwise Stripe fills the box with its own. */
  readonly ownFields: boolean
  /** Puts Stripe's fields into the box; answers how to take them out. */
  readonly mount: (box: HTMLElement, events: FieldEvents) => () => void
  /** The fields are for another amount, in cents. */
  readonly updateAmount: (amount: number) => void
  readonly createToken: (card: CardFields) => Promise<CardTokenResult>
}

/** The provider's script, and then its fields, have so long to be there. */
const LOAD_TIMEOUT_MS = 20_000

/** The browser posts the card straight to the stand-in's own origin. */
const standInTokenizer = (origin: string, publishableKey: string): CardTokenizer => ({
  ownFields: true,
  mount: () => () => undefined,
  updateAmount: () => undefined,
  createToken: async ({ number, expiry, cvc, name }) => {
    const [month = "", year = ""] = expiry.split("/").map((part) => part.trim())
    if (!number.trim() || !month || !year || !cvc) return { ok: false, msg: cardPaymentWords.incomplete }
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
      return { ok: false, msg: cardPaymentWords.submit }
    }
  }
})

const loadStripeScript = async (publishableKey: string): Promise<Stripe | null> => {
  const { loadStripe } = await import("@stripe/stripe-js/pure")
  return loadStripe(publishableKey)
}

/** What is not there in time is not there. */
const withTimeout = <A>(work: Promise<A>): Promise<A> => {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => timeout.reject(new Error("The payment provider's script is too slow.")),
    LOAD_TIMEOUT_MS
  )
  return Promise.race([work, timeout.promise]).finally(() => clearTimeout(timer))
}

const stripeTokenizer = async (
  { publishableKey, amount, returnPath = "/checkout/pending" }: Intent,
  load: typeof loadStripeScript
): Promise<CardTokenizer> => {
  const stripe = await withTimeout(load(publishableKey))
  if (!stripe) throw new Error("Stripe.js could not be loaded.")
  const elements = stripe.elements({ mode: "payment", amount, currency: "aud" })
  const field = elements.create("payment")
  return {
    ownFields: false,
    mount: (box, { ready, failed }) => {
      const timer = setTimeout(failed, LOAD_TIMEOUT_MS)
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
    updateAmount: (cents) => elements.update({ amount: cents }),
    createToken: async () => {
      const submitted = await elements.submit()
      if (submitted.error) return { ok: false, msg: cardFieldRefusal(submitted.error.code) }
      const confirmation = await stripe.createConfirmationToken({
        elements,
        params: { return_url: `${location.origin}${returnPath}` }
      })
      return confirmation.error
        ? { ok: false, msg: cardFieldRefusal(confirmation.error.code) }
        : { ok: true, token: confirmation.confirmationToken.id }
    }
  }
}

/** Nothing where the provider's script can't be had: it is blocked, or the connection is. */
export const createCardTokenizer = async (
  intent: Intent,
  load = loadStripeScript
): Promise<CardTokenizer | undefined> => {
  if (intent.standIn) return standInTokenizer(intent.standIn, intent.publishableKey)
  try {
    return await stripeTokenizer(intent, load)
  } catch {
    return undefined
  }
}
