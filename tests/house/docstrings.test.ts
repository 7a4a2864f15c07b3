/** Whatever the package's entries export says what it is: each function and service has its documentation. */
import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path/posix"
import { assert, describe, it } from "@effect/vitest"

/** Each value that an entry exports, and the file that declares it. */
const exported = globSync("core/entry/*.ts").flatMap((entry) =>
  [...readFileSync(entry, "utf8").matchAll(/export \{([^}]*)\} from "([^"]+)"/g)].flatMap(([, names = "", path = ""]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type "))
      .map((name) => ({ name, file: join(dirname(entry), path) }))
  )
)

/** The words of the comment that stands right above a declaration, without the IDs of rules. */
const wordsAbove = (text: string, name: string): ReadonlyArray<string> => {
  const above = text.slice(0, text.search(new RegExp(`^export (?:const|class|function) ${name}\\b`, "m"))).trimEnd()
  const [, comment = ""] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/$/.exec(above) ?? []
  return comment.replace(/\[[A-Z0-9-]+\]|\*/g, "").match(/[\w`']+/g) ?? []
}

describe("What the package exports", () => {
  it("is all found", () => assert.isAbove(exported.length, 120))
  it.each(exported)("$name says what it is", ({ name, file }) =>
    assert.isAtLeast(wordsAbove(readFileSync(file, "utf8"), name).length, 5, `${name} in ${file}`)
  )
})
