/** [CALL-28] Answers the calls about e-invoices. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { CompanyEInvoices } from "../../../core/billing/e-invoicing/company-e-invoices.service.ts"
import { CurrentMember } from "../../../core/identity/visitor.port.ts"
import { signInWords } from "../../../core/words/account.ts"
import { shopClient } from "../../../core/words/shop-client.ts"
import { downloadedFile } from "../downloaded-file.ts"
import { Forbidden } from "../failure.ts"
import { groupApi } from "../group-api.ts"
import { toWire } from "../wire-errors.ts"
import { EInvoicingGroup } from "./e-invoicing.contract.ts"

type CallerHeaders = { readonly [name in "sec-fetch-site" | "x-shop-client"]?: string }

/** [T54] A link, a picture or another site's page sends no header of the shop's own, and is not of the same origin. */
const requireOwnPage = (headers: CallerHeaders) =>
  headers["sec-fetch-site"] === "same-origin" && headers[shopClient.header] === shopClient.value
    ? Effect.void
    : Effect.fail(new Forbidden({ error: true, code: "FORBIDDEN", msg: signInWords.notAllowed }))

export const EInvoicingHandlers = HttpApiBuilder.group(
  groupApi(EInvoicingGroup),
  "eInvoicing",
  Effect.fn(function* (handlers) {
    const eInvoices = yield* CompanyEInvoices

    return handlers.handleAll({
      details: () =>
        Effect.gen(function* () {
          return { data: yield* toWire(eInvoices.details(yield* CurrentMember)) }
        }),
      enable: ({ headers, query }) =>
        Effect.gen(function* () {
          yield* requireOwnPage(headers)
          return { data: yield* toWire(eInvoices.enable(yield* CurrentMember, query.software)) }
        }),
      disable: ({ headers }) =>
        Effect.gen(function* () {
          yield* requireOwnPage(headers)
          return { data: yield* toWire(eInvoices.disable(yield* CurrentMember)) }
        }),
      file: ({ payload }) =>
        Effect.gen(function* () {
          return { data: downloadedFile(yield* toWire(eInvoices.file(yield* CurrentMember, payload))) }
        }),
      send: ({ payload }) =>
        Effect.gen(function* () {
          return { data: yield* toWire(eInvoices.send(yield* CurrentMember, payload)) }
        })
    })
  })
)
