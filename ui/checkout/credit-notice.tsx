/** Says before the payment what keeps this order from the buyer's account, with the way to mend it. */
import { getRouteApi, Link, useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { screenAllows } from "../../core/identity/permission-rules.ts"
import { viewerOf } from "../account/navigation/sidebar-viewer.ts"
import { creditNoticeWords } from "../words/credit-notice.ts"
import { ApprovalNotice } from "./approval-notice.tsx"
import type { CheckoutViewModel } from "./checkout.view-model.ts"
import { CreditCheck } from "./credit-check.view-model.ts"

const root = getRouteApi("__root__")

export type CreditNoticeProps = { readonly checkout: CheckoutViewModel; readonly className: string | undefined }

/** [PAY-05] [APV-01] */
export const CreditNotice = observer(({ checkout, className }: CreditNoticeProps) => {
  const { call } = useRouter().options.context
  const { member } = root.useLoaderData()
  useEffect(() => new CreditCheck(call, checkout).follow(), [call, checkout])
  const { credit, approval } = checkout.creditNotices
  const viewer = viewerOf(member, "quick-links")
  return (
    <div className={credit || approval ? className : undefined}>
      <ApprovalNotice approval={approval} />
      <div role="status">
        {credit ? (
          <p className="notice warn">
            {credit}{" "}
            {screenAllows("viewAndPayInvoices", viewer, viewer, viewer.report) ? (
              <Link to="/my-account/pay-my-account/invoice-payments">{creditNoticeWords.payInvoices}</Link>
            ) : null}
          </p>
        ) : null}
      </div>
    </div>
  )
})
