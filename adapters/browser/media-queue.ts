/** Gathers what one moment asks of media and asks for it together. */
import { MAX_MEDIA, type MediaDetail } from "../../core/content/media.ts"
import type { CallApi } from "./api-client.ts"
import type { ConfigSource } from "./client-config.ts"

/** [MED-01] A batch goes out once it is full, or after so many milliseconds. */
const BATCH_DELAY_MS = 50

/** `source:id:format` */
export type MediaQuery = `${string}:${string}:${string}`

type Pending = {
  readonly answer: Promise<MediaDetail | undefined>
  readonly settle: (detail: MediaDetail | undefined) => void
}

const queryOf = ({ source, id, format }: MediaDetail): MediaQuery => `${source}:${id}:${format}`

/**
 * [MED-01] Asks for the facts of media; the same query is asked once for `cacheTime`. A query that fails is undefined, logged
 * and told to `report`, and a batch that fails settles all that waited for it.
 */
export const createMediaQueue = (call: CallApi, config: ConfigSource, report: (message: string) => void) => {
  let pending = new Map<MediaQuery, Pending>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const known = new Map<MediaQuery, { readonly detail: MediaDetail; readonly until: number }>()

  const fail = (message: string) => {
    console.warn(message)
    report(message)
  }

  const send = async () => {
    clearTimeout(timer)
    timer = undefined
    const batch = pending
    pending = new Map()
    const answer = await call("GET /media/details", { query: { media: JSON.stringify([...batch.keys()]) } })
    const details = new Map(answer.ok ? answer.data.map((detail) => [queryOf(detail), detail] as const) : [])
    if (!answer.ok) fail(`Media could not be fetched: ${answer.msg}`)
    const until = Date.now() + (config()?.cacheTime ?? 0) * 1000
    for (const [query, { settle }] of batch) {
      const detail = details.get(query)
      if (detail) known.set(query, { detail, until })
      else if (answer.ok) fail(`There are no media data of ${query}`)
      settle(detail)
    }
  }

  return (query: MediaQuery): Promise<MediaDetail | undefined> => {
    const kept = known.get(query)
    if (kept && Date.now() < kept.until) return Promise.resolve(kept.detail)
    const queued = pending.get(query)
    if (queued) return queued.answer
    const { promise, resolve } = Promise.withResolvers<MediaDetail | undefined>()
    pending.set(query, { answer: promise, settle: resolve })
    if (pending.size >= MAX_MEDIA) void send()
    else timer ??= setTimeout(() => void send(), BATCH_DELAY_MS)
    return promise
  }
}
