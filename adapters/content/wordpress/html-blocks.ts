/** Reads the HTML that WordPress makes of a page into the blocks of the shop: words, headings, lists, tables, pictures, forms. */
import type { ContentBlock } from "../../../core/content/pages/page.schema.ts"
import { isLinkTarget } from "../../../core/content/text/link.ts"
import type { TextBlock, TextSpan } from "../../../core/content/text/rich-text.schema.ts"
import { lineElements, type Mark, markOfElement, skippedElements, voidElements } from "./html-elements.ts"
import { type HtmlToken, htmlTokens } from "./html-tokens.ts"

type Line = Array<TextSpan>

/** Where a link of WordPress leads in the shop; undefined where it leads nowhere that may be linked to. */
export type LinkReader = (href: string) => string | undefined

/** What is nested deeper loses its marks, and of a longer page the rest is left out. */
const MAX_DEPTH = 200
const MAX_BLOCKS = 60
const MAX_TEXT_BLOCKS = 300

/** What is being read at some depth. */
type Frame = { readonly name: string; readonly mark?: Mark; readonly to?: string; readonly isLeftOut: boolean }

type ListFrame = { readonly isNumbered: boolean; readonly items: Array<Line> }

const squeezed = (line: Line): Line => {
  const spans = line
    .map((span) => ({ ...span, text: span.text.replace(/\s+/g, " ") }))
    .filter(({ text }) => text !== "")
  const [first, last] = [spans[0], spans.at(-1)]
  if (first) spans[0] = { ...first, text: first.text.trimStart() }
  if (last) spans[spans.length - 1] = { ...(spans.at(-1) ?? last), text: (spans.at(-1) ?? last).text.trimEnd() }
  return spans.filter(({ text }) => text !== "").slice(0, 200)
}
const textOf = (line: Line): string => line.map(({ text }) => text).join("")

class BlockReader {
  private readonly blocks: Array<ContentBlock> = []
  private readonly frames: Array<Frame> = []
  private readonly lists: Array<ListFrame> = []
  private readonly linkOf: LinkReader
  private line: Line = []
  private rows: Array<Array<Line>> | undefined
  private quotation: Array<Line> | undefined

  constructor(linkOf: LinkReader) {
    this.linkOf = linkOf
  }

  read(token: HtmlToken): void {
    if (token.is === "text") this.addText(token.text)
    else if (token.is === "open") this.open(token)
    else this.close(token.name)
  }

  end(): ReadonlyArray<ContentBlock> {
    while (this.frames.length > 0) this.close(this.frames.at(-1)?.name ?? "")
    this.endLine()
    return this.blocks.slice(0, MAX_BLOCKS)
  }

  private get isLeftOut(): boolean {
    return this.frames.at(-1)?.isLeftOut ?? false
  }

  private addText(text: string): void {
    if (this.isLeftOut || this.line.length >= 1000) return
    const own = [...new Set(this.frames.flatMap(({ mark }) => mark ?? []))]
    const to = this.frames.findLast((frame) => frame.to !== undefined)?.to
    this.line.push({
      text: text.slice(0, 10_000),
      ...(own.length > 0 ? { marks: own } : {}),
      ...(to === undefined ? {} : { to })
    })
  }

  private open({ name, attributes }: Extract<HtmlToken, { is: "open" }>): void {
    const form = /^gform_wrapper_(\d{1,9})$/.exec(attributes.get("id") ?? "")?.[1]
    if (!this.isLeftOut) {
      if (form) this.addForm(form)
      if (name === "br") this.addText(" ")
      if (name === "img") this.addPicture(attributes)
      if (lineElements.has(name) || /^(?:h[1-6]|ul|ol|li|table|tr|td|th|blockquote)$/.test(name)) this.begin(name)
    }
    if (voidElements.has(name) || this.frames.length >= MAX_DEPTH) return
    const mark = markOfElement.get(name)
    const to = name === "a" ? this.linkOf(attributes.get("href") ?? "") : undefined
    const isLeftOut = this.isLeftOut || skippedElements.has(name) || form !== undefined
    this.frames.push({ name, isLeftOut, ...(mark ? { mark } : {}), ...(to === undefined ? {} : { to }) })
  }

  private begin(name: string): void {
    if (name === "li" || name === "td" || name === "th") this.line = []
    else if (name !== "tr") this.endLine()
    if (name === "ul" || name === "ol") this.lists.push({ isNumbered: name === "ol", items: [] })
    if (name === "table" && !this.rows) this.rows = []
    if (name === "tr") this.rows?.push([])
    if (name === "blockquote" && !this.quotation) this.quotation = []
  }

  private close(name: string): void {
    const place = this.frames.findLastIndex((frame) => frame.name === name)
    if (place < 0) return
    const wasLeftOut = this.isLeftOut
    // What was opened inside and never closed ends with it.
    while (this.frames.length > place + 1) this.close(this.frames.at(-1)?.name ?? "")
    if (!wasLeftOut) this.finish(name)
    this.frames.pop()
  }

  private finish(name: string): void {
    const heading = /^h([1-6])$/.exec(name)?.[1]
    if (heading) this.endHeading(Number(heading))
    else if (name === "li") this.endItem()
    else if (name === "td" || name === "th") this.rows?.at(-1)?.push(this.takeLine())
    else if (name === "ul" || name === "ol") this.endList()
    else if (name === "table") this.endTable()
    else if (name === "blockquote") this.endQuotation()
    else if (lineElements.has(name)) this.endLine()
  }

  private takeLine(): Line {
    const line = squeezed(this.line)
    this.line = []
    return line
  }

  private addBlock(block: TextBlock): void {
    const last = this.blocks.at(-1)
    if (last?.is === "text" && last.text.length < MAX_TEXT_BLOCKS)
      this.blocks[this.blocks.length - 1] = { is: "text", text: [...last.text, block] }
    else this.blocks.push({ is: "text", text: [block] })
  }

  /** Inside a list, a table or a quotation a paragraph is a part of that. */
  private endLine(): void {
    if (this.lists.length > 0 || this.rows) return
    const line = this.takeLine()
    if (line.length === 0) return
    if (this.quotation) this.quotation.push(line)
    else this.addBlock({ is: "paragraph", line })
  }

  /** A page's own title is its only heading of level 1. */
  private endHeading(level: number): void {
    const text = textOf(this.takeLine()).slice(0, 500)
    if (text !== "") this.addBlock({ is: "heading", level: Math.min(4, Math.max(2, level)), text })
  }

  /** What is a list in a list comes behind the entry that it belongs to. */
  private endItem(): void {
    const item = this.takeLine()
    if (item.length > 0) this.lists.at(-1)?.items.push(item)
  }

  private endList(): void {
    this.endItem()
    const list = this.lists.pop()
    const outer = this.lists.at(-1)
    if (outer) outer.items.push(...(list?.items ?? []))
    else if (list && list.items.length > 0)
      this.addBlock({ is: "list", isNumbered: list.isNumbered, items: list.items.slice(0, 200) })
  }

  private endTable(): void {
    const [columns, ...rows] = (this.rows ?? []).filter((row) => row.length > 0).map((row) => row.slice(0, 12))
    this.rows = undefined
    this.line = []
    if (columns) this.addBlock({ is: "table", columns, rows: rows.slice(0, 300) })
  }

  private endQuotation(): void {
    this.endLine()
    const lines = this.quotation ?? []
    this.quotation = undefined
    if (lines.length > 0) this.addBlock({ is: "quotation", lines: lines.slice(0, 50) })
  }

  private addForm(formId: string): void {
    this.endLine()
    this.blocks.push({ is: "form", formId })
  }

  /** Only a picture of WordPress' own library: it is fetched by the shop, never by a visitor's browser. */
  private addPicture(attributes: ReadonlyMap<string, string>): void {
    const id = /(?:^|\s)wp-image-(\d{1,9})(?:\s|$)/.exec(attributes.get("class") ?? "")?.[1]
    if (id === undefined || this.lists.length > 0 || this.rows) return
    this.endLine()
    this.blocks.push({ is: "picture", image: `wordpress-${id}`, alt: (attributes.get("alt") ?? "").slice(0, 500) })
  }
}

/** The blocks in their order. Scripts, styles, handlers and whatever is no block of the shop are left out. */
export const blocksOfHtml = (html: string, linkOf: LinkReader): ReadonlyArray<ContentBlock> => {
  const reader = new BlockReader((href) => {
    const to = linkOf(href)
    return to !== undefined && to.length <= 4000 && isLinkTarget(to) ? to : undefined
  })
  for (const token of htmlTokens(html)) reader.read(token)
  return reader.end()
}
