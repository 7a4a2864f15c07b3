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
