/** Markdown as staff write it, read into the blocks of a page; HTML in it is refused, not cleaned. */
import { Marked, type Token, type Tokens } from "marked"
import { isLinkTarget } from "../../../core/content/text/link.ts"
import type { RichText, TextBlock, TextSpan } from "../../../core/content/text/rich-text.schema.ts"

/** A picture that stands alone, as it is written. */
type MarkdownPicture = { readonly image: string; readonly alt: string; readonly caption?: string }

/**
 * A part of the file: text with the line of each of its blocks, a picture that stands alone, or a fenced block with its
 * name and what is in it.
 */
export type MarkdownPart =
  | { readonly is: "text"; readonly text: RichText; readonly lines: ReadonlyArray<number> }
  | { readonly is: "picture"; readonly picture: MarkdownPicture; readonly line: number }
  | { readonly is: "fence"; readonly name: string; readonly body: string; readonly line: number }

export type MarkdownResult = {
  readonly parts: ReadonlyArray<MarkdownPart>
  readonly problems: ReadonlyArray<{ readonly line: number; readonly reason: string }>
}

type Marks = NonNullable<TextSpan["marks"]>
type Line = ReadonlyArray<TextSpan>

const marked = new Marked({ gfm: true })

/** Why a token can't stand in a text. */
class Refused extends Error {}

const withMark = (marks: Marks, mark: Marks[number]): Marks => (marks.includes(mark) ? marks : [...marks, mark])

const span = (text: string, marks: Marks, to: string | undefined): TextSpan => ({
  text,
  ...(marks.length > 0 ? { marks } : {}),
  ...(to === undefined ? {} : { to })
})

const linkSpans = ({ href, tokens }: Tokens.Link, marks: Marks): Line => {
  if (!isLinkTarget(href))
    throw new Refused(`a link leads to a page such as /returns or starts with https, mailto or tel, not to "${href}"`)
  return spansOf(tokens, marks, href)
}

const spansOf = (tokens: ReadonlyArray<Token>, marks: Marks, to?: string): Line =>
  tokens.flatMap((token): Line => {
    switch (token.type) {
      case "strong":
        return spansOf(token.tokens ?? [], withMark(marks, "strong"), to)
      case "em":
        return spansOf(token.tokens ?? [], withMark(marks, "emphasis"), to)
      case "codespan":
        return [span(token.text, withMark(marks, "code"), to)]
      case "link":
        return linkSpans(token as Tokens.Link, marks)
      case "br":
        return [span(" ", marks, to)]
      case "text":
        return token.tokens ? spansOf(token.tokens, marks, to) : [span(unescaped(token.text), marks, to)]
      case "escape":
        return [span(token.text, marks, to)]
      case "paragraph":
        return spansOf(token.tokens ?? [], marks, to)
      case "image":
        throw new Refused("a picture stands in a paragraph of its own")
      case "html":
        throw new Refused("HTML is not taken: write Markdown, or a fenced block")
      default:
        throw new Refused(`${nameOf(token)} can't stand here`)
    }
  })

const names: ReadonlyMap<string, string> = new Map([
  ["list", "a list in a list"],
  ["checkbox", "a tick box"],
  ["del", "struck text"],
  ["table", "a table"],
  ["heading", "a heading"],
  ["hr", "a rule across the page"]
])
const nameOf = ({ type }: Token): string => names.get(type) ?? `"${type}"`

/** Line breaks in a paragraph are spaces, and an entity is the sign that it stands for. */
const unescaped = (text: string): string =>
  text.replace(/\s*\n\s*/g, " ").replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (entity) => entities.get(entity) ?? entity)

const entities: ReadonlyMap<string, string> = new Map([
  ["&amp;", "&"],
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&nbsp;", "\u00a0"],
  ["&#39;", "'"]
])

const headingOf = ({ depth, tokens }: Tokens.Heading): TextBlock => {
  if (depth === 1) throw new Refused("the title stands above the text: a heading begins with ##")
  if (depth > 4) throw new Refused("a heading has at most four #")
  return {
    is: "heading",
    level: depth,
    text: spansOf(tokens, [])
      .map(({ text }) => text)
      .join("")
  }
}

const textBlockOf = (token: Token): TextBlock => {
  switch (token.type) {
    case "heading":
      return headingOf(token as Tokens.Heading)
    case "paragraph":
      return { is: "paragraph", line: spansOf(token.tokens ?? [], []) }
    case "list": {
      const { ordered, items } = token as Tokens.List
      return { is: "list", isNumbered: ordered, items: items.map((item) => spansOf(item.tokens, [])) }
    }
    case "blockquote":
      return {
        is: "quotation",
        lines: (token.tokens ?? []).filter(({ type }) => type !== "space").map((line) => spansOf([line], []))
      }
    case "table": {
      const { header, rows } = token as Tokens.Table
      const cells = (row: ReadonlyArray<Tokens.TableCell>) => row.map(({ tokens }) => spansOf(tokens, []))
      return { is: "table", columns: cells(header), rows: rows.map(cells) }
    }
    case "html":
      throw new Refused("HTML is not taken: write Markdown, or a fenced block")
    default:
      throw new Refused(`${nameOf(token)} can't stand here`)
  }
}

const aloneImage = (token: Token): Tokens.Image | undefined => {
  if (token.type !== "paragraph") return undefined
  const inside = (token.tokens ?? []).filter(({ raw }) => raw.trim() !== "")
  return inside.length === 1 && inside[0]?.type === "image" ? (inside[0] as Tokens.Image) : undefined
}

const partOf = (token: Token, line: number): MarkdownPart => {
  if (token.type === "code") {
    const { lang = "", text } = token as Tokens.Code
    if (lang.trim() === "") throw new Refused("a fenced block is named after its ```, such as ```products")
    return { is: "fence", name: lang.trim(), body: text, line: line + 1 }
  }
  const image = aloneImage(token)
  if (!image) return { is: "text", text: [textBlockOf(token)], lines: [line] }
  const { href, text, title } = image
  return { is: "picture", picture: { image: href, alt: text, ...(title ? { caption: title } : {}) }, line }
}

const linesIn = (raw: string): number => raw.split("\n").length - 1

/**
 * The parts of a Markdown text in their order, neighbouring text in one. Every fault is told with its line, counted from
 * `firstLine`; a text with faults is not to be kept.
 */
export const readMarkdown = (source: string, firstLine = 1): MarkdownResult => {
  const parts: Array<MarkdownPart> = []
  const problems: Array<{ line: number; reason: string }> = []
  let line = firstLine
  for (const token of marked.lexer(source)) {
    const begins = line + linesIn(token.raw.slice(0, token.raw.length - token.raw.trimStart().length))
    line += linesIn(token.raw)
    if (token.type === "space" || token.type === "def") continue
    try {
      const part = partOf(token, begins)
      const last = parts.at(-1)
      if (part.is === "text" && last?.is === "text")
        parts[parts.length - 1] = {
          is: "text",
          text: [...last.text, ...part.text],
          lines: [...last.lines, ...part.lines]
        }
      else parts.push(part)
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem
      problems.push({ line: begins, reason: problem.message })
    }
  }
  return { parts, problems }
}
