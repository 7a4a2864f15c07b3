/** Every page of the shop: its address, and the screen that answers it. */
import { index, layout, rootRoute, route } from "@tanstack/virtual-file-routes"

export const routes = rootRoute("app/root.tsx", [
  layout("shop", "shell/shop.layout.tsx", [
    index("storefront/home/home.screen.tsx"),
    route("/c/utils", "storefront/category/category-index.screen.tsx"),
    route("/c/$", "storefront/category/category.screen.tsx"),
    route("/search", "storefront/search/search.screen.tsx"),
    route("/search/$words/$", "storefront/search/search-words.screen.tsx"),
    route("/p/utils", "storefront/calculators/calculators.screen.tsx"),
    route("/p/$slug", "storefront/product/product.screen.tsx"),
    route("/compare", "storefront/compare/compare.screen.tsx"),
    route("/stores", "storefront/stores/stores.screen.tsx"),
    route("/stores/$id", "storefront/stores/store.screen.tsx"),
    route("/resume-cart/{-$id}", "checkout/saved-cart/resume-cart.screen.tsx"),
    route("/quotes/error", "quotes/quote-error.screen.tsx"),
    route("/quotes/pending", "quotes/pending.screen.tsx"),
    route("/quotes/thank-you", "quotes/thank-you.screen.tsx"),
    route("/quotes/zip/processing", "quotes/zip-processing.screen.tsx"),
    route("/quotes/{-$quoteId}", "quotes/linked-quote.screen.tsx"),
    route("/quote-confirmation/{-$quoteId}", "quotes/quote-confirmation.screen.tsx"),
    route("/quote-reminder/unsubscribe/{-$transactionNo}", "quotes/quote-reminder.screen.tsx"),
    route("/track-order/{-$orderId}", "checkout/result/track-order.screen.tsx"),
    route("/track-order/all/{-$order}", "checkout/result/track-all.screen.tsx"),
    route("/invoices/{-$custId}/{-$invoiceNo}", "invoices/invoice-link.screen.tsx"),
    route("/invoices/confirmation", "invoices/confirmation.screen.tsx"),
    route("/invoices/pending", "invoices/pending.screen.tsx"),
    route("/invoices/thank-you", "invoices/thank-you.screen.tsx"),
    route("/invoices/error", "invoices/error.screen.tsx"),
    layout("account", "account/overview/account.layout.tsx", [
      route("/my-account", "account/overview/overview.screen.tsx"),
      route("/my-account/details", "account/details/own-details.screen.tsx"),
      route("/my-account/admin-permissions", "account/contacts/permissions.screen.tsx"),
      route("/my-account/orders", "account/orders/orders.screen.tsx"),
      route("/my-account/orders/$orderNo", "account/orders/order.screen.tsx"),
      route("/my-account/invoices", "account/invoices/invoices.screen.tsx"),
      route("/my-account/invoices/$invoice", "account/invoices/invoice.screen.tsx"),
      route("/my-account/balances", "account/balances/balances.screen.tsx"),
      route("/my-account/statements", "account/statements/statements.screen.tsx"),
      route("/my-account/statements/$date", "account/statements/statement.screen.tsx"),
      route("/my-account/account-manager", "account/managers/account-manager.screen.tsx"),
      route("/my-account/e-invoicing", "account/e-invoicing/e-invoicing.screen.tsx"),
      route("/my-account/pay-my-account", "account/pay/pay-my-account.screen.tsx"),
      route("/my-account/pay-my-account/invoice-payments", "account/pay/invoice-payments.screen.tsx"),
      route("/my-account/quotes", "account/quotes/quotes.screen.tsx"),
      route("/my-account/quotes/quotes-payment", "account/quotes/quotes-payment.screen.tsx"),
      route("/my-account/quotes/pending", "account/quotes/pending.screen.tsx"),
      route("/my-account/quotes/thank-you", "account/quotes/thank-you.screen.tsx"),
      route("/my-account/quotes/zip/processing", "account/quotes/zip-processing.screen.tsx"),
      route("/my-account/quotes/$quoteNo", "account/quotes/quote.screen.tsx")
    ]),
    layout("job-lists", "account/job-lists/job-lists.layout.tsx", [
      route("/joblist", "account/job-lists/lists.screen.tsx"),
      route("/joblist/$id", "account/job-lists/list.screen.tsx"),
      route("/joblist-enquiry/{-$id}", "account/job-lists/enquiry.screen.tsx")
    ]),
    layout("sign-in", "account/sign-in/sign-in.layout.tsx", [
      route("/my-account/login", "account/sign-in/login.screen.tsx"),
      route("/my-account/link-login", "account/sign-in/link-login.screen.tsx"),
      route("/my-account/magic-link", "account/sign-in/magic-link.screen.tsx"),
      route("/my-account/select-company", "account/sign-in/select-company.screen.tsx"),
      route("/my-account/two-factor", "account/sign-in/two-factor.screen.tsx"),
      route("/my-account/reset-password", "account/sign-in/reset-password.screen.tsx"),
      route("/my-account/invitation", "account/sign-in/invitation.screen.tsx"),
      route("/my-account/register", "account/sign-in/register.screen.tsx")
    ]),
    route("/$", "storefront/content/content.screen.tsx")
  ]),
  layout("checkout", "checkout/checkout.layout.tsx", [
    route("/checkout", "checkout/entry.screen.tsx"),
    route("/checkout/cart", "checkout/cart/cart.screen.tsx"),
    route("/checkout/login", "checkout/login.screen.tsx"),
    route("/checkout/delivery", "checkout/delivery/delivery.screen.tsx"),
    route("/checkout/details", "checkout/details/details.screen.tsx"),
    route("/checkout/payment", "checkout/payment/payment.screen.tsx"),
    route("/checkout/pending", "checkout/result/pending.screen.tsx"),
    route("/checkout/zip/processing", "checkout/result/zip-processing.screen.tsx"),
    route("/checkout/thank-you", "checkout/result/thank-you.screen.tsx")
  ])
])
