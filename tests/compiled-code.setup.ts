/** What a process has compiled is kept for those that begin later: Vitest ends its processes before Node would write it down. */
import { flushCompileCache } from "node:module"
import { afterAll } from "vitest"

const place = globalThis as { linealKeepsCompiledCode?: true }

// Once the first file of the process has loaded all that most of them load.
if (place.linealKeepsCompiledCode === undefined) {
  place.linealKeepsCompiledCode = true
  afterAll(() => flushCompileCache())
}
