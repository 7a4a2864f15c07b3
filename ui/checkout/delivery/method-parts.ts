/** Each method's part of the delivery step: it asks where the order goes to. */
import type { ComponentType } from "react"
import type { DeliveryMethod } from "../../../core/delivery/quote/delivery-type.ts"
import { AddressPlace } from "./address-place.tsx"
import { PickupPlace } from "./pickup-place.tsx"
import type { PlaceProps } from "./place-props.ts"

type MethodPart = {
  readonly Place: ComponentType<PlaceProps>
  /** The field that has the focus while no place is chosen. */
  readonly placeId: string
}

const toAddress: MethodPart = { Place: AddressPlace, placeId: "deliver.line1" }

/** A method without its part does not compile. */
export const methodParts: Readonly<Record<DeliveryMethod, MethodPart>> = {
  pickup: { Place: PickupPlace, placeId: "branch" },
  delivery: toAddress,
  uber: toAddress,
  national: toAddress,
  international: toAddress
}
