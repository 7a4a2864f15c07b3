/** The scripts of the README do what they say, with nothing but the packed core. */
import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { createContext, runInContext } from "node:vm"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { blocksInReadme, bundleFor, folderWithCore, readmeScripts, scriptIn } from "./readme-scripts.ts"

let folder = ""
beforeAll(async () => {
  folder = await folderWithCore()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const scripts = readmeScripts.map((script, place) => ({ ...script, place }))

describe("The packed core", () => {
  it("needs nothing, and effect for its services alone", () => {
    const { name, dependencies, peerDependencies, peerDependenciesMeta, exports } = JSON.parse(
      readFileSync(join(folder, "node_modules/lineal/package.json"), "utf8")
    )
    const { effect } = JSON.parse(readFileSync("package.json", "utf8")).dependencies
    assert.strictEqual(name, "lineal")
    assert.isUndefined(dependencies)
    assert.deepStrictEqual(peerDependencies, { effect })
    assert.deepStrictEqual(peerDependenciesMeta, { effect: { optional: true } })
    assert.deepStrictEqual(exports["."], { types: "./entry/index.d.ts", default: "./entry/index.js" })
    assert.deepStrictEqual(exports["./services"], { types: "./entry/services.d.ts", default: "./entry/services.js" })
    assert.deepStrictEqual(exports["./*"], { types: "./*.d.ts", default: "./*.js" })
  })

  it("has types for all its JavaScript, and names no file that it lacks", () => {
    const lineal = join(folder, "node_modules/lineal")
    const files = readdirSync(lineal, { recursive: true, encoding: "utf8" })
    const scriptsOf = files.filter((file) => file.endsWith(".js"))
    assert.isAbove(scriptsOf.length, 100)
    assert.deepStrictEqual(
      scriptsOf.filter((file) => !files.includes(file.replace(/\.js$/, ".d.ts"))),
      []
    )
    const imported = files
      .filter((file) => /\.(js|d\.ts)$/.test(file))
      .flatMap((file) => [...readFileSync(join(lineal, file), "utf8").matchAll(/(?:from |import\()"([^"]+)"/g)])
      .map(([, path = ""]) => path)
    assert.deepStrictEqual(
      imported.filter((path) => !/^\.{1,2}\/.*\.js$|^effect(\/|$)/.test(path)),
      []
    )
  })
})

describe("A script of the README", () => {
  it("is there for each of the five, and says what it says", () => {
    assert.lengthOf(scripts, 5)
    assert.strictEqual(blocksInReadme, 5)
    for (const { title, says } of scripts) assert.isNotEmpty(says, title)
  })

  it("is right by its types, whoever checks them", () => {
    const options = ["--strict", "--noEmit", "--target", "esnext", "--lib", "esnext,dom", "--types", ""]
    const resolve = ["--module", "nodenext", "--moduleResolution", "nodenext"]
    const tsc = join(process.cwd(), "node_modules/typescript/bin/tsc")
    execFileSync(
      process.execPath,
      [tsc, ...options, ...resolve, ...scripts.map(({ place }) => scriptIn(folder, place))],
      {
        cwd: folder,
        stdio: "pipe"
      }
    )
  })

  it.each(scripts)("in Node: $title", ({ place, says }) => {
    const said = execFileSync(process.execPath, [scriptIn(folder, place)], { cwd: folder, encoding: "utf8" })
    assert.deepStrictEqual(said.trim().split("\n"), says)
  })

  it.each(scripts)("bundled for a browser, where nothing of Node is: $title", async ({ place, says }) => {
    const said: Array<string> = []
    const page = createContext({ console: { log: (text: unknown) => said.push(String(text)) } })
    runInContext(await bundleFor(folder, place), page)
    assert.deepStrictEqual(said, says)
  })
})
