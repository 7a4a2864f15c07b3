/** An order's payment that has begun, and the provider's side of it before it is paid. */
import type { Intent, OrderPayment } from "../../../core/payments/payment.ts"

export const unpaid: Intent = {
  id: "pi_1",
  clientSecret: "s",
  status: "unpaid",
  amount: 1100,
  currency: "aud",
  received: 0,
  orderNo: "100000017"
}

export const payment: OrderPayment = {
  orderNo: "100000017",
  status: "awaiting-payment",
  total: 1100,
  captured: 0,
  refunded: 0,
  attempt: { id: "a", intentId: "pi_1", key: "k", state: "started", madeAt: 0 }
}
