/** What one part needs of another is handed to it: nothing replaces what everybody shares, and nothing is left beside the way. */
import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { sourceFiles } from "./import-list.ts"

const linesWith = (pattern: RegExp, rooms: ReadonlyArray<string> = ["core", "adapters", "ui"]): ReadonlyArray<string> =>
  sourceFiles(rooms).flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .flatMap((line) => (pattern.test(line) ? [`${path}: ${line.trim()}`] : []))
  )

describe("What everybody shares", () => {
  it("is replaced by nobody: neither fetch nor Response nor anything else that is global", () =>
    assert.deepStrictEqual(
      linesWith(/\b(globalThis|window|self)\.\w+\s*=[^=]|Object\.(assign|defineProperty)\((globalThis|window)\b/),
      []
    ))

  it("is no private part of the router", () =>
    assert.deepStrictEqual(linesWith(/__TSR|\brouter\.(stores|__\w+|latest\w+)\b/, ["ui"]), []))

  it("has nothing kept beside it by identity, but what is worked out of one reading of the catalogue", () =>
    assert.deepStrictEqual(
      linesWith(/new Weak(Map|Set|Ref)\b/).map((line) => line.split(":")[0]),
      [
        "adapters/postgres/client/catalogue-look.ts",
        "adapters/search/query/query-cache.ts",
        "adapters/search/query/score.ts",
        "adapters/search/query/type-names.ts"
      ]
    ))
})

describe("A page that is not there", () => {
  it("is told by its loader: no component sets a status", () =>
    assert.deepStrictEqual(
      linesWith(/setResponseStatus\(404\)|<NotFound \/>/, ["ui"]).filter(
        (line) => !/NotFoundComponent|not-found-page/.test(line)
      ),
      []
    ))
})
