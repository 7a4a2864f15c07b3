/** The run sheet of a branch and day as a page to print: two stops to a sheet of A4, a line to sign beside each. */

import { deliveryTimeText } from "../../../core/delivery/schedule/delivery-time.ts"
import { dayText } from "../../../core/melbourne.ts"
import type { BranchRun } from "../../../core/ordering/runs/plan-runs.service.ts"
import type { RunStop } from "../../../core/ordering/runs/run-sheet.ts"
import { orderNumberText } from "../../../core/orders/order-number.ts"
import { plainDate } from "../../../core/temporal.ts"
import { escapeHtml } from "../../messages/mail-page.ts"
import { runSheetWords as words } from "./run-sheet-words.ts"

const style = `
  body { margin: 1.5cm; color: #15181b; background: #fff; font: 11pt/1.4 Arial, sans-serif; }
  h1 { margin: 0 0 4pt; font-size: 18pt; }
  h2 { margin: 0; font-size: 13pt; }
  p { margin: 2pt 0; }
  article { padding: 8pt 0; border-top: 1.5pt solid #15181b; break-inside: avoid; }
  table { width: 100%; border-collapse: collapse; font-size: 10pt; }
  td { padding: 2pt 8pt 2pt 0; border-bottom: .5pt solid #bbb; vertical-align: top; }
  td:last-child { text-align: right; }
  td:not(:nth-child(2)) { white-space: nowrap; }
  .lift { font-weight: bold; }
  .sign { margin-top: 10pt; }
`

/** Whole kilograms, rounded up: no driver is told less than there is. */
export const kilograms = (grams: number): string => `${Math.ceil(grams / 1000)} kg`

/** Most names end with the length already; of mixed lengths it is said beside. */
const nameWithLength = (name: string, length: number | undefined): string =>
  length === undefined || name.endsWith(`${length} m`) || name.endsWith(`${length.toFixed(1)} m`)
    ? name
    : `${name} ${length} m`

const stopHtml = (stop: RunStop, place: number): string => `<article>
<h2>${place + 1}. ${escapeHtml(stop.suburb)} · ${escapeHtml(deliveryTimeText(stop.time))}</h2>
<p>${escapeHtml(stop.address)}</p>
<p>${escapeHtml(stop.contactName)} · ${escapeHtml(stop.phone)} · ${words.order} ${escapeHtml(orderNumberText(stop.orderNo))} (${escapeHtml(stop.status)})</p>
<p>${escapeHtml(words.vehicles(stop.vehicles))} · ${kilograms(stop.grams)}${stop.lifts > 0 ? ` · <span class="lift">${escapeHtml(words.lifts(stop.lifts))}</span>` : ""}</p>
${stop.instructions === "" ? "" : `<p><b>${words.instructions}</b> ${escapeHtml(stop.instructions)}</p>`}
<table>${stop.lines
  .map(
    ({ sku, name, pieces, length, weightGrams }) =>
      `<tr><td>${pieces} ×</td><td>${escapeHtml(nameWithLength(name, length))}</td><td>${escapeHtml(sku)}</td><td>${kilograms(weightGrams)}</td></tr>`
  )
  .join("")}</table>
<p class="sign">${words.signature}</p>
</article>`

export const runSheetHtml = (run: BranchRun): string => {
  const title = words.title(run.branch.name, dayText(plainDate(run.day)))
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(words.summary(run.stops.length, kilograms(run.grams), run.lifts, run.trucks))}</p>
${run.stops.length === 0 ? `<p>${words.none}</p>` : run.stops.map(stopHtml).join("\n")}
</body></html>`
}

/** The same as lines of text, for the keyboard. */
export const runSheetText = (run: BranchRun): string =>
  [
    words.title(run.branch.name, dayText(plainDate(run.day))),
    words.summary(run.stops.length, kilograms(run.grams), run.lifts, run.trucks),
    ...(run.stops.length === 0 ? [words.none] : []),
    ...run.stops.flatMap((stop, place) => [
      "",
      `${place + 1}. ${stop.suburb} · ${deliveryTimeText(stop.time)} · ${words.order} ${orderNumberText(stop.orderNo)} (${stop.status})`,
      `   ${stop.address}`,
      `   ${stop.contactName}, ${stop.phone}`,
      `   ${words.vehicles(stop.vehicles)} · ${kilograms(stop.grams)}${stop.lifts > 0 ? ` · ${words.lifts(stop.lifts)}` : ""}`,
      ...(stop.instructions === "" ? [] : [`   ${words.instructions} ${stop.instructions.replace(/\s+/g, " ")}`]),
      ...stop.lines.map(
        ({ sku, name, pieces, length, weightGrams }) =>
          `   ${pieces} × ${nameWithLength(name, length)} (${sku}), ${kilograms(weightGrams)}`
      )
    ])
  ].join("\n")
