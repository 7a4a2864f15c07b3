/** What a route says outside its screen is part of the script that every page loads, so it names no page's own words. */
import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"

const screens = execFileSync("git", ["ls-files", "ui"], { encoding: "utf8" })
  .split("\n")
  .filter((path) => /\.(screen|layout)\.tsx$/.test(path))

/** From `head:` to the next part of the route. */
const headIn = (source: string): string => /^ {2}head: [\s\S]*?(?=^ {2}\w+: |^\}\))/m.exec(source)?.[0] ?? ""

describe("The head of a page", () => {
  it("is found in most screens", () =>
    assert.isAbove(screens.filter((path) => headIn(readFileSync(path, "utf8")) !== "").length, 20))
  it.each(screens)("%s names titles and descriptions alone", (path) =>
    assert.notMatch(headIn(readFileSync(path, "utf8")), /\w+Words\b/)
  )
})
