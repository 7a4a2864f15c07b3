/** Messages that wait to be sent. */

import { Context, type Effect } from "effect"
import type { Unavailable } from "../unavailable.schema.ts"
import type { Message } from "./message.ts"

/**
 * [I21] Port that queues messages in the transaction that causes them. Fails with `Unavailable` (what it needs is out of
 * reach).
 */
export class Outbox extends Context.Service<
  Outbox,
  {
    /** [I21] Queued in the transaction that it tells of; a key that was queued before changes nothing. */
    readonly queue: (messages: ReadonlyArray<Message>) => Effect.Effect<void, Unavailable>
  }
>()("core/messages/Outbox") {}
