/** Reads HTML as plain text: its words alone, on one line. */
import { htmlTokens } from "./html-tokens.ts"

export const plainHtml = (html: string): string =>
  htmlTokens(html)
    .map((token) => (token.is === "text" ? token.text : " "))
    .join("")
    .replace(/\s+/g, " ")
    .trim()
