/** What the same machine does at the same time without a shop: a bare server with the same bytes, and one row from the database. */
import { fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { Pool } from "pg"
import { type Answer, asker } from "./asking.ts"
import type { Figure, Timing } from "./figures.ts"
import { type Pace, timed } from "./timed.ts"

/** A bare Node server that sends the same bytes for the same question, asked at the same pace. */
export const bareServer = async ({ bytes, type }: Answer, pace: Pace): Promise<Timing> => {
  const child = fork(join(import.meta.dirname, "bare-server.ts"))
  child.send({ bytes: bytes.toString("base64"), type })
  const [port] = await once(child, "message")
  const { ask, close } = asker(`http://127.0.0.1:${port}`)
  try {
    return await timed(`a bare server, ${Math.ceil(bytes.length / 1000)} kB`, pace, (turn) => ask({ path: `/${turn}` }))
  } finally {
    close()
    child.disconnect()
  }
}

/** One row by its key, another each time. */
export const oneRow = async (databaseUrl: string, pace: Pace): Promise<Timing> => {
  const pool = new Pool({ connectionString: databaseUrl, max: pace.atOnce })
  try {
    const { rows } = await pool.query<{ sku: string }>("SELECT sku FROM price ORDER BY md5(sku) LIMIT 1000")
    return await timed("one row from the database", pace, (turn) =>
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
export const shareOf = (shop: Timing, bare: Timing): Figure => ({
  what: `${shop.what}: share of a bare server's rate`,
  value: (100 * shop.perSecond) / bare.perSecond,
  unit: "%"
})
