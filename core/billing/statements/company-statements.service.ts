/** A company's statements for its contacts: the list of them, one in full, and the files and e-mails made of them. */
import { Clock, Context, Effect, Layer } from "effect"
import { ShopFacts } from "../../content/shop-facts.port.ts"
import type { Customer } from "../../identity/customer.ts"
import { Outbox } from "../../messages/outbox.port.ts"
import { type DocumentFile, Documents } from "../../orders/documents.port.ts"
import type { Busy, Unavailable } from "../../unavailable.schema.ts"
import { statementFileWords } from "../../words/statement.ts"
import { Ledgers } from "../ledger/ledgers.port.ts"
import { BankAccount } from "../pay/bank-account.port.ts"
import { StatementNotFound } from "./statement.schema.ts"
import {
  isStatementDate,
  lastStatementDate,
  type Statement,
  type StatementSummary,
  statementOf,
  statementsOf
} from "./statement.ts"
import { StatementMessages } from "./statement-messages.port.ts"
import { statementPaper, statementTable } from "./statement-paper.ts"

/** Whose statements: always the company of who is logged in. */
export type StatementCustomer = Pick<Customer, "id" | "name">

/**
 * [CALL-14] [STM-01] Service that gives a company's contacts its statements, every one worked out anew from the ledger. A
 * statement is named by the last day of its month, `2026-10-31`. Fails with `Unavailable` (what it needs is out of reach),
 * `StatementNotFound` (the company has none of that day), `Busy` (too many ask at once).
 */
export class CompanyStatements extends Context.Service<
  CompanyStatements,
  {
    /** [STM-01] The newest first, without their lines. */
    readonly list: (customer: StatementCustomer) => Effect.Effect<ReadonlyArray<StatementSummary>, Unavailable>
    /** The last month's, also where nothing has ever happened. */
    readonly last: (customer: StatementCustomer) => Effect.Effect<Statement, Unavailable>
    readonly find: (
      customer: StatementCustomer,
      statementDate: string
    ) => Effect.Effect<Statement, StatementNotFound | Unavailable>
    /** As a PDF, or as a table for a spreadsheet. */
    readonly file: (
      customer: StatementCustomer,
      statementDate: string,
      format: "pdf" | "csv"
    ) => Effect.Effect<DocumentFile, StatementNotFound | Unavailable | Busy>
    /** [T36] Queues an e-mail with the paper to that address, which is the reader's own. */
    readonly emailPaper: (
      customer: StatementCustomer,
      statementDate: string,
      to: { readonly contactId: string; readonly email: string }
    ) => Effect.Effect<void, StatementNotFound | Unavailable>
  }
>()("core/billing/statements/CompanyStatements") {
  static readonly layer = Layer.effect(
    CompanyStatements,
    Effect.gen(function* () {
      const ledgers = yield* Ledgers
      const documents = yield* Documents
      const shop = yield* ShopFacts
      const messages = yield* StatementMessages
      const outbox = yield* Outbox
      const { billerCode } = yield* BankAccount

      const paperOf = (statement: Statement, { id, name }: StatementCustomer) => {
        const { abn, phone, email } = shop
        return statementPaper(statement, { id, name }, { name: shop.name, abn, phone, email, billerCode })
      }

      const list: CompanyStatements["Service"]["list"] = Effect.fn("CompanyStatements.list")(function* ({ id }) {
        const now = yield* Clock.currentTimeMillis
        const statements = statementsOf(yield* ledgers.monthly(id, lastStatementDate(now)), id, now)
        return statements.map(({ lines: _, ...summary }) => summary)
      })

      const last: CompanyStatements["Service"]["last"] = Effect.fn("CompanyStatements.last")(function* ({ id }) {
        const date = lastStatementDate(yield* Clock.currentTimeMillis)
        return statementOf(yield* ledgers.month(id, date), id, date)
      })

      const find: CompanyStatements["Service"]["find"] = Effect.fn("CompanyStatements.find")(function* (
        { id },
        statementDate
      ) {
        const began = yield* ledgers.firstDay(id)
        const isListed = isStatementDate(statementDate, began, yield* Clock.currentTimeMillis)
        if (!isListed) return yield* new StatementNotFound()
        return statementOf(yield* ledgers.month(id, statementDate), id, statementDate)
      })

      const file: CompanyStatements["Service"]["file"] = Effect.fn("CompanyStatements.file")(
        function* (customer, statementDate, format) {
          const statement = yield* find(customer, statementDate)
          const name = statementFileWords[format](statementDate)
          // Spreadsheets tell by its first sign that a file is Unicode.
          if (format === "csv") return { name, mediaType: "text/csv", content: `\uFEFF${statementTable(statement)}` }
          const content = yield* documents.statement(paperOf(statement, customer))
          return { name, mediaType: "application/pdf", content }
        }
      )

      const emailPaper: CompanyStatements["Service"]["emailPaper"] = Effect.fn("CompanyStatements.emailPaper")(
        function* (customer, statementDate, { contactId, email }) {
          const statement = yield* find(customer, statementDate)
          const paper = { name: statementFileWords.pdf(statementDate), statement: paperOf(statement, customer) }
          const key = `${contactId} ${customer.id} ${yield* Clock.currentTimeMillis}`
          yield* outbox.queue(yield* messages.copy({ statement, paper, email, key }))
        }
      )

      return CompanyStatements.of({ list, last, find, file, emailPaper })
    })
  )
}
