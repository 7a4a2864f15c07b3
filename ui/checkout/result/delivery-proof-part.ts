/** Who took a delivery is for orders that were delivered, and fetched when it is near. */
import type { ComponentProps } from "react"
import { laterPart } from "../../kit/later-view.tsx"
import type { DeliveryProof } from "./delivery-proof.tsx"

export const deliveryProofPart = laterPart<ComponentProps<typeof DeliveryProof>>(() =>
  import("./delivery-proof.tsx").then((part) => part.DeliveryProof)
)
