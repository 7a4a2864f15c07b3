/** What is set of the ways to pay. */
import {
  keyStartingWith,
  kind,
  oneOf,
  origin,
  secret,
  text,
  textLike,
  variable,
  whole,
  withDefault
} from "./setting-kinds.ts"

export const paymentVariables = {
  CARD_FORM: withDefault(
    oneOf("both", "stripe", "hosted"),
    "both",
    "Which card forms are offered, of those that are set: Stripe's, the bank's own, or both; payments by the other still end as they should."
  ),
  STRIPE_SECRET_KEY: variable(
    secret(keyStartingWith("sk_")),
    "Stripe's secret key; without one a stand-in takes the payments."
  ),
  STRIPE_PUBLISHABLE_KEY: variable(keyStartingWith("pk_"), "Stripe's publishable key; browsers see it."),
  STRIPE_WEBHOOK_SECRET: variable(
    secret(keyStartingWith("whsec_")),
    "Proves that a report of a payment comes from Stripe."
  ),
  STRIPE_URL: withDefault(
    origin,
    "https://api.stripe.com",
    "Where payments are taken; another than Stripe in a local shop only."
  ),
  HOSTED_CARD_MERCHANT: variable(
    kind(textLike(/^[A-Za-z0-9]{3,20}$/), "letters and digits"),
    "The shop's merchant id at its bank's card gateway; the bank's card form is not offered without one."
  ),
  HOSTED_CARD_PASSWORD: variable(
    secret(kind(textLike(/^[^\s|]+$/), "any text without spaces and bars")),
    "The password that goes with it."
  ),
  HOSTED_CARD_URL: withDefault(
    origin,
    "https://transact.nab.com.au",
    "Where browsers post the card of that form, and the shop asks how it went; as with PayPal."
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
  SURCHARGE_POLICY: withDefault(
    oneOf("specified", "designated-schemes-free"),
    "specified",
    "Whether cards that pay invoices carry the surcharge as specified, or none where surcharges on eftpos, Visa and Mastercard are banned."
  ),
  BPAY_BILLER: withDefault(
    kind(textLike(/^\d{3,10}$/), "3 to 10 digits"),
    "123456",
    "The shop's BPAY biller code, which is shown to those who pay their account."
  ),
  BANK_BSB: withDefault(
    kind(textLike(/^\d{3}-\d{3}$/), "a BSB such as 000-000"),
    "000-000",
    "The BSB of the shop's bank account, shown for bank transfers."
  ),
  BANK_ACCOUNT: withDefault(
    kind(textLike(/^[\d ]{5,12}$/), "5 to 12 digits"),
    "0000 0000",
    "Its account number, shown for bank transfers."
  ),
  GOODS_WAIT_DAYS: withDefault(
    whole(0, 30),
    "5",
    "For how many days after its own an order waits for money that is sent by bank transfer, its goods put aside; 0 offers none. Offered in a shop whose BANK_BSB is set, and in a local one."
  ),
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
  )
}
