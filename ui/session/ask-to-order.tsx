/** The button that asks the administrators of a company for a contact who may not order, and what came of it. */
import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { CallApi } from "../../adapters/browser/api-client.ts"
import type { CartViewModel } from "../cart/cart.view-model.ts"
import { mayOrderWords } from "../words/may-order.ts"
import { AskToOrderViewModel } from "./ask-to-order.view-model.ts"

/** [PERM-02] [CHK-07] Once for each time that the notice stands. */
export const AskToOrder = observer(({ call, cart }: { readonly call: CallApi; readonly cart: CartViewModel }) => {
  const [model] = useState(() => new AskToOrderViewModel(call, cart))
  return (
    <>
      <p role="status">{model.message}</p>
      {model.status === "asked" ? null : (
        <button
          type="button"
          className="btn quiet"
          disabled={model.status === "asking"}
          onClick={() => void model.sendRequest()}
        >
          {model.status === "asking" ? mayOrderWords.asking : mayOrderWords.ask}
        </button>
      )}
    </>
  )
})
