/** GLOSSARY.md explains the words of the core: each exported type has its row, and each row is of something exported. */
import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { parseSync } from "vite"
import { sourceFiles } from "./import-list.ts"

const glossary = readFileSync("GLOSSARY.md", "utf8")
const rows = [...glossary.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = ""]) => name)

/** What a file of the core exports by name: everything, and of that the types and classes. */
const exportsOf = (file: string) => {
  const text = readFileSync(file, "utf8")
  const names = parseSync(file, text).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => (exportName.name ? [exportName.name] : []))
  )
  const types = [...text.matchAll(/^export (?:abstract )?(?:type|interface|class) (\w+)/gm)].map(
    ([, name = ""]) => name
  )
  return { names, types }
}
const all = sourceFiles(["core"]).map(exportsOf)
const types = new Set(all.flatMap((one) => one.types))
const known = new Set([...all.flatMap((one) => one.names), ...types])

describe("The glossary", () => {
  it("has a row for each exported type of the core", () => {
    assert.isAbove(types.size, 300)
    assert.deepStrictEqual(
      [...types].filter((name) => !rows.includes(name)),
      []
    )
  })

  it("has no row for what the core does not export", () => {
    assert.deepStrictEqual(
      rows.filter((name) => !known.has(name)),
      []
    )
  })

  it("names only rules that RULES.md has", () => {
    const rules = readFileSync("RULES.md", "utf8")
    const named = [...glossary.matchAll(/^\|.*\| ([A-Z][A-Z0-9, -]+) \|$/gm)].flatMap(([, ids = ""]) => ids.split(", "))
    assert.isAbove(named.length, 100)
    assert.deepStrictEqual(
      [...new Set(named)].filter((id) => !rules.includes(id)),
      []
    )
  })
})
