/** Pages, and what a browser asks for beside them: files, pictures, addresses that it guesses, and the branch of the visitor. */
import type { FindMyWay } from "effect/http"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { MAX_BODY_BYTES } from "../../api/max-body-bytes.ts"
import { type DeclaredRoute, fromMemory, publicRead } from "./declared-route.ts"
import { filePaths } from "./file-routes.ts"
import { CONTENT_ADDRESSES, guessedAddresses } from "./guessed-addresses.ts"

/** The worker is asked for again each time, so that a new shop has its own at once. */
const crawlers = (
  [
    ["/robots.txt", "public, max-age=3600"],
    ["/sitemap.xml", "no-cache"],
    ["/auth-sw.js", "no-cache"]
  ] as const
).map(([path, cache]): DeclaredRoute => ({ ...fromMemory, path, cache }))

const guessed = [...guessedAddresses.map(([path]): FindMyWay.PathInput => path), CONTENT_ADDRESSES].map(
  (path): DeclaredRoute => ({ ...fromMemory, path, cache: "public, max-age=86400" })
)

const chooseBranch: DeclaredRoute = {
  kind: "route",
  method: "POST",
  path: "/choose-branch",
  access: "public",
  csrf: "same origin",
  limit: callLimits.ownCookie,
  maxBodyBytes: MAX_BODY_BYTES,
  cache: "no-store"
}

/** What is not made yet waits in a queue with a bound, whoever asks. */
const drawn = { unlimited: "each picture and paper is made once, in a queue with a bound" } as const
const media = (["/media/internal/*", "/media/documents/*"] as const).map(
  (path): DeclaredRoute => ({ ...publicRead, kind: "route", path, limit: drawn, cache: "public, max-age=86400" })
)

const outbox = (["/dev/outbox", "/dev/outbox/*"] as const).map(
  (path): DeclaredRoute => ({
    ...fromMemory,
    path,
    access: { provedBy: "this machine" },
    cache: "no-store"
  })
)

const files = filePaths.map(({ path, cache }): DeclaredRoute => ({ ...fromMemory, kind: "file", path, cache }))

/** [T18] After a log-out the back button shows nothing of the account. */
const pages = (
  [
    ["/my-account", "no-store"],
    ["/my-account/*", "no-store"],
    ["/*", "private, no-cache"]
  ] as const
).map(
  ([path, cache]): DeclaredRoute => ({
    ...publicRead,
    kind: "page",
    path,
    limit: { unlimited: "so many are made at once; whoever comes on top is told to come back" },
    cache
  })
)

export const pageRoutes: ReadonlyArray<DeclaredRoute> = [
  ...crawlers,
  ...guessed,
  chooseBranch,
  ...media,
  ...outbox,
  ...files,
  ...pages
]
