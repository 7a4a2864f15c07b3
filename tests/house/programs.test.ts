/** Programs and threads are started as they were built: each has its place in the build, and is asked for by a path that is there. */
import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { programFile } from "../../setup/build.mjs"

const root = join(import.meta.dirname, "../..")
const programs = globSync("adapters/**/{main,*.command,*.worker}.ts", { cwd: root })
const isBuildOfToday = programFile("adapters/main.ts").endsWith(".js")

it.skipIf(!isBuildOfToday).each(programs)("%s is built to its own path", (path) => {
  expect(programFile(path)).toBe(join(root, "dist/server", path.replace(/\.ts$/, ".js")))
})

it("what the shop starts by a path is there", () => {
  const asked = globSync("adapters/**/*.ts", { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/\bownProgram\("([^"]+)"\)/g)].map(([, path = ""]) => path)
  )
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
