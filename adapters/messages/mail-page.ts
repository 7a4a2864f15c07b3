/** The one look of the shop's e-mails, as HTML and as plain text. */

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A heading, sentences, facts, a table of lines, and a link: all that an e-mail says. */
export type Mail = {
  readonly title: string
  readonly says: ReadonlyArray<string>
  readonly facts?: ReadonlyArray<readonly [name: string, value: string]>
  readonly lines?: ReadonlyArray<readonly [what: string, quantity: string, amount: string]>
  readonly sums?: ReadonlyArray<readonly [name: string, amount: string]>
  readonly link?: { readonly text: string; readonly url: string }
  readonly foot: string
}

const cell = (text: string, more = "") =>
  `<td style="padding:6px 12px 6px 0;vertical-align:top${more}">${escaped(text)}</td>`
const right = ";text-align:right;white-space:nowrap"

export const mailHtml = ({ title, says, facts = [], lines = [], sums = [], link, foot }: Mail): string =>
  [
    `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>`,
    '<body style="margin:0;background:#f4f2ee;color:#1d1b18;font:16px/1.5 Arial,sans-serif">',
    '<div style="max-width:640px;margin:0 auto;padding:32px 24px;background:#ffffff">',
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escaped(title)}</h1>`,
    ...says.map((text) => `<p style="margin:0 0 12px">${escaped(text)}</p>`),
    '<table role="presentation" style="border-collapse:collapse;margin:16px 0">',
    ...facts.map(([name, value]) => `<tr>${cell(name, ";color:#5c564d")}${cell(value)}</tr>`),
    "</table>",
    lines.length > 0 ? '<table style="border-collapse:collapse;width:100%;border-top:1px solid #d8d2c7">' : "",
    ...lines.map(([what, quantity, amount]) => `<tr>${cell(what)}${cell(quantity)}${cell(amount, right)}</tr>`),
    ...sums.map(([name, amount]) => `<tr>${cell(name)}<td></td>${cell(amount, `${right};font-weight:bold`)}</tr>`),
    lines.length > 0 ? "</table>" : "",
    link
      ? `<p style="margin:24px 0"><a href="${escaped(link.url)}" style="color:#0b5cad">${escaped(link.text)}</a></p>`
      : "",
    `<p style="margin:24px 0 0;color:#5c564d;font-size:14px">${escaped(foot)}</p></div></body></html>`
  ].join("\n")

export const mailText = ({ title, says, facts = [], lines = [], sums = [], link, foot }: Mail): string =>
  [
    title,
    "",
    ...says,
    "",
    ...facts.map(([name, value]) => `${name}: ${value}`),
    "",
    ...lines.map((parts) => parts.filter(Boolean).join(" - ")),
    ...sums.map(([name, amount]) => `${name}: ${amount}`),
    "",
    ...(link ? [`${link.text}: ${link.url}`, ""] : []),
    foot
  ].join("\n")
