/**
 * Lets Node read the screens by itself, as it does the rest of the shop: JSX becomes calls, a style sheet its class names
 * as they are written, the address of a file itself. By Vite's way all that is imported is looked up anew at each use.
 */
import { readFileSync } from "node:fs"
import { createRequire, registerHooks } from "node:module"
import { fileURLToPath } from "node:url"

type Transform = (
  path: string,
  source: string,
  options: { readonly jsx: { readonly runtime: "automatic"; readonly development: boolean } }
) => { readonly code: string; readonly errors: ReadonlyArray<{ readonly message: string }> }

/** What Vite builds the screens with, of the version that it brings. */
const { transformSync } = createRequire(import.meta.resolve("vite"))("rolldown/utils") as { transformSync: Transform }

/** As screens have it that the server draws. */
const env = "import.meta.env = { SSR: true, DEV: true, PROD: false, MODE: 'test' };"

const runtime = JSON.stringify(new URL("drawn-elements.ts", import.meta.url).href)

const asModule = (source: string) => ({ format: "module", source, shortCircuit: true }) as const

const withoutJsx = (path: string, source: string): string => {
  const { code, errors } = transformSync(path, source, { jsx: { runtime: "automatic", development: false } })
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors.map(({ message }) => message).join("; ")}`)
  return code.replace('"react/jsx-runtime"', runtime)
}

registerHooks({
  load: (url, context, load) => {
    const [file = "", query] = url.split("?")
    if (file.endsWith(".css")) return asModule("export default new Proxy({}, { get: (_, name) => name })")
    if (query === "url") return asModule(`export default ${JSON.stringify(fileURLToPath(file))}`)
    if (!file.endsWith(".tsx") && !/\/ui\/.*\.ts$/.test(file)) return load(url, context)
    const path = fileURLToPath(file)
    const source = readFileSync(path, "utf8")
    const needsEnv = source.includes("import.meta.env")
    if (!file.endsWith(".tsx") && !needsEnv) return load(url, context)
    return asModule((needsEnv ? env : "") + withoutJsx(path, source))
  }
})
