/** What the same machine does at the same time without a shop: a bare server with the same bytes, and one row from the database. */
import { fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { Pool } from "pg"
import type { Figure, Timing } from "./report.ts"
import { type BenchResponse, createRequester } from "./requester.ts"
import { type LoadOptions, timeRepeatedly } from "./timed-load.ts"

/** A bare Node server that sends the same bytes for the same question, asked at the same pace. */
export const timeBareServer = async ({ bytes, type }: BenchResponse, pace: LoadOptions): Promise<Timing> => {
  const child = fork(join(import.meta.dirname, "bare-server.ts"))
  child.send({ bytes: bytes.toString("base64"), type })
  const [port] = await once(child, "message")
  const { ask, close } = createRequester(`http://127.0.0.1:${port}`)
  try {
    return await timeRepeatedly(`a bare server, ${Math.ceil(bytes.length / 1000)} kB`, pace, (turn) =>
      ask({ path: `/${turn}` })
    )
  } finally {
    close()
    child.disconnect()
  }
}

/** One row by its key, another each time. */
export const timeSingleRow = async (databaseUrl: string, pace: LoadOptions): Promise<Timing> => {
  const pool = new Pool({ connectionString: databaseUrl, max: pace.atOnce })
  try {
    const { rows } = await pool.query<{ sku: string }>("SELECT sku FROM price ORDER BY md5(sku) LIMIT 1000")
    return await timeRepeatedly("one row from the database", pace, (turn) =>
      pool.query({
        name: "one-row",
        text: "SELECT retail_cents FROM price WHERE sku = $1",
        values: [rows[turn % rows.length]?.sku]
      })
    )
  } finally {
    await pool.end()
  }
}

/** Compared between machines rather than times themselves: how much of the bare server's rate the shop has. */
export const shareOfBareServer = (shop: Timing, bare: Timing): Figure => ({
  what: `${shop.what}: share of a bare server's rate`,
  value: (100 * shop.perSecond) / bare.perSecond,
  unit: "%"
})
