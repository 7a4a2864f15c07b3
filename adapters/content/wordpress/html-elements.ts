/** The elements of HTML by what the shop makes of them. */

/** How a page's words may be marked. */
export type Mark = "strong" | "emphasis" | "code"

/** Elements without an end, as HTML has them. */
export const voidElements: ReadonlySet<string> = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr"
])

/** What stands between their tags is no text of the page; it may hold anything but their own end. */
export const rawElements: ReadonlySet<string> = new Set([
  "script",
  "style",
  "textarea",
  "title",
  "noscript",
  "iframe",
  "xmp",
  "noembed",
  "noframes"
])

/** What they hold is no text of the page: it would run, load something, or ask for an answer. */
export const skippedElements: ReadonlySet<string> = new Set([
  "script",
  "style",
  "iframe",
  "object",
  "embed",
  "svg",
  "math",
  "template",
  "form",
  "input",
  "button",
  "select",
  "textarea",
  "audio",
  "video",
  "canvas",
  "head",
  "noscript"
])

export const markOfElement: ReadonlyMap<string, Mark> = new Map([
  ["strong", "strong"],
  ["b", "strong"],
  ["em", "emphasis"],
  ["i", "emphasis"],
  ["code", "code"],
  ["kbd", "code"]
])

/** What ends the line before it. */
export const lineElements: ReadonlySet<string> = new Set([
  "p",
  "div",
  "section",
  "article",
  "figure",
  "figcaption",
  "pre",
  "address",
  "aside",
  "header",
  "footer",
  "main",
  "nav",
  "dl",
  "dt",
  "dd",
  "hr"
])
