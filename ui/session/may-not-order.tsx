/** Says to a contact who may not order that they may not, before they get to the payment, and asks their administrator for them. */
import { getRouteApi, useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { lacksOrderRight } from "../../core/identity/buyer.ts"
import { useLoaded } from "../kit/use-loaded.ts"
import { mayOrderWords } from "../words/may-order.ts"
import { useViewModels } from "./view-models.tsx"

const root = getRouteApi("__root__")

/** Comes only for who has something to ask. */
const loadAsking = () => import("./ask-to-order.tsx")

/** [PERM-02] [CHK-07] Nothing for whoever may; also where nobody has decided yet, since the shop would not take the order. */
export const MayNotOrder = observer(({ className = "" }: { className?: string | undefined }) => {
  const { cart } = useViewModels()
  const { member } = root.useLoaderData()
  const { call } = useRouter().options.context
  const [asking, fetchAsking] = useLoaded(loadAsking)
  const isShown = lacksOrderRight(cart.orderRight) && member !== undefined
  useEffect(() => {
    if (isShown) fetchAsking()
  }, [isShown, fetchAsking])
  if (!isShown) return null
  return (
    <div className={`notice warn ${className}`}>
      <p>
        <b>{mayOrderWords.notYet(member.customerName)}</b> {mayOrderWords.fillCart}
      </p>
      {asking ? <asking.AskToOrder call={call} cart={cart} /> : null}
    </div>
  )
})
