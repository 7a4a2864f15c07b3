/** Runs an area's tests against one changed rule after the other, in one warm process. */
import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { parentPort, workerData } from "node:worker_threads"
import { createServer, isRunnableDevEnvironment } from "vite"
import "../property-runs.setup.ts"
import { applyMutant, type Mutant } from "./mutants.ts"

const { tests } = workerData as { readonly tests: ReadonlyArray<string> }
const collector = resolve("tests/mutate/collect.ts")

let mutant: Mutant | undefined

const server = await createServer({
  configFile: false,
  logLevel: "silent",
  appType: "custom",
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
  plugins: [
    {
      name: "one-change",
      enforce: "pre",
      load: (id) => {
        const isChanged = mutant !== undefined && id === resolve(mutant.file)
        return isChanged && mutant ? applyMutant(readFileSync(id, "utf8"), mutant) : undefined
      },
      // The runner would load its packages past every plugin.
      transform: (code, id) =>
        id === collector ? undefined : code.replace(/from "(@effect\/)?vitest"/g, `from ${JSON.stringify(collector)}`)
    }
  ]
})
const { ssr } = server.environments
if (!isRunnableDevEnvironment(ssr)) throw new Error("The tests cannot be loaded in this process.")
const { runner, moduleGraph } = ssr

/** Whether a test file reads a rule, itself or through others. */
const reads = (test: string, rule: string): boolean => {
  const seen = new Set<string>()
  const look = (file: string): boolean => {
    if (file === resolve(test)) return true
    if (seen.has(file)) return false
    seen.add(file)
    return [...(moduleGraph.getModulesByFile(file) ?? [])].some((module) =>
      [...module.importers].some(({ file: from }) => from !== null && look(from))
    )
  }
  return look(resolve(rule))
}

const forget = (file: string) => {
  for (const module of moduleGraph.getModulesByFile(resolve(file)) ?? []) moduleGraph.invalidateModule(module)
}

/** What was thrown by the first test that fails; undefined where all pass. */
const firstFailure = async (test: string): Promise<unknown> => {
  try {
    const { takeCollected } = await runner.import(collector)
    takeCollected()
    await runner.import(resolve(test))
    for (const run of takeCollected()) await run()
    return undefined
  } catch (problem) {
    return problem ?? "nothing"
  }
}

/** Every file's tests as they are: how long each takes, and what fails. */
const baseline = async () => {
  const timed: Array<{ test: string; ms: number; problem?: string }> = []
  for (const test of tests) {
    // The first time is slower by all that has to be read and compiled.
    await firstFailure(test)
    runner.clearCache()
    const from = performance.now()
    const problem = await firstFailure(test)
    timed.push({ test, ms: performance.now() - from, ...(problem ? { problem: String(problem) } : {}) })
  }
  return timed
}

const isNoticed = async (change: Mutant, order: ReadonlyArray<string>): Promise<boolean> => {
  mutant = change
  forget(change.file)
  try {
    for (const test of order.filter((one) => reads(one, change.file))) {
      runner.clearCache()
      if ((await firstFailure(test)) !== undefined) return true
    }
    return false
  } finally {
    mutant = undefined
    forget(change.file)
    runner.clearCache()
  }
}

parentPort?.on("message", async (asked: { readonly change?: Mutant; readonly order?: ReadonlyArray<string> }) => {
  const { change, order = [] } = asked
  parentPort?.postMessage(change ? await isNoticed(change, order) : await baseline())
})
