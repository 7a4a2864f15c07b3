/** Who took a delivery is for orders that were delivered, and fetched when it is near. */
import type { ComponentProps } from "react"
import type { LaterPart } from "../../kit/later-view.tsx"
import type { DeliveryProof } from "./delivery-proof.tsx"

export const deliveryProofPart: LaterPart<ComponentProps<typeof DeliveryProof>> = {
  server: undefined,
  load: () => import("./delivery-proof.tsx").then((part) => part.DeliveryProof)
}
