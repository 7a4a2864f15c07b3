/** Errors keep their types on the way to an answer: nothing fails with `unknown`, and no route tells errors apart by hand. */
import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { sourceFiles } from "./import-list.ts"

/** A migrator's own type says so. */
const foreign = new Set(["adapters/postgres/migrations/all.ts"])

const linesOf = (folders: ReadonlyArray<string>, has: RegExp): ReadonlyArray<string> =>
  sourceFiles(folders)
    .filter((path) => !foreign.has(path))
    .flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .flatMap((line, at) => (has.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : []))
    )

/** `Effect.Effect<A, unknown>`, with or without what it needs; `A` may have parameters of its own. */
const fails = /Effect<(?:[^<>]|<(?:[^<>]|<[^<>]*>)*>)+,\s*unknown\s*[,>]/

/** Errors of the shop's own classes; what a platform throws has no tag. */
const toldApart = /instanceof (?!Error\b|Map\b|Date\b|Promise\b)[A-Z]/

describe("An error", () => {
  it("is never `unknown` where an effect fails with it", () =>
    assert.deepStrictEqual(linesOf(["core", "adapters"], fails), []))

  it("is told from others by no route and no call: one table says what becomes of it", () => {
    assert.deepStrictEqual(linesOf(["adapters/api", "adapters/http/routes"], toldApart), [])
    assert.deepStrictEqual(linesOf(["adapters/http/routes"], /catchTags?\(|logError|routeErrorResponse/), [])
  })

  it("is caught by its class in one way at most where something throws it", () => {
    const rooms = ["api", "http", "jobs", "media", "rendering", "search", "storage", "threads"]
    const files = linesOf(
      rooms.map((room) => `adapters/${room}`),
      toldApart
    ).map((line) => line.split(":")[0])
    assert.deepStrictEqual(
      files.filter((path, at) => files.indexOf(path) !== at),
      []
    )
  })
})
