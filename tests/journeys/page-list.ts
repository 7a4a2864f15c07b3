/** Addresses to open every page of the route registry by; a page that is added without one fails the tests that go through them. */
import { routePages } from "../house/route-pages.ts"
import { categories, kindsOfProduct, queryShop } from "./shop-database.ts"

/** Who has to open it for its own contents to be there. */
export type PageVisitor = "anybody" | "a member" | "a shopper at payment"

export type PageAddress = {
  /** Of its route, such as `/p/$slug`. */
  readonly route: string
  readonly path: string
  readonly visitor: PageVisitor
}

type Examples = { readonly [route: string]: ReadonlyArray<Omit<PageAddress, "route">> }

const openedBy =
  (visitor: PageVisitor) =>
  (...paths: ReadonlyArray<string>): Examples[string] =>
    paths.map((path) => ({ path, visitor }))
const anybody = openedBy("anybody")
const member = openedBy("a member")
const shopper = openedBy("a shopper at payment")

/** Three pieces of something, as carts and job lists keep it. */
const someLines = `(SELECT jsonb_build_array(jsonb_build_object('productId', product_id, 'sku', erp_id, 'name', name, 'uom', uom,
  'cf', 1, 'qty', 3, 'pieces', 3)) FROM sku WHERE uom <> 'LM' ORDER BY erp_id LIMIT 1)`

/** The id of a cart that is kept for later, the same each time that it is asked for. */
const savedCartId = async (): Promise<string> => {
  const id = "A".repeat(43)
  await queryShop(
    `INSERT INTO saved_cart (id_hash, lines, state, saved_at, changed_at)
     VALUES (sha256(convert_to($1, 'UTF8')), ${someLines}, 'created', now(), now()) ON CONFLICT DO NOTHING`,
    [id]
  )
  return id
}

/** The id of a job list of the member's, the same each time that it is asked for. */
const jobListId = async (): Promise<string> => {
  const id = "00000000-0000-4000-8000-000000000001"
  await queryShop(
    `INSERT INTO job_list (id, customer_id, contact_id, name, lines, made_at, changed_at)
     VALUES ($1, '2001', 'P02', 'Granny flat', ${someLines}, now(), now()) ON CONFLICT DO NOTHING`,
    [id]
  )
  return id
}

const examples = async (): Promise<Examples> => {
  const { top, deep } = await categories()
  const products = Object.values(await kindsOfProduct())
  const [store] = await queryShop<{ slug: string }>("SELECT slug FROM branch ORDER BY id LIMIT 1")
  return {
    "/": anybody("/"),
    "/c/utils": anybody("/c/utils"),
    "/c/$": anybody(`/c/${top}`, `/c/${deep}`, "/c/timber/framing?view=lengths", "/c/timber/decking?view=table"),
    "/search": anybody("/search?query=90x45+h3", "/search?query=90x45+h3&view=table", "/search?query=zzqqxx"),
    "/p/$slug": anybody(...products.map((slug) => `/p/${slug}`)),
    "/p/utils": anybody(
      "/p/utils",
      "/p/utils?tool=deck&run=7.2&width=4.5",
      "/p/utils?tool=cuts&pieces=2350+x+6&kerf=a"
    ),
    "/compare": anybody("/compare", `/compare?products=${products.slice(0, 4).join(",")}`),
    "/stores": anybody("/stores"),
    "/stores/$id": anybody(`/stores/${store?.slug}`),
    "/resume-cart/{-$id}": anybody("/resume-cart", `/resume-cart/${await savedCartId()}`),
    "/track-order/{-$orderId}": anybody("/track-order"),
    "/track-order/all/{-$order}": anybody("/track-order/all"),
    "/$": anybody("/benefits", "/services/tally-packs", "/contact", "/blog", "/blog/deck-spans"),
    "/quotes/error": anybody("/quotes/error?code=expired&quote=Q204117"),
    "/quotes/{-$quoteId}": anybody("/quotes"),
    "/quotes/pending": anybody("/quotes/pending"),
    "/quotes/zip/processing": anybody("/quotes/zip/processing"),
    "/quotes/thank-you": anybody("/quotes/thank-you"),
    "/quote-reminder/unsubscribe/{-$transactionNo}": anybody("/quote-reminder/unsubscribe"),
    "/my-account": member("/my-account"),
    "/my-account/details": member("/my-account/details"),
    "/my-account/admin-permissions": member("/my-account/admin-permissions"),
    "/my-account/orders": member("/my-account/orders"),
    "/my-account/invoices": member("/my-account/invoices", "/my-account/invoices?windows=3&state=paid"),
    "/my-account/balances": member("/my-account/balances"),
    "/my-account/statements": member("/my-account/statements"),
    "/my-account/account-manager": member("/my-account/account-manager"),
    "/my-account/e-invoicing": member("/my-account/e-invoicing"),
    "/joblist": member("/joblist"),
    "/joblist/$id": member(`/joblist/${await jobListId()}`),
    "/joblist-enquiry/{-$id}": member(`/joblist-enquiry/${await jobListId()}`),
    "/my-account/pay-my-account": member("/my-account/pay-my-account"),
    "/my-account/pay-my-account/invoice-payments": member("/my-account/pay-my-account/invoice-payments"),
    "/invoices/{-$custId}/{-$invoiceNo}": anybody("/invoices"),
    "/invoices/confirmation": anybody("/invoices/confirmation"),
    "/invoices/pending": anybody("/invoices/pending"),
    "/invoices/thank-you": anybody("/invoices/thank-you"),
    "/invoices/error": anybody("/invoices/error"),
    "/my-account/quotes": member("/my-account/quotes", "/my-account/quotes?status=all"),
    "/my-account/quotes/pending": member("/my-account/quotes/pending"),
    "/my-account/quotes/thank-you": member("/my-account/quotes/thank-you"),
    "/my-account/quotes/zip/processing": member("/my-account/quotes/zip/processing"),
    "/my-account/quotes/quotes-payment": member("/my-account/quotes/quotes-payment"),
    "/my-account/login": anybody("/my-account/login"),
    "/my-account/link-login": anybody("/my-account/link-login"),
    "/my-account/magic-link": anybody("/my-account/magic-link"),
    "/my-account/reset-password": anybody("/my-account/reset-password", "/my-account/reset-password?t=none"),
    "/my-account/invitation": anybody("/my-account/invitation"),
    "/my-account/register": anybody("/my-account/register"),
    "/checkout/cart": [...anybody("/checkout/cart"), ...shopper("/checkout/cart")],
    "/checkout/login": shopper("/checkout/login"),
    "/checkout/delivery": shopper("/checkout/delivery"),
    "/checkout/details": shopper("/checkout/details"),
    "/checkout/payment": shopper("/checkout/payment"),
    "/checkout/pending": anybody("/checkout/pending"),
    "/checkout/zip/processing": anybody("/checkout/zip/processing"),
    "/checkout/thank-you": anybody("/checkout/thank-you")
  }
}

/**
 * Routes that show nothing by themselves, and pages that only a log-in under way, or an order, a quote or a statement
 * of somebody's, leads to, which have tests of their own.
 */
const elsewhere = [
  "/search/$words/$",
  "/checkout",
  "/my-account/select-company",
  "/my-account/two-factor",
  "/my-account/orders/$orderNo",
  "/my-account/invoices/$invoice",
  "/my-account/statements/$date",
  "/my-account/quotes/$quoteNo",
  "/quote-confirmation/{-$quoteId}"
]

/** The canonical address of a page: the state of a list or a form is none of its own, which calculator it is, is; a kept cart's secret is told to nobody. */
export const canonicalPath = (path: string): string =>
  path.replace(/^(\/resume-cart)\/.*/, "$1").replace(/\?(tool=\w+)?.*/, (_, tool) => (tool ? `?${tool}` : ""))

/** The pages of the shop by address, those of one visitor together. */
export const pageAddresses = async (visitor: PageVisitor): Promise<ReadonlyArray<PageAddress>> => {
  const known = await examples()
  const missing = routePages.filter(({ path }) => !known[path] && !elsewhere.includes(path))
  if (missing.length > 0) throw new Error(`No address is known for ${missing.map(({ path }) => path)}`)
  return routePages.flatMap(({ path: route }) =>
    (known[route] ?? []).filter((one) => one.visitor === visitor).map((one) => ({ route, ...one }))
  )
}
