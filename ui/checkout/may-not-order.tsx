/** Says to a contact who may not order that they may not, before they get to the payment, and asks their administrator for them. */
import { getRouteApi, useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { lacksOrderRight } from "../../core/account/buyer.ts"
import { useViewModels } from "../app/view-models.tsx"
import { mayOrderWords } from "../words/may-order.ts"
import { AskToOrderViewModel } from "./ask-to-order.view-model.ts"

const root = getRouteApi("__root__")

/** [PERM-02] [CHK-07] Nothing for whoever may; also where nobody has decided yet, since the shop would not take the order. */
export const MayNotOrder = observer(({ className = "" }: { className?: string | undefined }) => {
  const { cart } = useViewModels()
  const { member } = root.useLoaderData()
  const { call } = useRouter().options.context
  const [asking] = useState(() => new AskToOrderViewModel(call, cart))
  if (!lacksOrderRight(cart.orderRight) || !member) return null
  return (
    <div className={`notice warn ${className}`}>
      <p>
        <b>{mayOrderWords.notYet(member.customerName)}</b> {mayOrderWords.fillCart}
      </p>
      <p role="status">{asking.said}</p>
      {asking.status === "asked" ? null : (
        <button
          type="button"
          className="btn quiet"
          disabled={asking.status === "asking"}
          onClick={() => void asking.ask()}
        >
          {asking.status === "asking" ? mayOrderWords.asking : mayOrderWords.ask}
        </button>
      )}
    </div>
  )
})
