/** The scripts of the README, and the packed core in an empty folder to run them in. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build } from "vite"
import { packCore } from "../../setup/pack-core.mjs"

export type ReadmeScript = {
  /** The sentence above it. */
  readonly title: string
  readonly text: string
  /** What it says, as the comments in it have it. */
  readonly says: ReadonlyArray<string>
}

/** Every block of TypeScript in the README, as it stands. */
export const readmeScripts: ReadonlyArray<ReadmeScript> = [
  ...readFileSync("README.md", "utf8").matchAll(/^(.+):\n\n```ts\n([\s\S]*?)^```$/gm)
].map(([, title = "", text = ""]) => ({
  title,
  text,
  says: [...text.matchAll(/^\/\/ (.*)$/gm)].map(([, said = ""]) => said)
}))

/** How many blocks of TypeScript there are, with or without a sentence above. */
export const blocksInReadme = [...readFileSync("README.md", "utf8").matchAll(/^```ts$/gm)].length

/** An empty folder with the packed core and `effect`, as an install without a network would leave it; the scripts lie in it. */
export const folderWithCore = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "lineal-"))
  await packCore(join(folder, "packed"))
  mkdirSync(join(folder, "node_modules"))
  cpSync(join(folder, "packed"), join(folder, "node_modules", "lineal"), { recursive: true })
  rmSync(join(folder, "packed"), { recursive: true })
  symlinkSync(join(process.cwd(), "node_modules", "effect"), join(folder, "node_modules", "effect"), "junction")
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }))
  for (const [place, { text }] of readmeScripts.entries()) writeFileSync(scriptIn(folder, place), text)
  return folder
}

export const scriptIn = (folder: string, place: number): string => join(folder, `script-${place}.ts`)

/** A script with all that it needs in one piece, for a browser. */
export const bundleFor = async (folder: string, place: number): Promise<string> => {
  const bundled = await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      rolldownOptions: { input: scriptIn(folder, place), output: { format: "iife" }, platform: "browser" }
    }
  })
  const output = [bundled].flat().flatMap((one) => ("output" in one ? one.output : []))
  return output.map((one) => (one.type === "chunk" ? one.code : "")).join("")
}
