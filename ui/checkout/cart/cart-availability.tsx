/** Where a line of the cart is and when all of it can be collected: drawn once the shop has told, by code fetched after the page's. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { nonBreaking } from "../../../core/non-breaking.ts"
import type { Cart } from "../../../core/ordering/cart/cart.ts"
import type { CartItem } from "../../../core/ordering/cart/cart-item.ts"
import { reviewCart } from "../../../core/ordering/checkout/review-cart.ts"
import { readyText } from "../../../core/stock/lead-time.ts"
import { collectWords } from "../../../core/words/pickup.ts"
import type { Shopfront } from "../../page/shopfront.ts"
import { headerWords } from "../../words/header.ts"
import cartStyles from "../cart.module.css"
import type { DeliveryQuotes, LineEstimate } from "../delivery-quotes.ts"
import { type AvailabilityContext, lineAvailability } from "./line-availability.ts"

export type LineAvailabilityProps = { readonly line: LineEstimate; readonly context: AvailabilityContext }

/** [STK-01] [EST-01] */
export const LineAvailabilityText = ({ line, context }: LineAvailabilityProps) => {
  const { text, elsewhere } = lineAvailability(line, context)
  return (
    <p className="small">
      {nonBreaking(text)}
      {elsewhere ? <span className="soft"> · {elsewhere}</span> : null}
    </p>
  )
}

export type CartReadyProps = {
  readonly items: Cart
  readonly quotes: DeliveryQuotes
  readonly shopfront: Pick<Shopfront, "branch" | "now">
}

/** What my store promises for the whole cart; without one, nothing. */
const promiseText = ({ branch, now }: CartReadyProps["shopfront"], readyAt: number | undefined): string | undefined => {
  if (branch && !branch.pickupAvailable) return collectWords.noPickup(branch.name)
  return branch && readyAt !== undefined ? readyText({ readyAt, now, branchName: branch.name }) : undefined
}

/** [CHK-02] The promise, and the choice of a store where there is one to make: none is chosen, or not all is at the one that is. */
export const CartReady = observer(({ items, quotes, shopfront }: CartReadyProps) => {
  const { branch, now } = shopfront
  const context = { now, levelAt: (item: CartItem) => quotes.lineOf(item)?.level }
  const { displayBranches } = reviewCart(items, branch ? { ...context, branchId: branch.id } : context)
  const promise = promiseText(shopfront, quotes.current?.firstAt)
  const isChoiceShown = displayBranches || branch?.pickupAvailable === false
  if (promise === undefined && !isChoiceShown) return null
  return (
    <p className={cartStyles.ready}>
      {promise && nonBreaking(promise)}{" "}
      {isChoiceShown ? <Link to="/stores">{branch ? collectWords.otherStore : headerWords.chooseStore}</Link> : null}
    </p>
  )
})
