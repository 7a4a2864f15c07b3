/** Messages that wait to be sent. */

import { Context, type Effect } from "effect"
import type { Unavailable } from "../unavailable.schema.ts"
import type { Message } from "./message.ts"

export class Outbox extends Context.Service<
  Outbox,
  {
    /** [I21] Queued in the transaction that it tells of; a key that was queued before changes nothing. */
    readonly queue: (messages: ReadonlyArray<Message>) => Effect.Effect<void, Unavailable>
  }
>()("core/messages/Outbox") {}
