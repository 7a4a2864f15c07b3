/** Under the cart's total: what delivery would cost, and keeping the cart for later. */
import { useRouter } from "@tanstack/react-router"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import { SaveCart } from "../saved-cart/save-cart.tsx"
import { DeliveryEstimate } from "./delivery-estimate.tsx"

export const CartExtras = ({ checkout }: { readonly checkout: CheckoutViewModel }) => {
  const { call } = useRouter().options.context
  return (
    <>
      <DeliveryEstimate checkout={checkout} />
      <SaveCart call={call} checkout={checkout} />
    </>
  )
}
