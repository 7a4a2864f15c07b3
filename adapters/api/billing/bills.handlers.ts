/** [CALL-14] Answers the calls about what a company owes. */
import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { balancesOf } from "../../../core/billing/ledger/balances.ts"
import { Ledgers } from "../../../core/billing/ledger/ledgers.port.ts"
import { CompanyStatements } from "../../../core/billing/statements/company-statements.service.ts"
import { CurrentMember } from "../../../core/identity/visitor.port.ts"
import { melbourneDate } from "../../../core/melbourne.ts"
import { TradeCredit } from "../../../core/payments/trade-credit.port.ts"
import { downloadedFile } from "../downloaded-file.ts"
import { groupApi } from "../group-api.ts"
import { toWire } from "../wire-errors.ts"
import { BillsGroup } from "./bills.contract.ts"

export const BillsHandlers = HttpApiBuilder.group(
  groupApi(BillsGroup),
  "bills",
  Effect.fn(function* (handlers) {
    const ledgers = yield* Ledgers
    const statements = yield* CompanyStatements
    const tradeCredit = yield* TradeCredit

    return handlers.handleAll({
      statement: ({ query: { statementDate } }) =>
        Effect.gen(function* () {
          const { customer } = yield* CurrentMember
          const found =
            statementDate === undefined ? statements.last(customer) : statements.find(customer, statementDate)
          return { data: yield* toWire(found) }
        }),
      statements: () =>
        Effect.gen(function* () {
          const { customer } = yield* CurrentMember
          return { data: yield* toWire(statements.list(customer)) }
        }),
      emailStatement: ({ payload: { statementDate } }) =>
        Effect.gen(function* () {
          const { customer, contact } = yield* CurrentMember
          const to = { contactId: contact.id, email: contact.email }
          yield* toWire(statements.emailPaper(customer, statementDate, to))
          return { data: { success: true as const, email: contact.email } }
        }),
      streamStatement: ({ payload: { statementDate, format } }) =>
        Effect.gen(function* () {
          const { customer } = yield* CurrentMember
          return { data: downloadedFile(yield* toWire(statements.file(customer, statementDate, format))) }
        }),
      balances: () =>
        Effect.gen(function* () {
          const { id: customerId, creditLimit } = (yield* CurrentMember).customer
          const now = yield* Clock.currentTimeMillis
          const ledger = yield* toWire(ledgers.monthly(customerId, melbourneDate(now)))
          const { openOrders = 0 } = (yield* toWire(tradeCredit.account(customerId, melbourneDate(now)))) ?? {}
          return { data: balancesOf(ledger, { customerId, creditLimit, openOrders }, now) }
        })
    })
  })
)
