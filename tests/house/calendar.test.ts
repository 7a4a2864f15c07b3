/** One file of the core asks the language for its calendar, so that a missing one is told in one way wherever a day is needed. */
import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { sourceFiles } from "./import-list.ts"

const makesDays = /\bTemporal\.(?:\w+\.from\w*\(|Now\b)|new Temporal\b/

describe("The core's calendar", () => {
  it("is asked for in core/temporal.ts, and elsewhere only after needTemporal", () => {
    const users = sourceFiles(["core"]).filter((file) => makesDays.test(readFileSync(file, "utf8")))
    assert.include(users, "core/temporal.ts")
    assert.deepStrictEqual(
      users.filter((file) => !/\bneedTemporal\(\)/.test(readFileSync(file, "utf8"))),
      []
    )
  })
})
