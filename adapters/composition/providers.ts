/** Who takes the shop's payments, as it is set: one registration for each method. */

import { Effect, Layer, type Scope } from "effect"
import { type OrderMethod, orderMethods, type PaymentMethod, paymentMethods } from "../../core/payment-method.ts"
import type { AwaitedPayments } from "../../core/payments/awaited-payments.port.ts"
import { makeBankTransfer } from "../../core/payments/bank-transfer-provider.service.ts"
import {
  type CartPaymentProvider,
  type OrderPaymentProvider,
  PaymentProviders
} from "../../core/payments/provider.port.ts"
import type { TradeCredit } from "../../core/payments/trade-credit.port.ts"
import { tradeCreditProvider } from "../../core/payments/trade-credit-provider.service.ts"
import { ProviderUnavailable } from "../../core/unavailable.schema.ts"
import { makeHostedCard } from "../payments/hosted-card/adapter.ts"
import { foreignOrigins } from "../payments/payment-page.ts"
import type { PaymentWebhook } from "../payments/payment-webhook.ts"
import { makePayPal } from "../payments/paypal/adapter.ts"
import { makeStripe } from "../payments/stripe/adapter.ts"
import { stripeWebhook } from "../payments/stripe/webhook.ts"
import { makeZip } from "../payments/zip/adapter.ts"
import { isLocal, type SettingValues } from "../settings/setting-values.ts"

type ProviderRegistration<Provider, Needs = never> = {
  /** Nothing where it is not set up. */
  readonly make: (settings: SettingValues) => Effect.Effect<Provider, never, Scope.Scope | Needs> | undefined
  /** Where it reports, if it does. */
  readonly webhook?: PaymentWebhook
  /** Where browsers may send or post a card, and whose frames they may show; nothing else where its page is its own. */
  readonly origins?: (settings: SettingValues) => BrowserOrigins
}

/** What the shop's own books have for the methods that no provider outside is asked for. */
type ProviderNeeds = TradeCredit | AwaitedPayments

type Registrations = { readonly card: Required<ProviderRegistration<CartPaymentProvider>> } & {
  readonly [method in OrderMethod]: ProviderRegistration<OrderPaymentProvider, ProviderNeeds>
}

type BrowserOrigins = { readonly [what in "connect" | "frames" | "forms"]: ReadonlyArray<string> }

const STRIPE_ORIGIN = "https://api.stripe.com"
const GATEWAY_ORIGIN = "https://transact.nab.com.au"

/** No bank's: what stands there until the shop's own is set. */
const NO_BSB = "000-000"

/** Whether something on this machine stands in for Stripe. */
const isStandIn = ({ STRIPE_URL }: Pick<SettingValues, "STRIPE_URL">): boolean => STRIPE_URL !== STRIPE_ORIGIN

/** A method without its provider does not compile. */
export const paymentRegistrations: Registrations = {
  card: {
    make: (settings) => {
      const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_URL: url } = settings
      if (!secretKey || !publishableKey) return undefined
      const shopUrl = settings.PUBLIC_URL
      return makeStripe({ url, secretKey, publishableKey, isStandIn: isStandIn(settings), shopUrl })
    },
    webhook: stripeWebhook,
    origins: (settings) => ({
      connect: [settings.STRIPE_URL],
      frames: isStandIn(settings) ? [] : foreignOrigins("frame"),
      forms: []
    })
  },
  "hosted-card": {
    make: ({ HOSTED_CARD_MERCHANT: merchant, HOSTED_CARD_PASSWORD: password, HOSTED_CARD_URL: url, PUBLIC_URL }) =>
      merchant && password
        ? makeHostedCard({ url, merchant, password, isStandIn: url !== GATEWAY_ORIGIN, shopUrl: PUBLIC_URL })
        : undefined,
    origins: ({ HOSTED_CARD_MERCHANT, HOSTED_CARD_URL }) => ({
      connect: [],
      frames: [],
      forms: HOSTED_CARD_MERCHANT ? [HOSTED_CARD_URL] : []
    })
  },
  paypal: {
    make: ({ PAYPAL_CLIENT_ID: clientId, PAYPAL_SECRET: secret, PAYPAL_URL: url, PUBLIC_URL }) =>
      clientId && secret ? makePayPal({ url, clientId, secret, shopUrl: PUBLIC_URL }) : undefined
  },
  zip: {
    make: ({ ZIP_API_KEY: apiKey, ZIP_URL: url, PUBLIC_URL }) =>
      apiKey ? makeZip({ url, apiKey, shopUrl: PUBLIC_URL }) : undefined
  },
  "trade-credit": { make: () => tradeCreditProvider },
  "bank-transfer": {
    make: (settings) => {
      const { BANK_BSB: bsb, BANK_ACCOUNT: accountNumber, SHOP_NAME: accountName, GOODS_WAIT_DAYS: days } = settings
      const isSet = days > 0 && (bsb !== NO_BSB || isLocal(settings))
      return makeBankTransfer({ bsb, accountNumber, accountName, days, isSet })
    }
  }
}

/** Where providers report. */
export const paymentWebhooks: ReadonlyArray<PaymentWebhook> = paymentMethods.flatMap((method) => {
  const { webhook }: { readonly webhook?: PaymentWebhook } = paymentRegistrations[method]
  return webhook ? [webhook] : []
})

/** The origins that every provider's part of the payment page needs. */
export const paymentOrigins = (settings: SettingValues): BrowserOrigins => {
  const each = paymentMethods.flatMap((method) => paymentRegistrations[method].origins?.(settings) ?? [])
  return {
    connect: each.flatMap(({ connect }) => connect),
    frames: each.flatMap(({ frames }) => frames),
    forms: each.flatMap(({ forms }) => forms)
  }
}

/** Without a provider every payment waits for one. */
const unavailable = () => Effect.fail(new ProviderUnavailable({ cause: "No payment provider is set" }))
const noProvider = {
  isSet: false,
  open: unavailable,
  ask: unavailable,
  start: unavailable,
  cancel: unavailable,
  refund: unavailable,
  refunds: unavailable
}
const noCartProvider: CartPaymentProvider = {
  ...noProvider,
  publishableKey: "",
  standIn: undefined,
  change: unavailable
}

/** The two card forms, by the one of which the shop may be set to offer alone; payments by the other still end as they should. */
const formOf: { readonly [method in PaymentMethod]?: SettingValues["CARD_FORM"] } = {
  card: "stripe",
  "hosted-card": "hosted"
}

const offeredIf =
  <P extends { readonly isSet: boolean }>(method: PaymentMethod, { CARD_FORM }: SettingValues) =>
  (provider: P): P => {
    const isOffered = CARD_FORM === "both" || formOf[method] === undefined || formOf[method] === CARD_FORM
    return isOffered ? provider : { ...provider, isSet: false }
  }

export const paymentProvidersLayer = (settings: SettingValues) => {
  type MadeProvider = Effect.Effect<OrderPaymentProvider, never, Scope.Scope | ProviderNeeds>
  const made = orderMethods.map((method) => {
    const provider: MadeProvider = paymentRegistrations[method].make(settings) ?? Effect.succeed(noProvider)
    return [method, Effect.map(provider, offeredIf(method, settings))]
  })
  type Made = Readonly<Record<OrderMethod, MadeProvider>>
  return Layer.effect(
    PaymentProviders,
    Effect.all({
      ...(Object.fromEntries(made) as Made),
      card: Effect.map(
        paymentRegistrations.card.make(settings) ?? Effect.succeed(noCartProvider),
        offeredIf<CartPaymentProvider>("card", settings)
      )
    })
  )
}
