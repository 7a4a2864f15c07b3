/** Where carts are kept for later. */
import { Context, type Effect } from "effect"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { SavedCart, SavedCartLine, SavedCartState } from "./saved-cart.ts"

/** Port that keeps carts under secret ids. Fails with `Unavailable` (what it needs is out of reach). */
export class SavedCarts extends Context.Service<
  SavedCarts,
  {
    /** [T32] Answers its id, 256 random bits that nobody can guess and the shop itself does not know afterwards. */
    readonly create: (lines: ReadonlyArray<SavedCartLine>) => Effect.Effect<string, Unavailable>
    /** [CART-09] Whoever has the link brings it back, as often as it is opened; `codeUntil` ends the code, epoch milliseconds. */
    readonly share: (
      lines: ReadonlyArray<SavedCartLine>,
      codeUntil: number
    ) => Effect.Effect<{ readonly id: string; readonly code: string }, Unavailable>
    /** [CART-09] By its code, while that is valid at `now`, epoch milliseconds. */
    readonly findByCode: (code: string, now: number) => Effect.Effect<SavedCart | undefined, Unavailable>
    readonly find: (id: string) => Effect.Effect<SavedCart | undefined, Unavailable>
    /** [I26] False where there is none of that id in a state before that one; of several at once one succeeds. */
    readonly move: (id: string, to: Exclude<SavedCartState, "created">) => Effect.Effect<boolean, Unavailable>
  }
>()("core/ordering/saved-cart/SavedCarts") {}
