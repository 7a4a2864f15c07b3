/** What a company's contacts are sent of their statements. */
import { Context, type Effect } from "effect"
import type { Attachment, Message } from "../../messages/message.ts"
import type { Statement } from "./statement.ts"

/** A copy that somebody asked for: the statement, its paper, and to whom; `key` makes it a message of its own. */
export type StatementCopy = {
  readonly statement: Statement
  readonly paper: Attachment
  readonly email: string
  readonly key: string
}

/** Port that composes messages about statements. Has no failure of its own. */
export class StatementMessages extends Context.Service<
  StatementMessages,
  {
    /** [STM-01] One message with the paper. */
    readonly copy: (asked: StatementCopy) => Effect.Effect<ReadonlyArray<Message>>
  }
>()("core/billing/statements/StatementMessages") {}
