/** Loads the merchant's pictures that lie at addresses: `pictures.csv` names each as a file would be named, and says where it is. */
import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { CsvError, parse } from "csv-parse/sync"
import type { Client } from "pg"
import { downloadPicture } from "../../images/download-picture.ts"
import { type FoundPhoto, keepPhotos } from "./kept-photos.ts"
import type { PartResult } from "./load.ts"
import { ShopFilesProblem } from "./read-files.ts"

const FILE = "pictures.csv"
const COLUMNS = "name, address"
/** Room for the addresses of some hundred thousand pictures. */
const MAX_FILE_BYTES = 40 * 1024 * 1024

export const hasPhotoAddresses = (folder: string): boolean => existsSync(join(folder, FILE))

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

const photosIn = (path: string, download: typeof downloadPicture): ReadonlyArray<FoundPhoto> => {
  const [header, ...rows] = rowsOf(path)
  if (header?.record.join(", ") !== COLUMNS) throw new ShopFilesProblem(`${path} must have the columns ${COLUMNS}.`)
  return rows.map(({ record: [name = "", address = ""], info }) => ({
    label: FILE,
    line: info.lines,
    name: name.toLowerCase(),
    read: () => download(address)
  }))
}

/** Loads the pictures of `pictures.csv` within a load that is under way; what is at an address is taken by its content alone. */
export const loadPhotoAddresses =
  (folder: string, download = downloadPicture) =>
  (client: Client, reportProgress: (text: string) => void): Promise<PartResult> =>
    keepPhotos(client, FILE, photosIn(join(folder, FILE), download), reportProgress)
