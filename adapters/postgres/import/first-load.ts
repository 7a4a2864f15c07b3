/** Fills an empty shop with the example, once. */
import type { Redacted } from "effect"
import type { Client } from "pg"
import { type LoadPart, type LoadResult, loadSources, sourcesOf, withLoader } from "./load.ts"
import type { ShopData } from "./shop-data.ts"

/** What is made for a first load: the rows, and what else is loaded with them. */
export type MadeShop = { readonly data: ShopData; readonly parts: ReadonlyArray<LoadPart> }

/** Any number that nothing else locks: a second process that starts meanwhile waits and then finds the shop filled. */
const FILL_LOCK = 7_214_006

const exampleMarkSql = `INSERT INTO setting (name, value) VALUES ('example shop', '{"loaded": true}')`

const hasDataQuery =
  "SELECT EXISTS (SELECT FROM product) OR EXISTS (SELECT FROM setting WHERE name = 'example shop') AS filled"

const hasData = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ filled: boolean }>(hasDataQuery)
  return rows[0]?.filled === true
}

/** Whether there are products already, or the example was loaded before. */
export const hasShopData = (url: Redacted.Redacted): Promise<boolean> => withLoader(url, hasData)

/**
 * Loads the shop that `make` makes, unless there are products already or the example was loaded before (someone may
 * have taken all of it out since). Answers what was loaded, or nothing.
 */
export const loadExampleOnce = (
  url: Redacted.Redacted,
  make: () => Promise<MadeShop>,
  reportProgress: (text: string) => void
): Promise<LoadResult | undefined> =>
  withLoader(url, async (client) => {
    await client.query("SELECT pg_advisory_lock($1)", [FILL_LOCK])
    if (await hasData(client)) return undefined
    reportProgress("Making the example shop")
    const { data, parts } = await make()
    return loadSources(client, sourcesOf(data), { strict: true, reportProgress, parts, mark: exampleMarkSql })
  })
