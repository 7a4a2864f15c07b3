/** The rendering thread: draws pictures and papers beside the shop's own work. */
import { parentPort } from "node:worker_threads"
import { pictureSvg } from "../../fixtures/drawings/picture.ts"
import { taxInvoice } from "../documents/tax-invoice.ts"
import { productSheetPdf } from "../media/product-sheet.ts"
import { encodeWebp } from "../media/webp.ts"
import type { Bytes, RenderJob, RenderReply, RenderRequest } from "./render-job.ts"

const renderJob = async (job: RenderJob): Promise<Bytes> => {
  if (job.kind === "picture") return encodeWebp(pictureSvg(job.subject, job.size, job.theme), job.size)
  if (job.kind === "sheet") return productSheetPdf(job.product, job.document, job.sender)
  return new Uint8Array(await taxInvoice(job.paper))
}

const answer = async ({ id, job }: RenderRequest): Promise<void> => {
  try {
    const bytes = await renderJob(job)
    parentPort?.postMessage({ id, bytes } satisfies RenderReply, [bytes.buffer])
  } catch (problem) {
    const message = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)
    parentPort?.postMessage({ id, problem: message } satisfies RenderReply)
  }
}

parentPort?.on("message", (request: RenderRequest) => void answer(request))
