/** Who takes the shop's payments, as it is set: one registration for each method. */

import { Effect, Layer, type Scope } from "effect"
import { type ProviderMethod, providerMethods } from "../../core/payments/payment-method.ts"
import { type PaymentProvider, PaymentProviders } from "../../core/payments/provider.port.ts"
import { ProviderUnavailable } from "../../core/unavailable.schema.ts"
import { foreignOrigins } from "../payments/payment-page.ts"
import type { PaymentWebhook } from "../payments/payment-webhook.ts"
import { makeStripe } from "../payments/stripe/adapter.ts"
import { stripeWebhook } from "../payments/stripe/webhook.ts"
import type { SettingValues } from "../settings/settings.ts"

type ProviderRegistration = {
  /** Nothing where it is not set up. */
  readonly make: (settings: SettingValues) => Effect.Effect<PaymentProvider, never, Scope.Scope> | undefined
  readonly webhook: PaymentWebhook
  /** Where browsers may send a card, and whose frames they may show. */
  readonly origins: (settings: SettingValues) => BrowserOrigins
}

type BrowserOrigins = { readonly connect: ReadonlyArray<string>; readonly frames: ReadonlyArray<string> }

const STRIPE_ORIGIN = "https://api.stripe.com"

/** Whether something on this machine stands in for Stripe. */
const isStandIn = ({ STRIPE_URL }: Pick<SettingValues, "STRIPE_URL">): boolean => STRIPE_URL !== STRIPE_ORIGIN

/** A method without its provider does not compile. */
export const paymentRegistrations: Readonly<Record<ProviderMethod, ProviderRegistration>> = {
  card: {
    make: (settings) => {
      const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_URL: url } = settings
      if (!secretKey || !publishableKey) return undefined
      const returnUrl = `${settings.PUBLIC_URL}/checkout/pending`
      return makeStripe({ url, secretKey, publishableKey, isStandIn: isStandIn(settings), returnUrl })
    },
    webhook: stripeWebhook,
    origins: (settings) => ({
      connect: [settings.STRIPE_URL],
      frames: isStandIn(settings) ? [] : foreignOrigins("frame")
    })
  }
}

/** Where providers report. */
export const paymentWebhooks: ReadonlyArray<PaymentWebhook> = providerMethods.map(
  (method) => paymentRegistrations[method].webhook
)

/** The origins that every provider's part of the payment page needs. */
export const paymentOrigins = (settings: SettingValues): BrowserOrigins => {
  const each = providerMethods.map((method) => paymentRegistrations[method].origins(settings))
  return { connect: each.flatMap(({ connect }) => connect), frames: each.flatMap(({ frames }) => frames) }
}

/** Without a provider every payment waits for one. */
const noProvider = (): PaymentProvider => {
  const unavailable = Effect.fail(new ProviderUnavailable({ cause: "No payment provider is set" }))
  const call = () => unavailable
  const calls = { open: call, ask: call, change: call, start: call, cancel: call, refund: call, refunds: call }
  return { publishableKey: "", standIn: undefined, ...calls }
}

export const paymentProvidersLayer = (settings: SettingValues) => {
  const made = providerMethods.map((method) => [
    method,
    paymentRegistrations[method].make(settings) ?? Effect.succeed(noProvider())
  ])
  type Made = Readonly<Record<ProviderMethod, Effect.Effect<PaymentProvider, never, Scope.Scope>>>
  return Layer.effect(PaymentProviders, Effect.all(Object.fromEntries(made) as Made))
}
