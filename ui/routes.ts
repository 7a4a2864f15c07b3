/** Every page of the shop: its address, and the screen that answers it. */
import { index, layout, rootRoute, route } from "@tanstack/virtual-file-routes"

export const routes = rootRoute("app/root.tsx", [
  layout("shop", "shell/shop.layout.tsx", [
    index("home/home.screen.tsx"),
    route("/c/$", "catalogue/category.screen.tsx"),
    route("/search", "catalogue/search.screen.tsx"),
    route("/search/$words", "catalogue/search-words.screen.tsx"),
    route("/p/$slug", "catalogue/product.screen.tsx"),
    route("/stores", "stores/stores.screen.tsx"),
    route("/stores/$id", "stores/store.screen.tsx"),
    route("/track-order/{-$orderId}", "orders/track-order.screen.tsx"),
    route("/track-order/all/{-$order}", "orders/track-all.screen.tsx"),
    route("/terms", "content/terms.screen.tsx"),
    route("/privacy", "content/privacy.screen.tsx"),
    route("/returns", "content/returns.screen.tsx"),
    route("/benefits", "content/benefits.screen.tsx"),
    layout("account", "account/account.layout.tsx", [
      route("/my-account", "account/overview.screen.tsx"),
      route("/my-account/admin-permissions", "account/permissions.screen.tsx"),
      route("/my-account/$part", "account/not-yet.screen.tsx")
    ]),
    layout("sign-in", "account/sign-in.layout.tsx", [
      route("/my-account/login", "account/login.screen.tsx"),
      route("/my-account/link-login", "account/link-login.screen.tsx"),
      route("/my-account/magic-link", "account/magic-link.screen.tsx"),
      route("/my-account/select-company", "account/select-company.screen.tsx"),
      route("/my-account/two-factor", "account/two-factor.screen.tsx"),
      route("/my-account/reset-password", "account/reset-password.screen.tsx"),
      route("/my-account/invitation", "account/invitation.screen.tsx"),
      route("/my-account/register", "account/register.screen.tsx")
    ]),
    route("/$", "content/nowhere.screen.tsx")
  ]),
  layout("checkout", "checkout/checkout.layout.tsx", [
    route("/checkout", "checkout/entry.screen.tsx"),
    route("/checkout/cart", "checkout/cart.screen.tsx"),
    route("/checkout/login", "checkout/login.screen.tsx"),
    route("/checkout/delivery", "checkout/delivery.screen.tsx"),
    route("/checkout/details", "checkout/details.screen.tsx"),
    route("/checkout/payment", "checkout/payment.screen.tsx"),
    route("/checkout/pending", "checkout/pending.screen.tsx"),
    route("/checkout/thank-you", "checkout/thank-you.screen.tsx")
  ])
])
