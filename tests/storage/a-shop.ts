/** A shop reduced to its database: opens the one in the folder, says so, and closes it when it is told to. */
import { Deferred, Effect, Redacted } from "effect"
import { embeddedPostgres } from "../../adapters/postgres/embedded/embedded-postgres.ts"

const [folder = ""] = process.argv.slice(2)

await Effect.runPromise(
  Effect.scoped(
    Effect.gen(function* () {
      const closing = yield* Deferred.make<void>()
      process.once("SIGTERM", () => Effect.runSync(Deferred.succeed(closing, undefined)))
      const url = yield* embeddedPostgres(folder)
      console.log(`open ${Redacted.value(url)}`)
      yield* Deferred.await(closing)
    })
  )
).then(
  () => console.log("closed"),
  (problem) => {
    console.log(`refused ${problem.message}`)
    process.exitCode = 1
  }
)
process.exit()
