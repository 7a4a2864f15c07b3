/** What one export of the core weighs in a bundle that has nothing else. */
import { join } from "node:path/posix"
import { build } from "vite"
import { gzipped } from "./page-weight.ts"

/** A function with all that it needs, as a browser would get it; `file` from the root of the project. */
export const bundleOfExport = async (name: string, file: string): Promise<string> => {
  const entry = `virtual:${name}`
  const bundled = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: true, rolldownOptions: { input: entry, preserveEntrySignatures: "strict" } },
    plugins: [
      {
        name: "export-alone",
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? `export { ${name} } from "${join(process.cwd(), file)}"` : undefined)
      }
    ]
  })
  const output = [bundled].flat().flatMap((one) => ("output" in one ? one.output : []))
  return output.map((one) => (one.type === "chunk" ? one.code : "")).join("")
}

/** Bytes after gzip. */
export const weightOfExport = async (name: string, file: string): Promise<number> =>
  gzipped(await bundleOfExport(name, file))
