/** Each picture and paper is rendered once: for all who ask at the same moment, and for all who ask later. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterEach, expect, it } from "vitest"
import type { Bytes, PictureJob } from "../../../adapters/rendering/render-job.ts"
import { openRenderedFileCache } from "../../../adapters/rendering/rendered-file-cache.ts"

const folder = mkdtempSync(join(tmpdir(), "lineal-rendered-"))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const blue = { create: { width: 40, height: 30, channels: 3, background: "blue" } } as const
const photo: Bytes = new Uint8Array(await sharp(blue).png().toBuffer())

/** The merchant's picture is read for each time that something is rendered from it. */
const counted = () => {
  let renderings = 0
  const readPhoto = async () => {
    renderings += 1
    return photo
  }
  return { readPhoto, renderings: () => renderings }
}
const job: PictureJob = { kind: "picture", source: { hash: "blue" }, width: 200, theme: "light" }

it("[T61] a picture is rendered once for twenty who ask at the same moment, and not again for those after them or after a restart", async () => {
  const { readPhoto, renderings } = counted()
  const cache = openRenderedFileCache(folder)
  const files = await Promise.all(Array.from({ length: 20 }, () => cache.getFile(job, readPhoto)))
  expect([renderings(), new Set(files.map((file) => file?.tag)).size]).toEqual([1, 1])
  expect(await cache.getFile(job, readPhoto)).toEqual(files[0])
  expect(await openRenderedFileCache(folder).getFile(job, readPhoto)).toEqual(files[0])
  expect(renderings()).toBe(1)
  await cache.getFile({ ...job, width: 400 }, readPhoto)
  expect(renderings()).toBe(2)
})

it("a picture is rendered anew where it could not be rendered before", async () => {
  const { readPhoto, renderings } = counted()
  const cache = openRenderedFileCache(folder)
  await expect(cache.getFile(job, async () => new Uint8Array([0]))).rejects.toThrow()
  expect((await cache.getFile(job, readPhoto))?.bytes.length).toBeGreaterThan(0)
  expect(renderings()).toBe(1)
})
