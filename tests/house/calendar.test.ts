/** One file of the core asks the language for its calendar, so that a missing one is told in one way wherever a day is needed. */
import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { sourceFiles } from "./import-list.ts"

const makesDays = /\bTemporal\.(?:\w+\.from\w*\(|Now\b)|new Temporal\b/

/** What asks for the time zone or the language of the machine that it runs on. */
const asksMachine =
  /\.get(?:Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)\(|\.toLocale(?:Date|Time)String\(|Temporal\.Now\.(?:plain|zonedDateTime|timeZoneId)/

describe("The time zone", () => {
  it("[LAY-06] of the machine is asked by no source: a day and an hour are Melbourne's, or the ones that are written down", () => {
    const sources = sourceFiles(["core", "ui", "adapters"]).map((file) => [file, readFileSync(file, "utf8")] as const)
    assert.deepStrictEqual(
      sources.filter(([, text]) => asksMachine.test(text)).map(([file]) => file),
      []
    )
    const formats = sources.flatMap(([file, text]) =>
      [...text.matchAll(/DateTimeFormat\(([^)]*)\)/g)].map(([, options = ""]) => [file, options] as const)
    )
    assert.isAbove(formats.length, 0)
    for (const [file, options] of formats) assert.match(options, /timeZone: "(Australia\/Melbourne|UTC)"/, file)
  })
})

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
