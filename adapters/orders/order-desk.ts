/** Everything that orders need, put together on a database: for the shop, and for the command at the keyboard. */
import { Layer } from "effect"
import { ChargeOrder } from "../../core/orders/charge-order.service.ts"
import { FollowOrder } from "../../core/orders/follow-order.service.ts"
import { LimitWaiting } from "../../core/orders/orders.port.ts"
import { PlaceOrder } from "../../core/orders/place-order.service.ts"
import { Reconcile } from "../../core/orders/reconcile.service.ts"
import { SettleOrder } from "../../core/orders/settle-order.service.ts"
import type { WaitingLimits } from "../../core/orders/waiting-limit.ts"
import { CartPayment } from "../../core/payments/cart-payment.service.ts"
import { RefundPayment } from "../../core/payments/refund-payment.service.ts"
import { orderMailsLayer } from "../messages/order-mails.ts"
import { paymentProviderLayer } from "../payments/providers.ts"
import type { SettingsOf } from "../settings.ts"
import { ordersLayer } from "../storage/orders.ts"
import { outboxLayer } from "../storage/outbox.ts"
import { paymentReportsLayer } from "../storage/payment-reports.ts"
import { refundsLayer } from "../storage/refunds.ts"
import { shopSecretLayer } from "../storage/shop-secret.ts"
import { holdAtLayer } from "./hold-at.ts"

const books = Layer.mergeAll(ordersLayer, outboxLayer, paymentReportsLayer, refundsLayer, orderMailsLayer).pipe(
  Layer.provideMerge(shopSecretLayer)
)

/** Off with every other limit. */
const waitingLimits = (settings: SettingsOf): WaitingLimits | undefined =>
  settings.LIMITS === "off"
    ? undefined
    : {
        browser: settings.WAITING_ORDERS,
        address: settings.WAITING_ORDERS_ADDRESS,
        share: settings.WAITING_SHARE / 100
      }

/** What follows orders that were placed. Needs database, stock and branches. */
export const followDesk = (settings: SettingsOf) =>
  FollowOrder.layer.pipe(
    Layer.provideMerge(SettleOrder.layer),
    Layer.provideMerge(RefundPayment.layer),
    Layer.provideMerge(books),
    Layer.provideMerge(paymentProviderLayer(settings)),
    Layer.provideMerge(Layer.succeed(LimitWaiting, waitingLimits(settings)))
  )

/** All of it. Needs the catalogue and the price book besides. */
export const orderDesk = (settings: SettingsOf) =>
  Layer.mergeAll(PlaceOrder.layer, Reconcile.layer).pipe(
    Layer.provideMerge(ChargeOrder.layer),
    Layer.provideMerge(CartPayment.layer),
    Layer.provide(holdAtLayer(settings)),
    Layer.provideMerge(followDesk(settings))
  )
