/** Programs and threads are started as they were built: each has its place in the build, and is asked for by a path that is there. */
import { existsSync, globSync, readFileSync } from "node:fs"
import { join, parse } from "node:path"
import { expect, it } from "vitest"
import { programFile } from "../../setup/build.mjs"
import { importsIn, importsOf, loadedWith, sourceFiles } from "./import-list.ts"

const root = join(import.meta.dirname, "../..")
const programs = globSync("adapters/**/{main,*.command,*.worker}.ts", { cwd: root })
const isBuildOfToday = programFile("adapters/main.ts").endsWith(".js")

it.skipIf(!isBuildOfToday).each(programs)("%s is built to its own path", (path) => {
  expect(programFile(path)).toBe(join(root, "dist/server", path.replace(/\.ts$/, ".js")))
})

const imports = importsOf(sourceFiles(["adapters", "core", "fixtures", "tests", "ui"]))

it.each(["bench/bench", "mutate/mutate", "pictures/screens", "soak/soak"])(
  "%s uses nothing that only Vitest's processes can",
  (program) => {
    const loaded = loadedWith([`tests/${program}.ts`], imports)
    const users = imports.filter(({ from, to, atRunTime }) => to === "vitest" && atRunTime && loaded.has(from))
    expect(users.map(({ from }) => from)).toEqual([])
  }
)

it("each benchmark that opens a browser has one set up for it", () => {
  const [, named = ""] = /browserBenchmarks = (\[.*\])/.exec(readFileSync("run.mjs", "utf8")) ?? []
  const names = importsIn("tests/bench/bench.ts", readFileSync("tests/bench/bench.ts", "utf8")).map(({ to }) => to)
  const opening = names.filter((file) => loadedWith([file], imports).has("playwright"))
  expect(opening.map((file) => parse(file).name).toSorted()).toEqual(JSON.parse(named))
})

it("what the shop starts by a path is there", () => {
  const asked = globSync("adapters/**/*.ts", { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/\bownProgram\("([^"]+)"\)/g)].map(([, path = ""]) => path)
  )
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
