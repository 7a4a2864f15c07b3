/** What is in the repository stands alone: it names no machine and no registry, and its lock serves every platform. */
import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"

type Locked = {
  readonly version?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly optionalDependencies?: Record<string, string>
}

const written = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((path) => /\.(ts|tsx|mjs|js|json|md|css|svg|sql|html|txt|yml|npmrc)$|^\.ci\/|^\.[a-z.]+$/.test(path))
  .filter((path) => existsSync(path))

/** Written in pieces, so that this file does not name what it looks for. */
const machine = new RegExp(
  ["/wor" + "k/", "/far" + "m/", "/roo" + "t/", "/hom" + "e/[a-z]+/", "/tm" + "p/[a-z]"].join("|")
)
const registry = new RegExp(
  ["registry\\.npm" + "js", "registry\\.yarn" + "pkg", "npm" + "mirror", "deb\\.deb" + "ian"].join("|")
)

const linesThat = (pattern: RegExp) =>
  written.flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 120)}`] : []))
  )

const lock: { readonly packages: Record<string, Locked> } = JSON.parse(readFileSync("package-lock.json", "utf8"))

describe("The repository", () => {
  it("names no path of a machine", () => assert.deepStrictEqual(linesThat(machine), []))
  it("names no registry", () => assert.deepStrictEqual(linesThat(registry), []))
})

describe("The tests", () => {
  it("all stand in a folder that is a project of the test runner", () => {
    const projects = [...readFileSync("vitest.config.ts", "utf8").matchAll(/project\("(\w+)"/g)].map(([, name]) => name)
    const lost = written.filter(
      (path) => /^tests\/.*\.test\.tsx?$/.test(path) && !projects.includes(path.split("/")[1])
    )
    assert.isAbove(projects.length, 0)
    assert.deepStrictEqual(lost, [])
  })
})

describe("The lock", () => {
  it("says of no package where it was fetched", () => {
    // A folder of the project's own is found by its path.
    const fetched = Object.entries(lock.packages).filter(([, { resolved, link }]) => resolved !== undefined && !link)
    assert.deepStrictEqual(fetched, [])
  })

  it("names the optional packages of every platform", () => {
    const names = new Set(Object.keys(lock.packages).map((place) => place.replace(/^.*node_modules\//, "")))
    const wanted = Object.values(lock.packages).flatMap((one) => Object.keys(one.optionalDependencies ?? {}))
    assert.deepStrictEqual(
      wanted.filter((name) => !names.has(name)),
      []
    )
  })

  it("and package.json pin each package to one version", () => {
    const { workspaces } = JSON.parse(readFileSync("package.json", "utf8"))
    const pinned = [".", ...workspaces].flatMap((place) => {
      const named = JSON.parse(readFileSync(`${place}/package.json`, "utf8"))
      const all = Object.entries({ ...named.dependencies, ...named.devDependencies, ...named.optionalDependencies })
      assert.isAbove(all.length, 0)
      return all
    })
    for (const [name, version] of pinned) {
      assert.match(String(version), /^\d+\.\d+\.\d+(-[\w.]+)?$/, name)
      const place = lock.packages[`node_modules/${name}`]
      assert.strictEqual(place?.version, version, name)
    }
  })
})
