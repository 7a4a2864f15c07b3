/** [PRC-04] Answers a company's contract prices as a file. */
import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { CurrentMember } from "../../../core/identity/visitor.port.ts"
import { melbourneDate } from "../../../core/melbourne.ts"
import { ContractPrices } from "../../../core/pricing/contract-prices.port.ts"
import { contractTable } from "../../../core/pricing/contract-prices.ts"
import { contractTableWords } from "../../../core/words/contract-prices.ts"
import { downloadedFile } from "../downloaded-file.ts"
import { groupApi } from "../group-api.ts"
import { toWire } from "../wire-errors.ts"
import { ContractPricesGroup } from "./contract-prices.contract.ts"

export const ContractPricesHandlers = HttpApiBuilder.group(
  groupApi(ContractPricesGroup),
  "contractPrices",
  Effect.fn(function* (handlers) {
    const contracts = yield* ContractPrices
    return handlers.handleAll({
      stream: () =>
        Effect.gen(function* () {
          const table = contractTable(yield* toWire(contracts.ofCustomer((yield* CurrentMember).customer.id)))
          const name = contractTableWords.file(melbourneDate(yield* Clock.currentTimeMillis))
          // Spreadsheets tell by its first sign that a file is Unicode.
          return { data: downloadedFile({ name, mediaType: "text/csv", content: `\uFEFF${table}` }) }
        })
    })
  })
)
