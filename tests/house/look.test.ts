/** The look as a whole: what every style sheet keeps to. */
import { readFileSync } from "node:fs"
import { glob } from "node:fs/promises"
import { assert, describe, it } from "@effect/vitest"

/** A sheet of A4 between its margins, in em of 16 px. */
const PAPER_EM = 44

type Block = { readonly head: string; readonly body: string }

/** The blocks that stand side by side in a style sheet, or within one of them. */
const blocksOf = (css: string): ReadonlyArray<Block> => {
  const blocks: Array<Block> = []
  let [depth, from, open] = [0, 0, 0]
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === ";" && depth === 0) from = at + 1
    if (css[at] === "{" && depth++ === 0) open = at
    if (css[at] !== "}" || --depth > 0) continue
    blocks.push({ head: css.slice(from, open).trim(), body: css.slice(open + 1, at) })
    from = at + 1
  }
  return blocks
}

const isTablePart = (selector: string): boolean => /\b(table|thead|tbody|tr|td|th)\b/.test(selector)

/** The rules by which tables are no tables on a sheet of paper: those of windows that it is narrower than. */
const undoneOnPaper = (css: string): ReadonlyArray<string> =>
  blocksOf(css).flatMap(({ head, body }): ReadonlyArray<string> => {
    if (/^@media[^{]*\b(screen|standalone|min-width|>)/.test(head)) return []
    const most = /width\s*<=?\s*([\d.]+)em/.exec(head)?.[1]
    if (most !== undefined && Number(most) <= PAPER_EM) return []
    if (!head.startsWith("@")) return []
    const rules = most === undefined ? [] : blocksOf(body)
    const undone = rules.filter((rule) => isTablePart(rule.head) && /display:\s*(block|grid|flex)/.test(rule.body))
    return [...undone.map((rule) => `${head} ${rule.head}`), ...undoneOnPaper(body)]
  })

/** What the eye makes of a colour such as `#0a3f73`: 0 for black, 1 for white, as WCAG 2 defines it. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((left, right) => left - right)
  return (light + 0.05) / (dark + 0.05)
}

/** A colour of the look by its name, as it is in light and in dark. */
const schemesOf = (css: string, name: string): ReadonlyArray<string> => {
  const [, value = ""] = new RegExp(`--${name}: ([^;]+);`).exec(css) ?? []
  const colours = value.match(/#[0-9a-f]{6}/g) ?? []
  return colours.length === 1 ? [...colours, ...colours] : colours
}

describe("The outline of what has the focus", () => {
  it("stands out at least 3 to 1 from every ground, light and dark", () => {
    assert.closeTo(contrast("#ffffff", "#000000"), 21, 0.001)
    const look = readFileSync("ui/shell/look.css", "utf8")
    assert.match(look, /:focus-visible \{\s*outline: 3px solid var\(--blue\);/)
    for (const [outline, ground] of [
      ["blue", "paper"],
      ["blue", "sheet"],
      ["yellow", "dark"]
    ] as const)
      schemesOf(look, outline).forEach((colour, scheme) => {
        assert.isAtLeast(contrast(colour, schemesOf(look, ground)[scheme] ?? colour), 3, `${outline} on ${ground}`)
      })
  })
})

/** What a style sheet has move whatever a rule without `!important` says. */
const insistentMotion = (css: string): ReadonlyArray<string> =>
  [...css.matchAll(/(animation|transition|scroll-behavior)[\w-]*:([^;}]*)!important/g)]
    .filter(([, , value = ""]) => !/^\s*(none|auto)\s*$/.test(value))
    .map(([rule]) => rule)

describe("Whoever asks for less motion", () => {
  it("sees nothing of it: one rule stops all that styles move, of windows' grounds too, and none outranks it", async () => {
    const look = readFileSync("ui/shell/look.css", "utf8")
    const [, selectors = "", body = ""] =
      /@media \(prefers-reduced-motion: reduce\) \{([^{}]*)\{([^{}]*)\}/.exec(look) ?? []
    assert.deepStrictEqual(
      selectors.split(",").map((one) => one.trim()),
      ["*", "::before", "::after", "::backdrop"]
    )
    for (const rule of ["animation: none", "transition: none", "scroll-behavior: auto"])
      assert.include(body, `${rule} !important;`)
    const insistent: Array<string> = []
    for await (const file of glob("ui/**/*.css"))
      for (const rule of insistentMotion(readFileSync(file, "utf8"))) insistent.push(`${file}: ${rule}`)
    assert.deepStrictEqual(insistent, [])
    assert.deepStrictEqual(insistentMotion("a { transition: 1s !important; animation: none !important }"), [
      "transition: 1s !important"
    ])
  })
})

describe("The style sheets", () => {
  it("leave a table a table on paper, which is narrower than many a window that has none", async () => {
    const undone: Array<string> = []
    for await (const file of glob("ui/**/*.css"))
      for (const rule of undoneOnPaper(readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "")))
        undone.push(`${file}: ${rule}`)
    assert.deepStrictEqual(undone, [])
    const cards = "@layer a { @media (width < 48em) { .table tr { display: grid; } } }"
    assert.deepStrictEqual(undoneOnPaper(cards), ["@media (width < 48em) .table tr"])
    assert.deepStrictEqual(undoneOnPaper(`@media screen { ${cards} }`), [])
  })

  it("let what is out of sight in a box that scrolls sideways scroll with it: else it makes the page wider", async () => {
    const loose: Array<string> = []
    for await (const file of glob("ui/**/*.css"))
      for (const [rule = ""] of readFileSync(file, "utf8").matchAll(/[^{}]*\{[^{}]*\}/g))
        if (/overflow-x:\s*auto/.test(rule) && !/position:/.test(rule))
          loose.push(`${file} ${rule.split("{")[0]?.trim()}`)
    assert.deepStrictEqual(loose, [])
  })

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

/** What was agreed on, to the letter, and the file that says it. */
const agreedWords: ReadonlyArray<readonly [file: string, words: ReadonlyArray<string>]> = [
  ["core/words/product-card.ts", ["In Stock online ("]],
  ["ui/words/product.ts", ["excludes GST", "Remove one"]],
  ["ui/words/cart.ts", ["removed.", "Undo"]],
  ["core/words/order.ts", ["Requested item is not an order"]],
  [
    "ui/words/sign-in.ts",
    ["Log in", "Keep me logged in", "Repeat password", "Skip the code here next time.", "Check the address for a typo."]
  ],
  ["ui/words/my-account.ts", ["Work for more than one company? Switch any time.", "on file", "Your details"]],
  ["ui/words/order-result.ts", ["Confirm with your bank to place the order"]],
  ["ui/words/details.ts", ["Your details"]]
]

/** The noun, where the specification or a sentence wants it. */
const loginAsNoun = [
  "You have been logged out. Please login again.",
  "Your session has timed out, please login again.",
  "No login needed."
]

describe("The shown words", () => {
  it.each(agreedWords)("of %s say what was agreed on", (file, words) => {
    const said = readFileSync(file, "utf8")
    assert.deepStrictEqual(
      words.filter((one) => !said.includes(one)),
      []
    )
  })

  it("say 'log in' for what one does, and never 'sign in'", async () => {
    const others: Array<string> = []
    for await (const file of glob("{ui,core}/words/*.ts"))
      for (const [text] of readFileSync(file, "utf8")
        .replace(/\/\*[\s\S]*?\*\//g, "")
        .replace(/^import .*$/gm, "")
        .matchAll(/"[^"\n]*"|`[^`]*`/g))
        if (
          /\bsign(ed|ing)?[ -](in|out)\b|\blogin\b/i.test(
            loginAsNoun.reduce((left, noun) => left.replace(noun, ""), text)
          )
        )
          others.push(`${file}: ${text}`)
    assert.deepStrictEqual(others, [])
  })

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
