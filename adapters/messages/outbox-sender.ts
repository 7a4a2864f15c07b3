/** Takes messages of one kind from the outbox and sends them, over and over; what fails is tried again later. */
import { Effect, Schedule } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import type { Attachment, Message } from "../../core/messages/message.ts"

/** A message as it waits. */
export type QueuedMessage = {
  readonly id: number
  readonly message_key: string
  readonly recipient: string
  readonly subject: string
  readonly html: string | null
  readonly text: string
  readonly attachments: ReadonlyArray<Attachment>
  readonly attempts: number
}

const SEND_INTERVAL = "2 seconds"
const BATCH = 10

/** Sends until the scope closes; `deliver` fails with the reason where a message could not be sent. */
export const sendQueuedMessages = Effect.fnUntraced(function* <A>(
  channel: Message["channel"],
  deliver: (message: QueuedMessage) => Effect.Effect<A, { readonly cause?: unknown }>
) {
  const sql = yield* SqlClient.SqlClient

  /** Taken for two minutes, so that another process leaves them; each next try waits longer, at most an hour. */
  const claimDue = sql<QueuedMessage>`
    UPDATE outbox SET attempts = attempts + 1,
      next_try_at = now() + least(interval '2 minutes' * power(2, least(attempts, 6)), interval '1 hour')
    WHERE id IN (SELECT id FROM outbox WHERE sent_at IS NULL AND channel = ${channel} AND next_try_at <= now()
      ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    RETURNING id, message_key, recipient, subject, html, text, attachments, attempts`

  const send = (message: QueuedMessage) =>
    Effect.matchEffect(deliver(message), {
      // [T60] What was sent may hold a code or a link: only that it was sent, and what of, is kept.
      onSuccess: () => sql`
        UPDATE outbox SET sent_at = now(), problem = NULL, subject = coalesce(trace, subject), html = NULL, text = '',
          attachments = '[]' WHERE id = ${message.id}`,
      onFailure: (problem) =>
        sql`UPDATE outbox SET problem = ${String(problem.cause).slice(0, 500)} WHERE id = ${message.id}`
    })

  /** One batch after the other for as long as there are any. */
  const sendDue: Effect.Effect<void, SqlError.SqlError> = Effect.flatMap(claimDue, (messages) =>
    messages.length === 0 ? Effect.void : Effect.andThen(Effect.forEach(messages, send, { discard: true }), sendDue)
  )

  yield* sendDue.pipe(
    Effect.catchCause((cause) => Effect.logError("The outbox could not be sent", cause)),
    Effect.repeat(Schedule.spaced(SEND_INTERVAL)),
    Effect.forkScoped
  )
})
