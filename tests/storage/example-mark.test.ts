/** A database that was filled as an example is known as one, however it got there. */
import { syncBuiltinESMExports } from "node:module"
import threads from "node:worker_threads"
import { expect, it, vi } from "vitest"
import { fillWithExample } from "../../adapters/example-shop.ts"
import { DatabaseProblem } from "../../adapters/postgres/embedded/database-user.ts"
import { rejectExampleDatabase } from "../../adapters/postgres/example-check.ts"
import { testDatabase } from "../postgres/database.ts"

const imported = testDatabase("small")
const empty = testDatabase("empty")

it("by the log-ins that came in with an import of the example", () =>
  expect(rejectExampleDatabase(imported.url())).rejects.toThrow(DatabaseProblem))

it("by the mark that its first start left, with whatever log-ins", async () => {
  await expect(rejectExampleDatabase(empty.url())).resolves.toBeUndefined()
  await empty.query(`INSERT INTO setting (name, value) VALUES ('example shop', '{"loaded": true}')`)
  await expect(rejectExampleDatabase(empty.url())).rejects.toThrow(/npm run db -- reset/)
})

it("a shop that has goods is opened without a thread that would make the example", async () => {
  const thread = vi.spyOn(threads, "Worker")
  syncBuiltinESMExports()
  try {
    await fillWithExample(imported.url(), "small")
    expect(thread).not.toHaveBeenCalled()
  } finally {
    thread.mockRestore()
    syncBuiltinESMExports()
  }
})
