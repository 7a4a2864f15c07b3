/** How an order gets to the shopper. */
import type { OrderContact } from "../contact/address.ts"

/** What most of a delivery type's name says: timber when any line is timber, else hardware. */
export type DeliveredProduct = "timber" | "hardware"

/** [DEL-01] Click and collect at a branch. */
export type Pickup = {
  readonly type: `${DeliveredProduct}_pickup`
  readonly details: {
    /** The Melbourne day on which the shopper means to come, `2026-11-23`. */
    readonly date: string
    readonly instructions: string
    readonly branchId: number
    readonly contactDetails: OrderContact
  }
}

/** How this order is handed over. */
export type Delivery = Pickup
