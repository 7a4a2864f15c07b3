/** Each method's part of the delivery step: it asks where the order goes to. */
import type { ComponentType } from "react"
import type { QuotedMethod } from "../../../core/delivery/quote/delivery-type.ts"
import { PickupPlace } from "./pickup-place.tsx"
import type { PlaceProps } from "./place-props.ts"

type MethodPart = {
  readonly Place: ComponentType<PlaceProps>
  /** The field that has the focus while no place is chosen. */
  readonly placeId: string
}

/** A method without its part does not compile. */
export const methodParts: Readonly<Record<QuotedMethod, MethodPart>> = {
  pickup: { Place: PickupPlace, placeId: "branch" }
}
