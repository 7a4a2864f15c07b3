/** Job lists, kept in PostgreSQL: a list that its reader may not see is none. */
import { Clock, Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import type { KeptJobList } from "../../../core/job-lists/job-list.ts"
import { type JobListReader, JobLists } from "../../../core/job-lists/job-lists.port.ts"
import { SavedCartLines } from "../../../core/ordering/saved-cart/saved-cart.schema.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"

type Row = Omit<KeptJobList, "lines" | "changedAt"> & { readonly lines: unknown; readonly changedAt: Date }

const decodeLines = Schema.decodeUnknownOption(SavedCartLines)

/** Lines that were kept in another shape, before the shop was brought up to date, are none. */
const listOf = ({ lines, changedAt, ...row }: Row): KeptJobList => ({
  ...row,
  lines: Option.getOrElse(decodeLines(lines), () => []),
  changedAt: changedAt.getTime()
})

const asUnavailable = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, Unavailable, R> =>
  Effect.mapError(work, (cause) => new Unavailable({ part: "job lists", cause }))

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const jobListsLayer = Layer.effect(
  JobLists,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const now = Effect.map(Clock.currentTimeMillis, (at) => new Date(at))

    const columns = sql.literal(`
      job_list.id, job_list.name, job_list.contact_id AS "ownerId", is_shared AS "isShared", lines,
      changed_at AS "changedAt", deleted_at IS NOT NULL AS "isDeleted",
      concat_ws(' ', coalesce(listed_first_name, first_name), coalesce(listed_last_name, last_name)) AS "ownerName"
      FROM job_list JOIN company_contact USING (contact_id, customer_id) JOIN contact ON contact.id = contact_id`)

    /** [T27] Their own, and of the same company what is shared and not deleted. */
    const isSeenBy = ({ contactId, customerId }: JobListReader) => sql`
      job_list.customer_id = ${customerId}
      AND (job_list.contact_id = ${contactId} OR (is_shared AND deleted_at IS NULL))`

    const readOne = (reader: JobListReader, id: string, lock: "" | "FOR UPDATE OF job_list") =>
      uuid.test(id)
        ? sql<Row>`SELECT ${columns} WHERE job_list.id = ${id} AND ${isSeenBy(reader)} ${sql.literal(lock)}`.pipe(
            Effect.map(([row]) => row && listOf(row)),
            asUnavailable
          )
        : Effect.undefined

    return JobLists.of({
      list: Effect.fn("JobLists.list")(function* (reader) {
        const rows = yield* sql<Row>`
          SELECT ${columns} WHERE ${isSeenBy(reader)} AND deleted_at IS NULL ORDER BY changed_at DESC, job_list.id`
        return rows.map(listOf)
      }, asUnavailable),
      count: Effect.fn("JobLists.count")(function* (reader) {
        const [row] = yield* sql<{ count: number }>`
          SELECT count(*)::int AS count FROM job_list WHERE ${isSeenBy(reader)} AND deleted_at IS NULL`
        return row?.count ?? 0
      }, asUnavailable),
      find: (reader, id) => readOne(reader, id, ""),
      lock: (reader, id) => readOne(reader, id, "FOR UPDATE OF job_list"),
      lockCount: Effect.fn("JobLists.lockCount")(function* ({ contactId, customerId }) {
        yield* sql`SELECT FROM company_contact WHERE contact_id = ${contactId} AND customer_id = ${customerId}
          FOR NO KEY UPDATE`
        const [row] = yield* sql<{ count: number }>`
          SELECT count(*)::int AS count FROM job_list
          WHERE contact_id = ${contactId} AND customer_id = ${customerId} AND deleted_at IS NULL`
        return row?.count ?? 0
      }, asUnavailable),
      create: Effect.fn("JobLists.create")(function* ({ contactId, customerId }, { name, isShared, lines }) {
        const at = yield* now
        const [row] = yield* sql<{ id: string }>`
          INSERT INTO job_list (customer_id, contact_id, name, is_shared, lines, made_at, changed_at)
          VALUES (${customerId}, ${contactId}, ${name}, ${isShared}, ${JSON.stringify(lines)}, ${at}, ${at})
          RETURNING id`
        return row?.id ?? (yield* Effect.die("A new job list has no id"))
      }, asUnavailable),
      save: Effect.fn("JobLists.save")(function* (id, { name, isShared, isDeleted, lines }) {
        const at = yield* now
        const [row] = yield* sql<{ changed_at: Date }>`
          UPDATE job_list SET name = ${name}, is_shared = ${isShared}, lines = ${JSON.stringify(lines)},
            changed_at = greatest(made_at, ${at}),
            deleted_at = CASE WHEN ${isDeleted} THEN coalesce(deleted_at, ${at}) END
          WHERE id = ${id} RETURNING changed_at`
        return (row?.changed_at ?? at).getTime()
      }, asUnavailable)
    })
  })
)
