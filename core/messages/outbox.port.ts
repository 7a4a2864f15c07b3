/** Messages that wait to be sent. */
import { Context, type Effect } from "effect"
import type { Message } from "./message.ts"
import type { OutboxUnavailable } from "./outbox.schema.ts"

export class Outbox extends Context.Service<
  Outbox,
  {
    /** [I21] Queued in the transaction that it tells of; a key that was queued before changes nothing. */
    readonly queue: (messages: ReadonlyArray<Message>) => Effect.Effect<void, OutboxUnavailable>
  }
>()("core/messages/Outbox") {}
