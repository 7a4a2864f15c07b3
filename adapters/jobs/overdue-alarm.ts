/** Looks every minute for what has stood open for too long, logs it as an error, and has the health page say so. */
import { Context, Effect, Layer, Schedule } from "effect"
import { SqlClient } from "effect/sql"
import { Settings } from "../settings/settings.ts"
import { overdueKinds } from "../storage/payments/overdue.ts"

/** As many as a person looks at before they ask for all: `npm run db -- check` names them. */
const SHOWN = 20

export class OverdueAlarm extends Context.Service<
  OverdueAlarm,
  {
    /** How many of each kind were overdue at the last look; nothing where none was. */
    readonly counts: () => { readonly [kind: string]: number }
    /** One look; says in the log what is overdue, where that is not what the last look has said. */
    readonly check: Effect.Effect<void>
  }
>()("adapters/jobs/OverdueAlarm") {}

export const overdueAlarmLayer = Layer.effect(
  OverdueAlarm,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const kinds = overdueKinds(yield* Settings)
    let counts: { readonly [kind: string]: number } = {}
    let lastSaid = ""

    const check = Effect.gen(function* () {
      const overdueRows = yield* Effect.forEach(kinds, ({ kind, description, query }) =>
        Effect.map(sql.unsafe<{ at: string }>(query), (rows) => ({
          kind,
          says: description,
          at: rows.map((row) => row.at).sort()
        }))
      )
      const overdue = overdueRows.filter(({ at }) => at.length > 0)
      counts = Object.fromEntries(overdue.map(({ kind, at }) => [kind, at.length]))
      const text = JSON.stringify(overdue)
      if (text === lastSaid) return
      lastSaid = text
      for (const { kind, says: description, at } of overdue)
        yield* Effect.logError(`Overdue: ${at.length} of kind ${kind}. ${description}`, at.slice(0, SHOWN))
    }).pipe(Effect.catchCause((cause) => Effect.logError("What is overdue could not be looked for", cause)))

    yield* check.pipe(Effect.repeat(Schedule.spaced("1 minute")), Effect.forkScoped)
    return OverdueAlarm.of({ counts: () => counts, check })
  })
)
