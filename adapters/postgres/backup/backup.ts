/** Keeps a copy of the whole database in a folder, a file for each table, and puts it back. */
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync
} from "node:fs"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import type { Client } from "pg"
import { from as copyFrom, to as copyTo } from "pg-copy-streams"

/** Says what the folder holds; written last, so that a folder without it is not a whole backup. */
type BackupManifest = {
  /** The last change of the tables that the copy was made with. */
  readonly migration: number
  readonly madeAt: string
  readonly tables: ReadonlyArray<{
    readonly name: string
    readonly columns: ReadonlyArray<string>
    readonly rows: number
  }>
  readonly sequences: ReadonlyArray<{ readonly name: string; readonly value: string; readonly isCalled: boolean }>
}

/** Every table, a referred-to one before those that refer to it; columns that the database works out are left out. */
const tablesInOrder = async (client: Client) => {
  const { rows: columns } = await client.query<{ table: string; columns: ReadonlyArray<string> }>(`
    SELECT relname AS table, array_agg(attname::text ORDER BY attnum) AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'migration' GROUP BY relname ORDER BY relname`)
  const { rows: references } = await client.query<{ child: string; parent: string }>(`
    SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent
    FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid`)
  const ordered: Array<(typeof columns)[number]> = []
  let remaining = columns
  while (remaining.length > 0) {
    const isWaiting = (name: string) => remaining.some(({ table }) => table === name)
    const independent = remaining.filter(
      ({ table }) => !references.some(({ child, parent }) => child === table && isWaiting(parent))
    )
    if (independent.length === 0) throw new Error("Tables refer to each other in a circle")
    ordered.push(...independent)
    remaining = remaining.filter((one) => !independent.includes(one))
  }
  return ordered
}

const tableFile = (folder: string, table: string) => join(folder, `${table}.copy`)
const manifestPath = (folder: string) => join(folder, "backup.json")

/** Copies every table as of one moment, while shops go on working. The folder must be new or empty. */
export const backUp = async (client: Client, folder: string): Promise<BackupManifest> => {
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`)
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
  const tables: Array<BackupManifest["tables"][number]> = []
  for (const { table, columns } of await tablesInOrder(client)) {
    const out = client.query(copyTo(`COPY "${table}" (${columns.map((name) => `"${name}"`)}) TO STDOUT`))
    await pipeline(out, createWriteStream(tableFile(folder, table), { flush: true, mode: 0o600 }))
    tables.push({ name: table, columns, rows: out.rowCount ?? 0 })
  }
  const { rows: sequences } = await client.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace ORDER BY relname"
  )
  const values = []
  for (const { name } of sequences) {
    const { rows } = await client.query(`SELECT last_value::text AS value, is_called AS "isCalled" FROM "${name}"`)
    values.push({ name, ...rows[0] })
  }
  const { rows: last } = await client.query("SELECT max(migration_id) AS id, now() AS at FROM migration")
  await client.query("COMMIT")
  const manifest = { migration: last[0].id, madeAt: last[0].at.toISOString(), tables, sequences: values }
  writeFileSync(manifestPath(folder), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true })
  return manifest
}

export const readManifest = (folder: string): BackupManifest => {
  if (!existsSync(manifestPath(folder))) throw new Error(`${folder} is not a whole backup: backup.json is missing`)
  return JSON.parse(readFileSync(manifestPath(folder), "utf8"))
}

/** Puts a backup back, all of it or nothing. The tables must be empty, and as they were when it was made. */
export const restore = async (client: Client, folder: string, manifest: BackupManifest): Promise<void> => {
  await client.query("BEGIN")
  try {
    for (const { name, columns } of manifest.tables) {
      await client.query(`ALTER TABLE "${name}" DISABLE TRIGGER USER`)
      const into = client.query(copyFrom(`COPY "${name}" (${columns.map((column) => `"${column}"`)}) FROM STDIN`))
      await pipeline(createReadStream(tableFile(folder, name)), into)
    }
    await client.query("SET CONSTRAINTS ALL IMMEDIATE")
    for (const { name } of manifest.tables) await client.query(`ALTER TABLE "${name}" ENABLE TRIGGER USER`)
    for (const { name, value, isCalled } of manifest.sequences) {
      await client.query("SELECT setval($1::regclass, $2::bigint, $3)", [`"${name}"`, value, isCalled])
    }
    await client.query("COMMIT")
  } catch (problem) {
    await client.query("ROLLBACK")
    throw problem
  }
  await client.query("ANALYZE")
}
