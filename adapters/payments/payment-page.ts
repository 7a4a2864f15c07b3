/** The inventory of the payment page: every script, frame and connection, who answers for it, why it is there, and what keeps it what it is. */

export type PaymentPageResource = {
  /** `inline` is a script that stands in the page itself. */
  readonly kind: "script" | "inline" | "frame" | "connection"
  /** Where it comes from: the shop itself, or an origin with its path for a script. An inline script is known by how it begins. */
  readonly source: "shop" | `https://${string}`
  readonly begins?: string
  readonly owner: "the shop" | "Stripe" | "TanStack Router, pinned in package-lock.json"
  readonly purpose: string
  readonly integrity: string
}

const NONCE = "runs by the nonce of this one response (script-src 'nonce-…' 'strict-dynamic')"
const BUILT = "built from this repository; its name holds a hash of its content; loaded by a script that has the nonce"

/**
 * [SCR-01] What the page that takes a card may run and show. A row more, or one less, is a decision: whoever changes this
 * list looks at what the new part can read, and the tests hold the page and its policy to it.
 */
export const paymentPageResources: ReadonlyArray<PaymentPageResource> = [
  {
    kind: "inline",
    source: "shop",
    begins: "(function(a,f){let l;try{l=JSON.parse(sessionStorage",
    owner: "TanStack Router, pinned in package-lock.json",
    purpose: "scrolls to where the shopper was",
    integrity: NONCE
  },
  {
    kind: "inline",
    source: "shop",
    begins: 'try{var n=localStorage.getItem("lineal/cart-count")',
    owner: "the shop",
    purpose: "shows how many lines the cart has before anything has loaded",
    integrity: NONCE
  },
  {
    kind: "inline",
    source: "shop",
    begins: '(self.$R=self.$R||{})["tsr"]',
    owner: "TanStack Router, pinned in package-lock.json",
    purpose: "hands over what the server has read for the page",
    integrity: NONCE
  },
  {
    kind: "inline",
    source: "shop",
    begins: "document.currentScript.remove();/*$tsr",
    owner: "TanStack Router, pinned in package-lock.json",
    purpose: "says that all of it is there",
    integrity: NONCE
  },
  {
    kind: "inline",
    source: "shop",
    begins: "{let r=e=>{try{let s=sessionStorage,m=e.payload",
    owner: "the shop",
    purpose: "loads the scripts of the page after its first picture",
    integrity: NONCE
  },
  {
    kind: "script",
    source: "shop",
    owner: "the shop",
    purpose: "the page itself: cart, checkout and the button that pays",
    integrity: BUILT
  },
  {
    kind: "connection",
    source: "shop",
    owner: "the shop",
    purpose: "prices, the payment and the order; no card's number goes here",
    integrity: "connect-src 'self'"
  },
  {
    kind: "script",
    source: "https://js.stripe.com/endive/stripe.js",
    owner: "Stripe",
    purpose: "draws the fields for the card in Stripe's own frames, so that no number reaches the shop",
    integrity:
      "one address, which the pinned @stripe/stripe-js alone writes; Stripe changes what lies there and forbids a fixed hash"
  },
  {
    kind: "frame",
    source: "https://js.stripe.com",
    owner: "Stripe",
    purpose: "the fields for the card",
    integrity: "frame-src; another origin's page, which the shop's scripts can't read"
  },
  {
    kind: "frame",
    source: "https://hooks.stripe.com",
    owner: "Stripe",
    purpose: "a bank's question whether it is its customer who pays",
    integrity: "frame-src; another origin's page, which the shop's scripts can't read"
  },
  {
    kind: "connection",
    source: "https://api.stripe.com",
    owner: "Stripe",
    purpose: "takes the card and answers a token for it",
    integrity: "connect-src; over https to this origin alone"
  }
]

/** The origins of the inventory's rows of a kind that are not the shop's own. */
export const foreignOrigins = (kind: PaymentPageResource["kind"]): ReadonlyArray<string> =>
  paymentPageResources.flatMap((one) =>
    one.kind === kind && one.source !== "shop" ? [new URL(one.source).origin] : []
  )
