/** What delivery costs stands under the cart's total: the browser fetches it when it is near. */
import type { ComponentProps } from "react"
import type { LaterPart } from "../../kit/later-view.tsx"
import type { DeliveryEstimate } from "./delivery-estimate.tsx"

export const deliveryEstimatePart: LaterPart<ComponentProps<typeof DeliveryEstimate>> = {
  server: undefined,
  load: () => import("./delivery-estimate.tsx").then((estimate) => estimate.DeliveryEstimate)
}
