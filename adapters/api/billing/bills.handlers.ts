/** Answers the calls about what a company owes. */
import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { balancesOf } from "../../../core/billing/ledger/balances.ts"
import { Ledgers } from "../../../core/billing/ledger/ledgers.port.ts"
import { lastStatementDate, statementOf } from "../../../core/billing/statements/statement.ts"
import { CurrentMember } from "../../../core/identity/visitor.port.ts"
import { melbourneDate } from "../../../core/melbourne.ts"
import { TradeCredit } from "../../../core/payments/trade-credit.port.ts"
import { groupApi } from "../group-api.ts"
import { toWire } from "../wire-errors.ts"
import { BillsGroup } from "./bills.contract.ts"

export const BillsHandlers = HttpApiBuilder.group(
  groupApi(BillsGroup),
  "bills",
  Effect.fn(function* (handlers) {
    const ledgers = yield* Ledgers
    const tradeCredit = yield* TradeCredit
    const readLedger = (customerId: string) => toWire(ledgers.forCustomer(customerId))

    return handlers.handleAll({
      statement: () =>
        Effect.gen(function* () {
          const { customer } = yield* CurrentMember
          const now = yield* Clock.currentTimeMillis
          return { data: statementOf(yield* readLedger(customer.id), customer.id, lastStatementDate(now)) }
        }),
      balances: () =>
        Effect.gen(function* () {
          const { id: customerId, creditLimit } = (yield* CurrentMember).customer
          const ledger = yield* readLedger(customerId)
          const now = yield* Clock.currentTimeMillis
          const { openOrders = 0 } = (yield* toWire(tradeCredit.account(customerId, melbourneDate(now)))) ?? {}
          return { data: balancesOf(ledger, { customerId, creditLimit, openOrders }, now) }
        })
    })
  })
)
