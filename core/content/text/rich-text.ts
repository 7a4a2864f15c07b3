/** What is read off a text with headings and links: its words, how it begins, the anchors of its headings. */
import type { RichText, TextBlock, TextSpan } from "./rich-text.schema.ts"

type Line = ReadonlyArray<TextSpan>

/** The lines of a block that can hold links, in their order: a paragraph has one, a list or table one for each entry. */
export const linesOf = (block: TextBlock): ReadonlyArray<Line> => {
  switch (block.is) {
    case "heading":
      return [[{ text: block.text }]]
    case "paragraph":
      return [block.line]
    case "list":
      return block.items
    case "quotation":
      return block.lines
    case "table":
      return [block.columns, ...block.rows].flat()
  }
}

/** Its words without any marks, a block, list entry or cell to a line; what search and page descriptions read. */
export const plainTextOf = (text: RichText): string =>
  text
    .flatMap(linesOf)
    .map((line) => line.map((span) => span.text).join(""))
    .join("\n")

/** [CMS-02] An excerpt of a post has at most so many words. */
export const MAX_EXCERPT_WORDS = 50

/** [CMS-02] The first words of a text, at most 50, with an ellipsis where it goes on, which never begins a line. */
export const excerptOf = (text: string, most: number = MAX_EXCERPT_WORDS): string => {
  const words = text.split(/\s+/u).filter((word) => word !== "")
  const kept = words.slice(0, Math.min(most, MAX_EXCERPT_WORDS)).join(" ")
  return words.length > most ? `${kept.replace(/[\p{P}]+$/u, "")}\u00a0…` : kept
}

/** The paragraphs alone, as an excerpt begins: a post starts with what it says, not with its headings. */
export const leadOf = (text: RichText): string => plainTextOf(text.filter(({ is }) => is === "paragraph"))

/** The anchors of the headings in their order, each another one: `deck-spans`, `deck-spans-2`. */
export const headingAnchors = (text: RichText): ReadonlyArray<string> => {
  const counts = new Map<string, number>()
  return text.flatMap((block) => {
    if (block.is !== "heading") return []
    const words = block.text
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
    const anchor = words || "section"
    const count = (counts.get(anchor) ?? 0) + 1
    counts.set(anchor, count)
    return [count === 1 ? anchor : `${anchor}-${count}`]
  })
}
