/** Fills a database of the test run with the example shop in small. */
import type { Redacted } from "effect"
import { loadSources, sourcesOf, withLoader } from "../../adapters/postgres/import/load.ts"
import { contentPart } from "../../adapters/storage/content/save-content.ts"
import { exampleContent } from "../../fixtures/content.ts"
import { exampleShop } from "../../fixtures/shop.ts"

/** `day` is the day the shop was made, such as `2026-11-23`; its promotions run around it. */
export const fillWithSmallShop = async (url: Redacted.Redacted, day: string): Promise<void> => {
  const options = { strict: true, reportProgress: () => undefined, parts: [contentPart(exampleContent())] }
  const sources = sourcesOf(exampleShop("small", day))
  const { problems } = await withLoader(url, (client) => loadSources(client, sources, options))
  if (problems.length > 0) throw new Error(`The small shop is wrong: ${JSON.stringify(problems.slice(0, 5))}`)
}
