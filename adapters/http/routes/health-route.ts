/** Says whether this shop can answer, and which build it is. */
import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { OverdueAlarm } from "../../jobs/overdue-alarm.ts"
import { DatabaseCheck } from "../../postgres/client/database.ts"
import { ownFile } from "../../process/own-files.ts"

const builtFiles = ownFile("dist/client/.vite/manifest.json")

/**
 * [CALL-26] Another build has another version, so that browsers know when to load anew: the names of the built files, which
 * follow from what is in them, are listed in one place. A shop that was never built has one version.
 */
export const versionOf = (packages: URL): string => {
  const names = existsSync(packages) ? readFileSync(packages) : "not built"
  return createHash("sha256").update(names).digest("hex").slice(0, 12)
}

const meta = HttpServerResponse.jsonUnsafe({ data: { storeVersion: versionOf(builtFiles) } })

export const HealthRoutes = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const { isReachable: answers } = yield* DatabaseCheck
    const { counts } = yield* OverdueAlarm
    const health = Effect.map(answers, (isThere) => {
      if (!isThere) return HttpServerResponse.jsonUnsafe({ data: { status: "no database" } }, { status: 503 })
      const overdue = counts()
      const isOverdue = Object.keys(overdue).length > 0
      return HttpServerResponse.jsonUnsafe({ data: isOverdue ? { status: "overdue", overdue } : { status: "ok" } })
    })
    yield* router.add("GET", "/healthz", health)
    yield* router.add("GET", "/healthz/meta", meta)
    yield* router.add("GET", "/api/healthz/meta", meta)
  })
)
