/** Packs the core as a package of its own: JavaScript, types and what a package says of itself, for a script that starts no shop. */
import { chmodSync, copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join, sep } from "node:path"
import { pathToFileURL } from "node:url"
import { packageReadme, packageRules } from "./package-pages.mjs"
import { projectNode } from "./packages.mjs"
import { inRoot, lastLines, run, Stopped, say } from "./processes.mjs"

/**
 * What the package says of itself. Rules need nothing; schemas, ports and services need `effect`, and days before Node 26 the
 * calendar: an install may leave out both.
 */
const manifestOf = ({ version, description, license, dependencies: { effect, "temporal-polyfill": polyfill } }) => ({
  name: "lineal",
  version,
  description: `${description} The rules alone.`,
  license,
  type: "module",
  sideEffects: ["./bin/*", "./examples/*"],
  engines: { node: ">=20" },
  exports: {
    ".": { types: "./entry/index.d.ts", default: "./entry/index.js" },
    "./services": { types: "./entry/services.d.ts", default: "./entry/services.js" },
    "./*": { types: "./*.d.ts", default: "./*.js" },
    "./vectors/*.json": "./vectors/*.json",
    "./examples/*": "./examples/*",
    "./package.json": "./package.json"
  },
  bin: { lineal: "./bin/lineal.js" },
  peerDependencies: { effect, "temporal-polyfill": `^${polyfill}` },
  peerDependenciesMeta: { effect: { optional: true }, "temporal-polyfill": { optional: true } }
})

/** The compiler rewrites the endings of imports in the code alone; a compiler that does not know the calendar gets its types from a file. */
const mendTypes = (text, up) => {
  const mended = text.replace(/(from |import\()"(\.[^"]*)\.ts"/g, '$1"$2.js"')
  return /\bTemporal\./.test(mended) ? `import type { Temporal } from "${up}temporal-types.js"\n${mended}` : mended
}

export const packCore = async (into = inRoot("dist", "core")) => {
  rmSync(into, { recursive: true, force: true })
  const emit = ["--noEmit", "false", "--declaration", "--rewriteRelativeImportExtensions", "--outDir", into]
  const tsc = inRoot("node_modules", "typescript", "bin", "tsc")
  const { code, output } = await run(projectNode(), [tsc, "-p", "core", ...emit], { quiet: true })
  if (code !== 0) throw new Stopped(`The core does not compile:\n${lastLines(output, 60)}`)
  let documentation = ""
  for (const name of readdirSync(into, { recursive: true }).filter((path) => path.endsWith(".d.ts"))) {
    const file = join(into, name)
    const depth = name.split(sep).length - 1
    const text = readFileSync(file, "utf8")
    documentation += text
    writeFileSync(file, mendTypes(text, "../".repeat(depth) || "./"))
  }
  copyFileSync(inRoot("setup", "package", "temporal.d.ts"), join(into, "temporal-types.d.ts"))
  writeFileSync(join(into, "temporal-types.js"), "export {}\n")
  mkdirSync(join(into, "bin"))
  copyFileSync(inRoot("setup", "package", "lineal.mjs"), join(into, "bin", "lineal.js"))
  chmodSync(join(into, "bin", "lineal.js"), 0o755)
  for (const folder of ["vectors", "examples"])
    cpSync(inRoot("setup", "package", folder), join(into, folder), { recursive: true })
  const { sheets } = await import(pathToFileURL(join(into, "sheets", "sheets.js")).href)
  writeFileSync(join(into, "README.md"), packageReadme(sheets))
  writeFileSync(join(into, "RULES.md"), packageRules(documentation))
  const own = JSON.parse(readFileSync(inRoot("package.json"), "utf8"))
  writeFileSync(join(into, "package.json"), `${JSON.stringify(manifestOf(own), undefined, 2)}\n`)
  copyFileSync(inRoot("LICENSE"), join(into, "LICENSE"))
  say(`The core is packed in ${into}`)
}
