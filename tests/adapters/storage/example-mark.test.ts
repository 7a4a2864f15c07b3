/** A database that was filled as an example is known as one, however it got there. */
import { expect, it } from "vitest"
import { DatabaseProblem } from "../../../adapters/storage/database-user.ts"
import { refuseExample } from "../../../adapters/storage/example-mark.ts"
import { testDatabase } from "../database.ts"

const imported = testDatabase("small")
const empty = testDatabase("empty")

it("by the log-ins that came in with an import of the example", () =>
  expect(refuseExample(imported.url())).rejects.toThrow(DatabaseProblem))

it("by the mark that its first start left, with whatever log-ins", async () => {
  await expect(refuseExample(empty.url())).resolves.toBeUndefined()
  await empty.query(`INSERT INTO setting (name, value) VALUES ('example shop', '{"loaded": true}')`)
  await expect(refuseExample(empty.url())).rejects.toThrow(/npm run db -- reset/)
})
