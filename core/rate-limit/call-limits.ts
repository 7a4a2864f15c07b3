/** How often one visitor may make a call of which class: what the calls and routes of the shop name beside their paths. */

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
const loginLimits = "core/account/sign-in/login-limits.ts"

/** [T33] [T55] Every class by its name; a call that is of none says who counts it, or why nobody does. */
export const callLimits = {
  /** The cart prices itself with every change: sixty lists a minute, as many at once as five minutes allow. */
  prices: { class: "prices", most: 300, minutes: 5, isLight: true },
  deliveryQuote: { class: "delivery quote", most: 300, minutes: 5, isLight: true },
  /** Two people who type ten letters a second without a pause, or sixty who search all the time. */
  search: { class: "search", most: 1200, minutes: 1, isLight: true },
  /** A page asks twice for a place, and what the shop's own list lacks may be looked up for money. */
  places: { class: "places", most: 120, minutes: 1, isLight: true },
  /** [T29] [T31] Looked at by a number and a secret, which are not to be guessed. */
  document: { class: "document", most: 20, minutes: 1 },
  intent: { class: "intent", most: 30, minutes: 1 },
  /** A company's cart asks with every change whether it can go on the account. */
  paymentOffers: { class: "payment offers", most: 300, minutes: 5, isLight: true },
  placing: { class: "place", most: 10, minutes: 1 },
  /** The page that waits for the bank asks every two seconds, in each tab. */
  confirmation: { class: "confirm", most: 120, minutes: 1 },
  cancellation: { class: "cancel", most: 10, minutes: 1 },
  tracking: { class: "track", most: 10, minutes: 1 },
  /** A cart that is kept; to whom it is sent is counted by `savedCartLimit` besides. */
  savedCart: { class: "saved cart", most: 20, minutes: HOUR },
  /** By person it is counted where the e-mail is known, see restockLimit. */
  restockAlert: { class: "restock alert", most: 20, minutes: HOUR },
  /** Read and checked, whether or not it is right; what is sent is counted by `formLimit` besides. */
  formCheck: { class: "form", most: 30, minutes: 5, isLight: true },
  /** A page that fails again and again has told enough. */
  errorReport: { class: "error report", most: 30, minutes: HOUR, isLight: true },
  linkUse: { class: "link", most: 20, minutes: 1 },
  loginStep: { class: "login step", most: 60, minutes: 1 },
  refresh: { class: "refresh", most: 120, minutes: 1 },
  /** Each of them writes, and some of them hash. */
  accountChange: { class: "account change", most: 60, minutes: 1 },
  /** Who types into a list's search box asks with every pause; words that nothing has are looked for in all rows. */
  companyList: { class: "company list", most: 120, minutes: 1 },
  /** [T36] Each becomes an e-mail. */
  documentEmail: { class: "document by e-mail", most: 10, minutes: HOUR },
  /** [CLM-01] Each becomes two e-mails, and may hold photographs. */
  claim: { class: "claim", most: 20, minutes: HOUR },
  download: { class: "download", most: 30, minutes: 1 },

  logIn: { countedBy: `${loginLimits}, by account and by address` },
  sentLink: { countedBy: `${loginLimits}, by the e-mail's owner and by address` },
  address: { countedBy: `${loginLimits}, by address` },
  company: { countedBy: `${loginLimits}, by company and by contact` },

  catalogue: { unlimited: "anybody may read the whole catalogue; it costs no more than a page" },
  shop: { unlimited: "tells of the shop itself, from memory" },
  ownAccount: { unlimited: "tells who is logged in of themselves, and is read once for a page" },
  ownCookie: { unlimited: "sets the visitor's own cookie and nothing else" },
  ownSession: { unlimited: "ends the session that asks and no other" },
  mediaDetails: { unlimited: "worked out from the question alone, of at most 40 pictures" }
} as const satisfies { readonly [name: string]: CallRule }

/** [CALL-24] Wishes for news of one person, whoever makes them: each becomes an e-mail. `email` as `normalEmail` writes it. */
export const restockLimit = (email: string) => ({
  key: `restock ${email}`,
  most: 10,
  minutes: HOUR
})

/** [T36] As many of one person's wishes wait at once: the e-mails go out when goods come, which may be all on one day. */
export const MAX_WAITING_WISHES = 50

/** [T37] Carts sent to one address, whoever sends them; `email` as `normalEmail` writes it. */
export const savedCartLimit = (email: string) => ({
  key: `saved cart ${email}`,
  most: 3,
  minutes: HOUR
})

/**
 * [T36] [BANK-01] Orders by one orderer whose goods wait for money, told to one address: those of all guests together, and each
 * contact's own. `email` as `normalEmail` writes it.
 */
export const awaitedOrderLimit = (email: string, contactId = "guests") => ({
  key: `awaited order ${contactId} ${email}`,
  most: 10,
  minutes: 24 * HOUR
})

/** [T37] Job lists sent to one address, whoever sends them; `email` as `normalEmail` writes it. */
export const sentJobListLimit = (email: string) => ({
  key: `job list ${email}`,
  most: 5,
  minutes: HOUR
})
