/** The quote for collecting the cart from the store that was chosen at the top of the shop, asked for again as the cart changes. */
import { useRouter } from "@tanstack/react-router"
import { reaction } from "mobx"
import { useEffect, useState } from "react"
import { cartKey } from "../../core/ordering/cart/cart.ts"
import type { PickupStore } from "../../core/stock/pickup-promise.ts"
import type { CartViewModel } from "../cart/cart.view-model.ts"
import { useIsOnline } from "../kit/use-is-online.ts"
import { DeliveryQuotes } from "./delivery-quotes.ts"

/** Several changes at once are asked about once, milliseconds. */
const SETTLE_MS = 300

/** Nothing is asked of a store that hands nothing over. */
export const useCartQuote = (
  cart: CartViewModel,
  store: (PickupStore & { readonly id: number }) | undefined
): DeliveryQuotes => {
  const { call } = useRouter().options.context
  const [quotes] = useState(() => new DeliveryQuotes(call))
  const branchId = store?.pickupAvailable ? store.id : undefined
  // Back from having no connection, it is asked for once more.
  const isOnline = useIsOnline()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the connection is what it is asked for anew by
  useEffect(
    () =>
      reaction(
        () => cart.items.map((item) => `${cartKey(item)} ${item.qtyRaw}`).join(),
        (lines) => void quotes.load(cart.items, lines && branchId ? { kind: "pickup", branchId } : undefined),
        { fireImmediately: true, delay: SETTLE_MS }
      ),
    [cart, quotes, branchId, isOnline]
  )
  return quotes
}
