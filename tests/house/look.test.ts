/** The look as a whole: what every style sheet keeps to. */
import { readFileSync } from "node:fs"
import { glob } from "node:fs/promises"
import { assert, describe, it } from "@effect/vitest"

describe("The style sheets", () => {
  it("change their layout by the reader's text size, not by pixels", async () => {
    const inPixels: Array<string> = []
    let asked = 0
    for await (const file of glob("ui/**/*.css"))
      for (const [query] of readFileSync(file, "utf8").matchAll(/@(media|container)[^{]*\b(width|height)\b[^{]*/g)) {
        asked += 1
        if (/\dpx/.test(query)) inPixels.push(`${file}: ${query.trim()}`)
      }
    assert.isAbove(asked, 20)
    assert.deepStrictEqual(inPixels, [])
  })
})

describe("The shown words", () => {
  it("call a shop that shoppers go to a store, never a branch", async () => {
    const branches: Array<string> = []
    let read = 0
    for await (const file of glob([
      "{ui,core}/words/*.ts",
      "ui/content/*.screen.tsx",
      "adapters/messages/mail-words.ts"
    ]))
      for (const [text] of readFileSync(file, "utf8")
        .replace(/\/\*[\s\S]*?\*\//g, "")
        .replace(/\$\{[^{}]*\}/g, "")
        .matchAll(/"[^"\n]*"|`[^`]*`/g)) {
        read += 1
        if (/\bbranch(es)?\b/i.test(text)) branches.push(`${file}: ${text}`)
      }
    assert.isAbove(read, 300)
    assert.deepStrictEqual(branches, [])
  })
})
