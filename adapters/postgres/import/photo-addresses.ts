/** Loads the merchant's pictures that lie at addresses: `pictures.csv` names each as a file would be named, and says where it is. */
import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { CsvError, parse } from "csv-parse/sync"
import type { Client } from "pg"
import { MAX_PHOTO_BYTES } from "../../images/photo.ts"
import { type FoundPhoto, keepPhotos } from "./kept-photos.ts"
import type { PartResult } from "./load.ts"
import { ShopFilesProblem } from "./read-files.ts"

const FILE = "pictures.csv"
const COLUMNS = "name, address"
/** Room for the addresses of some hundred thousand pictures. */
const MAX_FILE_BYTES = 40 * 1024 * 1024
/** A picture that has not come whole by then is left out, and told. */
const TIMEOUT_MS = 20_000

export const hasPhotoAddresses = (folder: string): boolean => existsSync(join(folder, FILE))

const megabytes = MAX_PHOTO_BYTES / 1024 / 1024

/** The body, or why it is none; not a byte more is read than a picture may have. */
const bodyOf = async (response: Response): Promise<Uint8Array<ArrayBuffer> | string> => {
  const parts: Array<Uint8Array> = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > MAX_PHOTO_BYTES) return `it is larger than ${megabytes} MiB`
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

const fetched = async (address: string): Promise<Uint8Array<ArrayBuffer> | string> => {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    return "its address must begin with https:// or http://"
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.status === 200) return await bodyOf(response)
    await response.body?.cancel()
    return `its address answered ${response.status}`
  } catch (problem) {
    const isLate = problem instanceof Error && problem.name === "TimeoutError"
    return isLate ? `it did not come within ${TIMEOUT_MS / 1000} seconds` : "its address can't be reached"
  }
}

type CsvRow = { readonly record: ReadonlyArray<string>; readonly info: { readonly lines: number } }

const rowsOf = (path: string): ReadonlyArray<CsvRow> => {
  if (statSync(path).size > MAX_FILE_BYTES)
    throw new ShopFilesProblem(`${path} is larger than ${MAX_FILE_BYTES / 1024 / 1024} MiB: load it in several parts.`)
  try {
    // With `info` each row stands beside the line at which it ends, which the types of the parser don't tell.
    const rows: unknown = parse(readFileSync(path), { bom: true, info: true, trim: true, skip_empty_lines: true })
    return rows as ReadonlyArray<CsvRow>
  } catch (problem) {
    throw problem instanceof CsvError ? new ShopFilesProblem(`${path} is not CSV: ${problem.message}`) : problem
  }
}

const photosIn = (path: string): ReadonlyArray<FoundPhoto> => {
  const [header, ...rows] = rowsOf(path)
  if (header?.record.join(", ") !== COLUMNS) throw new ShopFilesProblem(`${path} must have the columns ${COLUMNS}.`)
  return rows.map(({ record: [name = "", address = ""], info }) => ({
    label: FILE,
    line: info.lines,
    name: name.toLowerCase(),
    read: () => fetched(address)
  }))
}

/** Loads the pictures of `pictures.csv` within a load that is under way; what is at an address is taken by its content alone. */
export const loadPhotoAddresses =
  (folder: string) =>
  (client: Client, reportProgress: (text: string) => void): Promise<PartResult> =>
    keepPhotos(client, FILE, photosIn(join(folder, FILE)), reportProgress)
