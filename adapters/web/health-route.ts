/** Says whether this shop can answer, and which build it is. */
import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { DatabaseCheck } from "../storage/database.ts"

const builtFiles = new URL("../../dist/client/.vite/manifest.json", import.meta.url)

/**
 * [CALL-26] Another build has another version, so that browsers know when to load anew: the names of the built files, which
 * follow from what is in them, are listed in one place. A shop that was never built has one version.
 */
export const versionOf = (list: URL): string => {
  const names = existsSync(list) ? readFileSync(list) : "not built"
  return createHash("sha256").update(names).digest("hex").slice(0, 12)
}

const meta = HttpServerResponse.jsonUnsafe({ data: { storeVersion: versionOf(builtFiles) } })

export const HealthRoutes = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const { answers } = yield* DatabaseCheck
    const health = Effect.map(answers, (isThere) =>
      isThere
        ? HttpServerResponse.jsonUnsafe({ data: { status: "ok" } })
        : HttpServerResponse.jsonUnsafe({ data: { status: "no database" } }, { status: 503 })
    )
    yield* router.add("GET", "/healthz", health)
    yield* router.add("GET", "/healthz/meta", meta)
    yield* router.add("GET", "/api/healthz/meta", meta)
  })
)
