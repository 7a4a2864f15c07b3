/** What is set of the services that others run for the shop, but for payments. */
import {
  email,
  kind,
  oneOf,
  origin,
  secret,
  text,
  textLike,
  url,
  variable,
  whole,
  withDefault
} from "./setting-kinds.ts"

export const serviceVariables = {
  SEARCH: withDefault(oneOf("embedded", "algolia"), "embedded", "Which engine answers searches."),
  ALGOLIA_APP_ID: variable(text, "The application at Algolia, where it answers searches."),
  ALGOLIA_SEARCH_KEY: variable(text, "Algolia's key for searching; browsers see it."),
  ALGOLIA_ADMIN_KEY: variable(secret(text), "Algolia's key for filling the index."),
  ALGOLIA_INDEX: withDefault(text, "products", "The index of products at Algolia."),
  SMTP_URL: variable(
    secret(url("smtp://", "smtps://")),
    "The server that sends e-mails; without one they wait on /dev/outbox."
  ),
  MAIL_FROM: withDefault(email, "orders@lineal.example", "The sender of the shop's e-mails."),
  SMS_URL: variable(url("https://"), "The service that sends text messages, by POST of {to, from, text}."),
  SMS_TOKEN: variable(secret(text), "The bearer token for that service."),
  SMS_FROM: withDefault(text, "Lineal", "The sender of the shop's text messages."),
  UBER_DIRECT_CUSTOMER: variable(
    kind(textLike(/^[A-Za-z0-9_-]{1,100}$/), "letters, digits, hyphens and underscores"),
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
    kind(textLike(/^GTM-[A-Z0-9]{4,12}$/), "a container such as GTM-ABC123"),
    "The container of Google's tag manager; it is loaded for visitors who agree, and nobody is asked without one."
  )
}
