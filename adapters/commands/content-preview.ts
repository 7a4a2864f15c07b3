/** Makes the link to a page or post that is not published yet, for `npm run content -- preview`. */
import { Effect, Layer, type Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { MAX_PREVIEW_HOURS, PREVIEW_HOURS, PREVIEW_PARAMETER } from "../../core/content/preview-link.ts"
import { Previews } from "../../core/content/previews.port.ts"
import { databaseLayer } from "../postgres/client/database.ts"
import { readSettings } from "../settings/settings.ts"
import { previewsLayer } from "../storage/content/previews.ts"
import { shopSecretLayer } from "../storage/secrets/shop-secret.ts"
import { CommandProblem } from "./command.ts"

const HOUR_MS = 60 * 60_000

/** @throws CommandProblem where it is no number of hours that a link may be good for. */
export const previewHours = (text: string | undefined): number => {
  const hours = text === undefined ? PREVIEW_HOURS : Number(text)
  if (Number.isInteger(hours) && hours >= 1 && hours <= MAX_PREVIEW_HOURS) return hours
  throw new CommandProblem(`A link is good for 1 to ${MAX_PREVIEW_HOURS} hours`)
}

/** Posts have no path of their own in what is kept. */
const isWritten = (path: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1] ?? ""
    const rows = yield* sql`
      SELECT 1 FROM content_document WHERE (kind = 'page' AND key = ${path}) OR (kind = 'post' AND key = ${slug})`
    return rows.length > 0
  })

/** The whole address; it shows what is kept there at the time that it is opened. */
export const previewLink = (url: Redacted.Redacted, path: string, hours: number): Promise<string> => {
  const { PUBLIC_URL } = readSettings(process.env)
  const layer = previewsLayer.pipe(
    Layer.provide(shopSecretLayer),
    Layer.provideMerge(databaseLayer({ url, connections: 1 }))
  )
  const link = Effect.gen(function* () {
    if (!(yield* isWritten(path)))
      return yield* Effect.fail(new CommandProblem(`There is no page or post ${path}: push it first`))
    const token = yield* (yield* Previews).issue(path, Date.now() + hours * HOUR_MS)
    return `${PUBLIC_URL}${path}?${PREVIEW_PARAMETER}=${token}`
  })
  return Effect.runPromise(Effect.provide(link, layer))
}
