/** No test is left out of `npm test`, and what is said to take long is there. */
import { execFileSync } from "node:child_process"
import { matchesGlob } from "node:path"
import { describe, expect, it } from "vitest"
import { joinedProjects, projects } from "../../vitest.config.ts"
import { longFiles } from "../longest-first.ts"

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "tests"], {
  encoding: "utf8"
})
  .split("\n")
  .filter((path) => /\.test\.tsx?$/.test(path))

describe("The tests", () => {
  it.each([
    ["folder by folder", projects],
    ["all of them", joinedProjects]
  ])("are each in one project and no more, %s", (_, run) => {
    const patterns = run.flatMap(({ test }) => test.include)
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => patterns.filter((pattern) => matchesGlob(file, pattern)).length !== 1)).toEqual([])
  })

  it("that begin first are there", () => {
    expect(longFiles.filter((file) => !files.includes(`tests/${file}`))).toEqual([])
    expect(new Set(longFiles).size).toBe(longFiles.length)
  })
})
