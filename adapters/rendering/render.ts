/** Renders pictures and papers on a thread of their own, a bounded number at a time. */
import { Worker } from "node:worker_threads"
import { ownProgram } from "../process/own-files.ts"
import { boundedQueue } from "../threads/bounded-queue.ts"
import type { Bytes, RenderJob, RenderReply, RenderRequest } from "./render-job.ts"

/** A thread that has drawn nothing for so long ends, and gives its 60 MB back, milliseconds. */
const IDLE_MS = 30_000
/** A drawing takes a few hundredths of a second, a paper a tenth; what takes so long never ends, milliseconds. */
const TIMEOUT_MS = 60_000

type PendingJob = { readonly done: (bytes: Bytes) => void; readonly failed: (problem: Error) => void }
type Thread = { readonly worker: Worker; readonly waiting: Map<number, PendingJob>; idle?: NodeJS.Timeout }

let thread: Thread | undefined
let lastId = 0

const end = (endedThread: Thread, problem: Error): void => {
  if (thread === endedThread) thread = undefined
  clearTimeout(endedThread.idle)
  for (const { failed } of endedThread.waiting.values()) failed(problem)
  endedThread.waiting.clear()
  void endedThread.worker.terminate()
}

const settle = (current: Thread, reply: RenderReply): void => {
  const pendingJob = current.waiting.get(reply.id)
  current.waiting.delete(reply.id)
  if (current.waiting.size === 0) {
    current.worker.unref()
    current.idle = setTimeout(() => end(current, new Error("The rendering thread was let go")), IDLE_MS).unref()
  }
  if ("bytes" in reply) pendingJob?.done(reply.bytes)
  else pendingJob?.failed(new Error(reply.problem))
}

const start = (): Thread => {
  const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }
  const worker = new Worker(ownProgram("adapters/rendering/render.worker.ts"), { execArgv: [], resourceLimits })
  const started: Thread = { worker, waiting: new Map() }
  worker.on("message", (reply: RenderReply) => settle(started, reply))
  worker.on("error", (problem) => end(started, problem instanceof Error ? problem : new Error(String(problem))))
  worker.on("exit", (code) => end(started, new Error(`The rendering thread ended (${code})`)))
  return started
}

const onThread = (job: RenderJob, file?: Bytes): Promise<Bytes> =>
  new Promise((done, failed) => {
    thread ??= start()
    const current = thread
    clearTimeout(current.idle)
    current.worker.ref()
    const id = ++lastId
    const timer = setTimeout(() => end(current, new Error(`A ${job.kind} took too long to render`)), TIMEOUT_MS).unref()
    current.waiting.set(id, {
      done: (bytes) => {
        clearTimeout(timer)
        done(bytes)
      },
      failed: (problem) => {
        clearTimeout(timer)
        failed(problem)
      }
    })
    current.worker.postMessage({ id, job, ...(file ? { file } : {}) } satisfies RenderRequest)
  })

/** While one picture is packed another is drawn. The last of those who wait does so for some four seconds. */
const pictures = boundedQueue({ concurrency: 2, maxWaiting: 250 })
/** One paper at a time, so that pictures have their turn in between; the last waits for some four seconds. */
const papers = boundedQueue({ concurrency: 1, maxWaiting: 40 })

/** The bytes of a WebP or a PDF, or nothing where too much waits already; `file` are those of the picture that the job is about. */
export const render = (job: RenderJob, file?: Bytes): Promise<Bytes> | undefined =>
  job.kind === "picture" || job.kind === "photo"
    ? pictures(() => onThread(job, file))
    : papers(() => onThread(job, file))
