/** Addresses that people type from other shops' habit, sent on to the shop's own for good. */
import { Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"

/** The address as it is guessed, and the shop's own. */
export const guessedAddresses = [
  // [ROUTE-06] What names no product or category: all of them.
  ["/p", "/search"],
  ["/c", "/c/utils"],
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

/** Where a content service's own links lead, and a page of the content by its own address. */
export const CONTENT_ADDRESSES = "/cms/*" as const

/** [ROUTE-06] [T35] A page of the content stands at its own address alone, and the blog where none is named; never another site's, whatever follows. */
const contentAddress = (url: string): string => {
  const { pathname, search } = new URL(url, "http://shop")
  const path = pathname.slice("/cms/".length).replace(/^[/\\]+|\/+$/g, "")
  return `/${path || "blog"}${search}`
}

/** [T35] Only to the addresses above: what follows the question mark goes along, and nothing of it decides where. */
export const GuessedAddressRoutes = HttpRouter.use((router) =>
  Effect.gen(function* () {
    for (const [guess, own] of guessedAddresses)
      yield* router.add(
        "GET",
        guess,
        Effect.map(HttpServerRequest.HttpServerRequest, ({ url }) => {
          const query = url.indexOf("?")
          return HttpServerResponse.redirect(query < 0 ? own : own + url.slice(query), { status: 308 })
        })
      )
    yield* router.add(
      "GET",
      CONTENT_ADDRESSES,
      Effect.map(HttpServerRequest.HttpServerRequest, ({ url }) =>
        HttpServerResponse.redirect(contentAddress(url), { status: 308 })
      )
    )
  })
)
