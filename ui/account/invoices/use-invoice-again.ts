/** Hook for the buttons that buy an invoice once more. */
import { useRouteContext } from "@tanstack/react-router"
import { useState } from "react"
import { useViewModels } from "../../session/view-models.tsx"
import { InvoiceAgainViewModel } from "./invoice-again.view-model.ts"

export const useInvoiceAgain = (): InvoiceAgainViewModel => {
  const { call, requestPrice } = useRouteContext({ from: "__root__" })
  const { cart } = useViewModels()
  const [again] = useState(() => new InvoiceAgainViewModel({ call, requestPrice }, cart))
  return again
}
