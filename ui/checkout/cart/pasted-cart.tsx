/** A material list that is pasted into the cart: under its total, and where it is empty. */
import { useRouter } from "@tanstack/react-router"
import { LastAddition } from "../../cart/already-in-cart.tsx"
import type { CartViewModel } from "../../cart/cart.view-model.ts"
import { PastedList } from "../../cart/pasted-list.tsx"

type Props = {
  readonly cart: CartViewModel
  readonly className?: string
  /** Else its window alone, as long as it is open. */
  readonly isOffered?: boolean
}

export const PastedCart = ({ cart, ...look }: Props) => {
  const { call } = useRouter().options.context
  return (
    <PastedList
      call={call}
      target={(items) => cart.add(items)}
      place="cart"
      afterwards={<LastAddition cart={cart} />}
      {...look}
    />
  )
}
