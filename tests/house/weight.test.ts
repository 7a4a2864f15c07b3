/** What a visitor has to download before a page can be used, in bytes after gzip, held under a budget per kind of page. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path/posix"
import { gzipSync } from "node:zlib"
import { assert, describe, it } from "@effect/vitest"
import { build } from "vite"
import { routes } from "../../ui/routes.ts"

/** The first row that fits a path counts. Scripts and styles in kB. */
const budgets: ReadonlyArray<readonly [paths: RegExp, scripts: number]> = [
  [/^\/$/, 148],
  [/^\/checkout\/payment/, 185],
  [/^\/checkout\/(delivery|details)/, 180],
  [/^\/checkout(\/cart)?$/, 158],
  [/^\/checkout\//, 165],
  [/^\/my-account\/(login|link-login|magic-link|two-factor|reset)/, 165],
  [/^\/(my-account|invoices|quotes|track-order)/, 175],
  [/^\/(c|search)(\/|$)/, 155],
  [/^\/p\//, 155],
  [/^\//, 140]
]
const stylesOfAnyPage = 14

const kB = (bytes: number) => bytes / 1000
const gzipped = (bytes: Uint8Array | string) => gzipSync(bytes).length

describe("The price of a line, bundled alone", () => {
  it("is at most 5 kB", async () => {
    const entry = "virtual:price-line"
    const bundled = await build({
      configFile: false,
      logLevel: "silent",
      build: { write: false, minify: true, rolldownOptions: { input: entry, preserveEntrySignatures: "strict" } },
      plugins: [
        {
          name: "price-line-alone",
          resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
          load: (id) =>
            id === `\0${entry}`
              ? `export { priceLine } from "${join(process.cwd(), "core/pricing/price-line.ts")}"`
              : undefined
        }
      ]
    })
    const output =
      "output" in bundled ? bundled.output : Array.isArray(bundled) ? bundled.flatMap((one) => one.output) : []
    const code = output.map((one) => (one.type === "chunk" ? one.code : "")).join("")
    assert.match(code, /export\s*\{/)
    assert.isAbove(code.length, 200, "the rule itself is in the bundle")
    assert.isAtMost(kB(gzipped(code)), 5)
  })
})

type Chunk = {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: ReadonlyArray<string>
  readonly css?: ReadonlyArray<string>
}
type Node = { readonly file?: string; readonly path?: string; readonly children?: ReadonlyArray<Node> }
type Page = { readonly path: string; readonly files: ReadonlyArray<string> }

/** Every page with the files that draw it: its screen and the layouts around it. */
const pagesUnder = (node: Node, path = "", around: ReadonlyArray<string> = []): ReadonlyArray<Page> => {
  const here = node.path === undefined ? path : `${path}/${node.path}`.replace(/\/+/g, "/")
  const files = node.file === undefined ? around : [...around, node.file]
  if (node.children?.length) return node.children.flatMap((child) => pagesUnder(child, here, files))
  return [{ path: here || "/", files }]
}

const client = "dist/client"
const manifestFile = `${client}/.vite/manifest.json`
const manifest: Record<string, Chunk> = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, "utf8")) : {}

/** The chunks that a page loads at once: the entry, those of its screen and layouts, and all that these import. */
const loadedBy = (page: Page): ReadonlyArray<Chunk> => {
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

const weightOf = (files: ReadonlyArray<string>) =>
  kB([...new Set(files)].map((file) => gzipped(readFileSync(join(client, file)))).reduce((a, b) => a + b, 0))

/** A page draws something: routes that only answer data (such as /api) have no part in the browser. */
const pages = pagesUnder(routes as Node).filter(({ files }) => files.some((file) => file.endsWith(".screen.tsx")))

describe("What a page loads before it can be used", () => {
  it("is known: the shop is built and has pages", () => {
    assert.isTrue(existsSync(manifestFile), "the shop is not built yet: npm run build")
    assert.isAbove(pages.length, 0)
    for (const page of pages) assert.isAbove(loadedBy(page).length, 1, `${page.path} has no chunk of its own`)
  })

  it.each(pages)("of $path is within its budget", (page) => {
    const chunks = loadedBy(page)
    const [, scripts = 0] = budgets.find(([paths]) => paths.test(page.path)) ?? []
    const loaded = weightOf(chunks.map(({ file }) => file))
    assert.isAbove(loaded, 50, "React alone weighs more: these are not all of its scripts")
    assert.isAtMost(loaded, scripts, "scripts")
    assert.isAtMost(weightOf(chunks.flatMap(({ css }) => css ?? [])), stylesOfAnyPage, "styles")
  })
})
