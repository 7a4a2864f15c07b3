/** Fills an empty shop with the example, once. */
import type { Redacted } from "effect"
import type { Client } from "pg"
import { type Loaded, loadSources, sourcesOf, withLoader } from "./load.ts"
import type { WholeShop } from "./whole-shop.ts"

/** Any number that nothing else locks: a second process that starts meanwhile waits and then finds the shop filled. */
const FILLING = 7_214_006

const mark = `INSERT INTO setting (name, value) VALUES ('example shop', '{"loaded": true}')`

const isFilledQuery =
  "SELECT EXISTS (SELECT FROM product) OR EXISTS (SELECT FROM setting WHERE name = 'example shop') AS filled"

const isFilledBy = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ filled: boolean }>(isFilledQuery)
  return rows[0]?.filled === true
}

/** Whether there are products already, or the example was loaded before. */
export const isFilled = (url: Redacted.Redacted): Promise<boolean> => withLoader(url, isFilledBy)

/**
 * Loads the shop that `make` makes, unless there are products already or the example was loaded before (someone may
 * have taken all of it out since). Answers what was loaded, or nothing.
 */
export const loadOnce = (
  url: Redacted.Redacted,
  make: () => Promise<WholeShop>,
  note: (text: string) => void
): Promise<Loaded | undefined> =>
  withLoader(url, async (client) => {
    await client.query("SELECT pg_advisory_lock($1)", [FILLING])
    if (await isFilledBy(client)) return undefined
    note("Making the example shop")
    return loadSources(client, sourcesOf(await make()), { strict: true, note, mark })
  })
