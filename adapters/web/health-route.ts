/** Says whether this shop can answer, and which build it is. */
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { SqlClient } from "effect/sql"

/** [CALL-26] Another build has another version, so that browsers know when to load anew. */
const storeVersion = createHash("sha256")
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .digest("hex")
  .slice(0, 12)

const meta = HttpServerResponse.jsonUnsafe({ data: { storeVersion } })

export const HealthRoutes = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const health = sql`SELECT 1`.pipe(
      Effect.as(HttpServerResponse.jsonUnsafe({ data: { status: "ok" } })),
      Effect.catch(() =>
        Effect.succeed(HttpServerResponse.jsonUnsafe({ data: { status: "no database" } }, { status: 503 }))
      )
    )
    yield* router.add("GET", "/healthz", health)
    yield* router.add("GET", "/healthz/meta", meta)
    yield* router.add("GET", "/api/healthz/meta", meta)
  })
)
