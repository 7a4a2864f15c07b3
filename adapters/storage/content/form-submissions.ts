/** Forms that visitors handed in, kept in PostgreSQL with their files. */
import { createHash } from "node:crypto"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { FormSubmissions } from "../../../core/content/forms/form-submissions.port.ts"
import type { FormSubmission } from "../../../core/content/forms/submission.schema.ts"
import { Outbox } from "../../../core/messages/outbox.port.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"

const sha256 = (text: string | Uint8Array): Buffer => createHash("sha256").update(text).digest()

/** Kept in the ticket's place: who reads the table can hand nothing in with it. */
const digestOf = ({ formId, ticket }: FormSubmission): Buffer => sha256(`${formId} ${ticket}`)

const asUnavailable = Effect.mapError((cause: unknown) => new Unavailable({ part: "forms", cause }))

export const formSubmissionsLayer = Layer.effect(
  FormSubmissions,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const outbox = yield* Outbox
    const keptUnderTicket: FormSubmissions["Service"]["keptUnderTicket"] = Effect.fn("FormSubmissions.keptUnderTicket")(
      function* (submission) {
        const { fields, files } = submission
        const digests = files.map(({ field, bytes }) => `${field} ${sha256(bytes).toString("hex")}`)
        const [kept] = yield* sql<{ readonly isSame: boolean }>`
          SELECT fields = ${JSON.stringify(fields)}::jsonb AND ${JSON.stringify(digests)}::jsonb = (
            SELECT coalesce(jsonb_agg(field || ' ' || encode(sha256(bytes), 'hex') ORDER BY place), '[]')
            FROM form_file WHERE submission_id = form_submission.id
          ) AS "isSame"
          FROM form_submission WHERE digest = ${digestOf(submission)}`
        return kept && (kept.isSame ? "same" : "other")
      },
      asUnavailable
    )
    const save: FormSubmissions["Service"]["save"] = Effect.fn("FormSubmissions.save")(
      function* (submission, notification) {
        const { formId, title, fields, files } = submission
        // Of two at once the second waits here for the first, and then finds it.
        const [row] = yield* sql<{ readonly id: string }>`
          INSERT INTO form_submission (form_id, title, fields, digest)
          VALUES (${formId}, ${title}, ${JSON.stringify(fields)}::jsonb, ${digestOf(submission)})
          ON CONFLICT (digest) DO NOTHING RETURNING id`
        if (!row) return false
        const id = Number(row.id)
        for (const [place, { field, contentType, bytes }] of files.entries())
          yield* sql`
            INSERT INTO form_file (submission_id, place, field, content_type, bytes)
            VALUES (${id}, ${place + 1}, ${field}, ${contentType}, ${Buffer.from(bytes)})`
        yield* outbox.queue([notification(id)])
        return true
      },
      sql.withTransaction,
      asUnavailable
    )
    return FormSubmissions.of({ keptUnderTicket, save })
  })
)
