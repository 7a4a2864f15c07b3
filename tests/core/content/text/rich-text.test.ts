/** Texts of pages: their words, how they begin, and the anchors of their headings. */
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import fc from "fast-check"
import { RichText } from "../../../../core/content/text/rich-text.schema.ts"
import { excerptOf, headingAnchors, leadOf, plainTextOf } from "../../../../core/content/text/rich-text.ts"

const text: RichText = [
  { is: "heading", level: 2, text: "Which class?" },
  { is: "paragraph", line: [{ text: "Use " }, { text: "H3", marks: ["strong"] }, { text: " above the ground." }] },
  {
    is: "list",
    isNumbered: true,
    items: [[{ text: "H4 in it" }], [{ text: "H5 in " }, { text: "wet soil", to: "/h5" }]]
  },
  { is: "quotation", lines: [[{ text: "Seal the cuts." }]] },
  { is: "table", columns: [[{ text: "Class" }], [{ text: "Where" }]], rows: [[[{ text: "H2" }], [{ text: "inside" }]]] }
]

describe("A text of a page", () => {
  it("gives its words without its marks, a block, entry or cell to a line", () => {
    assert.strictEqual(
      plainTextOf(text),
      "Which class?\nUse H3 above the ground.\nH4 in it\nH5 in wet soil\nSeal the cuts.\nClass\nWhere\nH2\ninside"
    )
  })

  it("begins with its paragraphs, not with its headings and lists", () => {
    assert.strictEqual(leadOf(text), "Use H3 above the ground.")
  })

  it("gives each heading an anchor of its own", () => {
    const heading = (words: string) => ({ is: "heading" as const, level: 2, text: words })
    const named = ["Deck spans", "Deck spans!", "90 × 45", "???", "Où?"].map(heading)
    assert.deepStrictEqual(headingAnchors(named), ["deck-spans", "deck-spans-2", "90-45", "section", "ou"])
  })

  it("takes no link that would run in a browser, and no heading that rivals the page's own", () => {
    const isText = Schema.is(RichText)
    assert.isTrue(isText(text))
    assert.isFalse(isText([{ is: "paragraph", line: [{ text: "here", to: "javascript:alert(1)" }] }]))
    assert.isFalse(isText([{ is: "heading", level: 1, text: "Title" }]))
    assert.isFalse(isText([{ is: "html", html: "<script>" }]))
  })
})

describe("An excerpt", () => {
  const words = (count: number) => Array.from({ length: count }, (_, place) => `w${place + 1}`).join(" ")

  it("[CMS-02] has all of 50 words and the first 50 of 51", () => {
    assert.strictEqual(excerptOf(words(50)), words(50))
    assert.strictEqual(excerptOf(words(51)), `${words(50)}\u00a0…`)
  })

  it("[CMS-02] never has more than 50 words, whatever was asked for", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1 }), { maxLength: 120 }),
        fc.integer({ min: 1, max: 200 }),
        (parts, most) => {
          const written = excerptOf(parts.join(" "), most)
          const counted = written
            .replace(/\u00a0…$/u, "")
            .split(/\s+/u)
            .filter(Boolean).length
          assert.isAtMost(counted, Math.min(50, most))
        }
      )
    )
  })

  it("ends without the comma or stop that stood before what is left out", () => {
    assert.strictEqual(excerptOf("Cut it, seal it, fix it.", 2), "Cut it\u00a0…")
  })
})
