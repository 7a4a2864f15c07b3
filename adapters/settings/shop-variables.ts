/** What is set of the shop itself: who it is, and what it offers. */
import { email, kind, onOff, text, textLike, variable, whole, withDefault } from "./setting-kinds.ts"

export const shopVariables = {
  SHOP_NAME: withDefault(text, "Lineal Timber & Hardware", "The shop's name on pages, e-mails and invoices."),
  SHOP_ABN: withDefault(
    kind(textLike(/^\d{11}$/), "eleven digits"),
    "89000000019",
    "The shop's ABN, for tax invoices."
  ),
  SHOP_PHONE: withDefault(text, "(03) 7010 0100", "The phone number that shoppers are told."),
  SHOP_EMAIL: withDefault(email, "hello@lineal.example", "The e-mail address that shoppers are told."),
  TRADE_PORTAL: withDefault(onOff, "on", "Whether there is an account area (tradePortalMVP)."),
  ADMIN_PERMISSIONS: withDefault(onOff, "on", "Whether what a contact may do is decided by their administrator."),
  MAGIC_LINK_LOGIN: withDefault(onOff, "on", "Whether one can log in by a link sent by e-mail (enableMagicLinkLogin)."),
  JOB_LISTS: withDefault(onOff, "on", "Whether there are job lists (enableJobListFeature)."),
  JOB_LIST_EMAIL: variable(
    email,
    "The mailbox of the staff who answer enquiries from job lists; the shop's own address without one."
  ),
  INSTALL_CODE: withDefault(
    kind(textLike(/^[\w-]{6,100}$/), "6 to 100 letters, digits, _ and -"),
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
  QUOTE_FROM: withDefault(
    whole(1, 99_999),
    "1000",
    "From how many pieces of one size on a product's page offers a price by phone, beside buying them."
  ),
  UPLOAD_TYPES: withDefault(
    kind(
      textLike(/^(jpeg|png|webp|pdf)(,(jpeg|png|webp|pdf))*$/),
      "one or several of jpeg, png, webp and pdf, with commas between them"
    ),
    "jpeg,png,webp,pdf",
    "The kinds of files that people can hand in with a form; of these the pictures with a claim."
  ),
  UPLOAD_MEGABYTES: withDefault(whole(1, 10), "10", "The most megabytes of one such file."),
  CLAIM_DAYS: withDefault(
    whole(1, 365),
    "30",
    "Days after goods are handed over for which a company can claim them on their invoice."
  )
}
