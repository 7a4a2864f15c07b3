/** What `npm test` runs as a whole is what its projects run one by one, and what is said to take long is there. */
import { execFileSync } from "node:child_process"
import { matchesGlob } from "node:path"
import { describe, expect, it } from "vitest"
import { projectsOf } from "../../vitest.config.ts"
import { longFiles } from "../longest-first.ts"

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "tests"], {
  encoding: "utf8"
})
  .split("\n")
  .filter((path) => /\.test\.tsx?$/.test(path))

describe("The tests", () => {
  it.each([
    ["one by one", false],
    ["as a whole", true]
  ])("are each in one project and no more, %s", (_, asOne) => {
    const patterns = projectsOf(asOne).flatMap(({ test }) => test.include)
    const others = files.filter((file) => patterns.filter((pattern) => matchesGlob(file, pattern)).length !== 1)
    expect(files.length).toBeGreaterThan(100)
    expect(others).toEqual([])
  })

  it("that begin first are there", () => {
    expect(longFiles.filter((file) => !files.includes(`tests/${file}`))).toEqual([])
    expect(new Set(longFiles).size).toBe(longFiles.length)
  })
})
