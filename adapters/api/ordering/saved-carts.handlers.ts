/** [CALL-21] Answers the calls about carts that are kept for later. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { buyerOf, priceCustomerIdOf } from "../../../core/identity/buyer.ts"
import { CurrentVisitor } from "../../../core/identity/visitor.port.ts"
import { SaveCart } from "../../../core/ordering/saved-cart/save-cart.service.ts"
import { groupApi } from "../group-api.ts"
import { toWire } from "../wire-errors.ts"
import { SavedCartsGroup } from "./saved-carts.contract.ts"

const success = { data: { success: true as const } }

export const SavedCartsHandlers = HttpApiBuilder.group(
  groupApi(SavedCartsGroup),
  "savedCarts",
  Effect.fn(function* (handlers) {
    const saveCart = yield* SaveCart

    return handlers.handleAll({
      create: ({ payload }) => Effect.map(toWire(saveCart.create(payload.items)), (id) => ({ data: { id } })),
      share: ({ payload }) => Effect.map(toWire(saveCart.share(payload.items)), (data) => ({ data })),
      email: ({ payload }) => Effect.as(toWire(saveCart.email(payload.id, payload.email)), success),
      find: ({ params: { id } }) =>
        Effect.gen(function* () {
          const customer = priceCustomerIdOf(buyerOf(yield* CurrentVisitor))
          const { lines, subtotal } = yield* toWire(saveCart.find(id, customer))
          return { data: { id, subTotal: subtotal, items: lines } }
        }),
      reclaim: ({ params: { id } }) => Effect.as(toWire(saveCart.reclaim(id)), success)
    })
  })
)
