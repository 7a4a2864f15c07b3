/** Messages that wait to be sent, kept in PostgreSQL. */

import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { Outbox } from "../../../core/messages/outbox.port.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"

export const outboxLayer = Layer.effect(
  Outbox,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const queue: Outbox["Service"]["queue"] = Effect.fn("Outbox.queue")(
      function* (messages) {
        yield* sql`
          INSERT INTO outbox (message_key, channel, recipient, subject, trace, html, text, attachments, queued_at, next_try_at)
          SELECT message.*, now(), now() FROM jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) AS message (
            key text, channel text, recipient text, subject text, trace text, html text, text text, attachments jsonb)
          ON CONFLICT (message_key) DO NOTHING`
      },
      Effect.mapError((cause) => new Unavailable({ part: "outbox", cause }))
    )
    return Outbox.of({ queue })
  })
)
