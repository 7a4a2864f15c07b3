/** The packed core: what it brings, and its scripts, which do what they say with nothing else. */
import { execFileSync, spawnSync } from "node:child_process"
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { createContext, runInContext } from "node:vm"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { expect } from "vitest"
import { sheets } from "../../core/sheets/sheets.ts"
import { apiReport } from "./api-report.ts"
import {
  blocksInReadme,
  examples,
  folderWithCore,
  olderNode,
  pageBundle,
  pageScripts,
  readmeScripts,
  saidByTitle,
  saysByTitle,
  scripts,
  typedScriptIn
} from "./readme-scripts.ts"

let folder = ""
beforeAll(async () => {
  folder = await folderWithCore()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe("The packed core", () => {
  it("needs nothing, and effect for its services alone", () => {
    const { name, dependencies, peerDependencies, peerDependenciesMeta, exports } = JSON.parse(
      readFileSync(join(folder, "node_modules/lineal/package.json"), "utf8")
    )
    const { effect } = JSON.parse(readFileSync("package.json", "utf8")).dependencies
    assert.strictEqual(name, "lineal")
    assert.isUndefined(dependencies)
    assert.strictEqual(peerDependencies.effect, effect)
    const isOptional = { optional: true }
    assert.deepStrictEqual(peerDependenciesMeta, { effect: isOptional, "temporal-polyfill": isOptional })
    assert.sameMembers(Object.keys(peerDependencies), Object.keys(peerDependenciesMeta))
    assert.deepStrictEqual(exports["."], { types: "./entry/index.d.ts", default: "./entry/index.js" })
    assert.deepStrictEqual(exports["./services"], { types: "./entry/services.d.ts", default: "./entry/services.js" })
    assert.deepStrictEqual(exports["./*"], { types: "./*.d.ts", default: "./*.js" })
  })

  it("has types for all its JavaScript, and names no file that it lacks", () => {
    const lineal = join(folder, "node_modules/lineal")
    const files = readdirSync(lineal, { recursive: true, encoding: "utf8" })
    const scriptsOf = files.filter((file) => file.endsWith(".js") && !file.startsWith("bin"))
    assert.isAbove(scriptsOf.length, 100)
    assert.deepStrictEqual(
      scriptsOf.filter((file) => !files.includes(file.replace(/\.js$/, ".d.ts"))),
      []
    )
    const imported = files
      .filter((file) => /\.(js|d\.ts)$/.test(file) && !file.startsWith("bin"))
      .flatMap((file) => [...readFileSync(join(lineal, file), "utf8").matchAll(/(?:from |import\()"([^"]+)"/g)])
      .map(([, path = ""]) => path)
    assert.deepStrictEqual(
      imported.filter((path) => !/^\.{1,2}\/.*\.js$|^effect(\/|$)/.test(path)),
      []
    )
  })
})

describe("The test vectors", () => {
  it("are read from the package by their names", () => {
    const script = `import("lineal/vectors/gst.json", { with: { type: "json" } }).then(({ default: all }) => console.log(all.groups[0].name))`
    const options = { cwd: folder, encoding: "utf8" } as const
    assert.strictEqual(execFileSync(process.execPath, ["--input-type=module", "-e", script], options), "GST inside\n")
  })
})

describe("The public surface of the package", () => {
  it("is what the committed report says: a change of it shows there", () =>
    expect(apiReport(join(folder, "node_modules/lineal"))).toMatchFileSnapshot("../../setup/package/api.md"))
})

describe("npx lineal", () => {
  const lineal = (...args: ReadonlyArray<string>) => {
    const bin = join(folder, "node_modules/lineal/bin/lineal.js")
    const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { cwd: folder, encoding: "utf8" })
    return { status, stdout, stderr }
  }

  it("[SHEET-01] answers a file by its lines, told with their numbers, and in JSON", () => {
    writeFileSync(join(folder, "packs.csv"), "pack,tally\nA,24/2.4 12/3.0\nB,24\n")
    assert.deepStrictEqual(lineal("tally", "packs.csv"), {
      status: 1,
      stdout: '"line","pack","tally","pieces","metres","packs"\r\n"2","A","24/2.4 12/3.0","36","93.6",""\r\n',
      stderr: 'packs.csv:3: "24" is no tally. Write pieces and length in metres: 24/2.4\n'
    })
    const { ok, value } = JSON.parse(lineal("tally", "packs.csv", "--json").stdout)
    assert.deepStrictEqual([ok, value.rows.length, value.problems[0].line], [true, 1, 3])
  })

  it("[SHEET-01] says what is missing, and how it is used", () => {
    writeFileSync(join(folder, "cuts.csv"), "kind,length,count,price\npiece,900,1,\nstick,1800,,9.00\n")
    assert.deepStrictEqual(lineal("cut", "cuts.csv", "--kerf", "4").status, 0)
    const refused = [["tally", "none.csv"], ["cut", "cuts.csv"], ["tally", "cuts.csv"], ["plan"], ["cut", "--saw"], []]
    const told = ["There is no file none.csv", "--kerf is missing", "there is no column", "Usage:", "--saw", "Usage:"]
    for (const [place, args] of refused.entries()) {
      const { status, stdout, stderr } = lineal(...args)
      assert.deepStrictEqual([status, stdout], [2, ""], args.join(" "))
      assert.include(stderr, told[place] ?? "", args.join(" "))
    }
    const help = lineal("deliver", "--help")
    assert.strictEqual(help.status, 0)
    for (const name of ["vehicles", "road_km", "--holidays", "--hours", "--json", "earliest"])
      assert.include(help.stdout, name)
  })
})

describe("A script", () => {
  it("of the README is there for each of the five, and an example for each module, and each says what it says", () => {
    assert.lengthOf(readmeScripts, 5)
    assert.strictEqual(blocksInReadme, 5)
    const modules = readdirSync("core/entry").map((file) => file.replace(/\.ts$/, ".mjs").replace("index", "shop"))
    assert.deepStrictEqual(examples.map(({ title }) => title).toSorted(), modules.toSorted())
    for (const { title, says } of scripts) assert.isNotEmpty(says, title)
  })

  it("is right by its types, whoever checks them", () => {
    const options = ["--strict", "--noEmit", "--target", "esnext", "--lib", "esnext,dom", "--types", ""]
    const resolve = ["--module", "nodenext", "--moduleResolution", "nodenext"]
    const tsc = join(process.cwd(), "node_modules/typescript/bin/tsc")
    const files = readmeScripts.map((_, place) => typedScriptIn(folder, place))
    execFileSync(process.execPath, [tsc, ...options, ...resolve, ...files], { cwd: folder, stdio: "pipe" })
  })

  const run = (program: string, args: ReadonlyArray<string>) =>
    execFileSync(program, args, { cwd: folder, encoding: "utf8" }).trimEnd().split("\n")

  it("runs in Node", () =>
    assert.deepStrictEqual(saidByTitle(run(process.execPath, ["all.mjs"])), saysByTitle(scripts)))

  it("runs in an older Node with the calendar of the polyfill", () => {
    const { program, flags } = olderNode()
    assert.deepStrictEqual(saidByTitle(run(program, [...flags, "all.mjs"])), saysByTitle(scripts))
  })

  it("runs where the package has it", () =>
    assert.deepStrictEqual(
      run(process.execPath, ["node_modules/lineal/examples/price.mjs"]),
      examples.find(({ title }) => title === "price.mjs")?.says
    ))

  it("runs bundled for a browser, where nothing of Node is", async () => {
    const said: Array<string> = []
    const log = (...parts: ReadonlyArray<unknown>) => said.push(parts.map(String).join(" "))
    runInContext(await pageBundle(folder), createContext({ console: { log } }))
    assert.deepStrictEqual(saidByTitle(said), saysByTitle(pageScripts))
  })
})

describe("The pages of the package", () => {
  const pageOf = (name: string) => readFileSync(join(folder, "node_modules/lineal", name), "utf8")

  it("say how it is used, each column of its files and each module", () => {
    const readme = pageOf("README.md")
    assert.notInclude(readme, "{{")
    for (const { columns, options, output } of sheets) {
      for (const { name } of columns) assert.include(readme, `| \`${name}\` |`)
      for (const { name } of options) assert.include(readme, `| \`--${name}\` |`)
      for (const { name } of output) assert.include(readme, `\`${name}\` (`)
    }
    for (const [, file = ""] of readme.matchAll(/\]\((examples\/[^)]+)\)/g)) assert.isNotEmpty(pageOf(file))
    for (const { text } of readmeScripts.filter(({ title }) => !title.startsWith("What may")))
      assert.include(readme, text)
  })

  it("list the rules that its documentation names, and no others", () => {
    const rules = pageOf("RULES.md")
    assert.match(rules, /^\| PRC-12 \|/m)
    assert.notMatch(rules, /^\| A11Y-\d+ \|/m)
  })

  it("have commands that run as they stand", () => {
    const commands = [...pageOf("README.md").matchAll(/^npx lineal (.+)$/gm)].map(([, args = ""]) => args)
    assert.lengthOf(commands, sheets.length)
    for (const args of commands) {
      const words = [...args.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "")
      const bin = join(folder, "node_modules/lineal/bin/lineal.js")
      const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...words], { cwd: folder, encoding: "utf8" })
      assert.deepStrictEqual([status, stderr], [0, ""], args)
      assert.match(stdout, /^"line",/)
    }
  })
})
