/** No test is left out of `npm test`, and what is said to take long is there. */
import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
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

  it("[F1] [F2] [F4] the soak hurts the shop in every way: killed, without its database, behind a lock, and by whatever fails first", () => {
    const source = readFileSync("tests/soak/faults.ts", "utf8")
    const ways = source.slice(source.indexOf("export const faults"))
    for (const way of [
      "killed after the reservation",
      "killed during the provider's call",
      "killed before the result",
      "killed after the result",
      "killed at any moment",
      "told to close",
      "provider fails",
      "the first use of everything fails",
      "each call of the provider has a stored failure",
      "the database behind a lock",
      "cache folders lost"
    ])
      expect(ways).toContain(`"${way}": `)
    // One for each call of the provider's that the shop makes.
    expect([...source.matchAll(/"((?:intents|refunds)\.\w+)"/g)].map(([, call]) => call)).toEqual(
      expect.arrayContaining(["create", "retrieve", "update", "confirm", "cancel"].map((call) => `intents.${call}`))
    )
  })

  it("that begin first are there", () => {
    expect(longFiles.filter((file) => !files.includes(`tests/${file}`))).toEqual([])
    expect(new Set(longFiles).size).toBe(longFiles.length)
  })
})
