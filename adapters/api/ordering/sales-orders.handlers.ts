/** [CALL-12] Answers the calls about a company's orders. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { CurrentMember } from "../../../core/identity/visitor.port.ts"
import { CompanyOrders } from "../../../core/ordering/history/company-orders.service.ts"
import type { SalesOrderQuery } from "../../../core/ordering/history/sales-orders.port.ts"
import { OrderNotFound, OrderRefused } from "../../../core/ordering/refusal.schema.ts"
import { memberReader } from "../../../core/ordering/tracking/order-reader.ts"
import { parseOrderNumber } from "../../../core/orders/order-number.ts"
import type { SalesOrderFilter, SalesOrderSort } from "../../../core/orders/sales-order.ts"
import { ShopApi } from "../api.ts"
import { downloadedFile } from "../downloaded-file.ts"
import { type NotFound, notFound, type ServiceUnavailable, UnprocessableRequest } from "../failure.ts"
import { errorCode, failUnavailable, orUnavailable } from "../handler-errors.ts"

const queryOf = ({ sort = "-ordered", ...filter }: SalesOrderFilter & { readonly sort?: SalesOrderSort }) =>
  ({ filter, sort }) satisfies SalesOrderQuery

const anOrder = () => notFound("That order")

/** What is typed as an order's number; any other is no order's. */
const orderNumberOf = (typed: string) => {
  const orderNo = parseOrderNumber(typed)
  return orderNo === undefined ? Effect.fail(new OrderNotFound()) : Effect.succeed(orderNo)
}

const orNotFound = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.catch(
    work,
    (problem): Effect.Effect<never, NotFound | ServiceUnavailable> =>
      problem instanceof OrderNotFound ? Effect.fail(anOrder()) : failUnavailable(problem)
  )

const orRefused = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.catch(
    work,
    (problem): Effect.Effect<never, NotFound | UnprocessableRequest | ServiceUnavailable> =>
      problem instanceof OrderRefused
        ? Effect.fail(new UnprocessableRequest({ error: true, code: errorCode(problem.kind), msg: problem.msg }))
        : orNotFound(Effect.fail(problem))
  )

export const SalesOrdersHandlers = HttpApiBuilder.group(
  ShopApi,
  "salesOrders",
  Effect.fn(function* (handlers) {
    const orders = yield* CompanyOrders
    const currentReader = Effect.map(CurrentMember, memberReader)

    return handlers.handleAll({
      list: ({ query: { after, before, ...list } }) =>
        Effect.gen(function* () {
          const position = { ...(after ? { after } : {}), ...(before ? { before } : {}) }
          return { data: yield* orUnavailable(orders.page(yield* currentReader, queryOf(list), position)) }
        }),
      listOne: ({ query }) =>
        Effect.gen(function* () {
          const reader = yield* currentReader
          const found = Effect.flatMap(orderNumberOf(query.orderNo), (orderNo) => orders.find(reader, orderNo))
          return { data: yield* orNotFound(found) }
        }),
      email: ({ payload }) =>
        Effect.gen(function* () {
          const { email } = (yield* CurrentMember).contact
          const reader = yield* currentReader
          yield* orRefused(
            Effect.flatMap(orderNumberOf(payload.orderNo), (orderNo) => orders.emailInvoice(reader, orderNo, email))
          )
          return { data: { success: true as const, email } }
        }),
      stream: ({ payload }) =>
        Effect.gen(function* () {
          const reader = yield* currentReader
          if (payload.document === "list") {
            const { document: _, ...list } = payload
            return { data: downloadedFile(yield* orUnavailable(orders.table(reader, queryOf(list)))) }
          }
          const invoice = Effect.flatMap(orderNumberOf(payload.orderNo), (orderNo) =>
            orders.taxInvoice(reader, orderNo)
          )
          return { data: downloadedFile(yield* orRefused(invoice)) }
        })
    })
  })
)
