/** What `vi` waits for has as long as what is polled: its own second is soon over on a busy machine. */
import { vi } from "vitest"

const PATIENCE_MS = 30_000

type WaitOptions = Parameters<typeof vi.waitFor>[1]

const patient = (options: WaitOptions = {}): WaitOptions =>
  typeof options === "number" ? options : { timeout: PATIENCE_MS, ...options }

const place = globalThis as { linealWaitsPatiently?: true }

if (!place.linealWaitsPatiently) {
  place.linealWaitsPatiently = true
  const { waitFor, waitUntil } = vi
  vi.waitFor = (callback, options) => waitFor(callback, patient(options))
  vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))
}
