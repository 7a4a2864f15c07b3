/** Everything about the shop that can be set from outside: each variable with what it may be, its default, and why. */
import { Context, Option, Redacted, Schema } from "effect"

/** What a variable may be, in code and in words. */
type Kind<A> = { readonly schema: Schema.Codec<A, string>; readonly may: string }

const kind = <A>(schema: Schema.Codec<A, string>, may: string): Kind<A> => ({ schema, may })
const matching = (pattern: RegExp) => Schema.String.check(Schema.isPattern(pattern))

const text = kind(Schema.NonEmptyString, "any text")
const whole = (minimum: number, maximum: number) =>
  kind(
    Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum, maximum })),
    `a whole number from ${minimum} to ${maximum}`
  )
const days = whole(1, 3650)
const oneOf = <const L extends ReadonlyArray<string>>(...choices: L) =>
  kind<L[number]>(Schema.Literals(choices), choices.join(" or "))
const onOff = oneOf("on", "off")
const secret = (inner: Kind<string>): Kind<Redacted.Redacted> =>
  kind(Schema.RedactedFromValue(inner.schema), `${inner.may} (never printed)`)
const origin = kind(matching(/^https?:\/\/[^/\s?#]+$/), "an address such as https://shop.example, without a path")
const url = (...starts: ReadonlyArray<string>) =>
  kind(matching(new RegExp(`^(${starts.join("|")})\\S+$`)), `an address that starts with ${starts.join(" or ")}`)
const email = kind(matching(/^[^@\s]+@[^@\s]+$/), "an e-mail address")
const keyStartingWith = (start: string) =>
  kind(matching(new RegExp(`^${start}\\w+$`)), `a key that starts with ${start}`)

type Variable<A> = { readonly kind: Kind<A>; readonly why: string; readonly default?: string }

const variable = <A>(kind: Kind<A>, purpose: string): Variable<A> => ({ kind, why: purpose })
const withDefault = <A, D extends string>(kind: Kind<A>, value: D, purpose: string) => ({
  kind,
  why: purpose,
  default: value
})

const variables = {
  PORT: withDefault(whole(0, 65535), "3000", "The port that the shop listens on; 0 takes a free one."),
  HOST: withDefault(
    text,
    "127.0.0.1",
    "The network address that the shop listens on; 0.0.0.0 is every one of this machine."
  ),
  PUBLIC_URL: variable(
    origin,
    "Where shoppers find the shop, the only name it goes by besides localhost; http://localhost and the port when unset."
  ),
  DATA_DIR: withDefault(text, ".data", "The folder for the embedded database and rendered pictures."),
  DATABASE_URL: variable(
    secret(url("postgres://", "postgresql://")),
    "A PostgreSQL server to use instead of the embedded one."
  ),
  DATABASE_CONNECTIONS: withDefault(whole(2, 100), "10", "The most database connections that this process keeps open."),
  EXAMPLE_SHOP: variable(
    oneOf("full", "small", "none"),
    "What an empty database is filled with; full in a local shop, none in any other when unset."
  ),
  DRAWINGS: withDefault(
    onOff,
    "on",
    "Whether a product without a picture is drawn from its measures, where the example shop's drawings are there; else a plain card shows its initials."
  ),
  SEARCH: withDefault(oneOf("embedded", "algolia"), "embedded", "Which engine answers searches."),
  ALGOLIA_APP_ID: variable(text, "The application at Algolia, where it answers searches."),
  ALGOLIA_SEARCH_KEY: variable(text, "Algolia's key for searching; browsers see it."),
  ALGOLIA_ADMIN_KEY: variable(secret(text), "Algolia's key for filling the index."),
  ALGOLIA_INDEX: withDefault(text, "products", "The index of products at Algolia."),
  STRIPE_SECRET_KEY: variable(
    secret(keyStartingWith("sk_")),
    "Stripe's secret key; without one a stand-in takes the payments."
  ),
  STRIPE_PUBLISHABLE_KEY: variable(keyStartingWith("pk_"), "Stripe's publishable key; browsers see it."),
  STRIPE_URL: withDefault(
    origin,
    "https://api.stripe.com",
    "Where payments are taken; another than Stripe in a local shop only."
  ),
  STRIPE_WEBHOOK_SECRET: variable(
    secret(keyStartingWith("whsec_")),
    "Proves that a report of a payment comes from Stripe."
  ),
  PAYPAL_CLIENT_ID: variable(text, "The shop's client at PayPal; PayPal is not offered without one."),
  PAYPAL_SECRET: variable(secret(text), "The secret that goes with it."),
  PAYPAL_URL: withDefault(
    origin,
    "https://api-m.paypal.com",
    "Where PayPal payments are taken; another than PayPal in a local shop only."
  ),
  ZIP_API_KEY: variable(secret(text), "The shop's key at Zip; Zip is not offered without one."),
  ZIP_URL: withDefault(origin, "https://api.zipmoney.com.au", "Where Zip payments are taken; as with PayPal."),
  UBER_DIRECT_CUSTOMER: variable(
    kind(matching(/^[A-Za-z0-9_-]{1,100}$/), "letters, digits, hyphens and underscores"),
    "The shop's customer id at Uber Direct; couriers are priced by the shop's own fees, and called by nobody, without one."
  ),
  UBER_DIRECT_CLIENT_ID: variable(text, "The client id that goes with it."),
  UBER_DIRECT_SECRET: variable(secret(text), "The client secret that goes with it."),
  UBER_DIRECT_WEBHOOK_KEY: variable(secret(text), "Proves that a report of a delivery comes from Uber Direct."),
  UBER_DIRECT_URL: withDefault(
    origin,
    "https://api.uber.com",
    "Where couriers are called; another than Uber in a local shop only."
  ),
  UBER_DIRECT_AUTH_URL: withDefault(origin, "https://auth.uber.com", "Where the token for that is given; the same."),
  ACCESS_POINT_KEY: variable(
    secret(text),
    "The shop's key at its access point to Peppol, Storecove; e-invoices wait in the shop without one."
  ),
  ACCESS_POINT_SENDER: variable(whole(1, 2_147_483_647), "The number of the shop's legal entity there."),
  ACCESS_POINT_URL: withDefault(
    origin,
    "https://api.storecove.com",
    "Where e-invoices are handed over; another than Storecove in a local shop only."
  ),
  CARD_FORM: withDefault(
    oneOf("both", "stripe", "hosted"),
    "both",
    "Which card forms are offered, of those that are set: Stripe's, the bank's own, or both; payments by the other still end as they should."
  ),
  HOSTED_CARD_MERCHANT: variable(
    kind(matching(/^[A-Za-z0-9]{3,20}$/), "letters and digits"),
    "The shop's merchant id at its bank's card gateway; the bank's card form is not offered without one."
  ),
  HOSTED_CARD_PASSWORD: variable(
    secret(kind(matching(/^[^\s|]+$/), "any text without spaces and bars")),
    "The password that goes with it."
  ),
  HOSTED_CARD_URL: withDefault(
    origin,
    "https://transact.nab.com.au",
    "Where browsers post the card of that form, and the shop asks how it went; as with PayPal."
  ),
  SMTP_URL: variable(
    secret(url("smtp://", "smtps://")),
    "The server that sends e-mails; without one they wait on /dev/outbox."
  ),
  MAIL_FROM: withDefault(email, "orders@lineal.example", "The sender of the shop's e-mails."),
  SMS_URL: variable(url("https://"), "The service that sends text messages, by POST of {to, from, text}."),
  SMS_TOKEN: variable(secret(text), "The bearer token for that service."),
  SMS_FROM: withDefault(text, "Lineal", "The sender of the shop's text messages."),
  GOOGLE_MAPS_KEY: variable(
    secret(text),
    "Google's key for looking up suburbs that the shop's own list lacks; nobody is asked without one."
  ),
  HERE_KEY: variable(secret(text), "HERE's key for the same, asked where Google is not set or knows nothing."),
  RECAPTCHA_SITE_KEY: variable(
    text,
    "The site key (v3) of Google's reCAPTCHA; without one a browser proves by a little work of its own that it sent a form."
  ),
  RECAPTCHA_SECRET: variable(secret(text), "The secret that goes with it."),
  RECAPTCHA_URL: withDefault(
    origin,
    "https://www.google.com",
    "Where reCAPTCHA is asked; another than Google in a local shop only."
  ),
  TAG_MANAGER_ID: variable(
    kind(matching(/^GTM-[A-Z0-9]{4,12}$/), "a container such as GTM-ABC123"),
    "The container of Google's tag manager; it is loaded for visitors who agree, and nobody is asked without one."
  ),
  STAFF_TOKEN: variable(secret(kind(matching(/^\S{32,}$/), "at least 32 characters")), "Lets staff move orders on."),
  TRUST_PROXY: withDefault(
    whole(0, 5),
    "0",
    "How many proxies stand before the shop and name the visitor's address; with any the shop is not a local one."
  ),
  LIMITS: withDefault(onOff, "on", "Whether requests are counted and limited; off in a local shop only."),
  WAITING_ORDERS: withDefault(
    whole(1, 1000),
    "5",
    "The most orders of one browser that may wait for their payment at once."
  ),
  WAITING_ORDERS_ADDRESS: withDefault(whole(1, 10_000), "20", "The most such orders from one network address."),
  WAITING_SHARE: withDefault(
    whole(1, 100),
    "50",
    "The share in per cent of what is left of a thing on clearance that several such orders of one shopper may hold."
  ),
  HOLD_AT: variable(
    oneOf("afterReserve", "duringProviderCall", "beforeResult", "afterResult"),
    "A step of placing an order to announce and stop at, for tests; in a local shop only."
  ),
  SURCHARGE_POLICY: withDefault(
    oneOf("specified", "designated-schemes-free"),
    "specified",
    "Whether cards that pay invoices carry the surcharge as specified, or none where surcharges on eftpos, Visa and Mastercard are banned."
  ),
  BPAY_BILLER: withDefault(
    kind(matching(/^\d{3,10}$/), "3 to 10 digits"),
    "123456",
    "The shop's BPAY biller code, which is shown to those who pay their account."
  ),
  BANK_BSB: withDefault(
    kind(matching(/^\d{3}-\d{3}$/), "a BSB such as 000-000"),
    "000-000",
    "The BSB of the shop's bank account, shown for bank transfers."
  ),
  BANK_ACCOUNT: withDefault(
    kind(matching(/^[\d ]{5,12}$/), "5 to 12 digits"),
    "0000 0000",
    "Its account number, shown for bank transfers."
  ),
  GOODS_WAIT_DAYS: withDefault(
    whole(0, 30),
    "5",
    "For how many days after its own an order waits for money that is sent by bank transfer, its goods put aside; 0 offers none. Offered in a shop whose BANK_BSB is set, and in a local one."
  ),
  TRADE_PORTAL: withDefault(onOff, "on", "Whether there is an account area (tradePortalMVP)."),
  JOB_LISTS: withDefault(onOff, "on", "Whether there are job lists (enableJobListFeature)."),
  JOB_LIST_EMAIL: variable(
    email,
    "The mailbox of the staff who answer enquiries from job lists; the shop's own address without one."
  ),
  MAGIC_LINK_LOGIN: withDefault(onOff, "on", "Whether one can log in by a link sent by e-mail (enableMagicLinkLogin)."),
  INSTALL_CODE: withDefault(
    kind(matching(/^[\w-]{6,100}$/), "6 to 100 letters, digits, _ and -"),
    "lineal-in-store",
    "What the QR code in a store leads to, as /?qrcode=CODE: the way to install the shop as an app."
  ),
  TRENDING_CAROUSEL: withDefault(
    onOff,
    "on",
    "Whether the home page shows what is trending (enableHomeTrendingCarousel)."
  ),
  TRENDING_THRESHOLD: withDefault(
    whole(0, 100),
    "70",
    "The least score, of 100, at which goods are shown as trending."
  ),
  TRENDING_THRESHOLD_HOME: withDefault(whole(0, 100), "40", "The same on the home page."),
  ADMIN_PERMISSIONS: withDefault(onOff, "on", "Whether what a contact may do is decided by their administrator."),
  CACHE_TIME: withDefault(
    whole(1, 86_400),
    "10",
    "Seconds for which pages, menus, banners and forms are shown before newer ones are looked for (cacheTime)."
  ),
  STORE_EXPIRY: withDefault(
    whole(60, 31_536_000),
    "86400",
    "Seconds for which a browser keeps what has no end of its own (storeExpiry)."
  ),
  CALL_TIMEOUT: withDefault(
    whole(1, 300),
    "30",
    "Seconds after which a page gives up a call; those that wait for a payment provider have a minute and more."
  ),
  USER_CALLS_BASE: withDefault(
    kind(matching(/^(\/[a-z0-9-]+)+$/), "a path such as /api"),
    "/api",
    "Where pages make the calls about who is logged in, /users/...; the shop answers them there and under /api."
  ),
  STORAGE_BASE: variable(
    origin,
    "Where pages fetch pictures of products, such as a CDN that fetches them here; from the shop itself when unset (storageBase)."
  ),
  MONITORING_URL: variable(
    url("https://", "http://"),
    "The service that is told of errors, in the shop and in its pages, by POST of {source, message, detail, page, request, at}."
  ),
  MONITORING_TOKEN: variable(secret(text), "The bearer token for that service."),
  WORDPRESS_URL: variable(
    url("https://", "http://"),
    "A WordPress whose pages, posts and pictures are the shop's, such as https://cms.shop.example; without one they are what was pushed."
  ),
  WORDPRESS_USER: variable(text, "Its user who may read menus and drafts; without one the pushed menus are shown."),
  WORDPRESS_PASSWORD: variable(secret(text), "An application password of that user."),
  GRAVITY_FORMS_KEY: variable(
    text,
    "The consumer key of Gravity Forms' REST API v2; without one the pushed forms are shown."
  ),
  GRAVITY_FORMS_SECRET: variable(secret(text), "The consumer secret that goes with it."),
  RECONCILE_EVERY: withDefault(whole(1, 3600), "30", "Seconds between looks at payments that were left open."),
  UNKNOWN_PAYMENT_HOURS: withDefault(
    whole(1, 720),
    "24",
    "Hours for which a refund is tried whose payment the provider does not know; then it is left to a person."
  ),
  KEEP_GUESTS: withDefault(
    days,
    "90",
    "Days for which somebody who bought without an account is known; their orders stay."
  ),
  KEEP_MESSAGES: withDefault(days, "90", "Days for which it is known to whom a message went."),
  KEEP_ALERTS: withDefault(days, "365", "Days for which somebody may wait to hear that a product is back."),
  KEEP_CARTS: withDefault(days, "30", "Days for which a cart that was kept for later can be brought back."),
  KEEP_FORMS: withDefault(days, "365", "Days for which a form that was handed in is kept, with its files."),
  KEEP_PHOTOS: withDefault(
    days,
    "730",
    "Days for which the photographs of a claim that was answered, and who took a delivery with the driver's, are kept."
  ),
  KEEP_TOKENS: withDefault(
    days,
    "30",
    "Days for which a spent token of a session is known, so that its second use is noticed."
  ),
  KEEP_SEARCHES: withDefault(days, "90", "Days for which it is counted what people search for; the last 30 are used."),
  LOG_LEVEL: withDefault(oneOf("debug", "info", "warn", "error"), "info", "The least that the log tells."),
  SHOP_NAME: withDefault(text, "Lineal Timber & Hardware", "The shop's name on pages, e-mails and invoices."),
  SHOP_ABN: withDefault(
    kind(matching(/^\d{11}$/), "eleven digits"),
    "89000000019",
    "The shop's ABN, for tax invoices."
  ),
  SHOP_PHONE: withDefault(text, "(03) 7010 0100", "The phone number that shoppers are told."),
  SHOP_EMAIL: withDefault(email, "hello@lineal.example", "The e-mail address that shoppers are told."),
  CLAIM_DAYS: withDefault(
    whole(1, 365),
    "30",
    "Days after goods are handed over for which a company can claim them on their invoice."
  ),
  QUOTE_FROM: withDefault(
    whole(1, 99_999),
    "1000",
    "From how many pieces of one size on a product's page offers a price by phone, beside buying them."
  )
}

type Variables = typeof variables
type Name = keyof Variables
type Value<N extends Name> = Variables[N] extends { readonly kind: Kind<infer A> } ? A : never
type Defaulted = { [N in Name]: Variables[N] extends { readonly default: string } ? N : never }[Name]

/** The settings by variable name. Those without a default are absent when unset, but for the two that follow others. */
export type SettingValues = { readonly [N in Defaulted | "PUBLIC_URL" | "EXAMPLE_SHOP"]: Value<N> } & {
  readonly [N in Exclude<Name, Defaulted | "PUBLIC_URL" | "EXAMPLE_SHOP">]?: Value<N>
}

export class Settings extends Context.Service<Settings, SettingValues>()("adapters/Settings") {}

/** The shop can't start as it is set; each line of the message names a variable and what it may be. */
export class SettingsProblem extends Error {}

const thisMachine = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host)

/**
 * A shop that only this machine can reach: there stand-ins, example log-ins and tests' switches are allowed. A proxy that
 * the shop trusts stands there to let others in.
 */
export const isLocal = (settings: Pick<SettingValues, "HOST" | "PUBLIC_URL" | "TRUST_PROXY">): boolean =>
  thisMachine(settings.HOST) && thisMachine(new URL(settings.PUBLIC_URL).hostname) && settings.TRUST_PROXY === 0

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

/** Whether pages come from a WordPress. */
export const hasWordPress = (settings: SettingValues): settings is SettingValues & { readonly WORDPRESS_URL: string } =>
  settings.WORDPRESS_URL !== undefined

/** What a shop that others can reach must have: nothing there is made up, held up or unlimited. */
const publicShopProblems = (settings: SettingValues): ReadonlyArray<string> => {
  const needed: ReadonlyArray<Name> = [
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
    ...(settings.STRIPE_URL === variables.STRIPE_URL.default ? [] : ["STRIPE_URL must not be set"]),
    ...(settings.PAYPAL_URL === variables.PAYPAL_URL.default ? [] : ["PAYPAL_URL must not be set"]),
    ...(settings.UBER_DIRECT_URL === variables.UBER_DIRECT_URL.default ? [] : ["UBER_DIRECT_URL must not be set"]),
    ...(settings.UBER_DIRECT_AUTH_URL === variables.UBER_DIRECT_AUTH_URL.default
      ? []
      : ["UBER_DIRECT_AUTH_URL must not be set"]),
    ...(settings.ACCESS_POINT_URL === variables.ACCESS_POINT_URL.default ? [] : ["ACCESS_POINT_URL must not be set"]),
    ...(settings.ZIP_URL === variables.ZIP_URL.default ? [] : ["ZIP_URL must not be set"]),
    ...(settings.HOSTED_CARD_URL === variables.HOSTED_CARD_URL.default ? [] : ["HOSTED_CARD_URL must not be set"]),
    ...(settings.RECAPTCHA_URL === variables.RECAPTCHA_URL.default ? [] : ["RECAPTCHA_URL must not be set"]),
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
  const needed: ReadonlyArray<Name> = ["ALGOLIA_APP_ID", "ALGOLIA_SEARCH_KEY", "ALGOLIA_ADMIN_KEY"]
  if (settings.SEARCH === "embedded") return []
  return needed
    .filter((name) => settings[name] === undefined)
    .map((name) => `${name} must be set where SEARCH is algolia`)
}

/**
 * The settings of this process. Empty variables count as unset.
 * @throws SettingsProblem that names every variable that is wrong or lacking.
 */
export const readSettings = (env: { readonly [name: string]: string | undefined }): SettingValues => {
  const problems: Array<string> = []
  const values: { [name: string]: unknown } = {}
  for (const [name, { kind, ...row }] of Object.entries<Variable<unknown>>(variables)) {
    const rawValue = env[name]?.trim() || row.default
    if (rawValue === undefined) continue
    const decoded = Schema.decodeUnknownOption(kind.schema)(rawValue)
    if (Option.isSome(decoded)) values[name] = decoded.value
    else problems.push(`${name} must be ${kind.may}`)
  }
  if (problems.length > 0) throw new SettingsProblem(problems.join("\n"))
  const port = values.PORT === 80 ? "" : `:${values.PORT}`
  const settings = { PUBLIC_URL: `http://localhost${port}`, ...values } as SettingValues
  const local = isLocal(settings)
  const whole: SettingValues = { ...settings, EXAMPLE_SHOP: settings.EXAMPLE_SHOP ?? (local ? "full" : "none") }
  const missingSettings = [
    ...searchProblems(whole),
    ...botCheckProblems(whole),
    ...hostedCardProblems(whole),
    ...paymentProblems(whole),
    ...(local ? [] : publicShopProblems(whole))
  ]
  if (missingSettings.length === 0) return whole
  const reachability = local ? "" : " can be reached by others (see HOST, PUBLIC_URL and TRUST_PROXY), so it"
  throw new SettingsProblem(`The shop${reachability} does not start like this:\n${missingSettings.join("\n")}`)
}

/** The file `.env.example`: every variable, what it is for, what it may be, and its default. */
export const envExample = (): string => {
  const rows = Object.entries<Variable<unknown>>(variables).map(([name, { why: purpose, kind, default: value }]) =>
    [`# ${purpose}`, `# It may be ${kind.may}.`, `#${name}=${value ?? ""}`].join("\n")
  )
  const head = "# Copy this file to .env and take the # from what you set. The environment wins over the file."
  return `${[head, ...rows].join("\n\n")}\n`
}
