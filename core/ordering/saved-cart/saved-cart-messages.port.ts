/** What a shopper is sent of a cart that they kept. */
import { Context, type Effect } from "effect"
import type { Message } from "../../messages/message.ts"
import type { Cents } from "../../money.ts"
import type { PricedSavedLine } from "./saved-cart.ts"

/** The cart's id and lines at anybody's prices, and where it is sent to. */
export type SavedCartLetter = {
  readonly id: string
  readonly email: string
  readonly lines: ReadonlyArray<PricedSavedLine>
  readonly subtotal: Cents
}

/** Port that composes messages about kept carts. Has no failure of its own. */
export class SavedCartMessages extends Context.Service<
  SavedCartMessages,
  {
    /** [CART-07] The link that brings the cart back. */
    readonly link: (letter: SavedCartLetter) => Effect.Effect<ReadonlyArray<Message>>
  }
>()("core/ordering/saved-cart/SavedCartMessages") {}
