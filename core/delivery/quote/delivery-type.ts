/** What a delivery is called: by what is carried, and by how. */
import type { DeliveredProduct, Delivery } from "../delivery.ts"

/** How a shopper wants the order handed over. */
export const deliveryMethods = ["pickup", "delivery", "uber", "national", "international"] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]

const endings = {
  pickup: "pickup",
  delivery: "delivery",
  national: "national_delivery",
  uber: "uber_delivery",
  international: "international_delivery"
} as const satisfies Record<DeliveryMethod, string>

/** [DEL-01] Timber when any line is, else hardware. */
export const deliveredProduct = (lines: ReadonlyArray<{ readonly isTimber: boolean }>): DeliveredProduct =>
  lines.some(({ isTimber }) => isTimber) ? "timber" : "hardware"

/** [DEL-01] [DEL-04] The type follows the method: `timber_pickup`. */
export const deliveryType = <Method extends DeliveryMethod>(
  product: DeliveredProduct,
  method: Method
): `${DeliveredProduct}_${(typeof endings)[Method]}` => `${product}_${endings[method]}`

const methods = new Map(
  Object.entries(endings).flatMap(([method, ending]) =>
    (["timber", "hardware"] as const).map((product) => [`${product}_${ending}`, method as DeliveryMethod])
  )
)

/** [DEL-04] The method that a delivery's type names: `pickup` of `timber_pickup`. */
export const methodOf = ({ type }: Pick<Delivery, "type">): DeliveryMethod | undefined => methods.get(type)
