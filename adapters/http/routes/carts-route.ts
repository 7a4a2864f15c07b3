/** [CART-09] Opens a shared cart by its short code for staff, guarded by their token: its lines at a guest's prices, or a pick list to print. */
import { Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { SaveCart } from "../../../core/ordering/saved-cart/save-cart.service.ts"
import { cartPickListHtml } from "../answers/cart-pick-list-html.ts"
import { routeResponse } from "../answers/route-response.ts"
import { staffTokenGuard } from "./staff-token.ts"

export const CartsRoute = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const saveCart = yield* SaveCart
    const requireStaff = yield* staffTokenGuard

    const open = Effect.gen(function* () {
      const request = yield* requireStaff
      const { code = "" } = yield* HttpRouter.params
      const { lines, subtotal } = yield* saveCart.findByCode(code)
      const wantsPage = (request.headers.accept ?? "").includes("text/html")
      return wantsPage
        ? HttpServerResponse.text(cartPickListHtml(code, lines), { contentType: "text/html; charset=utf-8" })
        : HttpServerResponse.jsonUnsafe({ data: { subTotal: subtotal, items: lines } })
    })

    yield* router.add("GET", "/api/staff/carts/:code", routeResponse(open))
  })
)
