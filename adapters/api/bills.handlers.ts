/** Answers the calls about what a company owes. */
import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { CurrentMember } from "../../core/account/visitor.port.ts"
import { balancesOf } from "../../core/bills/balances.ts"
import { Books } from "../../core/bills/books.port.ts"
import { lastStatementDate, statementOf } from "../../core/bills/statement.ts"
import { logged } from "./answered.ts"
import { ShopApi } from "./api.ts"

export const BillsHandlers = HttpApiBuilder.group(
  ShopApi,
  "bills",
  Effect.fn(function* (handlers) {
    const books = yield* Books
    const read = (customerId: string) => logged(books.of(customerId))

    return handlers.handleAll({
      statement: () =>
        Effect.gen(function* () {
          const { customer } = yield* CurrentMember
          const now = yield* Clock.currentTimeMillis
          return { data: statementOf(yield* read(customer.id), customer.id, lastStatementDate(now)) }
        }),
      balances: () =>
        Effect.gen(function* () {
          const { id: customerId, creditLimit } = (yield* CurrentMember).customer
          const ledger = yield* read(customerId)
          // Nothing can be ordered on credit yet, so none of it waits for an invoice.
          const account = { customerId, creditLimit, openOrders: 0 }
          return { data: balancesOf(ledger, account, yield* Clock.currentTimeMillis) }
        })
    })
  })
)
