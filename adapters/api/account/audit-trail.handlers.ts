/** [AUD-01] Answers the calls by which administrators read what was done for their company. */
import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { AuditTrail } from "../../../core/account/audit/audit-trail.port.ts"
import { auditTrailTable } from "../../../core/account/audit/audit-trail-table.ts"
import { CurrentMember } from "../../../core/identity/visitor.port.ts"
import { melbourneDate } from "../../../core/melbourne.ts"
import { auditTableWords } from "../../../core/words/audit.ts"
import { downloadedFile } from "../downloaded-file.ts"
import { groupApi } from "../group-api.ts"
import { toWire } from "../wire-errors.ts"
import { AuditTrailGroup } from "./audit-trail.contract.ts"

/** The most rows that a file has, the newest. */
const MAX_FILE_ROWS = 5000

export const AuditTrailHandlers = HttpApiBuilder.group(
  groupApi(AuditTrailGroup),
  "auditTrail",
  Effect.fn(function* (handlers) {
    const trail = yield* AuditTrail
    return handlers.handleAll({
      history: ({ query: { after, before, sort: _, ...filter } }) =>
        Effect.gen(function* () {
          const { customer } = yield* CurrentMember
          const position = { ...(after ? { after } : {}), ...(before ? { before } : {}) }
          return { data: yield* toWire(trail.page(customer.id, filter, position)) }
        }),
      historyFile: ({ payload: { sort: _, ...filter } }) =>
        Effect.gen(function* () {
          const { customer } = yield* CurrentMember
          const rows = yield* toWire(trail.rows(customer.id, filter, MAX_FILE_ROWS))
          const name = auditTableWords.file(melbourneDate(yield* Clock.currentTimeMillis))
          // Spreadsheets tell by its first sign that a file is Unicode.
          return { data: downloadedFile({ name, mediaType: "text/csv", content: `\uFEFF${auditTrailTable(rows)}` }) }
        })
    })
  })
)
