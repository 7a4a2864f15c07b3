/** Lays a product's sheet out on one page of A4, tagged for readers aloud, with the shop's typefaces embedded. */
import { createRequire } from "node:module"
import PDFDocument from "pdfkit"
import type { ProductDocument } from "../../core/catalogue/product/product.ts"
import type { VisibleProduct } from "../../core/catalogue/product/visible-product.ts"
import { nonBreaking } from "../../core/non-breaking.ts"
import { typefaceFile } from "../images/typeface.ts"
import { DRAWING, type VectorPath } from "../images/vector-path.ts"
import { documentNames, sheetAdvice, sheetFacts, sizeRows } from "./sheet-words.ts"

/** Whose sheet it is: the shop's name, phone number and public address. */
export type SheetSender = { readonly shop: string; readonly phone: string; readonly address: string }

type Doc = PDFKit.PDFDocument

const require = createRequire(import.meta.url)
const plainFile = () => require.resolve("@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff")

const [LEFT, RIGHT, TOP, BOTTOM] = [48, 547, 48, 790]
const INK = "#15181b"
const SOFT = "#5b5f62"
const RULE = "#d8d3c6"

const ruleAt = (doc: Doc, y: number, colour: string, from = LEFT): void => {
  doc.markContent("Artifact", { type: "Layout" })
  doc
    .moveTo(from, y)
    .lineTo(RIGHT, y)
    .lineWidth(colour === INK ? 1.2 : 0.5)
    .stroke(colour)
  doc.endMarkedContent()
}

/** The picture on the sheet: a drawing line for line, or a photograph as the bytes of a JPEG. */
export type SheetPicture = { readonly paths: ReadonlyArray<VectorPath> } | { readonly jpeg: Uint8Array }

/** How large the picture is on the sheet, points: half the units of a drawing. */
const SCALE = 0.5
const [PICTURE_WIDTH, PICTURE_HEIGHT] = [DRAWING.width * SCALE, DRAWING.height * SCALE]

const drawPath = (doc: Doc, { d, fill, fillRule, stroke, clip }: VectorPath): void => {
  doc.save()
  if (clip) doc.path(clip).clip("even-odd")
  doc.path(d).lineCap("round").lineJoin("round")
  if (stroke) doc.lineWidth(stroke.width).strokeColor(stroke.colour, stroke.opacity ?? 1)
  const rule = fillRule === "nonzero" ? "non-zero" : "even-odd"
  if (fill && stroke) doc.fillAndStroke(fill, stroke.colour, rule)
  else if (fill) doc.fill(fill, rule)
  else if (stroke) doc.stroke()
  doc.restore()
}

const drawPicture = (doc: Doc, picture: SheetPicture, x: number, y: number): void => {
  if ("jpeg" in picture) {
    doc.image(Buffer.from(picture.jpeg), x, y, { fit: [PICTURE_WIDTH, PICTURE_HEIGHT] })
    return
  }
  doc.save().translate(x, y).scale(SCALE)
  for (const path of picture.paths) drawPath(doc, path)
  doc.restore()
}

const text = (doc: Doc, words: string, x: number, y: number, more: PDFKit.Mixins.TextOptions = {}): void => {
  doc.text(nonBreaking(words), x, y, { lineBreak: false, ...more })
}

type Row = ReadonlyArray<string>

/** A table with hairlines; answers where it ends. The first row names the columns. */
const table = (
  doc: Doc,
  parent: PDFKit.PDFStructureElement,
  rows: ReadonlyArray<Row>,
  columns: ReadonlyArray<number>,
  from: number
): number => {
  const whole = doc.struct("Table")
  parent.add(whole)
  let y = from
  for (const [place, row] of rows.entries()) {
    const line = doc.struct("TR")
    whole.add(line)
    for (const [column, words] of row.entries()) {
      const x = columns[column] ?? LEFT
      const width = (columns[column + 1] ?? RIGHT) - x - 6
      const write = () => {
        doc
          .font(place === 0 ? "head" : "plain")
          .fontSize(9)
          .fillColor(place === 0 ? SOFT : INK)
        text(doc, words, x, y + 3, { width, height: 11, ellipsis: true, lineBreak: true })
      }
      line.add(doc.struct(place === 0 ? "TH" : "TD", {}, [write]))
    }
    y += 15
    ruleAt(doc, y, place === 0 ? INK : RULE, columns[0])
  }
  whole.end()
  return y
}

const heading = (
  doc: Doc,
  parent: PDFKit.PDFStructureElement,
  tag: string,
  words: string,
  size: number,
  y: number
): number => {
  parent.add(
    doc.struct(tag, {}, () => {
      doc
        .font("head")
        .fontSize(size)
        .fillColor(INK)
        .text(nonBreaking(words), LEFT, y, { width: RIGHT - LEFT })
    })
  )
  return doc.y
}

const paragraph = (doc: Doc, parent: PDFKit.PDFStructureElement, words: string, y: number): number => {
  parent.add(
    doc.struct("P", {}, () => {
      doc
        .font("plain")
        .fontSize(10)
        .fillColor(INK)
        .text(nonBreaking(words), LEFT, y, { width: RIGHT - LEFT, lineGap: 1 })
    })
  )
  return doc.y
}

const page = (
  doc: Doc,
  product: VisibleProduct,
  document: ProductDocument,
  sender: SheetSender,
  picture: SheetPicture
): void => {
  const whole = doc.struct("Document")
  doc.addStructure(whole)
  let y = heading(doc, whole, "P", `${sender.shop}  ·  ${documentNames[document]}`, 10, TOP)
  ruleAt(doc, y + 3, INK)
  y = heading(doc, whole, "H1", product.name, 24, y + 10)
  y = paragraph(doc, whole, product.description, y + 4) + 12
  const figure = () => drawPicture(doc, picture, LEFT, y)
  whole.add(doc.struct("Figure", { alt: `Picture of ${product.name}` }, figure))
  const known = table(doc, whole, [["About", ""], ...sheetFacts(product)], [LEFT + 258, LEFT + 350], y)
  y = Math.max(known, y + PICTURE_HEIGHT) + 14
  for (const line of sheetAdvice(product, document)) y = paragraph(doc, whole, line, y) + 5
  y = heading(doc, whole, "H2", "Sizes, weights and stock numbers", 14, y + 6) + 4
  const room = Math.max(3, Math.floor((BOTTOM - 34 - y) / 15) - 2)
  const rows = sizeRows(product)
  y = table(doc, whole, [["Stock number", "Size", "Weight"], ...rows.slice(0, room)], [LEFT, LEFT + 110, LEFT + 350], y)
  if (rows.length > room)
    y = paragraph(doc, whole, `And ${rows.length - room} more, listed at ${sender.address}/p/${product.slug}`, y + 5)
  whole.add(
    doc.struct("P", {}, () => {
      doc.font("plain").fontSize(8).fillColor(SOFT)
      text(
        doc,
        `Made from the shop's own records. ${sender.address}/p/${product.slug}  ·  ${sender.phone}`,
        LEFT,
        BOTTOM - 6
      )
    })
  )
  whole.end()
}

/** One page of A4 as PDF bytes. */
export const productSheetPdf = (
  product: VisibleProduct,
  document: ProductDocument,
  sender: SheetSender,
  picture: SheetPicture
): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((done, fail) => {
    const title = `${documentNames[document]}: ${product.name}`
    const doc = new PDFDocument({
      size: "A4",
      margin: 0,
      tagged: true,
      pdfVersion: "1.7",
      lang: "en-AU",
      displayTitle: true,
      info: { Title: title, Author: sender.shop }
    })
    const parts: Array<Buffer> = []
    doc.on("data", (part: Buffer) => parts.push(part))
    doc.on("end", () => done(new Uint8Array(Buffer.concat(parts))))
    doc.on("error", fail)
    doc.registerFont("head", typefaceFile())
    doc.registerFont("plain", plainFile())
    page(doc, product, document, sender, picture)
    doc.end()
  })
