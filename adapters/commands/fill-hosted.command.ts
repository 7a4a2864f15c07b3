/** `npm run fill-search`: fills the hosted search service's index from the shop's database. */
import { algoliasearch } from "algoliasearch"
import { Effect, Redacted } from "effect"
import { databaseLayer } from "../postgres/client/database.ts"
import { fillHostedIndex } from "../search/hosted/fill-hosted.ts"
import { loadSearchIndex } from "../search/postgres-search.ts"
import { readSettings } from "../settings/settings.ts"
import { CommandProblem, runCommand, withDatabase } from "./command.ts"

runCommand(async (args) => {
  if (args.length > 0) throw new CommandProblem("Usage: npm run fill-search")
  const { ALGOLIA_ADMIN_KEY = "", ALGOLIA_APP_ID = "", ALGOLIA_SEARCH_KEY = "", ALGOLIA_INDEX = "" } = process.env
  const settings = readSettings({
    SEARCH: "algolia",
    ALGOLIA_ADMIN_KEY,
    ALGOLIA_APP_ID,
    ALGOLIA_SEARCH_KEY,
    ALGOLIA_INDEX
  })
  const client = algoliasearch(
    settings.ALGOLIA_APP_ID ?? "",
    settings.ALGOLIA_ADMIN_KEY ? Redacted.value(settings.ALGOLIA_ADMIN_KEY) : ""
  )
  const count = await withDatabase(async (url) => {
    const loadIndex = loadSearchIndex("products").pipe(Effect.provide(databaseLayer({ url, connections: 2 })))
    const { shelf } = await Effect.runPromise(loadIndex)
    return fillHostedIndex(client, settings.ALGOLIA_INDEX, shelf.index)
  })
  console.log(`${settings.ALGOLIA_INDEX}: ${count} records sent`)
  return 0
})
