/** What settings lack, or say against each other. */
import { Redacted } from "effect"
import { isLocal, type SettingName, type SettingValues, variables } from "./setting-values.ts"

/** What a key of Stripe's is good for; undefined where it does not say. */
const modeOf = (key: string | undefined): string | undefined => /^[sp]k_(test|live)_/.exec(key ?? "")?.[1]

const stripeModes = ({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY }: SettingValues) => ({
  secret: modeOf(STRIPE_SECRET_KEY && String(Redacted.value(STRIPE_SECRET_KEY))),
  publishable: modeOf(STRIPE_PUBLISHABLE_KEY)
})

/** A card that is taken under one mode can't be charged under the other. */
const paymentProblems = (settings: SettingValues): ReadonlyArray<string> => {
  const { secret, publishable } = stripeModes(settings)
  return secret && publishable && secret !== publishable
    ? [`STRIPE_SECRET_KEY is a ${secret} key and STRIPE_PUBLISHABLE_KEY a ${publishable} key: both must be of one mode`]
    : []
}

/** Test keys take no money: goods would go out for nothing. */
const livePaymentProblems = (settings: SettingValues): ReadonlyArray<string> => {
  const { secret, publishable } = stripeModes(settings)
  return [
    ...(settings.STRIPE_SECRET_KEY && secret !== "live" ? ["STRIPE_SECRET_KEY must be a live key, sk_live_..."] : []),
    ...(settings.STRIPE_PUBLISHABLE_KEY && publishable !== "live"
      ? ["STRIPE_PUBLISHABLE_KEY must be a live key, pk_live_..."]
      : [])
  ]
}

/** Where providers are asked: elsewhere stand their stand-ins. */
const providerAddresses = [
  "STRIPE_URL",
  "PAYPAL_URL",
  "UBER_DIRECT_URL",
  "UBER_DIRECT_AUTH_URL",
  "ACCESS_POINT_URL",
  "ZIP_URL",
  "HOSTED_CARD_URL",
  "RECAPTCHA_URL"
] as const

/** What a shop that others can reach must have: nothing there is made up, held up or unlimited. */
const publicShopProblems = (settings: SettingValues): ReadonlyArray<string> => {
  const needed: ReadonlyArray<SettingName> = [
    "STRIPE_SECRET_KEY",
    "STRIPE_PUBLISHABLE_KEY",
    "STRIPE_WEBHOOK_SECRET",
    "SMTP_URL"
  ]
  const missingSettings = needed.filter((name) => settings[name] === undefined).map((name) => `${name} must be set`)
  return [
    ...missingSettings,
    ...livePaymentProblems(settings),
    ...(settings.HOLD_AT ? ["HOLD_AT must not be set"] : []),
    ...providerAddresses
      .filter((name) => settings[name] !== variables[name].default)
      .map((name) => `${name} must not be set`),
    ...(settings.LIMITS === "off" ? ["LIMITS must be on"] : []),
    ...(settings.EXAMPLE_SHOP === "none" ? [] : ["EXAMPLE_SHOP must be none"]),
    ...(settings.PUBLIC_URL.startsWith("https://") ? [] : ["PUBLIC_URL must be the https:// address of the shop"])
  ]
}

/** One of the two alone would check nothing. */
const botCheckProblems = ({ RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET }: SettingValues): ReadonlyArray<string> =>
  (RECAPTCHA_SITE_KEY === undefined) === (RECAPTCHA_SECRET === undefined)
    ? []
    : ["RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET must be set together"]

/** A form that can't be signed pays for nothing; and a shop that takes cards by the bank's form alone must have it. */
const hostedCardProblems = ({ CARD_FORM, ...settings }: SettingValues): ReadonlyArray<string> => {
  const { HOSTED_CARD_MERCHANT: merchant, HOSTED_CARD_PASSWORD: password } = settings
  const isHalf = (merchant === undefined) !== (password === undefined)
  const isLacking = CARD_FORM === "hosted" && merchant === undefined && !isLocal(settings)
  return [
    ...(isHalf ? ["HOSTED_CARD_MERCHANT and HOSTED_CARD_PASSWORD must be set together"] : []),
    ...(isLacking ? ["HOSTED_CARD_MERCHANT must be set where CARD_FORM is hosted"] : [])
  ]
}

const searchProblems = (settings: SettingValues): ReadonlyArray<string> => {
  const needed: ReadonlyArray<SettingName> = ["ALGOLIA_APP_ID", "ALGOLIA_SEARCH_KEY", "ALGOLIA_ADMIN_KEY"]
  if (settings.SEARCH === "embedded") return []
  return needed
    .filter((name) => settings[name] === undefined)
    .map((name) => `${name} must be set where SEARCH is algolia`)
}

/** Why a shop can't start with these settings, a line each; none where it can. */
export const settingProblems = (settings: SettingValues): ReadonlyArray<string> => [
  ...searchProblems(settings),
  ...botCheckProblems(settings),
  ...hostedCardProblems(settings),
  ...paymentProblems(settings),
  ...(isLocal(settings) ? [] : publicShopProblems(settings))
]
