/** The rendering thread: makes pictures and papers beside the shop's own work. */
import { parentPort } from "node:worker_threads"
import { productSheetPdf, type SheetPicture } from "../documents/product-sheet.ts"
import { statementPdf } from "../documents/statement-pdf.ts"
import { taxInvoice } from "../documents/tax-invoice.ts"
import { photoCopy, printedPhoto, resizedPhoto } from "../images/photo.ts"
import { productDrawing } from "../images/product-drawing.ts"
import { svgOf } from "../images/svg.ts"
import { encodeWebp, pngOf } from "../images/webp.ts"
import type { Bytes, PictureJob, RenderJob, RenderReply, RenderRequest, SheetJob } from "./render-job.ts"

const fileOf = (file: Bytes | undefined): Bytes => {
  if (!file) throw new Error("A picture came without its bytes")
  return file
}

const renderWebp = async ({ source, width, theme }: PictureJob, file?: Bytes): Promise<Bytes> =>
  "hash" in source
    ? resizedPhoto(fileOf(file), width)
    : encodeWebp(svgOf(await productDrawing(source, width, theme), width), width)

const renderPicture = async (job: PictureJob, file?: Bytes): Promise<Bytes> => {
  const webp = await renderWebp(job, file)
  return job.format === "png" ? pngOf(webp) : webp
}

/** Paper is light, and has room for all that a large picture says. */
const sheetPicture = async ({ picture }: SheetJob, file?: Bytes): Promise<SheetPicture> =>
  "hash" in picture
    ? { jpeg: await printedPhoto(fileOf(file)) }
    : { paths: await productDrawing(picture, 1200, "light") }

const renderJob = async (job: RenderJob, file?: Bytes): Promise<Bytes> => {
  if (job.kind === "picture") return renderPicture(job, file)
  if (job.kind === "photo") return photoCopy(fileOf(file))
  if (job.kind === "sheet") return productSheetPdf(job.product, job.document, job.sender, await sheetPicture(job, file))
  return new Uint8Array(await (job.kind === "statement" ? statementPdf(job.paper) : taxInvoice(job.paper)))
}

const answer = async ({ id, job, file }: RenderRequest): Promise<void> => {
  try {
    const bytes = await renderJob(job, file)
    parentPort?.postMessage({ id, bytes } satisfies RenderReply, [bytes.buffer])
  } catch (problem) {
    const message = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)
    parentPort?.postMessage({ id, problem: message } satisfies RenderReply)
  }
}

parentPort?.on("message", (request: RenderRequest) => void answer(request))
