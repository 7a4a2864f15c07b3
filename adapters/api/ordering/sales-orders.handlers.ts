/** [CALL-12] Answers the calls about a company's orders and quotes. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { CompanyQuotes } from "../../../core/billing/quotes/company-quotes.service.ts"
import { parseQuoteNumber } from "../../../core/billing/quotes/quote.ts"
import { type QuoteReader, quoteReaderOf } from "../../../core/billing/quotes/quote-reader.ts"
import { CurrentMember } from "../../../core/identity/visitor.port.ts"
import { CompanyOrders } from "../../../core/ordering/history/company-orders.service.ts"
import { PurchaseHistory } from "../../../core/ordering/history/purchase-history.port.ts"
import { memberReader, type OrderReader } from "../../../core/ordering/order-reader.ts"
import { OrderNotFound } from "../../../core/ordering/refusal.schema.ts"
import { parseOrderNumber } from "../../../core/orders/order-number.ts"
import type { QuoteFilter, SalesOrderFilter, SalesOrderSort } from "../../../core/orders/sales-order.ts"
import { forbidden } from "../account/require-member.ts"
import { downloadedFile } from "../downloaded-file.ts"
import { groupApi } from "../group-api.ts"
import { toWire } from "../wire-errors.ts"
import { SalesOrdersGroup } from "./sales-orders.contract.ts"

type ListFields = SalesOrderFilter & { readonly sort?: SalesOrderSort; readonly quotes?: QuoteFilter }

/** [PERM-05] Who reads orders. */
const orderReader = Effect.flatMap(CurrentMember, (member) => {
  const reader = memberReader(member)
  return reader.viewsOrders ? Effect.succeed(reader) : Effect.fail(forbidden())
})

/** [PERM-05] Who reads quotes. */
const quoteReader = Effect.flatMap(CurrentMember, (member) => {
  const reader = quoteReaderOf(member)
  return reader ? Effect.succeed(reader) : Effect.fail(forbidden())
})

type Readers<A, E1, E2, R1, R2> = {
  readonly quote: (reader: QuoteReader, quoteNo: string) => Effect.Effect<A, E1, R1>
  readonly order: (reader: OrderReader, orderNo: string) => Effect.Effect<A, E2, R2>
}

/** What is typed as the number of a quote or an order is looked up as that; any other is no order's. */
const byNumber = <A, E1, E2, R1, R2>(typed: string, { quote, order }: Readers<A, E1, E2, R1, R2>) =>
  Effect.gen(function* () {
    const quoteNo = parseQuoteNumber(typed)
    if (quoteNo !== undefined) return yield* quote(yield* quoteReader, quoteNo)
    const reader = yield* orderReader
    const orderNo = parseOrderNumber(typed)
    return yield* orderNo === undefined ? Effect.fail(new OrderNotFound()) : order(reader, orderNo)
  })

export const SalesOrdersHandlers = HttpApiBuilder.group(
  groupApi(SalesOrdersGroup),
  "salesOrders",
  Effect.fn(function* (handlers) {
    const orders = yield* CompanyOrders
    const quotes = yield* CompanyQuotes
    const purchases = yield* PurchaseHistory

    const table = ({ quotes: state, sort = "-ordered", ...filter }: ListFields) =>
      Effect.gen(function* () {
        if (state === undefined) return yield* orders.table(yield* orderReader, { filter, sort })
        return yield* quotes.table(yield* quoteReader, { filter: { ...filter, state }, sort })
      })

    const paper = ({ document, orderNo }: { readonly document: "quote" | "tax-invoice"; readonly orderNo: string }) =>
      Effect.gen(function* () {
        if (document === "quote") return yield* quotes.paper(yield* quoteReader, parseQuoteNumber(orderNo) ?? "")
        const reader = yield* orderReader
        const number = parseOrderNumber(orderNo)
        return yield* number === undefined ? Effect.fail(new OrderNotFound()) : orders.taxInvoice(reader, number)
      })

    return handlers.handleAll({
      list: ({ query: { after, before, quotes: state, sort = "-ordered", ...filter } }) =>
        Effect.gen(function* () {
          const position = { ...(after ? { after } : {}), ...(before ? { before } : {}) }
          const page =
            state === undefined
              ? orders.page(yield* orderReader, { filter, sort }, position)
              : quotes.page(yield* quoteReader, { filter: { ...filter, state }, sort }, position)
          return { data: yield* toWire(page) }
        }),
      listOne: ({ query }) =>
        Effect.gen(function* () {
          return { data: yield* toWire(byNumber(query.orderNo, { quote: quotes.find, order: orders.find })) }
        }),
      update: ({ payload: { orderNo, ...texts } }) =>
        Effect.gen(function* () {
          const changed = byNumber(orderNo, {
            quote: (reader, quoteNo) => quotes.edit(reader, quoteNo, texts),
            order: (reader, number) => orders.edit(reader, number, texts)
          })
          return { data: yield* toWire(changed) }
        }),
      email: ({ payload }) =>
        Effect.gen(function* () {
          const { email } = (yield* CurrentMember).contact
          const queued = byNumber(payload.orderNo, {
            quote: (reader, quoteNo) => quotes.emailPaper(reader, quoteNo, email),
            order: (reader, orderNo) => orders.emailInvoice(reader, orderNo, email)
          })
          yield* toWire(queued)
          return { data: { success: true as const, email } }
        }),
      stream: ({ payload }) =>
        Effect.gen(function* () {
          if (payload.document === "list") {
            const { document: _, ...list } = payload
            return { data: downloadedFile(yield* toWire(table(list))) }
          }
          return { data: downloadedFile(yield* toWire(paper(payload))) }
        }),
      addresses: () =>
        Effect.gen(function* () {
          return { data: yield* toWire(purchases.addresses(memberReader(yield* CurrentMember))) }
        })
    })
  })
)
