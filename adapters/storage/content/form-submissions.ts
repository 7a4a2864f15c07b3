/** Forms that visitors handed in, kept in PostgreSQL with their files. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { FormSubmissions } from "../../../core/content/forms/form-submissions.port.ts"
import { Outbox } from "../../../core/messages/outbox.port.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"

export const formSubmissionsLayer = Layer.effect(
  FormSubmissions,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const outbox = yield* Outbox
    const save: FormSubmissions["Service"]["save"] = Effect.fn("FormSubmissions.save")(
      function* ({ formId, title, fields, files }, notification) {
        const [row] = yield* sql<{ readonly id: string }>`
          INSERT INTO form_submission (form_id, title, fields)
          VALUES (${formId}, ${title}, ${JSON.stringify(fields)}::jsonb) RETURNING id`
        const id = Number(row?.id)
        for (const [place, { field, contentType, bytes }] of files.entries())
          yield* sql`
            INSERT INTO form_file (submission_id, place, field, content_type, bytes)
            VALUES (${id}, ${place + 1}, ${field}, ${contentType}, ${Buffer.from(bytes)})`
        yield* outbox.queue([notification(id)])
        return id
      },
      sql.withTransaction,
      Effect.mapError((cause) => new Unavailable({ part: "forms", cause }))
    )
    return FormSubmissions.of({ save })
  })
)
