/** What is set of the server: its addresses, its database, its limits, its log, and how long it keeps what is about people. */
import { failpointNames } from "../../core/payments/failpoint.port.ts"
import {
  days,
  kind,
  oneOf,
  onOff,
  origin,
  secret,
  text,
  textLike,
  url,
  variable,
  whole,
  withDefault
} from "./setting-kinds.ts"

export const serverVariables = {
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
  TRUST_PROXY: withDefault(
    whole(0, 5),
    "0",
    "How many proxies stand before the shop and name the visitor's address; with any the shop is not a local one."
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
  LIMITS: withDefault(onOff, "on", "Whether requests are counted and limited; off in a local shop only."),
  HOLD_AT: variable(
    oneOf(...failpointNames, "in-turn"),
    "A step of placing an order to announce and stop at, for tests; in-turn stops at none until SIGUSR2, at the first then, at the next with each more; in a local shop only."
  ),
  LOG_LEVEL: withDefault(oneOf("debug", "info", "warn", "error"), "info", "The least that the log tells."),
  MONITORING_URL: variable(
    url("https://", "http://"),
    "The service that is told of errors, in the shop and in its pages, by POST of {source, message, detail, page, request, at}."
  ),
  MONITORING_TOKEN: variable(secret(text), "The bearer token for that service."),
  STAFF_TOKEN: variable(secret(kind(textLike(/^\S{32,}$/), "at least 32 characters")), "Lets staff move orders on."),
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
    kind(textLike(/^(\/[a-z0-9-]+)+$/), "a path such as /api"),
    "/api",
    "Where pages make the calls about who is logged in, /users/...; the shop answers them there and under /api."
  ),
  STORAGE_BASE: variable(
    origin,
    "Where pages fetch pictures of products, such as a CDN that fetches them here; from the shop itself when unset (storageBase)."
  ),
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
  KEEP_SEARCHES: withDefault(days, "90", "Days for which it is counted what people search for; the last 30 are used.")
}
