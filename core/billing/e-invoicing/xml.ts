/** Writes XML: elements with attributes, text, or other elements, in the order in which they are given. */

/** An element: its name, what is in it, and its attributes. */
export type XmlElement = {
  readonly name: string
  readonly content: string | ReadonlyArray<XmlElement>
  readonly attributes?: Readonly<Record<string, string>>
}

/** Text without what XML 1.0 has no way to write. */
export const xmlText = (text: string): string => text.replace(/[\p{Cs}\uFFFE\uFFFF]|[^\P{Cc}\t\n\r]/gu, "")

/** What XML has a meaning for is written by its number. */
const escaped = (text: string): string => xmlText(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

export const element = (
  name: string,
  content: XmlElement["content"],
  attributes?: XmlElement["attributes"]
): XmlElement => ({ name, content, ...(attributes ? { attributes } : {}) })

const written = ({ name, content, attributes = {} }: XmlElement, indent: string): string => {
  const head = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(" ")
  if (typeof content === "string") return `${indent}<${head}>${escaped(content)}</${name}>`
  return [`${indent}<${head}>`, ...content.map((one) => written(one, `${indent}  `)), `${indent}</${name}>`].join("\n")
}

export const xmlDocument = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, "")}\n`
