/** The built files, kept in memory: a file that is never opened can't be left open by a visitor who goes away. */
import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { extname, join, relative, sep } from "node:path"
import type { ServerMiddleware } from "srvx"
import { acceptedEncodings } from "../answers/accepted-encodings.ts"
import { BufferedTextResponse } from "../security/buffered-text-response.ts"
import { fileCache } from "./file-routes.ts"

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2"
}

/** [APP-02] What says how the shop is installed is JSON of its own type. */
const typeOf = (path: string): string | undefined =>
  path.endsWith("/manifest.json") ? "application/manifest+json" : types[extname(path)]

/** A file's bytes as they are, and as the build has compressed them. */
type EncodedFile = { readonly encoding?: "br" | "gzip"; readonly bytes: Uint8Array<ArrayBuffer> }
type HeaderList = Readonly<Record<string, string>>
type BuiltFile = { readonly headers: HeaderList; readonly forms: ReadonlyArray<EncodedFile> }

/** The smallest form comes first. */
const compressedForms = [
  ["br", ".br"],
  ["gzip", ".gz"]
] as const

/** Every file of the folder by its address; what begins with a dot, has no known type or is declared nowhere is not for visitors. */
const readFiles = (folder: string, securityHeaders: HeaderList): ReadonlyMap<string, BuiltFile> => {
  const filesByPath = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(folder, file).split(sep).join("/")}`, file])
  )
  const files = new Map<string, BuiltFile>()
  for (const [path, file] of filesByPath) {
    const type = typeOf(path)
    const cache = fileCache(path)
    if (!type || !cache || path.includes("/.")) continue
    const bytes = new Uint8Array(readFileSync(file))
    const compressed = compressedForms.flatMap(([encoding, ending]): ReadonlyArray<EncodedFile> => {
      const form = filesByPath.get(path + ending)
      return form ? [{ encoding, bytes: new Uint8Array(readFileSync(form)) }] : []
    })
    const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`
    files.set(path, {
      headers: {
        ...securityHeaders,
        "content-type": type,
        "cache-control": cache,
        etag,
        ...(compressed.length > 0 ? { vary: "Accept-Encoding" } : {})
      },
      forms: [...compressed, { bytes }]
    })
  }
  return files
}

export type BuiltFileOptions = {
  /** The headers of every answer. */
  readonly securityHeaders: HeaderList
  /** Whether the shop goes by that host, as `URL.host` has it. */
  readonly isOwnHost: (host: string) => boolean
}

/** Answers for the files of a folder as they were when the shop opened; everything else, and every other host, goes on to the shop. */
export const builtFiles = (folder: string, { securityHeaders, isOwnHost }: BuiltFileOptions): ServerMiddleware => {
  const files = readFiles(folder, securityHeaders)
  return (request, next) => {
    const { pathname, host } = new URL(request.url)
    const file = files.get(pathname)
    if (!file || !isOwnHost(host) || (request.method !== "GET" && request.method !== "HEAD")) return next()
    const { etag = "" } = file.headers
    const knownTags = request.headers.get("if-none-match")?.split(",") ?? []
    if (knownTags.some((tag) => tag.trim().replace(/^W\//, "") === etag)) {
      return new BufferedTextResponse(null, { status: 304, headers: file.headers })
    }
    const encodings = acceptedEncodings(request)
    const form = file.forms.find(({ encoding }) => encoding === undefined || encodings.has(encoding))
    const { bytes, encoding } = form ?? { bytes: new Uint8Array() }
    const headers = {
      ...file.headers,
      "content-length": String(bytes.length),
      ...(encoding ? { "content-encoding": encoding } : {})
    }
    return new BufferedTextResponse(request.method === "HEAD" ? null : bytes, { headers })
  }
}
