/** Replaces the shop's content by the files of a folder: all of them at once, or nothing. */
import type { Client } from "pg"
import type { ContentDocument } from "../../content/files/read-content.ts"
import type { LoadPart } from "../../postgres/import/load.ts"

export type ContentChanges = {
  readonly added: number
  readonly changed: number
  readonly removed: number
  /** The version that the content has now. */
  readonly version: number
}

/** Any number that nothing else locks: of two at once the second finds what the first one left. */
const CONTENT_LOCK = 7_214_011

/** The version of the content: 0 where none was ever kept. */
export const contentVersion = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ version: string }>("SELECT coalesce(max(id), 0) AS version FROM content_push")
  return Number(rows[0]?.version ?? 0)
}

const upsertQuery = `
  INSERT INTO content_document (kind, key, file, source, body)
  SELECT kind, key, file, source, body FROM jsonb_to_recordset($1) AS d (kind text, key text, file text, source text, body jsonb)
  ON CONFLICT (kind, key) DO UPDATE SET file = excluded.file, source = excluded.source, body = excluded.body
  WHERE (content_document.source, content_document.file) IS DISTINCT FROM (excluded.source, excluded.file)
    OR content_document.body IS DISTINCT FROM excluded.body
  RETURNING xmax = 0 AS added`

const removeQuery = `
  DELETE FROM content_document
  WHERE (kind, key) NOT IN (SELECT kind, key FROM jsonb_to_recordset($1) AS d (kind text, key text))`

const replaceAll = async (client: Client, documents: ReadonlyArray<ContentDocument>): Promise<ContentChanges> => {
  const all = JSON.stringify(documents)
  const { rowCount: removed } = await client.query(removeQuery, [all])
  const { rows } = await client.query<{ added: boolean }>(upsertQuery, [all])
  const added = rows.filter((row) => row.added).length
  const counts = { added, changed: rows.length - added, removed: removed ?? 0 }
  if (counts.added + counts.changed + counts.removed > 0)
    await client.query("INSERT INTO content_push (added, changed, removed) VALUES ($1, $2, $3)", Object.values(counts))
  return { ...counts, version: await contentVersion(client) }
}

/** Content for a shop that has none, as a part of a load: what staff have written before stays. */
export const contentPart =
  (documents: ReadonlyArray<ContentDocument>): LoadPart =>
  async (client) => {
    const isNew = (await contentVersion(client)) === 0
    const changed = isNew ? (await replaceAll(client, documents)).added : 0
    return { counted: { file: "content", read: documents.length, changed }, problems: [] }
  }

/**
 * Makes the documents the shop's content, in one transaction. Where `basedOn` is given and is not the version that is
 * kept, somebody else changed the content meanwhile: nothing is done, and the answer is undefined.
 */
export const saveContent = async (
  client: Client,
  documents: ReadonlyArray<ContentDocument>,
  basedOn?: number
): Promise<ContentChanges | undefined> => {
  await client.query("BEGIN")
  try {
    await client.query("SELECT pg_advisory_xact_lock($1)", [CONTENT_LOCK])
    const isStale = basedOn !== undefined && basedOn !== (await contentVersion(client))
    const changes = isStale ? undefined : await replaceAll(client, documents)
    await client.query("COMMIT")
    return changes
  } catch (problem) {
    await client.query("ROLLBACK")
    throw problem
  }
}

export type ContentSource = { readonly file: string; readonly source: string }

/** Every file as it was pushed, and the version that they are of. */
export const contentSources = async (
  client: Client
): Promise<{ readonly version: number; readonly files: ReadonlyArray<ContentSource> }> => {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
  try {
    const version = await contentVersion(client)
    const { rows } = await client.query<ContentSource>("SELECT file, source FROM content_document ORDER BY file")
    return { version, files: rows }
  } finally {
    await client.query("COMMIT")
  }
}
