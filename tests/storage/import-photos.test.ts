/** Loading a merchant's pictures: each is checked by its content, and kept upright, small and without what a camera notes. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { deflateSync } from "node:zlib"
import sharp from "sharp"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type LoadResult, loadSources, withLoader } from "../../adapters/postgres/import/load.ts"
import { loadPhotos } from "../../adapters/postgres/import/photos.ts"
import { testDatabase } from "../postgres/database.ts"

const database = testDatabase("small")

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lineal-photos-"))
  mkdirSync(join(folder, "pictures"))
})
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.query("DELETE FROM product_photo")
})

const put = (name: string, bytes: Uint8Array | string) => writeFileSync(join(folder, "pictures", name), bytes)

const load = (strict = false): Promise<LoadResult> =>
  withLoader(database.url(), (client) =>
    loadSources(client, [], { strict, parts: [loadPhotos(folder)], reportProgress: () => undefined })
  )

const told = ({ problems }: LoadResult) => problems.map(({ file, reason }) => `${file}: ${reason}`)
const kept = async () =>
  (await database.query("SELECT coalesce(product_id, sku) AS name FROM product_photo ORDER BY 1")).map(
    ({ name }) => name
  )
const bytesOf = async (name: string): Promise<Buffer> =>
  (await database.query("SELECT bytes FROM product_photo WHERE product_id = $1 OR sku = $1", [name]))[0]
    ?.bytes as Buffer

const red = { r: 200, g: 30, b: 30 }
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: red } })

const framing = async (): Promise<{ readonly id: string; readonly sku: string }> => {
  const rows = await database.query(
    "SELECT product_id AS id, erp_id AS sku FROM sku ORDER BY product_id, position LIMIT 1"
  )
  return rows[0] as { id: string; sku: string }
}

/** A PNG of so many pixels in a few kilobytes: one colour, packed. */
const bomb = (side: number): Buffer => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    return Buffer.concat([ends.subarray(0, 4), body, Buffer.alloc(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(100_000))
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0))
  ])
}

describe("A merchant's pictures", () => {
  it("are kept for the product or the stock number that they are named by, whatever the case and the ending", async () => {
    const { id, sku } = await framing()
    put(`${id}.JPG`, await plain(2400, 1200).jpeg().toBuffer())
    put(`${sku.toLowerCase()}.avif`, await plain(300, 300).avif({ effort: 0 }).toBuffer())
    put(".DS_Store", "left by a system")
    const loaded = await load(true)
    expect(told(loaded)).toEqual([])
    expect(loaded.files).toEqual([{ file: "pictures", read: 2, changed: 2 }])
    expect(await kept()).toEqual([id, sku].sort())
    expect(await sharp(await bytesOf(id)).metadata()).toMatchObject({ format: "webp", width: 1200, height: 600 })
    expect(await sharp(await bytesOf(sku)).metadata()).toMatchObject({ format: "webp", width: 300, height: 300 })
  })

  it("stand upright, and tell neither where nor by whom they were taken", async () => {
    const { id } = await framing()
    const sideways = await plain(600, 400)
      .withExif({ IFD0: { Artist: "A. Person" }, IFD3: { GPSLatitude: "37/1 48/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(sideways).metadata()).exif).toBeDefined()
    put(`${id}.jpeg`, sideways)
    await load(true)
    const { width, height, exif, orientation, icc } = await sharp(await bytesOf(id)).metadata()
    expect({ width, height, exif, orientation, icc }).toEqual({ width: 400, height: 600 })
  })

  it("loaded again change nothing; one that differs replaces its own, and the others stay", async () => {
    const { id, sku } = await framing()
    put(`${id}.png`, await plain(300, 300).png().toBuffer())
    put(`${sku}.png`, await plain(300, 300).png().toBuffer())
    await load(true)
    expect((await load(true)).files).toEqual([{ file: "pictures", read: 2, changed: 0 }])
    rmSync(join(folder, "pictures", `${sku}.png`))
    put(`${id}.png`, await plain(400, 300).png().toBuffer())
    expect((await load(true)).files).toEqual([{ file: "pictures", read: 1, changed: 1 }])
    expect(await kept()).toEqual([id, sku].sort())
    expect((await sharp(await bytesOf(id)).metadata()).width).toBe(400)
  })

  it("that are wrong are named with the reason, and the good ones come in", async () => {
    const { id, sku } = await framing()
    const [png, jpeg] = [await plain(300, 300).png().toBuffer(), await plain(300, 300).jpeg().toBuffer()]
    const [{ other } = {}] = await database.query("SELECT max(id) AS other FROM product")
    const ids = (await database.query("SELECT id FROM product ORDER BY id LIMIT 8")).map((row) => String(row.id))
    put(`${sku}.png`, png)
    put(`${ids[0]}.gif`, png)
    put("no-such-thing.png", png)
    put(`${ids[1]}.jpg`, png)
    put(`${ids[2]}.png`, '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"/>')
    put(`${ids[3]}.jpg`, jpeg.subarray(0, jpeg.length / 2))
    put(`${ids[4]}.png`, await plain(199, 150).png().toBuffer())
    put(`${ids[5]}.png`, bomb(40_000))
    put(`${ids[6]}.png`, Buffer.concat([png, Buffer.alloc(20 * 1024 * 1024)]))
    mkdirSync(join(folder, "pictures", `${ids[7]}.png`))
    put(`${other}.jpg`, jpeg)
    put(`${other}.png`, png)
    const loaded = await load()
    expect(told(loaded).sort()).toEqual(
      [
        `pictures/${ids[0]}.gif: a picture ends in .webp, .jpg, .jpeg, .png or .avif`,
        "pictures/no-such-thing.png: no product and no stock number goes by that name",
        `pictures/${ids[1]}.jpg: it is a PNG picture, which .jpg is not`,
        `pictures/${ids[2]}.png: it is no WebP, JPEG, PNG or AVIF picture`,
        `pictures/${ids[3]}.jpg: it is damaged: it cannot be read to its end`,
        `pictures/${ids[4]}.png: it is 199 × 150 pixels, and its longer side needs at least 200`,
        `pictures/${ids[5]}.png: it has 1600 megapixels, and may have 60 megapixels`,
        `pictures/${ids[6]}.png: it is larger than 20 MiB`,
        `pictures/${ids[7]}.png: it is no plain file`,
        `pictures/${other}.png: pictures/${other}.jpg is a picture of the same already`
      ].sort()
    )
    expect(await kept()).toEqual([String(other), sku].sort())
    expect(id).toBe(ids[0])
  })

  it("that can't be opened or read are named too: a link to nothing, to itself, to what gives no bytes", async () => {
    const [empty, round, dumb, good] = (await database.query("SELECT id FROM product ORDER BY id LIMIT 4")).map((row) =>
      String(row.id)
    )
    const link = (name: string, to: string) => symlinkSync(to, join(folder, "pictures", name))
    link(`${empty}.png`, "no-such-file.png")
    link(`${round}.png`, `${round}.png`)
    link(`${dumb}.png`, "/proc/self/mem")
    put(`${good}.png`, await plain(300, 300).png().toBuffer())
    expect(told(await load()).sort()).toEqual(
      [
        `pictures/${empty}.png: it cannot be read (ENOENT)`,
        `pictures/${round}.png: it cannot be read (ELOOP)`,
        `pictures/${dumb}.png: it cannot be read (EIO)`
      ].sort()
    )
    expect(await kept()).toEqual([good])
  })

  it("are a folder: a file of its name stops the load with its words", async () => {
    rmSync(join(folder, "pictures"), { recursive: true })
    writeFileSync(join(folder, "pictures"), "")
    await expect(load()).rejects.toThrow(/pictures is no folder\.$/)
  })

  it("come in all or not at all where the load is strict", async () => {
    const { id } = await framing()
    put(`${id}.png`, await plain(300, 300).png().toBuffer())
    put("no-such-thing.png", await plain(300, 300).png().toBuffer())
    expect((await load(true)).isCommitted).toBe(false)
    expect(await kept()).toEqual([])
  })
})
