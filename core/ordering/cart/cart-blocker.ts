/** What keeps a whole cart from going on, where it is one thing for all its lines. */
import { cartWords } from "../../words/cart.ts"
import { type Cart, lineProblem } from "./cart.ts"

/** Prices that are missing, or that have run out; or lines that only the shopper can put right. */
export type CartBlocker = "prices" | "expired" | "lines"

/** [CHK-02] [CART-06] Undefined where nothing does; what the shopper has to put right comes first. `now` in epoch milliseconds. */
export const cartBlocker = (cart: Cart, now: number): CartBlocker | undefined => {
  const problems = new Set(cart.flatMap((item) => lineProblem(item, now) ?? []))
  if (problems.size === 0) return undefined
  const [isLoading, isExpired] = [problems.delete(cartWords.loading), problems.delete(cartWords.expired)]
  if (problems.size > 0) return "lines"
  return isExpired && !isLoading ? "expired" : "prices"
}
