/** Who takes the shop's payments, as it is set. */

import { Effect, Layer } from "effect"
import { PaymentProvider } from "../../core/payments/payment-provider.port.ts"
import { ProviderUnavailable } from "../../core/unavailable.schema.ts"
import { stripeLayer } from "../payments/stripe/stripe.ts"
import type { SettingValues } from "../settings.ts"

const STRIPE_ORIGIN = "https://api.stripe.com"

/** Whether something on this machine stands in for Stripe. */
export const isStandIn = ({ STRIPE_URL }: Pick<SettingValues, "STRIPE_URL">): boolean => STRIPE_URL !== STRIPE_ORIGIN

/** Without a provider every payment waits for one. */
const noProviderLayer = () => {
  const unavailable = Effect.fail(new ProviderUnavailable({ cause: "No payment provider is set" }))
  const call = () => unavailable
  const calls = {
    create: call,
    retrieve: call,
    update: call,
    confirm: call,
    cancel: call,
    refund: call,
    refunds: call
  }
  return Layer.succeed(PaymentProvider, { publishableKey: "", standIn: undefined, ...calls })
}

export const paymentProviderLayer = (settings: SettingValues) => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_URL: url } = settings
  if (!secretKey || !publishableKey) return noProviderLayer()
  const place = { url, secretKey, publishableKey, isStandIn: isStandIn(settings) }
  return stripeLayer({ ...place, returnUrl: `${settings.PUBLIC_URL}/checkout/pending` })
}
