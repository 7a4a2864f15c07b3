/** Writes a whole shop out as the files that it can be loaded from. */
import { createWriteStream, mkdirSync } from "node:fs"
import { join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { attributeNames } from "../../../core/catalogue/product/attribute.ts"
import { columnsOf, type FileName, fileNames } from "./files.ts"
import type { Column } from "./row-columns.ts"
import { rowsOf } from "./rows.ts"
import type { ShopData } from "./shop-data.ts"

export type FileForm = "csv" | "jsonl"

/** A field of several parts has a column for each in CSV: `attributes.section`. */
const parts: { readonly [column: string]: ReadonlyArray<string> } = {
  attributes: attributeNames,
  drawing: ["shape", "profile", "colour"],
  dimensions: ["length", "width", "height"],
  hours: ["1", "2", "3", "4", "5", "6", "7"]
}

type Record_ = { readonly [name: string]: unknown }

const written = (columns: ReadonlyArray<Column>, row: Record_): Record_ =>
  Object.fromEntries(
    columns.flatMap(({ name, field }) => (row[name] === undefined ? [] : [[name, field.write(row[name])]]))
  )

const header = (columns: ReadonlyArray<Column>) =>
  columns.flatMap(({ name }) => parts[name]?.map((part) => `${name}.${part}`) ?? [name])

const cell = (value: unknown): string => {
  const text = Array.isArray(value) ? value.join("|") : String(value ?? "")
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const csvLine = (columns: ReadonlyArray<Column>, record: Record_): string =>
  columns
    .flatMap(({ name }) => {
      const inner = record[name] as Record_ | undefined
      return parts[name]?.map((part) => cell(inner?.[part])) ?? [cell(record[name])]
    })
    .join(",")

function* lines(file: FileName, shop: ShopData, form: FileForm): Iterable<string> {
  const columns = columnsOf(file)
  if (form === "csv") yield `${header(columns).join(",")}\n`
  for (const row of rowsOf[file](shop)) {
    const record = written(columns, row as Record_)
    yield form === "csv" ? `${csvLine(columns, record)}\n` : `${JSON.stringify(record)}\n`
  }
}

/** Writes every file of the shop into the folder, which is made if need be; answers their paths. */
export const writeShop = async (folder: string, shop: ShopData, form: FileForm): Promise<ReadonlyArray<string>> => {
  mkdirSync(folder, { recursive: true })
  const paths = fileNames.map((file) => [file, join(folder, `${file}.${form}`)] as const)
  for (const [file, path] of paths) await pipeline(Readable.from(lines(file, shop, form)), createWriteStream(path))
  return paths.map(([, path]) => path)
}
