/** Says to a contact who may not order that they may not, before they get to the payment, and asks their administrator for them. */
import { getRouteApi, useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { lacksOrderRight } from "../../core/identity/buyer.ts"
import { useLazyPart } from "../kit/use-lazy-part.ts"
import { mayOrderWords } from "../words/may-order.ts"
import { useViewModels } from "./view-models.tsx"

const root = getRouteApi("__root__")

/** Comes only for who has something to ask. */
const loadAskToOrder = () => import("./ask-to-order.tsx")

/** [PERM-02] [CHK-07] Nothing for whoever may; also where nobody has decided yet, since the shop would not take the order. */
export const OrderPermissionNotice = observer(({ className = "" }: { className?: string | undefined }) => {
  const { cart } = useViewModels()
  const { member } = root.useLoaderData()
  const { call } = useRouter().options.context
  const [askToOrder, fetchAskToOrder] = useLazyPart(loadAskToOrder)
  const isShown = lacksOrderRight(cart.orderRight) && member !== undefined
  useEffect(() => {
    if (isShown) fetchAskToOrder()
  }, [isShown, fetchAskToOrder])
  if (!isShown) return null
  return (
    <div className={`notice warn ${className}`}>
      <p>
        <b>{mayOrderWords.notYet(member.customerName)}</b> {mayOrderWords.fillCart}
      </p>
      {askToOrder ? <askToOrder.AskToOrder call={call} cart={cart} /> : null}
    </div>
  )
})
