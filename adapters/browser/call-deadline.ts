/** How long a page waits for the answer to a call. */

/** [PAY-09] A payment provider may take a minute; the shop's own word on it comes after that. */
const PROVIDER_SECONDS = 75
const providerCalls = /^\/orders\/(order|payments|pay)\b/

/** [CALL-01] For a call's path, the configured default in seconds; undefined where nothing is configured. */
export const callTimeoutMs = (path: string, seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : 1000 * (providerCalls.test(path) ? Math.max(seconds, PROVIDER_SECONDS) : seconds)

/** Does the work, and aborts it with who asked for it or after `ms`; without either it is done as it is. */
export const withDeadline = async <A>(
  asked: AbortSignal | undefined,
  ms: number | undefined,
  work: (signal?: AbortSignal) => Promise<A>
): Promise<A> => {
  if (ms === undefined) return work(asked)
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (asked?.aborted) abort()
  asked?.addEventListener("abort", abort)
  const timer = setTimeout(abort, ms)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    asked?.removeEventListener("abort", abort)
  }
}
