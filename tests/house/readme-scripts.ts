/** The scripts of the README and the examples of the package, and the packed core in an empty folder to run them in. */
import { execFileSync } from "node:child_process"
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from "node:fs"
import { stripTypeScriptTypes } from "node:module"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { build } from "vite"
import { packCore } from "../../setup/pack-core.mjs"

export type PackageScript = {
  /** The sentence above it in the README, or the name of its file. */
  readonly title: string
  readonly text: string
  /** What it says, as the comments in it have it. */
  readonly says: ReadonlyArray<string>
}

const saysOf = (text: string) => [...text.matchAll(/^\/\/ (.*)$/gm)].map(([, said = ""]) => said)

/** Every block of TypeScript in the README, as it stands. */
export const readmeScripts: ReadonlyArray<PackageScript> = [
  ...readFileSync("README.md", "utf8").matchAll(/^(.+):\n\n```ts\n([\s\S]*?)^```$/gm)
].map(([, title = "", text = ""]) => ({ title, text, says: saysOf(text) }))

/** How many blocks of TypeScript there are, with or without a sentence above. */
export const blocksInReadme = [...readFileSync("README.md", "utf8").matchAll(/^```ts$/gm)].length

/** The examples that the package brings, one for each module. */
export const examples: ReadonlyArray<PackageScript> = readdirSync("setup/package/examples")
  .filter((name) => name.endsWith(".mjs"))
  .map((title) => {
    const text = readFileSync(join("setup/package/examples", title), "utf8")
    return { title, text, says: saysOf(text) }
  })

/** What every place runs; `effect`, which services alone need, is too much for a page. */
export const scripts = [...readmeScripts, ...examples]
export const pageScripts = scripts.filter(({ title }) => title !== "services.mjs")

const MARK = "§ "
const fileOf = (script: PackageScript) => `script-${scripts.indexOf(script)}.mjs`

/** An empty folder with the packed core and its optional peers, as an install without a network would leave it; the scripts lie in it. */
export const folderWithCore = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "lineal-"))
  await packCore(join(folder, "packed"))
  mkdirSync(join(folder, "node_modules"))
  cpSync(join(folder, "packed"), join(folder, "node_modules", "lineal"), { recursive: true })
  rmSync(join(folder, "packed"), { recursive: true })
  for (const peer of ["effect", "temporal-polyfill"])
    symlinkSync(join(process.cwd(), "node_modules", peer), join(folder, "node_modules", peer), "junction")
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }))
  for (const [place, { text }] of readmeScripts.entries()) writeFileSync(typedScriptIn(folder, place), text)
  for (const script of scripts) {
    writeFileSync(join(folder, fileOf(script)), stripTypeScriptTypes(script.text))
    writeFileSync(join(folder, `mark-${fileOf(script)}`), `console.log(${JSON.stringify(MARK + script.title)})`)
  }
  const inTurn = scripts.flatMap((script) => [`./mark-${fileOf(script)}`, `./${fileOf(script)}`])
  writeFileSync(join(folder, "all.mjs"), `for (const file of ${JSON.stringify(inTurn)}) await import(file)`)
  writeFileSync(join(folder, "page.mjs"), importsOf(pageScripts))
  return folder
}

const importsOf = (all: ReadonlyArray<PackageScript>): string =>
  all.map((script) => `import "./mark-${fileOf(script)}"\nimport "./${fileOf(script)}"\n`).join("")

/** A script of the README with its types. */
export const typedScriptIn = (folder: string, place: number): string => join(folder, `script-${place}.ts`)

/** What each script said, by its title, from all that was printed. */
export const saidByTitle = (lines: ReadonlyArray<string>): Readonly<Record<string, ReadonlyArray<string>>> => {
  const said: Record<string, Array<string>> = {}
  let last: Array<string> = []
  for (const line of lines) {
    if (line.startsWith(MARK)) {
      last = []
      said[line.slice(MARK.length)] = last
    } else last.push(line)
  }
  return said
}

export const saysByTitle = (all: ReadonlyArray<PackageScript>) =>
  Object.fromEntries(all.map(({ title, says }) => [title, says]))

/** A Node before 26 where this machine has one, with the calendar from the polyfill; else this one, its own calendar taken away. */
export const olderNode = (): { readonly program: string; readonly flags: ReadonlyArray<string> } => {
  const polyfill = ["--import", "temporal-polyfill/global"]
  const older = (process.env.PATH ?? "")
    .split(delimiter)
    .map((place) => join(place, "node"))
    .filter((file) => existsSync(file))
    .find((file) => /^v2[0-5]\./.test(execFileSync(file, ["--version"], { encoding: "utf8" })))
  return older === undefined
    ? { program: process.execPath, flags: ["--import", "data:text/javascript,delete globalThis.Temporal", ...polyfill] }
    : { program: older, flags: polyfill }
}

/** The scripts with all that they need in one piece, for a page. */
export const pageBundle = async (folder: string): Promise<string> => {
  const bundled = await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      rolldownOptions: { input: join(folder, "page.mjs"), output: { format: "iife" }, platform: "browser" }
    }
  })
  const output = [bundled].flat().flatMap((one) => ("output" in one ? one.output : []))
  return output.map((one) => (one.type === "chunk" ? one.code : "")).join("")
}
