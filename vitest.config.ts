/** The tests, one project for each folder under tests/: what is quick runs first, then what reads a database, the browser last. */
import { existsSync } from "node:fs"
import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"
import { LongestFirst } from "./tests/longest-first.ts"

const database = "tests/postgres/postgres.setup.ts"

const pagesInNode = new URL("tests/pages-in-node.ts", import.meta.url).href

/** Left alone, a machine of two cores would run one file at a time. */
const workers = Math.max(2, availableParallelism() - 1)

/**
 * `turn` says when: projects of one turn run side by side, a later turn waits for the earlier. Files share what they
 * import: reading the shop anew takes two seconds of a core, and nothing in it keeps anything from one test to the next.
 */
const project = (
  name: string,
  turn: number,
  more: {
    timeoutMs?: number
    atOnce?: number
    database?: boolean
    byVite?: boolean
    /** Reads screens and their styles. */
    screens?: boolean
    folders?: ReadonlyArray<string>
  } = {}
) => {
  const setups = [more.database ? database : "", `tests/${name}/${name}.setup.ts`].filter((path) => existsSync(path))
  return {
    // As the build writes it, so that it suits either half of React.
    oxc: { jsx: { development: false } },
    test: {
      name,
      include: (more.folders ?? [name]).map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
      environment: "node",
      // What draws and answers pages is what is shipped: React's other half takes twice as long, and the router asks for it.
      ...(more.database ? { env: { NODE_ENV: "production" } } : {}),
      setupFiles: [
        "tests/compiled-code.setup.ts",
        "tests/property-runs.setup.ts",
        "tests/plain-assertions.setup.ts",
        "tests/patient-waits.setup.ts",
        ...(more.database ? ["tests/password-sums.setup.ts"] : [])
      ],
      globalSetup: setups,
      // Node reads the files by itself, as it does the shop's: Vite's way takes a fifth longer.
      ...(more.byVite ? {} : { experimental: { viteModuleRunner: false, nodeLoader: false } }),
      // New objects live in more room before they are sorted out: the collector's share is a twentieth less.
      execArgv: ["--max-semi-space-size=64", ...(more.screens ? ["--import", pagesInNode] : [])],
      // A busy machine is no fault: a thousand examples have a minute, and what is waited for has half of one.
      testTimeout: more.timeoutMs ?? 60_000,
      hookTimeout: Math.max(60_000, more.timeoutMs ?? 0),
      expect: { poll: { timeout: 30_000 } },
      isolate: false,
      // One more than compute: over a database many wait, for a killed shop to be back or for one to lose its patience.
      maxWorkers: more.atOnce ?? (more.database ? workers + 1 : workers),
      sequence: { groupOrder: turn }
    }
  }
}

const overDatabase = { database: true }
const patient = { ...overDatabase, timeoutMs: 120_000 }

/** Each folder as a project of its own: what `--project` names. */
export const projects = [
  project("core", 1),
  project("fixtures", 1),
  project("house", 1),
  // The router as a browser has it: in production its package is a server's wherever Node runs it.
  project("router", 1, { byVite: true }),
  project("api", 2, overDatabase),
  project("storage", 2, overDatabase),
  project("providers", 2, overDatabase),
  project("screens", 2, { ...overDatabase, screens: true }),
  project("faults", 2, patient),
  project("journeys", 3, { ...patient, atOnce: 2 })
]

/** Read the whole shop over a database. */
const overDatabaseAll = ["api", "storage", "providers", "screens", "faults"]

/**
 * The same, with one for all folders whose tests read the whole shop over a database: a project has processes of its
 * own, and each of them reads and compiles the shop anew.
 */
export const joinedProjects = [
  ...projects.filter(({ test }) => !overDatabaseAll.includes(test.name)),
  project("database", 2, { ...patient, screens: true, folders: overDatabaseAll })
]

const isNamed = process.argv.some((argument) => argument.startsWith("--project"))

export default defineConfig({
  test: { sequence: { sequencer: LongestFirst }, projects: isNamed ? projects : joinedProjects }
})
