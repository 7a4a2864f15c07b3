/** Addresses that people type from other shops' habit, sent on to the shop's own for good. */
import { Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"

/** The address as it is guessed, and the shop's own. */
export const guessedAddresses = [
  ["/cart", "/checkout/cart"],
  ["/basket", "/checkout/cart"],
  ["/login", "/my-account/login"],
  ["/log-in", "/my-account/login"],
  ["/signin", "/my-account/login"],
  ["/sign-in", "/my-account/login"],
  ["/register", "/my-account/register"],
  ["/signup", "/my-account/register"],
  ["/sign-up", "/my-account/register"],
  ["/account", "/my-account"],
  ["/orders", "/my-account/orders"],
  ["/track", "/track-order"],
  ["/store", "/stores"],
  ["/store-locator", "/stores"],
  ["/branches", "/stores"]
] as const

/** [T35] Only to the addresses above: what follows the question mark goes along, and nothing of it decides where. */
export const GuessedAddressRoutes = HttpRouter.use((router) =>
  Effect.forEach(guessedAddresses, ([guess, own]) =>
    router.add(
      "GET",
      guess,
      Effect.map(HttpServerRequest.HttpServerRequest, ({ url }) => {
        const query = url.indexOf("?")
        return HttpServerResponse.redirect(query < 0 ? own : own + url.slice(query), { status: 308 })
      })
    )
  )
)
