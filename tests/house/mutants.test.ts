/** The small changes that `npm run mutate` tries are the ones it says, and each is a program. */
import { assert, describe, it } from "@effect/vitest"
import { parseSync } from "vite"
import { applyMutant, mutantsOf } from "../mutate/mutants.ts"

const changes = (text: string) => mutantsOf("x.ts", text).map((mutant) => applyMutant(text, mutant))

describe("The changes to a rule", () => {
  it.each([
    ["a + b", ["a - b"]],
    ["a < b", ["a <= b", "a >= b"]],
    ["a >= 1", ["a > 1", "a < 1", "a >= 2"]],
    ["a && !b", ["a || !b", "a && b"]],
    ["sum += 2n", ["sum -= 2n", "sum += 3n"]],
    ["Math.min(a, true)", ["Math.max(a, true)", "Math.min(a, false)"]],
    ["f(1_000)", ["f(1001)"]]
  ])("of %s are %j", (text, all) => assert.deepStrictEqual(changes(text), all))

  it.each(['"a" + b', "`a` + b", "a.toString()", 'f("1")', "type A = 1 | 2", "const a = { 1: b }"])(
    "leave %s as it is",
    (text) => assert.deepStrictEqual(changes(text), [])
  )

  it("name the line that they stand in, and can all be read", () => {
    const text = "const a = (b: number) =>\n  b > 0 ? Math.floor(b * 2) - 1 : -b\n"
    assert.isAbove(changes(text).length, 5)
    for (const { line, source } of mutantsOf("x.ts", text)) {
      assert.strictEqual(line, 2)
      assert.strictEqual(source, "b > 0 ? Math.floor(b * 2) - 1 : -b")
    }
    for (const changed of changes(text)) assert.deepStrictEqual(parseSync("x.ts", changed).errors, [])
  })
})
