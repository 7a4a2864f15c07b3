/** The tax invoice of an order, or of another sale to an account, or the paper of a quote, as a PDF. */
import { abnText } from "../../core/contact/business-numbers.ts"
import { dollars } from "../../core/money.ts"
import { orderSale } from "../../core/orders/invoiced-sale.ts"
import { quantityText } from "../../core/orders/line-text.ts"
import { totalsOnGstBasis } from "../../core/orders/order-totals.ts"
import type { InvoicedSale, TaxInvoice } from "../../core/orders/tax-invoice.ts"
import { unitPriceText } from "../../core/orders/unit-price-text.ts"
import { onGstBasis } from "../../core/pricing/gst.ts"
import { BOTTOM, cell, type Doc, drawPaper, LEFT, paperTitle, RIGHT, rule } from "./paper-parts.ts"

/** Where each column of the lines begins, and how wide it is, points. */
const columns = { name: [LEFT, 224], quantity: [282, 116], price: [400, 70], total: [475, 70] } as const

const longDay = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" })

/** A day, `2026-11-23`, as `23 November 2026`. */
const dateText = (day: string): string => longDay.format(Date.parse(day))

const invoiceTexts = { title: "Tax invoice", number: "Invoice number", soldTo: "Sold to", page: "invoice" } as const
const quoteTexts = { title: "Quote", number: "Quote number", soldTo: "Quoted for", page: "quote" } as const

/** A sale with who sells it, and where, and what such a paper is called. */
type Paper = Pick<TaxInvoice, "branch" | "seller"> & {
  readonly sale: InvoicedSale
  readonly texts: typeof invoiceTexts | typeof quoteTexts
}

const paperOf = (paper: TaxInvoice): Paper => {
  const { branch, seller } = paper
  if ("quoted" in paper) return { branch, seller, sale: paper.quoted, texts: quoteTexts }
  return { branch, seller, sale: "sale" in paper ? paper.sale : orderSale(paper.order), texts: invoiceTexts }
}

const head = (doc: Doc, { sale, branch, seller, texts }: Paper) => {
  paperTitle(doc, texts.title)
  const { lineOne, suburb, state, postcode } = branch.address
  const sellerLines = [
    seller.name,
    `ABN ${abnText(seller.abn)}`,
    `${seller.phone}  ${seller.email}`,
    `${branch.name}: ${lineOne}, ${suburb} ${state} ${postcode}`
  ]
  doc.text(sellerLines.join("\n"), LEFT, 90, { width: 270 })
  const facts = [`${texts.number} ${sale.number}`, `Date ${dateText(sale.day)}`, ...sale.facts]
  doc.text(facts.join("\n"), 330, 90, { width: RIGHT - 330, align: "right" })
  doc.font("Helvetica-Bold").text(texts.soldTo, LEFT, 165).font("Helvetica")
  for (const line of sale.soldTo) doc.text(line)
}

/** Answers where the next line begins. */
const row = (doc: Doc, y: number, texts: { readonly [column in keyof typeof columns]: string }): number => {
  const height = Math.max(
    ...(["name", "quantity"] as const).map((column) => doc.heightOfString(texts[column], { width: columns[column][1] }))
  )
  cell(doc, columns.name, y, texts.name, "left")
  cell(doc, columns.quantity, y, texts.quantity, "left")
  cell(doc, columns.price, y, texts.price, "right")
  cell(doc, columns.total, y, texts.total, "right")
  return y + height + 6
}

const incGstHeads = { name: "Item", quantity: "Quantity", price: "Price", total: "Total" }
const exGstHeads = { name: "Item", quantity: "Quantity", price: "Price ex GST", total: "Total ex GST" }

/** The names of the columns, over the lines of each page. */
const heads = (doc: Doc, y: number, exGst: boolean): number => {
  doc.font("Helvetica-Bold")
  const below = row(doc, y, exGst ? exGstHeads : incGstHeads)
  doc.font("Helvetica")
  rule(doc, below - 2, LEFT, 1.5, "black")
  return below + 6
}

const lineRow = (doc: Doc, from: number, line: InvoicedSale["lines"][number], exGst: boolean): number => {
  let y = from
  if (y + 40 > BOTTOM) {
    doc.addPage()
    y = heads(doc, 50, exGst)
  }
  const below = row(doc, y, {
    name: `${line.name}\n${line.sku}`,
    quantity: quantityText(line),
    price: unitPriceText(line, exGst),
    total: dollars(onGstBasis(line.linePrice, exGst))
  })
  rule(doc, below - 1)
  return below + 5
}

const sums = (doc: Doc, from: number, sale: InvoicedSale) => {
  const exGst = sale.showsExGst
  const totals = totalsOnGstBasis(sale.totals, exGst)
  let y = from + 10
  if (y + 100 > BOTTOM) {
    doc.addPage()
    y = 50
  }
  const rows = [
    [exGst ? "Subtotal, excludes GST" : "Subtotal", totals.subtotal],
    ...(totals.delivery > 0 ? ([["Delivery", totals.delivery]] as const) : []),
    ...(totals.surcharge > 0 ? ([["Card surcharge", totals.surcharge]] as const) : []),
    [exGst ? "GST" : "GST included", totals.gst],
    ["Total including GST", totals.total]
  ] as const
  for (const [label, amount] of rows) {
    const isTotal = label.startsWith("Total")
    if (isTotal) rule(doc, y, 330, 1.5, "black")
    if (isTotal) y += 8
    doc.font(isTotal ? "Helvetica-Bold" : "Helvetica").fontSize(isTotal ? 12 : 10)
    doc.text(label, 300, y, { width: 160, align: "right" })
    cell(doc, columns.total, y, dollars(amount), "right")
    y += 16
  }
}

/** 'Tax invoice', seller and ABN, date, number, each line with quantity, unit and price, the GST and the total. */
export const taxInvoice = (taxInvoice: TaxInvoice): Promise<Buffer> => {
  const paper = paperOf(taxInvoice)
  const { sale, seller, texts } = paper
  return drawPaper(
    { title: `${texts.title} ${sale.number}`, foot: `${seller.name}, ${texts.page} ${sale.number}` },
    (doc) => {
      head(doc, paper)
      // [GST-03] As its buyer saw the prices when they bought.
      let y = heads(doc, Math.max(230, doc.y + 16), sale.showsExGst)
      for (const line of sale.lines) y = lineRow(doc, y, line, sale.showsExGst)
      sums(doc, y, sale)
    }
  )
}
