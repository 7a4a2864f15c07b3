/** Names say what a thing is or what a function does: none is a bare participle, which leaves open of what, or by whom. */
import { readFileSync } from "node:fs"
import { basename } from "node:path/posix"
import { assert, describe, it } from "@effect/vitest"
import { parseSync } from "vite"
import { sourceFiles } from "./import-list.ts"

/** Nouns of the trade and of the field that look like participles, and states that a standard or the specification names so. */
const nouns = new Set(
  `ageing billing building cladding clothing cutting decking drawing encoding engagement fencing fitting flashing
   flooring framing glazing guttering heading landing keyring lettering lighting lining listing logging masking meaning moulding
   ordering packing paling pending placing plumbing posting pricing ranking roofing routing sarking screening setting
   shelving shipping skirting string tiling timing tracking forbidden malformed unauthorised proceed succeed feed seed
   need speed bed shed weed reed bleed embed`.match(/\w+/g)
)

/** Those that end otherwise. */
const irregular = new Set(
  `told asked kept found seen heard made given taken held shown said become meant begun written drawn spread gone sent
   left put brought bought sold chosen known thrown grown lost won paid spent built dealt felt led met read stood
   understood thought caught taught broken driven hidden ridden risen shaken spoken stolen sworn torn woken worn`.match(
    /\w+/g
  )
)

/** Whether the name is one word, and that word a participle or gerund. */
const isBareParticiple = (name: string): boolean => {
  const word = name[0]?.toLowerCase() + name.slice(1)
  if (!/^[a-z]+$/.test(word) || nouns.has(word)) return false
  return /[a-z]{2}(ing|ed)$/.test(word) || irregular.has(word)
}

/** What a file exports by name: functions, values, types and classes. */
const exportedNames = (path: string, text: string): ReadonlyArray<string> => {
  const values = parseSync(path, text).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => (exportName.name ? [exportName.name] : []))
  )
  const types = [...text.matchAll(/^export (?:declare )?(?:type|interface) (\w+)/gm)].map(([, name = ""]) => name)
  return [...new Set([...values, ...types])]
}

const files = sourceFiles(["core", "adapters", "ui", "fixtures"])

describe("A bare participle", () => {
  it("is told from a noun, a verb and a name of several words", () => {
    assert.deepStrictEqual(
      ["told", "Kept", "asking", "expanded", "pricing", "succeed", "shed", "askedPrices", "king", "Listing"].filter(
        isBareParticiple
      ),
      ["told", "Kept", "asking", "expanded"]
    )
    assert.deepStrictEqual(
      exportedNames("x.ts", "export const told = 1\nexport type Kept = 2\nexport class Asking {}").toSorted(),
      ["Asking", "Kept", "told"]
    )
  })

  it("is the name of nothing that is exported", () => {
    const found = files.flatMap((path) =>
      exportedNames(path, readFileSync(path, "utf8"))
        .filter(isBareParticiple)
        .map((name) => `${name} in ${path}`)
    )
    assert.isAbove(files.length, 1000)
    assert.deepStrictEqual([...new Set(found)], [])
  })

  it("is the name of no file", () =>
    assert.deepStrictEqual(
      files.filter((path) => isBareParticiple(basename(path).replace(/\..*/, ""))),
      []
    ))
})
