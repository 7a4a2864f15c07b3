/** How often one visitor may make which call: a row for every call of the API, as in the table of access. */

/** So many times in so many minutes. Visitors are told apart by their network address, members in a class of their own by who they are. */
export type CallLimit = {
  /** Calls of one class are counted together. */
  readonly class: string
  readonly most: number
  readonly minutes: number
  /** A count that a restart may forget, because keeping it would cost more than the call. */
  readonly isLight?: true
}

/** Counted where the person or the thing that it is about is known; or not at all, for a reason. */
export type CallRule = CallLimit | { readonly countedBy: string } | { readonly unlimited: string }

const HOUR = 60

/** The cart prices itself with every change: sixty lists a minute, as many at once as five minutes allow. */
const prices: CallLimit = { class: "prices", most: 300, minutes: 5, isLight: true }
const pickup: CallLimit = { class: "pickup times", most: 300, minutes: 5, isLight: true }
/** [T29] [T31] Looked at by a number and a secret, which are not to be guessed. */
const document: CallLimit = { class: "document", most: 20, minutes: 1 }
const intent: CallLimit = { class: "intent", most: 30, minutes: 1 }
const linkUse: CallLimit = { class: "link", most: 20, minutes: 1 }
const step: CallLimit = { class: "login step", most: 60, minutes: 1 }
/** Each of them writes, and some of them hash. */
const change: CallLimit = { class: "account change", most: 60, minutes: 1 }

/** Who types into a list's search box asks with every pause; words that nothing has are looked for in all rows. */
const companyList: CallLimit = { class: "company list", most: 120, minutes: 1 }

const logIn = { countedBy: "core/account/sign-in/login-limits.ts, by account and by address" } as const
const sentLink = { countedBy: "core/account/sign-in/login-limits.ts, by the e-mail's owner and by address" } as const
const company = { countedBy: "core/account/sign-in/login-limits.ts, by company and by contact" } as const

const catalogue = { unlimited: "anybody may read the whole catalogue; it costs no more than a page" } as const
const shop = { unlimited: "tells of the shop itself, from memory" } as const
const ownAccount = { unlimited: "tells who is logged in of themselves, and is read once for a page" } as const

/** [T33] [T55] Every call of the API by its method and path. */
export const callLimits: { readonly [call: string]: CallRule } = {
  "GET /api/shopfront": shop,
  "GET /api/branches": shop,
  "GET /api/branches/:id": shop,
  "GET /api/sitemap/stores/:slug": shop,
  "POST /api/visitor/branch": { unlimited: "sets the visitor's own cookie and nothing else" },
  "GET /api/media/details": { unlimited: "worked out from the question alone, of at most 40 pictures" },
  "GET /api/settings/maintenance": shop,

  "GET /api/products/id/:id": catalogue,
  "GET /api/products/slug/:slug": catalogue,
  "GET /api/products-erp/id/:id": catalogue,
  "GET /api/products-meta/attributes": shop,
  "GET /api/product-categories/:id": catalogue,
  "GET /api/product-categories": catalogue,
  "POST /api/products-pricing/guest-prices": prices,
  "POST /api/products-pricing/prices": prices,
  // By person it is counted where the e-mail is known, see restockLimit.
  "POST /api/products/restock-alert": { class: "restock alert", most: 20, minutes: HOUR },

  "POST /api/orders/order/stripe/payment-intent": intent,
  "PATCH /api/orders/order/stripe/payment-intent": intent,
  "POST /api/orders/pickup-times": pickup,
  "POST /api/orders/order/stripe": { class: "place", most: 10, minutes: 1 },
  // The page that waits for the bank asks every two seconds, in each tab.
  "POST /api/orders/payments/stripe/confirm": { class: "confirm", most: 120, minutes: 1 },
  "GET /api/orders/order/id/:id": document,
  "GET /api/orders/order/payment/id/:id": document,
  "GET /api/orders/order/payment/id/invoice/:id": document,
  "POST /api/orders/order/cancel/id/:id": { class: "cancel", most: 10, minutes: 1 },
  "GET /api/orders/track/:orderNo": { class: "track", most: 10, minutes: 1 },

  "POST /api/users/auth/login": logIn,
  "POST /api/users/auth/login/remember": step,
  "POST /api/users/auth/login/magiclink": linkUse,
  "POST /api/users/auth/company": step,
  "POST /api/users/auth/2fa": logIn,
  "POST /api/users/auth/2fa/resend": logIn,
  "POST /api/users/auth/logout": { unlimited: "ends the session that asks and no other" },
  "POST /api/users/auth/refresh": { class: "refresh", most: 120, minutes: 1 },
  "GET /api/users/auth/devices": ownAccount,
  "POST /api/users/auth/devices/sign-out": change,
  "POST /api/users/auth/devices/sign-out-others": change,
  "GET /api/users/details": ownAccount,
  "GET /api/users/details/email": ownAccount,
  "GET /api/users/details/statement": ownAccount,
  "GET /api/users/details/balances": ownAccount,

  "GET /api/users/details/salesorder/list": companyList,
  "GET /api/users/details/salesorder/listone": companyList,
  // [T36] Each becomes an e-mail.
  "POST /api/users/salesorder/email": { class: "document by e-mail", most: 10, minutes: HOUR },
  "POST /api/users/salesorder/stream": { class: "download", most: 30, minutes: 1 },

  "POST /api/users/auth/switchCustomer": change,
  "GET /api/users/customer/list-contacts": ownAccount,
  "POST /api/users/create/user/contact-and-permissions": company,
  "POST /api/users/contact/update-permissions": change,
  "POST /api/users/contact/remove-permissions": change,
  "POST /api/users/contact/email": company,
  "POST /api/users/contact/ask-to-order": company,
  "POST /api/users/customer/settings": change,

  "GET /api/users/customer/list-invitations": ownAccount,
  "POST /api/users/contact/resend-invitation": company,
  "POST /api/users/contact/withdraw-invitation": change,
  "POST /api/users/customer/leave": change,
  "POST /api/users/auth/invitation/validate": linkUse,
  "POST /api/users/auth/invitation/accept": linkUse,
  "POST /api/users/auth/invitation/decline": linkUse,

  "POST /api/users/create/user": { countedBy: "core/account/sign-in/login-limits.ts, by address" },
  "POST /api/users/create/user/contact": sentLink,
  "POST /api/users/create/user/ecomm": sentLink,
  "POST /api/users/resetpass/request": sentLink,
  "POST /api/users/resetpass/validate": linkUse,
  "POST /api/users/resetpass/set": linkUse,
  "POST /api/users/magiclink/request": sentLink,
  "POST /api/users/magiclink/validate": linkUse,
  "POST /api/users/magiclink/status": { countedBy: "core/account/sign-in/login-limits.ts, by address" }
}

/** [CALL-24] Wishes for news of one person, whoever makes them: each becomes an e-mail. `email` as `normalEmail` writes it. */
export const restockLimit = (email: string) => ({
  key: `restock ${email}`,
  most: 10,
  minutes: HOUR
})
