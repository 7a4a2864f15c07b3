/** Why somebody who went over to another company is asked again who the order is for. */
import { getRouteApi } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { detailsPageWords } from "../../words/details.ts"
import type { CheckoutViewModel } from "../checkout.view-model.ts"

const root = getRouteApi("__root__")

/** [COMP-02] Said until the page is left. */
export const OtherCompany = observer(({ checkout }: { checkout: CheckoutViewModel }) => {
  const { member } = root.useLoaderData()
  useEffect(() => () => checkout.dismissNotice(), [checkout])
  if (!checkout.isOtherCompany || !member) return null
  return (
    <p role="status" className="notice">
      {detailsPageWords.otherCompany(member.customerName)}
    </p>
  )
})
