/** Everything that the shop keeps to be quicker is taken from under it while it runs. */
import { readdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { anyMoment, type Fault, opened, type SoakShop, since } from "./soak-shop.ts"

/** What a data folder holds that is no cache: the database, and the stand-in's keys and payments. */
const isKept = (name: string) => ["postgres", "stripe"].includes(name)

const TIMES = 4

/** A running shop may write into a folder while it is emptied: then it is emptied once more. */
const remove = (path: string) => rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 10 })

/** Pictures that were rendered before and pictures that were not, and a search: all come whatever is on the disk. */
const visitCaches = async ({ port, own }: SoakShop, wrong: Array<string>): Promise<void> => {
  const products = await own.query("SELECT id FROM product ORDER BY random() LIMIT 2")
  const pictures = products.flatMap(({ id }) => [200, 400].map((width) => `/media/internal/${id}/${width}.webp`))
  for (const path of [...pictures, "/search?query=decking", "/"]) {
    const response = await fetch(`http://localhost:${port}${path}`)
    const bytes = await response.arrayBuffer()
    if (response.status !== 200 || bytes.byteLength === 0) wrong.push(`${response.status} at ${path} without caches`)
  }
}

/** The folders go, or a file stands where one was, so that none can be made there again unless the shop was quicker. */
const loseFolders = async ({ folder, random }: SoakShop): Promise<void> => {
  for (const name of (await readdir(folder)).filter((one) => !isKept(one))) {
    await remove(join(folder, name))
    if (random() < 0.5) await writeFile(join(folder, name), "").catch(() => undefined)
  }
}

export const cachesLost: Fault = async (site, wrong) => {
  for (let nth = 0; nth < TIMES; nth += 1) {
    await visitCaches(site, wrong)
    await anyMoment(site)
    await loseFolders(site)
    await visitCaches(site, wrong)
    await pause(20)
  }
  // What was compiled is written when a process ends, and read when one begins.
  await site.process.close()
  const ms = await since(() => opened(site))
  for (const name of (await readdir(site.folder)).filter((one) => !isKept(one))) {
    await remove(join(site.folder, name))
  }
  await visitCaches(site, wrong)
  return ms
}
