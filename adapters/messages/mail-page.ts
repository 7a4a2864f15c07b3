/** The one look of the shop's e-mails, as HTML and as plain text. */
import { nonBreaking } from "../../core/non-breaking.ts"

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** What people read: figures stay with their units. */
const textHtml = (text: string): string => escapeHtml(nonBreaking(text))

type MailLink = { readonly text: string; readonly url: string }

/** A heading, sentences, facts, a table of lines, and a link: all that an e-mail says. */
export type Mail = {
  /** Who writes: the sign above the letter. */
  readonly shop: string
  readonly title: string
  readonly says: ReadonlyArray<string>
  readonly facts?: ReadonlyArray<readonly [name: string, value: string]>
  readonly lines?: ReadonlyArray<readonly [what: string, quantity: string, amount: string]>
  readonly sums?: ReadonlyArray<readonly [name: string, amount: string]>
  readonly link?: MailLink
  /** Others, below it and plainer. */
  readonly furtherLinks?: ReadonlyArray<MailLink>
  /** Below everything else: what ends such letters. */
  readonly ending?: MailLink
  readonly foot: string
}

const [ink, soft, hairline, yellow, paper] = ["#15181b", "#5b5f62", "#d8d3c6", "#f5c400", "#f6f4ee"] as const
const right = "text-align:right;white-space:nowrap;padding-right:0;"

const cell = (inside: string, more = "") =>
  `<td style="padding:8px 12px 8px 0;vertical-align:top;${more}">${inside}</td>`
const paragraph = (inside: string, more = "margin:0 0 12px") => `<p style="${more}">${inside}</p>`
const table = (rows: ReadonlyArray<string>, more: string) =>
  rows.length === 0
    ? ""
    : `<table role="presentation" style="border-collapse:collapse;${more}">${rows.join("\n")}</table>`

/** Two columns, which a phone has room for: the quantity stands below what it is of. */
const lineRows = ({ lines = [], sums = [] }: Mail): ReadonlyArray<string> => [
  ...lines.map(([what, quantity, amount]) => {
    const both = `${textHtml(what)}<br><span style="color:${soft}">${textHtml(quantity)}</span>`
    return `<tr style="border-bottom:1px solid ${hairline}">${cell(both)}${cell(textHtml(amount), right)}</tr>`
  }),
  ...sums.map(([name, amount], place) => {
    const size = place === sums.length - 1 ? "font-size:20px;font-weight:bold;" : ""
    return `<tr>${cell(textHtml(name), size)}${cell(textHtml(amount), right + size)}</tr>`
  })
]

export const mailHtml = (mail: Mail): string => {
  const { shop, title, says, facts = [], link, furtherLinks = [], ending, foot } = mail
  const button = `display:inline-block;padding:12px 20px;background:${yellow};color:${ink};font-weight:bold;text-decoration:none`
  return [
    `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>`,
    `<body style="margin:0;background:${paper};color:${ink};font:16px/1.5 Arial,sans-serif">`,
    `<div style="max-width:640px;margin:0 auto;background:#ffffff">`,
    `<div style="padding:14px 24px;background:${ink};color:#ffffff;font-weight:bold;border-left:12px solid ${yellow}">${escapeHtml(shop)}</div>`,
    '<div style="padding:24px">',
    `<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">${textHtml(title)}</h1>`,
    ...says.map((text) => paragraph(textHtml(text))),
    table(
      facts.map(([name, value]) => `<tr>${cell(textHtml(name), `color:${soft};`)}${cell(textHtml(value))}</tr>`),
      "margin:16px 0"
    ),
    table(lineRows(mail), `width:100%;border-top:2px solid ${ink}`),
    link
      ? paragraph(`<a href="${escapeHtml(link.url)}" style="${button}">${textHtml(link.text)}</a>`, "margin:24px 0")
      : "",
    ...furtherLinks.map(({ text, url }) => paragraph(`<a href="${escapeHtml(url)}">${textHtml(text)}</a>`)),
    paragraph(textHtml(foot), `margin:24px 0 0;color:${soft};font-size:14px`),
    ending
      ? paragraph(
          `<a href="${escapeHtml(ending.url)}" style="color:${soft}">${textHtml(ending.text)}</a>`,
          "margin:12px 0 0;font-size:14px"
        )
      : "",
    "</div></div></body></html>"
  ].join("\n")
}

export const mailText = ({
  title,
  says,
  facts = [],
  lines = [],
  sums = [],
  link,
  furtherLinks = [],
  ending,
  foot
}: Mail): string =>
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
    ...[...(link ? [link] : []), ...furtherLinks].flatMap(({ text, url }) => [`${text}: ${url}`, ""]),
    foot,
    ...(ending ? ["", `${ending.text}: ${ending.url}`] : [])
  ].join("\n")
