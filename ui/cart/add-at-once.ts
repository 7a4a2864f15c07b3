/** Puts lines into the cart before the shop is asked, and tells afterwards what it says otherwise. */
import { type BuyerTerms, hasSamePrices } from "../../core/identity/buyer.ts"
import { cartKey } from "../../core/ordering/cart/cart.ts"
import { withoutPrice } from "../../core/ordering/cart/reprice.ts"
import { cartCorrections } from "../words/cart-corrections.ts"
import { cartNotices } from "../words/cart-notice.ts"
import type { CartViewModel } from "./cart.view-model.ts"
import { type ListedLine, withLines } from "./new-cart-item.ts"

const confirmAdded = async (cart: CartViewModel, lines: ReadonlyArray<ListedLine>) => {
  await cart.reprice()
  const keys = lines.map(({ item }) => cartKey(item))
  const added = cart.items.filter((item) => keys.includes(cartKey(item)))
  if (added.some(({ isSubmitValid }) => !isSubmitValid)) cart.showNotice(cartCorrections.refused)
  else if (cart.prices.hasChanges(added)) cart.showNotice(cartCorrections.priceChanged)
}

/** The lines as whoever buys now may have them: no price that was told to somebody else. */
const linesFor = (buyer: BuyerTerms | undefined, before: BuyerTerms | undefined, lines: ReadonlyArray<ListedLine>) =>
  hasSamePrices(before, buyer) ? lines : lines.map(({ item }) => ({ item: withoutPrice(item), listed: undefined }))

/** [CART-04] At the price that the shop told of them, else waiting for it. Answers what is wrong with the lines themselves. */
export const addAtOnce = async (cart: CartViewModel, lines: ReadonlyArray<ListedLine>): Promise<string | undefined> => {
  const { buyer } = cart
  await cart.showStored()
  const own = linesFor(cart.buyer, buyer, lines)
  const added = withLines(
    cart.items,
    own.map(({ item }) => item)
  )
  if (!added.ok) return added.msg
  // What the page lists is a guest's price.
  if (!cart.buyer?.hasOwnPrices) cart.prices.holdListed(own)
  await cart.saveItems(added.cart)
  cart.showNotice(cartNotices.added(lines.length))
  void confirmAdded(cart, lines)
  return undefined
}
