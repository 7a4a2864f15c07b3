/** A shared cart as a page to print for whoever picks it: a box to tick beside each line. */
import { cartCodeText, parseCartCode } from "../../../core/ordering/saved-cart/cart-code.ts"
import type { SavedCartLine } from "../../../core/ordering/saved-cart/saved-cart.ts"
import { orderedQuantityText } from "../../../core/orders/line-text.ts"
import { escapeHtml } from "../../messages/mail-page.ts"

const style = `
  body { margin: 1.5cm; color: #15181b; background: #fff; font: 12pt/1.4 Arial, sans-serif; }
  table { width: 100%; border-collapse: collapse; }
  td { padding: 6pt 8pt 6pt 0; border-bottom: .5pt solid #999; vertical-align: top; }
  td:last-child { text-align: right; white-space: nowrap; }
  tr { break-inside: avoid; }
`

export const cartPickListHtml = (typed: string, lines: ReadonlyArray<SavedCartLine>): string => {
  const title = `Pick list, cart ${cartCodeText(parseCartCode(typed) ?? typed)}`
  const rows = lines.map(
    (line) =>
      `<tr><td>☐</td><td>${escapeHtml(line.sku)}</td><td>${escapeHtml(line.name)}</td><td>${escapeHtml(orderedQuantityText(line))}</td></tr>`
  )
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>
<h1>${escapeHtml(title)}</h1><table>${rows.join("")}</table></body></html>`
}
