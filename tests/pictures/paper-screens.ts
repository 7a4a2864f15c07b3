/** What a company ordered, was quoted and is billed, the lists it keeps, and the pages that links in e-mails open. */
import { constantPath, waitForText } from "./page-actions.ts"
import type { Screen } from "./screen-list.ts"

const admin = "dana@ironbark.example"
const cash = "priya@home.example"

const ofAdmin = (
  [
    ["order-page", "/my-account/orders/"],
    ["invoice-page", "/my-account/invoices/"],
    ["quote-page", "/my-account/quotes/"]
  ] as const
).map(
  ([name, start]): Screen => ({
    name,
    path: ({ order, invoice, quote }) =>
      start + { "order-page": order, "invoice-page": invoice, "quote-page": quote }[name],
    as: admin
  })
)

const constant = (
  [
    ["quotes", "/my-account/quotes?status=all", admin],
    ["quotes-none", "/my-account/quotes", cash],
    ["quotes-to-pay", "/my-account/quotes/quotes-payment", admin],
    ["orders-none", "/my-account/orders", cash],
    ["own-details", "/my-account/details", admin],
    ["pay-account", "/my-account/pay-my-account", admin],
    ["pay-invoices", "/my-account/pay-my-account/invoice-payments", admin],
    ["e-invoicing", "/my-account/e-invoicing", admin],
    ["job-lists", "/joblist", admin],
    ["job-lists-none", "/joblist", cash],
    ["track-all", "/track-order/all"],
    ["linked-quote-none", "/quotes"],
    ["linked-quote-expired", "/quotes/error?code=expired&quote=Q204117"],
    ["linked-invoice-none", "/invoices"],
    ["reminders-off", "/quote-reminder/unsubscribe"],
    ["resume-cart-none", "/resume-cart"],
    ["category-lengths", "/c/timber/framing?view=lengths"],
    ["calculator-deck", "/p/utils?tool=deck&run=7.2&width=4.5"],
    ["calculator-cuts", "/p/utils?tool=cuts&pieces=2350+x+6&kerf=a"],
    ["compare-none", "/compare"],
    ["service", "/services/tally-packs"]
  ] as const
).map(([name, path, as]): Screen => ({ name, path: constantPath(path), ...(as ? { as } : {}) }))

export const paperScreens: ReadonlyArray<Screen> = [
  ...ofAdmin,
  ...constant,
  ...["cart", "details"].map(
    (step): Screen => ({
      name: `credit-${step}`,
      path: constantPath(`/checkout/${step}`),
      bringing: "everything but a card",
      as: "gus@petersen.example",
      act: (page) => waitForText(page, /on hold/)
    })
  )
]
