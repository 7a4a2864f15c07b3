/** [CALL-13] Answers the calls about a company's invoices. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import type { InvoicesOfDaysSchema } from "../../../core/billing/invoices/account-invoice.schema.ts"
import { CompanyInvoices } from "../../../core/billing/invoices/company-invoices.service.ts"
import { memberBuyer } from "../../../core/identity/buyer.ts"
import { CurrentMember } from "../../../core/identity/visitor.port.ts"
import { downloadedFile } from "../downloaded-file.ts"
import { groupApi } from "../group-api.ts"
import { plainAnswer } from "../plain-answer.ts"
import { toWire } from "../wire-errors.ts"
import { InvoicesGroup } from "./invoices.contract.ts"

export const InvoicesHandlers = HttpApiBuilder.group(
  groupApi(InvoicesGroup),
  "invoices",
  Effect.fn(function* (handlers) {
    const invoices = yield* CompanyInvoices
    const currentReader = Effect.map(CurrentMember, memberBuyer)

    return handlers.handleAll({
      list: ({ query: { fromDate, toDate } }) =>
        Effect.gen(function* () {
          const ofDays = yield* toWire(invoices.ofDays(yield* currentReader, { fromDate, toDate }))
          return plainAnswer<typeof InvoicesOfDaysSchema>(ofDays)
        }),
      details: ({ query }) =>
        Effect.gen(function* () {
          return { data: yield* toWire(invoices.find(yield* currentReader, query)) }
        }),
      email: ({ payload }) =>
        Effect.gen(function* () {
          const { email } = (yield* CurrentMember).contact
          yield* toWire(invoices.emailPapers(yield* currentReader, payload.invoices, email))
          return { data: { success: true as const, email } }
        }),
      export: ({ payload: { format, ...window } }) =>
        Effect.gen(function* () {
          return { data: downloadedFile(yield* toWire(invoices.exportFile(yield* currentReader, window, format))) }
        }),
      stream: ({ payload }) =>
        Effect.gen(function* () {
          return { data: downloadedFile(yield* toWire(invoices.paper(yield* currentReader, payload))) }
        })
    })
  })
)
