/** The cart, as the pages know it that wait for its payment. */
import type { ShopClient } from "../../../adapters/client.ts"
import type { PaymentJourney } from "../../payment/payment-journey.ts"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import { type OrderRequest, readStoredPayment, storePayment } from "../stored-payment.ts"
import { placeOrder } from "./place-order.ts"

export const cartJourney = (shop: ShopClient, checkout: CheckoutViewModel): PaymentJourney<OrderRequest> => ({
  read: () => readStoredPayment(shop),
  write: (payment) => storePayment(shop, payment),
  place: (request) => placeOrder(shop.call, request),
  canPayAgain: async () => {
    await checkout.restore()
    return !checkout.cart.isEmpty
  },
  refuse: (problem) => checkout.setRefusal(problem)
})
