/** Every order that belongs to one number; without a login that number's own. */
import { createFileRoute, redirect } from "@tanstack/react-router"

export const Route = createFileRoute("/_shop/track-order/all/{-$order}")({
  loader: ({ params }) => {
    throw redirect({
      to: "/track-order/{-$orderId}",
      params: params.order ? { orderId: params.order } : {},
      statusCode: 307
    })
  }
})
