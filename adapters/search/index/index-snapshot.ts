/** Keeps the arranged catalogue as a file, so that a later start need not arrange it again. The file is a cache and may be lost at any time. */
import { createHash, randomBytes } from "node:crypto"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { setImmediate } from "node:timers/promises"
import { deserialize, serialize } from "node:v8"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { memoizeSuccess } from "../../../core/memoize-success.ts"
import { sourceVersion } from "../../process/source-version.ts"
import { createIndexAssembler, type IndexPart } from "./index-parts.ts"
import type { ShopIndex } from "./shop-index.ts"

/** Everything that decides how rows are arranged; a part of it is in the core. */
const codeVersion = memoizeSuccess(() => sourceVersion(["adapters/search/index", "core"]))

/** Which rows of a table there are, and which transaction wrote each: any change of a row, a restored backup's too, is another. */
const rowsOf = (table: string, id: string): string =>
  `(SELECT count(*) || ' ' || coalesce(bit_xor(hashtextextended(${id} || ' ' || xmin::text, 0)), 0) FROM ${table})`

const fingerprintSql = `SELECT concat_ws('/', (SELECT system_identifier FROM pg_control_system()),
  (SELECT oid FROM pg_database WHERE datname = current_database()),
  ${rowsOf("category", "slug")}, ${rowsOf("product", "id")}, ${rowsOf("sku", "erp_id")}) AS fingerprint`

/** Says from which rows and by which code an index is arranged: where it is the same, so is the index. */
export const catalogueFingerprint = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql.unsafe<{ fingerprint: string }>(fingerprintSql)
  const code = yield* Effect.promise(codeVersion)
  return createHash("sha256").update(`${row?.fingerprint} ${code} ${process.versions.v8}`).digest()
})

const hashOf = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest()
const HASH_BYTES = 32
const LENGTH_BYTES = 4

const bodyOf = (parts: Iterable<IndexPart>): Buffer =>
  Buffer.concat(
    [...parts].flatMap((part) => {
      const bytes = serialize(part)
      const length = Buffer.alloc(LENGTH_BYTES)
      length.writeUInt32LE(bytes.length)
      return [length, bytes]
    })
  )

/** Made beside its place and moved there whole. Rejects where the disk is full or closed. */
export const saveSnapshot = async (file: string, fingerprint: Buffer, parts: Iterable<IndexPart>): Promise<void> => {
  const body = bodyOf(parts)
  const unfinished = `${file}.${randomBytes(4).toString("hex")}`
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(unfinished, Buffer.concat([fingerprint, hashOf(body), body]))
    await rename(unfinished, file)
  } catch (problem) {
    await rm(unfinished, { force: true })
    throw problem
  }
}

/** The index of that fingerprint, part by part between other work; nothing where there is none, or where the file is not whole. */
export const loadSnapshot = async (
  file: string,
  fingerprint: Buffer,
  today: string
): Promise<ShopIndex | undefined> => {
  const bytes = await readFile(file).catch(() => undefined)
  if (!bytes?.subarray(0, HASH_BYTES).equals(fingerprint)) return undefined
  const body = bytes.subarray(2 * HASH_BYTES)
  if (!bytes.subarray(HASH_BYTES, 2 * HASH_BYTES).equals(hashOf(body))) return undefined
  const index = createIndexAssembler()
  for (let at = 0; at < body.length; ) {
    const from = at + LENGTH_BYTES
    at = from + body.readUInt32LE(at)
    index.add(deserialize(body.subarray(from, at)) as IndexPart)
    await setImmediate()
  }
  return index.done(today)
}
