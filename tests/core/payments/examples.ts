/** An order's payment that has begun, and the provider's side of it before it is paid. */
import type { OrderPayment, ProviderPayment } from "../../../core/payments/payment.ts"

export const unpaid: ProviderPayment = {
  method: "card",
  id: "pi_1",
  clientSecret: "s",
  status: "unpaid",
  amount: 1100,
  currency: "aud",
  received: 0,
  payable: { kind: "order", id: "100000017" }
}

export const payment: OrderPayment = {
  orderNo: "100000017",
  status: "awaiting-payment",
  total: 1100,
  captured: 0,
  refunded: 0,
  attempt: { id: "a", method: "card", paymentRef: "pi_1", key: "k", state: "started", madeAt: 0 }
}
