/** What was done for companies, as their administrators read it, from the audit in PostgreSQL. */
import { Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { auditChanges } from "../../../core/account/audit/audit-changes.ts"
import { AuditTrail } from "../../../core/account/audit/audit-trail.port.ts"
import { type AuditFilter, type AuditRow, auditActions, auditKinds } from "../../../core/account/audit/audit-trail.ts"
import { listPage, MAX_COUNTED_ROWS, PAGE_ROWS, type PagePosition } from "../../../core/list-page.ts"
import { dayWindow } from "../../../core/orders/sales-order.ts"
import { keysetPage } from "../../postgres/client/keyset.ts"
import { containsPattern } from "../../postgres/client/like-pattern.ts"
import { asAccountsUnavailable } from "./accounts-unavailable.ts"

type Row = Pick<AuditRow, "action" | "subject"> & {
  readonly id: string
  readonly at: Date
  readonly by: string | null
  readonly before: string | null
  readonly after: string | null
}

const rowOf = ({ id, at, action, by, subject, before, after }: Row): AuditRow => ({
  id: String(id),
  at: at.getTime(),
  action,
  ...(by === null ? {} : { by }),
  subject,
  changes: auditChanges(before ?? undefined, after ?? undefined)
})

export const auditTrailLayer = Layer.effect(
  AuditTrail,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    /** [T27] One company's; of log-ins those on a device that was new. */
    const visibleTo = (customerId: string) =>
      sql.and([
        sql`customer_id = ${customerId}`,
        sql`action = ANY (${auditActions}::text[])`,
        "(action <> 'logged in' OR detail ? 'newDevice')"
      ])

    const person = sql`contact.first_name || ' ' || contact.last_name`

    const fits = (filter: AuditFilter): ReadonlyArray<string | Statement.Fragment> => {
      const { from, until } = dayWindow(filter)
      const search = filter.search?.trim()
      const words = search ? containsPattern(search) : ""
      return [
        ...(filter.status ? [sql`action = ANY (${auditKinds[filter.status]}::text[])`] : []),
        ...(from === undefined ? [] : [sql`at >= ${new Date(from)}`]),
        ...(until === undefined ? [] : [sql`at < ${new Date(until)}`]),
        ...(search
          ? [sql`contact_id IN (SELECT id FROM contact WHERE ${person} ILIKE ${words} OR email ILIKE ${words})`]
          : [])
      ]
    }

    /**
     * Whom or what it was done to is named: a person, who was invited, or what the number of an order, a payment or a claim is. An
     * id means nothing to anybody.
     */
    const subject = sql`
      CASE
        WHEN audit.action = 'logged in' THEN audit.detail ->> 'newDevice'
        WHEN audit.action LIKE 'contact %' OR audit.action LIKE 'invitation %' THEN coalesce(
          (SELECT first_name || ' ' || last_name FROM contact WHERE id = audit.subject),
          (SELECT email FROM company_invitation WHERE id::text = audit.subject), '')
        WHEN audit.action IN ('settings changed', 'e-invoicing set') OR audit.action LIKE 'approval %' THEN ''
        ELSE audit.subject
      END`

    /** Of nothing else is it shown what was written down beside it. */
    const hasChanges = sql`action IN ('contact invited', 'contact changed', 'settings changed')`

    const select = (customerId: string, filter: AuditFilter, position: PagePosition, most: number) => {
      const visible = visibleTo(customerId)
      const keyset = { table: "audit", id: "id", column: "at", isDescending: true, visible }
      const { beyond, orderBy } = keysetPage(sql, keyset, position)
      return sql<Row>`
        SELECT audit.id::text AS id, at, action, ${subject} AS subject,
          (SELECT ${person} FROM contact WHERE contact.id = audit.contact_id) AS by,
          CASE WHEN ${hasChanges} THEN detail ->> 'before' END AS before,
          CASE WHEN ${hasChanges} THEN detail ->> 'after' END AS after
        FROM (SELECT * FROM audit WHERE ${sql.and([visible, ...fits(filter), ...beyond])}
          ORDER BY ${orderBy} LIMIT ${most}) AS audit
        ORDER BY at ${sql.literal(position.before === undefined ? "DESC" : "ASC")},
          audit.id ${sql.literal(position.before === undefined ? "DESC" : "ASC")}`
    }

    const page: AuditTrail["Service"]["page"] = Effect.fn("AuditTrail.page")(function* (customerId, filter, position) {
      const rows = yield* select(customerId, filter, position, PAGE_ROWS + 1)
      const [row] = yield* sql<{ counted: number }>`
        SELECT count(*)::int AS counted FROM (SELECT FROM audit
          WHERE ${sql.and([visibleTo(customerId), ...fits(filter)])} LIMIT ${MAX_COUNTED_ROWS + 1}) AS fitting`
      return listPage(rows.map(rowOf), position, { counted: row?.counted ?? 0, idOf: ({ id }) => id })
    }, asAccountsUnavailable)

    const rows: AuditTrail["Service"]["rows"] = Effect.fn("AuditTrail.rows")(function* (customerId, filter, most) {
      return (yield* select(customerId, filter, {}, most)).map(rowOf)
    }, asAccountsUnavailable)

    return AuditTrail.of({ page, rows })
  })
)
