/** A package that was spoilt: what it may do while it is installed, and how it would get in. */
import { spawnSync } from "node:child_process"
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { beforeCoolDown } from "../../setup/cool-down.mjs"
import { locatedLock } from "../../setup/located-lock.mjs"

const root = join(import.meta.dirname, "../..")
const folder = mkdtempSync(join(tmpdir(), "lineal-packages-"))
const ran = join(folder, "ran")

const npm = (...args: ReadonlyArray<string>) =>
  spawnSync("npm", [...args, "--no-audit", "--no-fund", "--offline"], {
    cwd: folder,
    encoding: "utf8",
    shell: process.platform === "win32"
  })

const writePackage = (path: string, content: object) => {
  mkdirSync(join(folder, path), { recursive: true })
  writeFileSync(join(folder, path, "package.json"), JSON.stringify({ version: "1.0.0", ...content }))
}

beforeAll(() => {
  copyFileSync(join(root, ".npmrc"), join(folder, ".npmrc"))
  const touch = `node -e "require('fs').writeFileSync(${JSON.stringify(ran).replaceAll('"', "'")}, '')"`
  writePackage("spoilt", { name: "spoilt", scripts: { preinstall: touch, install: touch, postinstall: touch } })
  writePackage("other", { name: "other" })
  writePackage(".", { name: "shop", dependencies: { spoilt: "file:./spoilt" } })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe("[T62] A package", () => {
  it("runs nothing while it is installed by the project's own settings", () => {
    expect(npm("install").status).toBe(0)
    expect(existsSync(join(folder, "node_modules", "spoilt", "package.json"))).toBe(true)
    expect(existsSync(ran)).toBe(false)
  })

  it("that the lock does not name is not installed", () => {
    writePackage(".", { name: "shop", dependencies: { spoilt: "file:./spoilt", other: "file:./other" } })
    const refused = npm("ci")
    expect(refused.status).not.toBe(0)
    expect(refused.stderr).toContain("lock")
  })

  it("is installed by the lock alone, at the one version that package.json names, and taken in a week after it was published", () => {
    const installs = readFileSync(join(root, "setup/packages.mjs"), "utf8")
    expect(installs).toMatch(/npm\(\["ci", withoutTools\], machinePath/)
    expect(installs).toMatch(/\["install", \.\.\.args, beforeCoolDown\(Date\.now\(\)\)\]/)
    expect(beforeCoolDown(Date.parse("2026-11-25T01:00:00Z"))).toBe("--before=2026-11-18T01:00:00.000Z")
    const versions = ["", "tests/bench", "tests/mutate"].flatMap((place) => {
      const named = JSON.parse(readFileSync(join(root, place, "package.json"), "utf8"))
      return Object.values({ ...named.dependencies, ...named.devDependencies, ...named.optionalDependencies })
    })
    expect(versions.length).toBeGreaterThan(40)
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([])
  })

  it("is fetched from where the machine's registry keeps it only as the sum of the lock has it; nothing else of the lock changes", () => {
    const entry = { version: "1.2.3", integrity: "sha512-x" }
    const packages = {
      "": { name: "shop" },
      "tests/bench": { name: "bench" },
      "node_modules/bench": { resolved: "tests/bench", link: true },
      "node_modules/other-system": { version: "1.0.0", optional: true },
      "node_modules/effect": entry,
      "node_modules/a/node_modules/@own/b": entry,
      "node_modules/alias": { ...entry, name: "@own/c" }
    }
    const located = locatedLock({ lockfileVersion: 3, packages }, "https://packages.example/npm")
    expect(located).toEqual({
      lockfileVersion: 3,
      packages: {
        ...packages,
        "node_modules/effect": { ...entry, resolved: "https://packages.example/npm/effect/-/effect-1.2.3.tgz" },
        "node_modules/a/node_modules/@own/b": {
          ...entry,
          resolved: "https://packages.example/npm/@own/b/-/b-1.2.3.tgz"
        },
        "node_modules/alias": {
          ...entry,
          name: "@own/c",
          resolved: "https://packages.example/npm/@own/c/-/c-1.2.3.tgz"
        }
      }
    })
  })
})
