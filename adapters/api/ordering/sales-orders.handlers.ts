/** [CALL-12] Answers the calls about a company's orders. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { CurrentMember } from "../../../core/identity/visitor.port.ts"
import { CompanyOrders } from "../../../core/ordering/history/company-orders.service.ts"
import type { SalesOrderQuery } from "../../../core/ordering/history/sales-orders.port.ts"
import { memberReader } from "../../../core/ordering/order-reader.ts"
import { OrderNotFound } from "../../../core/ordering/refusal.schema.ts"
import { parseOrderNumber } from "../../../core/orders/order-number.ts"
import type { SalesOrderFilter, SalesOrderSort } from "../../../core/orders/sales-order.ts"
import { downloadedFile } from "../downloaded-file.ts"
import { groupApi } from "../group-api.ts"
import { toWire } from "../wire-errors.ts"
import { SalesOrdersGroup } from "./sales-orders.contract.ts"

const queryOf = ({ sort = "-ordered", ...filter }: SalesOrderFilter & { readonly sort?: SalesOrderSort }) =>
  ({ filter, sort }) satisfies SalesOrderQuery

/** What is typed as an order's number; any other is no order's. */
const orderNumberOf = (typed: string) => {
  const orderNo = parseOrderNumber(typed)
  return orderNo === undefined ? Effect.fail(new OrderNotFound()) : Effect.succeed(orderNo)
}

export const SalesOrdersHandlers = HttpApiBuilder.group(
  groupApi(SalesOrdersGroup),
  "salesOrders",
  Effect.fn(function* (handlers) {
    const orders = yield* CompanyOrders
    const currentReader = Effect.map(CurrentMember, memberReader)

    return handlers.handleAll({
      list: ({ query: { after, before, ...list } }) =>
        Effect.gen(function* () {
          const position = { ...(after ? { after } : {}), ...(before ? { before } : {}) }
          return { data: yield* toWire(orders.page(yield* currentReader, queryOf(list), position)) }
        }),
      listOne: ({ query }) =>
        Effect.gen(function* () {
          const reader = yield* currentReader
          const found = Effect.flatMap(orderNumberOf(query.orderNo), (orderNo) => orders.find(reader, orderNo))
          return { data: yield* toWire(found) }
        }),
      update: ({ payload: { orderNo: typed, ...texts } }) =>
        Effect.gen(function* () {
          const reader = yield* currentReader
          const changed = Effect.flatMap(orderNumberOf(typed), (orderNo) => orders.edit(reader, orderNo, texts))
          return { data: yield* toWire(changed) }
        }),
      email: ({ payload }) =>
        Effect.gen(function* () {
          const { email } = (yield* CurrentMember).contact
          const reader = yield* currentReader
          yield* toWire(
            Effect.flatMap(orderNumberOf(payload.orderNo), (orderNo) => orders.emailInvoice(reader, orderNo, email))
          )
          return { data: { success: true as const, email } }
        }),
      stream: ({ payload }) =>
        Effect.gen(function* () {
          const reader = yield* currentReader
          if (payload.document === "list") {
            const { document: _, ...list } = payload
            return { data: downloadedFile(yield* toWire(orders.table(reader, queryOf(list)))) }
          }
          const invoice = Effect.flatMap(orderNumberOf(payload.orderNo), (orderNo) =>
            orders.taxInvoice(reader, orderNo)
          )
          return { data: downloadedFile(yield* toWire(invoice)) }
        })
    })
  })
)
