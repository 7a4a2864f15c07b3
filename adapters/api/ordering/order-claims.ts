/** By what somebody asks for an order: their browser's secret, the link's token, and who they are. */
import { Effect } from "effect"
import { CurrentVisitor } from "../../../core/identity/visitor.port.ts"
import { orderReaderOf } from "../../../core/ordering/order-reader.ts"
import { toWire } from "../wire-errors.ts"
import { orderBrowserCookies } from "./order-browser-cookies.ts"

export const orderClaims = Effect.map(orderBrowserCookies, (browsers) =>
  Effect.fnUntraced(function* (orderNo: string, token: string | undefined) {
    const viewer = yield* toWire(browsers.viewer(orderNo))
    const reader = orderReaderOf(yield* CurrentVisitor)
    return { ...(viewer ? { viewer } : {}), ...(token ? { token } : {}), ...(reader ? { reader } : {}) }
  })
)
