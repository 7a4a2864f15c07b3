/** Loads the merchant's pictures: files of a folder, each named by the product or the stock number that it shows. */
import { createHash } from "node:crypto"
import { existsSync, readdirSync, statSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { extname, join } from "node:path"
import type { Client } from "pg"
import { checkedPhoto, isPhotoEnding, MAX_PHOTO_BYTES } from "../../images/photo.ts"
import type { PartResult } from "./load.ts"
import { ShopFilesProblem } from "./read-files.ts"
import type { RowProblem } from "./stage.ts"
import { unreadableReason } from "./unreadable.ts"

/** Where the pictures lie beside the other files of a shop. */
const FOLDER = "pictures"

export const hasPhotos = (folder: string): boolean => existsSync(join(folder, FOLDER))

/** What a picture shows: a product, or one variant. */
type Shown = { readonly product_id: string | null; readonly sku: string | null; readonly hash: string | null }

/** By names in small letters, with `--` where a stock number has a slash, which no file's name can have; a product goes first. */
const shownByName = async (client: Client, names: ReadonlyArray<string>): Promise<ReadonlyMap<string, Shown>> => {
  const { rows } = await client.query<Shown & { readonly name: string }>(
    `SELECT lower(replace(erp_id, '/', '--')) AS name, NULL AS product_id, erp_id AS sku, encode(hash, 'hex') AS hash
     FROM sku LEFT JOIN product_photo ON product_photo.sku = erp_id WHERE lower(replace(erp_id, '/', '--')) = ANY ($1)
     UNION ALL
     SELECT lower(id), id, NULL, encode(hash, 'hex')
     FROM product LEFT JOIN product_photo ON product_photo.product_id = id WHERE lower(id) = ANY ($1)
     ORDER BY product_id NULLS FIRST`,
    [names]
  )
  return new Map(rows.map(({ name, ...shown }) => [name, shown]))
}

type PhotoFile = { readonly label: string; readonly path: string; readonly name: string; readonly ending: string }

/** Files that an operating system leaves in a folder are passed over. */
const filesIn = (folder: string): ReadonlyArray<PhotoFile> => {
  if (!statSync(folder).isDirectory()) throw new ShopFilesProblem(`${folder} is no folder.`)
  return readdirSync(folder)
    .filter((name) => !name.startsWith(".") && name !== "Thumbs.db")
    .sort()
    .map((file) => ({
      label: `${FOLDER}/${file}`,
      path: join(folder, file),
      name: file.slice(0, file.length - extname(file).length).toLowerCase(),
      ending: extname(file).slice(1).toLowerCase()
    }))
}

const save = async (client: Client, { product_id, sku }: Shown, hash: string, photo: Uint8Array): Promise<void> => {
  const key = sku === null ? "product_id" : "sku"
  await client.query(
    `INSERT INTO product_photo (product_id, sku, hash, bytes) VALUES ($1, $2, decode($3, 'hex'), $4)
     ON CONFLICT (${key}) DO UPDATE SET hash = excluded.hash, bytes = excluded.bytes`,
    [product_id, sku, hash, Buffer.from(photo)]
  )
}

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

/** Loads one picture; answers whether it changed the shop, or why it can't be loaded. */
const loadPhoto = async (client: Client, file: PhotoFile, shown: Shown | undefined): Promise<boolean | string> => {
  if (!isPhotoEnding(file.ending)) return "a picture ends in .webp, .jpg, .jpeg, .png or .avif"
  if (!shown) return "no product and no stock number goes by that name"
  const bytes = await bytesOf(file.path)
  if (typeof bytes === "string") return bytes
  const hash = createHash("sha256").update(bytes).digest("hex")
  if (hash === shown.hash) return false
  const checked = await checkedPhoto(bytes, file.ending)
  if ("reason" in checked) return checked.reason
  await save(client, shown, hash, checked.photo)
  return true
}

/**
 * Loads the pictures of a shop's folder within a load that is under way. A picture that was loaded before stays until a
 * file of its name replaces it.
 */
export const loadPhotos =
  (folder: string) =>
  async (client: Client, reportProgress: (text: string) => void): Promise<PartResult> => {
    const files = filesIn(join(folder, FOLDER))
    const shown = await shownByName(client, [...new Set(files.map(({ name }) => name))])
    const first = new Map([...files].reverse().map(({ name, label }) => [name, label]))
    const problems: Array<RowProblem> = []
    let changed = 0
    for (const [at, file] of files.entries()) {
      const other = first.get(file.name)
      const outcome =
        other === file.label
          ? await loadPhoto(client, file, shown.get(file.name))
          : `${other} is a picture of the same already`
      if (typeof outcome === "string") problems.push({ file: file.label, reason: outcome })
      else if (outcome) changed++
      if ((at + 1) % 500 === 0) reportProgress(`Reading ${FOLDER}: ${at + 1} of ${files.length}`)
    }
    return { counted: { file: FOLDER, read: files.length - problems.length, changed }, problems }
  }
