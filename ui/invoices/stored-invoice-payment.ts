/** The payment of invoices that this browser has sent, so that it finds back from its bank's page. */
import type { ShopClient } from "../../adapters/client.ts"

type StoredInvoicePayment = {
  readonly intentId: string
  /** The page that it was sent from, where another try begins. */
  readonly back: string
}

const KEY = "invoice-payment"

const isStored = (stored: unknown): stored is StoredInvoicePayment =>
  typeof stored === "object" &&
  stored !== null &&
  "back" in stored &&
  typeof stored.back === "string" &&
  /^\/(?!\/)/.test(stored.back)

export const readInvoicePayment = async (
  shop: Pick<ShopClient, "store">
): Promise<StoredInvoicePayment | undefined> => {
  const stored = await (await shop.store()).read<unknown>(KEY)
  return isStored(stored) ? stored : undefined
}

export const storeInvoicePayment = async (
  shop: Pick<ShopClient, "store">,
  payment: StoredInvoicePayment
): Promise<void> => {
  await (await shop.store()).write(KEY, payment)
}
