/** The tests, one project for each folder under tests/: what is quick runs together, what needs the machine alone. */
import { existsSync } from "node:fs"
import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"

const database = "tests/adapters/postgres.setup.ts"

/**
 * `turn` says when: projects of one turn run side by side, a later turn waits for the earlier. `together` lets files
 * share what they import: rules keep nothing from one test to the next, and a hundred small files are read once.
 */
const project = (
  name: string,
  turn: number,
  more: { timeoutMs?: number; oneByOne?: boolean; database?: boolean; together?: boolean } = {}
) => {
  const setups = [more.database ? database : "", `tests/${name}/${name}.setup.ts`].filter((path) => existsSync(path))
  return {
    test: {
      name,
      include: [`tests/${name}/**/*.test.{ts,tsx}`],
      environment: "node",
      setupFiles: ["tests/property-runs.setup.ts"],
      globalSetup: setups,
      testTimeout: more.timeoutMs ?? 10_000,
      hookTimeout: Math.max(60_000, more.timeoutMs ?? 0),
      fileParallelism: !more.oneByOne,
      isolate: !more.together,
      sequence: { groupOrder: turn }
    }
  }
}

export default defineConfig({
  test: {
    // Left alone, a machine of two cores would run one file at a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      project("core", 1, { together: true }),
      project("fixtures", 1, { timeoutMs: 60_000 }),
      project("house", 1, { timeoutMs: 60_000 }),
      project("adapters", 2, { timeoutMs: 60_000, database: true }),
      project("ui", 2, { timeoutMs: 60_000, database: true }),
      project("flows", 2, { timeoutMs: 120_000, database: true }),
      project("browser", 3, { timeoutMs: 300_000, database: true, oneByOne: true })
    ]
  }
})
