/** Packs the core as a package of its own: JavaScript, types and what a package says of itself, for a script that starts no shop. */
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { projectNode } from "./packages.mjs"
import { inRoot, lastLines, run, Stopped, say } from "./processes.mjs"

/** What the package says of itself; `effect` is all that it needs, and only its schemas, ports and services do. */
const manifestOf = ({ version, description, license, dependencies: { effect } }) => ({
  name: "lineal",
  version,
  description: `${description} The rules alone.`,
  license,
  type: "module",
  sideEffects: false,
  exports: { "./*": { types: "./*.d.ts", default: "./*.js" }, "./package.json": "./package.json" },
  dependencies: { effect }
})

/** The compiler rewrites the endings of imports in the code alone; types that name a day need the calendar's own types. */
const mendTypes = (text) => {
  const mended = text.replace(/(from |import\()"(\.[^"]*)\.ts"/g, '$1"$2.js"')
  return /\bTemporal\./.test(mended) ? `/// <reference lib="esnext.temporal" />\n${mended}` : mended
}

export const packCore = async (into = inRoot("dist", "core")) => {
  rmSync(into, { recursive: true, force: true })
  const emit = ["--noEmit", "false", "--declaration", "--rewriteRelativeImportExtensions", "--outDir", into]
  const tsc = inRoot("node_modules", "typescript", "bin", "tsc")
  const { code, output } = await run(projectNode(), [tsc, "-p", "core", ...emit], { quiet: true })
  if (code !== 0) throw new Stopped(`The core does not compile:\n${lastLines(output, 60)}`)
  for (const name of readdirSync(into, { recursive: true }).filter((path) => path.endsWith(".d.ts"))) {
    const file = join(into, name)
    writeFileSync(file, mendTypes(readFileSync(file, "utf8")))
  }
  const own = JSON.parse(readFileSync(inRoot("package.json"), "utf8"))
  writeFileSync(join(into, "package.json"), `${JSON.stringify(manifestOf(own), undefined, 2)}\n`)
  copyFileSync(inRoot("LICENSE"), join(into, "LICENSE"))
  say(`The core is packed in ${into}`)
}
