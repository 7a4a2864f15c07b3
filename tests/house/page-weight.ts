/** What the build says that each page loads before it can be used, and what it may weigh. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path/posix"
import { gzipSync } from "node:zlib"
import { type RoutePage, routePages } from "./route-pages.ts"

/** The first row that fits a path counts. Scripts and styles in kB. */
const budgets: ReadonlyArray<readonly [paths: RegExp, scripts: number]> = [
  [/^\/$/, 148],
  [/^\/checkout\/payment/, 185],
  [/^\/checkout\/(delivery|details)/, 180],
  [/^\/checkout(\/cart)?$/, 158],
  [/^\/checkout\//, 165],
  [/^\/my-account\/(login|link-login|magic-link|two-factor|reset)/, 165],
  [/^\/(my-account|invoices|quotes|track-order|joblist)/, 175],
  [/^\/(c|search)(\/|$)/, 155],
  [/^\/p\//, 155],
  [/^\//, 140]
]
export const stylesOfAnyPage = 14

export const kB = (bytes: number) => bytes / 1000
export const gzipped = (bytes: Uint8Array | string) => gzipSync(bytes).length

type Chunk = {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: ReadonlyArray<string>
  readonly css?: ReadonlyArray<string>
}
const client = "dist/client"
export const manifestFile = `${client}/.vite/manifest.json`
const manifest: Record<string, Chunk> = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, "utf8")) : {}

/** Where the browser fetches what a source file was built into, `assets/BKkKBB5k.js`. */
export const builtFile = (source: string): string => {
  const file = manifest[source]?.file
  if (!file) throw new Error(`${source} has no file of its own in the build`)
  return file
}

/** The chunks that a page loads at once: the entry, those of its screen and layouts, and all that these import. */
export const loadedBy = (page: RoutePage): ReadonlyArray<Chunk> => {
  const loaded = new Set<string>()
  const load = (key: string) => {
    if (loaded.has(key)) return
    loaded.add(key)
    for (const one of manifest[key]?.imports ?? []) load(one)
  }
  for (const [key, chunk] of Object.entries(manifest)) {
    const ofPage = page.files.some((file) => key.startsWith(`ui/${file}?`) && /tsr-split=component/.test(key))
    if (chunk.isEntry || ofPage) load(key)
  }
  return [...loaded].flatMap((key) => manifest[key] ?? [])
}

export const weightOf = (files: ReadonlyArray<string>) =>
  kB([...new Set(files)].map((file) => gzipped(readFileSync(join(client, file)))).reduce((a, b) => a + b, 0))

/** A page draws something: routes that only answer data (such as /api) have no part in the browser. */
export const pages = routePages.filter(({ files }) => files.some((file) => file.endsWith(".screen.tsx")))

/** kB of scripts that a page may load. */
export const scriptsOf = ({ path }: RoutePage): number => budgets.find(([paths]) => paths.test(path))?.[1] ?? 0
