/** Cuts HTML into tags and text. What is read of it is never written as HTML again, so that a slip here shows a wrong word and runs nothing. */
import { rawElements } from "./html-elements.ts"

export type HtmlToken =
  | { readonly is: "text"; readonly text: string }
  | {
      readonly is: "open"
      readonly name: string
      readonly attributes: ReadonlyMap<string, string>
    }
  | { readonly is: "close"; readonly name: string }

const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: "\u00a0",
    ndash: "–",
    mdash: "—",
    hellip: "…",
    lsquo: "‘",
    rsquo: "’",
    ldquo: "“",
    rdquo: "”",
    times: "×",
    deg: "°",
    frac12: "½",
    copy: "©",
    tab: "\t",
    newline: "\n",
    colon: ":"
  })
)

const codePoint = (code: number): string =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : "\ufffd"

/** Entities as the signs that they stand for; unknown ones stay as they are. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,9}));?/gi, (entity, hex, digits, name) => {
    if (hex) return codePoint(Number.parseInt(hex, 16))
    if (digits) return codePoint(Number(digits))
    return named.get(String(name).toLowerCase()) ?? entity
  })

const attributeShape = /([^\s"'<>/=]{1,200})(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(attributeShape)].map(([, name = "", double, single, bare]) => [
      name.toLowerCase(),
      decodeEntities(double ?? single ?? bare ?? "")
    ])
  )

/** A comment, or a tag with its attributes, whose quoted values may hold any sign. */
const tagShape = /<!--[\s\S]*?(?:-->|$)|<[!?][^<>]*>|<(\/?)([a-z][a-z0-9-]{0,40})((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi

/** Where a raw element ends: after its own closing tag, or nowhere. */
const endOfRaw = (lowerCase: string, name: string, from: number): number => {
  const end = lowerCase.indexOf(`</${name}`, from)
  const close = end < 0 ? -1 : lowerCase.indexOf(">", end)
  return close < 0 ? lowerCase.length : close + 1
}

/** So many signs of it are read. */
const MAX_HTML = 500_000

/** The tags and texts in their order; of a longer page the rest is left out. */
export const htmlTokens = (page: string): ReadonlyArray<HtmlToken> => {
  const html = page.slice(0, MAX_HTML)
  const tokens: Array<HtmlToken> = []
  const addText = (text: string) => {
    if (text !== "") tokens.push({ is: "text", text: decodeEntities(text) })
  }
  // Of the same length: no other letter is made two by it.
  const lowerCase = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
  const tags = new RegExp(tagShape)
  let at = 0
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    addText(html.slice(at, tag.index))
    at = tag.index + tag[0].length
    const name = tag[2]?.toLowerCase()
    if (name === undefined) continue
    if (tag[1] === "/") tokens.push({ is: "close", name })
    else if (rawElements.has(name)) at = endOfRaw(lowerCase, name, at)
    else tokens.push({ is: "open", name, attributes: attributesOf(tag[3] ?? "") })
    tags.lastIndex = at
  }
  addText(html.slice(at))
  return tokens
}
