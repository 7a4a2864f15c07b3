/** The payment in progress, stored in the browser so that a reload or a second tab resumes it instead of paying again. */
import type { ShopClient } from "../../adapters/client.ts"
import type { OrderForm } from "../../core/orders/order-form.ts"
import type { OrderMethod } from "../../core/payment-method.ts"

export type OrderRequest = {
  readonly method: OrderMethod
  readonly key: string
  readonly form: OrderForm
  /** Once the shop has answered it. */
  readonly orderNo?: string
}

export type StoredPayment = {
  /** The provider's name of the payment; empty until it is known. */
  readonly intentId: string
  /** An order whose payment is opened with it, as it was sent: sent again under its key it is the same order. */
  readonly request?: OrderRequest
  /** An order was sent to be paid by it, and its end is not known here yet. */
  readonly sent: boolean
  /** The order, once it is paid. */
  readonly orderNo?: string
}

const isStoredPayment = (stored: unknown): stored is StoredPayment =>
  typeof stored === "object" &&
  stored !== null &&
  "intentId" in stored &&
  typeof stored.intentId === "string" &&
  "sent" in stored

export const readStoredPayment = async (shop: ShopClient): Promise<StoredPayment | undefined> => {
  const stored = await (await shop.store()).read<unknown>("payment")
  return isStoredPayment(stored) ? stored : undefined
}

export const storePayment = async (shop: ShopClient, payment: StoredPayment): Promise<void> => {
  await (await shop.store()).write("payment", payment)
}
