/** A shop whose port another program holds says so in a sentence, and leaves nothing running. */
import { once } from "node:events"
import { createServer } from "node:http"
import { afterAll, expect, it } from "vitest"
import { testDatabase } from "../adapters/database.ts"
import { freshFolder } from "../adapters/payments/running-stripe.ts"
import { startShop } from "./shop-process.ts"

const database = testDatabase("small")
const { folder, remove } = freshFolder()

afterAll(remove)

it("names the port and what to do", async () => {
  const other = createServer().listen(0, "127.0.0.1")
  await once(other, "listening")
  const address = other.address()
  const port = typeof address === "object" && address ? address.port : 0
  try {
    await expect(startShop({ database, folder, port })).rejects.toThrow(
      `Port ${port} is in use by another program. Stop that one, or set PORT to another number.`
    )
  } finally {
    other.close()
  }
})
