/** The payment of the cart that is in progress in this browser. */
import type { ShopClient } from "../../adapters/client.ts"
import type { OrderForm } from "../../core/orders/order-form.ts"
import { isStoredPayment, type SentRequest, type StoredPayment } from "../payment/payment-journey.ts"

export type OrderRequest = SentRequest & { readonly form: OrderForm }

export const readStoredPayment = async (shop: ShopClient): Promise<StoredPayment<OrderRequest> | undefined> => {
  const stored = await (await shop.store()).read<unknown>("payment")
  return isStoredPayment<OrderRequest>(stored) ? stored : undefined
}

export const storePayment = async (shop: ShopClient, payment: StoredPayment<OrderRequest>): Promise<void> => {
  await (await shop.store()).write("payment", payment)
}
