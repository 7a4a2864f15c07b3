/** Keeps what staff wrote for as long as the shop says, so that a page that is opened again asks for none of it. */
import type { CallApi, CallResult } from "./api-client.ts"
import type { ConfigSource } from "./client-config.ts"

type Entry = { readonly answer: Promise<CallResult<unknown>>; readonly until: number }

/** [HYD-05] Content and forms: a form's own fields, not what is handed in. */
const isContent = (name: string): boolean => name.startsWith("GET /cms/")

/** [HYD-05] The same calls; those for content are answered from memory for `cacheTime`, and made again after it. A failure is not kept. */
export const withContentCache = (call: CallApi, config: ConfigSource): CallApi => {
  const entries = new Map<string, Entry>()
  return (name, ...request) => {
    const { cacheTime } = config() ?? {}
    const now = Date.now()
    if (!cacheTime || !isContent(name)) return call(name, ...request)
    for (const [key, { until }] of entries) if (until <= now) entries.delete(key)
    const key = JSON.stringify([name, request])
    const entry = entries.get(key)
    if (entry) return entry.answer as ReturnType<typeof call<typeof name>>
    const answer = call(name, ...request)
    entries.set(key, { answer, until: now + cacheTime * 1000 })
    void answer.then(({ ok }) => {
      if (!ok && entries.get(key)?.answer === answer) entries.delete(key)
    })
    return answer
  }
}
