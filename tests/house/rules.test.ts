/** RULES.md and the tests name the same rules: a rule without a test is a hope, a test of no rule a puzzle. */
import { existsSync, globSync, readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { parseSync, Visitor } from "vite"

/** A requirement, or a threat, an invariant, a fault or a load of the security plan. */
const id = /^([A-Z]{2,6}-\d{2,3}[a-z]?|[TIFL]\d{1,2})$/

type Row = { readonly id: string; readonly rule: string; readonly area: string }

/** The rows of the one table `| ID | rule | area |`; a bar inside a cell is written `\|`. */
const rowsIn = (markdown: string): ReadonlyArray<Row> =>
  markdown
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .filter(([, first = ""]) => id.test(first))
    .map(([, first = "", rule = "", area = ""]) => ({ id: first, rule, area }))

/** The IDs in brackets in the titles of a file's tests and groups, as written in the calls themselves. */
const idsNamedIn = (path: string, text: string): ReadonlyArray<string> => {
  const named: Array<string> = []
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      const caller = text.slice(callee.start, callee.end)
      if (title === undefined || !/^(it|test|describe|property)\b/.test(caller)) return
      for (const [, one = ""] of text.slice(title.start, title.end).matchAll(/\[([^\]]*)\]/g))
        if (id.test(one)) named.push(one)
    }
  }).visit(parseSync(path, text).program)
  return named
}

const testFiles = globSync("tests/**/*.test.{ts,tsx}").filter((path) => !path.startsWith("tests/house/"))
const named = new Map(testFiles.map((path) => [path, idsNamedIn(path, readFileSync(path, "utf8"))]))
const allNamed = new Set([...named.values()].flat())

const rows = existsSync("RULES.md") ? rowsIn(readFileSync("RULES.md", "utf8")) : []
const listed = new Set(rows.map((row) => row.id))

describe("RULES.md", () => {
  it("is there, one table of ID, rule and area", () => {
    assert.isTrue(existsSync("RULES.md"), "RULES.md is missing at the root")
    assert.isAbove(rows.length, 0, "RULES.md has no row that starts with an ID such as GST-01")
    assert.deepStrictEqual(
      rows.filter(({ rule, area }) => rule === "" || area === "").map((row) => row.id),
      [],
      "rows without a rule or an area"
    )
  })

  it("names each rule once", () => {
    const ids = rows.map((row) => row.id)
    assert.deepStrictEqual(
      ids.filter((one, index) => ids.indexOf(one) !== index),
      []
    )
  })

  it("has a test for every rule", () => {
    assert.deepStrictEqual(
      [...listed].filter((one) => !allNamed.has(one)),
      []
    )
  })

  it("lists every rule that a test names", () => {
    const unknown = [...named].flatMap(([path, ids]) =>
      [...new Set(ids)].filter((one) => !listed.has(one)).map((one) => `${one} in ${path}`)
    )
    assert.deepStrictEqual(unknown, [])
  })

  it("lists every rule that a source names in brackets", () => {
    const sources = globSync("{core,adapters,ui}/**/*.{ts,tsx}")
    const unknown = sources.flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/\[([A-Z]{1,6}-?\d{1,3}[a-z]?)\]/g)]
        .map(([, one = ""]) => one)
        .filter((one) => id.test(one) && !listed.has(one))
        .map((one) => `${one} in ${path}`)
    )
    assert.isAbove(sources.length, 0)
    assert.deepStrictEqual(unknown, [])
  })
})

describe("A title names rules", () => {
  it("by its brackets, in every way to write a test", () => {
    const text = `
      it("[GST-01] [GST-02] a", () => {})
      it.each([["[PRC-09]"]])("[PRC-01] b %s", () => {})
      it.effect.prop(\`[UOM-01] c\`, [X], () => {})
      describe("[STK-03] d", () => {})
      it("e [CART-01]", () => {})
      assert.equal("[PAY-01]", "x")`
    assert.deepStrictEqual(idsNamedIn("x.test.ts", text), ["GST-01", "GST-02", "PRC-01", "UOM-01", "STK-03", "CART-01"])
  })

  it("and a row of the register is read cell by cell", () => {
    assert.deepStrictEqual(rowsIn("| ID | rule | area |\n|---|---|---|\n| GST-01 | One \\| two. | Prices |\n"), [
      { id: "GST-01", rule: "One \\| two.", area: "Prices" }
    ])
  })
})
