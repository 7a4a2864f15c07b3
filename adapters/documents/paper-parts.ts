/** What the shop's papers for accounts share: their measures, title, cells, rules and the foot of each page. */
import PDFDocument from "pdfkit"
import { nonBreaking } from "../../core/non-breaking.ts"
import { ansiText } from "./ansi-text.ts"

type TextOptions = PDFKit.Mixins.TextOptions

const paperText = (text: string): string => ansiText(nonBreaking(text))

/** A document whose every text is in the signs of its typeface, figures beside their units. */
class AnsiDocument extends PDFDocument {
  override text(text: string, x?: number, y?: number, options?: TextOptions): this
  override text(text: string, options?: TextOptions): this
  override text(text: string, x?: number | TextOptions, y?: number, options?: TextOptions): this {
    return typeof x === "object" ? super.text(paperText(text), x) : super.text(paperText(text), x, y, options)
  }

  override heightOfString(text: string, options?: TextOptions): number {
    return super.heightOfString(paperText(text), options)
  }
}

export type Doc = PDFKit.PDFDocument

/** The shop's own yellow, and a hairline's grey. */
const [YELLOW, GREY] = ["#f5c400", "#b8b3a6"] as const
/** Where what is printed begins and ends on a page, points. */
export const [LEFT, RIGHT, BOTTOM] = [50, 545, 780] as const

/** What kind of paper it is, over its first page; plain text follows. */
export const paperTitle = (doc: Doc, title: string) => {
  doc.rect(LEFT, 48, 6, 26).fill(YELLOW).fillColor("black")
  doc
    .font("Helvetica-Bold")
    .fontSize(24)
    .text(title, LEFT + 16, 50)
  doc.font("Helvetica").fontSize(10)
}

export const cell = (
  doc: Doc,
  [x, width]: readonly [number, number],
  y: number,
  text: string,
  align: "left" | "right"
) => doc.text(text, x, y, { width, align })

export const rule = (doc: Doc, y: number, from = LEFT as number, width = 0.5, colour: string = GREY) =>
  doc.moveTo(from, y).lineTo(RIGHT, y).lineWidth(width).strokeColor(colour).stroke()

/** Which page of how many, at the foot of each: a lost one is missed. */
const writeFeet = (doc: Doc, foot: string) => {
  const { start, count } = doc.bufferedPageRange()
  doc.font("Helvetica").fontSize(8)
  for (let place = 0; place < count; place += 1) {
    doc.switchToPage(start + place)
    // Below the margin, where text would begin another page.
    doc.page.margins.bottom = 0
    const page = `${foot}, page ${place + 1} of ${count}`
    doc.text(page, LEFT, 806, { width: RIGHT - LEFT, align: "right", lineBreak: false })
  }
}

/** The bytes of a PDF in A4: what `draw` draws, and `foot` with the page's number at the foot of each. */
export const drawPaper = (
  { title, foot }: { readonly title: string; readonly foot: string },
  draw: (doc: Doc) => void
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const doc = new AnsiDocument({
      size: "A4",
      margin: LEFT,
      // All pages are there when their feet are written: how many there are is known then.
      bufferPages: true,
      info: { Title: title }
    })
    const parts: Array<Buffer> = []
    doc.on("data", (part: Buffer) => parts.push(part))
    doc.on("end", () => resolve(Buffer.concat(parts)))
    doc.on("error", reject)
    draw(doc)
    writeFeet(doc, foot)
    doc.end()
  })
