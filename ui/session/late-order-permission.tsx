/** Brings the notice to a contact who may not order only once there is one to give: a page of goods is lighter without it. */
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { lacksOrderRight } from "../../core/identity/buyer.ts"
import { useLazyPart } from "../kit/use-lazy-part.ts"
import { useViewModels } from "./view-models.tsx"

const loadNotice = () => import("./order-permission-notice.tsx")

/** [PERM-02] */
export const LateOrderPermission = observer(({ className }: { className?: string | undefined }) => {
  const isShown = lacksOrderRight(useViewModels().cart.orderRight)
  const [notice, fetchNotice] = useLazyPart(loadNotice)
  useEffect(() => {
    if (isShown) fetchNotice()
  }, [isShown, fetchNotice])
  return notice ? <notice.OrderPermissionNotice className={className} /> : null
})
