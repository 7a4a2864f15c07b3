/** Sends the e-mails of the outbox by SMTP; a message may go twice after a crash, under the same message number. */
import { createHash } from "node:crypto"
import { Effect, Layer, Redacted, Schedule } from "effect"
import { SqlClient } from "effect/sql"
import { createTransport, type Transporter } from "nodemailer"
import type { Attachment } from "../../core/messages/message.ts"
import { Settings } from "../settings.ts"

type Row = {
  readonly id: number
  readonly message_key: string
  readonly recipient: string
  readonly subject: string
  readonly html: string | null
  readonly text: string
  readonly attachments: ReadonlyArray<Attachment>
  readonly attempts: number
}

const EVERY = "2 seconds"

const deliver = (transport: Transporter, from: string, row: Row) =>
  Effect.tryPromise(() =>
    transport.sendMail({
      from,
      to: row.recipient,
      subject: row.subject,
      text: row.text,
      ...(row.html ? { html: row.html } : {}),
      messageId: `<${createHash("sha256").update(row.message_key).digest("hex").slice(0, 32)}@${from.split("@")[1]}>`,
      attachments: row.attachments.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(content, "base64")
      }))
    })
  )

/** Without a server the messages wait, and are read on /dev/outbox. */
export const emailLayer = Layer.effectDiscard(
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { SMTP_URL, MAIL_FROM } = yield* Settings
    if (!SMTP_URL) return
    const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
    const transport = createTransport({ url: String(Redacted.value(SMTP_URL)), ...limits })
    yield* Effect.addFinalizer(() => Effect.sync(() => transport.close()))

    /** Taken for two minutes, so that another process leaves them; each next try waits longer, at most an hour. */
    const due = sql<Row>`
      UPDATE outbox SET attempts = attempts + 1,
        next_try_at = now() + least(interval '2 minutes' * power(2, least(attempts, 6)), interval '1 hour')
      WHERE id IN (SELECT id FROM outbox WHERE sent_at IS NULL AND channel = 'email' AND next_try_at <= now()
        ORDER BY id LIMIT 10 FOR UPDATE SKIP LOCKED)
      RETURNING id, message_key, recipient, subject, html, text, attachments, attempts`

    const send = (row: Row) =>
      Effect.matchEffect(deliver(transport, MAIL_FROM, row), {
        onSuccess: () => sql`UPDATE outbox SET sent_at = now(), problem = NULL WHERE id = ${row.id}`,
        onFailure: (problem) =>
          sql`UPDATE outbox SET problem = ${String(problem.cause).slice(0, 500)} WHERE id = ${row.id}`
      })

    yield* Effect.flatMap(due, (rows) => Effect.forEach(rows, send, { discard: true })).pipe(
      Effect.catchCause((cause) => Effect.logError("The outbox could not be sent", cause)),
      Effect.repeat(Schedule.spaced(EVERY)),
      Effect.forkScoped
    )
  })
)
