/** The payment in progress, stored in the browser so that a reload or a second tab resumes it instead of paying again. */
import type { ShopClient } from "../../adapters/client.ts"

export type StoredPayment = {
  readonly intentId: string
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
