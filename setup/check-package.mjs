/**
 * `npm run pack:core -- check`: what others' tools say of the packed core. npm fetches each in one version for the moment:
 * nothing else here needs them, and a second TypeScript among the packages would be taken for the project's own.
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToNode } from "./packages.mjs"
import { inRoot, lastLines, run, Stopped, say, windows } from "./processes.mjs"

const fetched = (name, program, ...args) => ["npm", ["exec", "--yes", `--package=${name}`, "--", program, ...args]]

/** A script with every entry in it, beside the package as an install leaves it; types are checked in the libraries too. */
const folderWith = (core) => {
  const folder = mkdtempSync(join(tmpdir(), "lineal-types-"))
  mkdirSync(join(folder, "node_modules"))
  symlinkSync(core, join(folder, "node_modules", "lineal"), "junction")
  symlinkSync(inRoot("node_modules", "effect"), join(folder, "node_modules", "effect"), "junction")
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }')
  const script =
    'import * as rules from "lineal"\nimport * as services from "lineal/services"\nconsole.log(rules, services)\n'
  writeFileSync(join(folder, "script.ts"), script)
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["script.ts"] }))
  return folder
}

const compilerOptions = {
  noEmit: true,
  strict: true,
  skipLibCheck: false,
  target: "esnext",
  lib: ["esnext", "dom"],
  module: "nodenext",
  types: []
}

export const checkPackage = async (core = inRoot("dist", "core")) => {
  const folder = folderWith(core)
  const checks = [
    ["publint", fetched("publint@0.3.25", "publint", core, "--strict")],
    ["Are the types wrong", fetched("@arethetypeswrong/cli@0.18.5", "attw", "--pack", core, "--profile", "esm-only")],
    ["Types under TypeScript 5.9", fetched("typescript@5.9.3", "tsc", "-p", ".")],
    ["Types under TypeScript 7", ["node", [inRoot("node_modules", "typescript", "bin", "tsc"), "-p", "."]]]
  ]
  try {
    for (const [what, [program, args]] of checks) {
      const options = { cwd: folder, quiet: true, env: { PATH: pathToNode() }, shell: windows && program === "npm" }
      const { code, output } = await run(program, args, options)
      if (code !== 0) throw new Stopped(`FAILED ${what}\n${lastLines(output, 60)}`)
      say(`ok     ${what}`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
