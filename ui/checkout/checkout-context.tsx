/** One checkout for all its pages, made when the first of them opens. */

import { useRouter } from "@tanstack/react-router"
import { createContext, type ReactNode, useContext, useEffect, useState } from "react"
import { useViewModels } from "../session/view-models.tsx"
import { CheckoutViewModel } from "./checkout.view-model.ts"

const CheckoutContext = createContext<CheckoutViewModel | undefined>(undefined)

export const CheckoutProvider = ({ children }: { children: ReactNode }) => {
  const { cart, drafts } = useViewModels()
  const shop = useRouter().options.context
  const [checkout] = useState(() => new CheckoutViewModel(shop, cart, drafts))
  useEffect(() => {
    void checkout.restore()
    return checkout.followBuyer()
  }, [checkout])
  return <CheckoutContext value={checkout}>{children}</CheckoutContext>
}

export const useCheckout = (): CheckoutViewModel => {
  const checkout = useContext(CheckoutContext)
  if (!checkout) throw new Error("A step stands outside the checkout.")
  return checkout
}
