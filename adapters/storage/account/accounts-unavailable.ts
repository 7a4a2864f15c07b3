/** Whatever keeps a statement about accounts from being carried out, they are unavailable; the cause goes into the log. */

import { Effect } from "effect"
import { AccountsUnavailable } from "../../../core/unavailable.schema.ts"

export const asAccountsUnavailable = <A, E, R>(
  work: Effect.Effect<A, E, R>
): Effect.Effect<A, AccountsUnavailable, R> => Effect.mapError(work, (cause) => new AccountsUnavailable({ cause }))
