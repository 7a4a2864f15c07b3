/** Loads the merchant's pictures: files of a folder, each named by the product or the stock number that it shows. */
import { existsSync, readdirSync, statSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { extname, join } from "node:path"
import type { Client } from "pg"
import { isPhotoEnding, MAX_PHOTO_BYTES } from "../../images/photo.ts"
import { type FoundPhoto, keepPhotos } from "./kept-photos.ts"
import type { PartResult } from "./load.ts"
import { ShopFilesProblem } from "./read-files.ts"
import { unreadableReason } from "./unreadable.ts"

/** Where the pictures lie beside the other files of a shop. */
const FOLDER = "pictures"

export const hasPhotos = (folder: string): boolean => existsSync(join(folder, FOLDER))

/** A link may lead nowhere, to itself, or to what gives no bytes: that is one picture's trouble, and not the load's. */
const bytesOf = async (path: string): Promise<Uint8Array<ArrayBuffer> | string> => {
  try {
    const found = statSync(path)
    if (!found.isFile()) return "it is no plain file"
    if (found.size > MAX_PHOTO_BYTES) return `it is larger than ${MAX_PHOTO_BYTES / 1024 / 1024} MiB`
    return new Uint8Array(await readFile(path))
  } catch (problem) {
    return `it ${unreadableReason(problem)}`
  }
}

const wrongEnding = async () => "a picture ends in .webp, .jpg, .jpeg, .png or .avif"

/** Files that an operating system leaves in a folder are passed over. */
const filesIn = (folder: string): ReadonlyArray<FoundPhoto> => {
  if (!statSync(folder).isDirectory()) throw new ShopFilesProblem(`${folder} is no folder.`)
  return readdirSync(folder)
    .filter((name) => !name.startsWith(".") && name !== "Thumbs.db")
    .sort()
    .map((file) => {
      const ending = extname(file).slice(1).toLowerCase()
      const shared = {
        label: `${FOLDER}/${file}`,
        name: file.slice(0, file.length - extname(file).length).toLowerCase()
      }
      return isPhotoEnding(ending)
        ? { ...shared, ending, read: () => bytesOf(join(folder, file)) }
        : { ...shared, read: wrongEnding }
    })
}

/**
 * Loads the pictures of a shop's folder within a load that is under way. A picture that was loaded before stays until a
 * file of its name replaces it.
 */
export const loadPhotos =
  (folder: string) =>
  (client: Client, reportProgress: (text: string) => void): Promise<PartResult> =>
    keepPhotos(client, FOLDER, filesIn(join(folder, FOLDER)), reportProgress)
