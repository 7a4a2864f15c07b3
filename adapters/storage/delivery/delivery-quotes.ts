/** The delivery quotes, kept in PostgreSQL until they expire. */
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { DeliveryQuoteSchema } from "../../../core/delivery/quote/delivery-quote.schema.ts"
import type { StoredQuote } from "../../../core/delivery/quote/delivery-quote.ts"
import { DeliveryQuotes } from "../../../core/delivery/quote/delivery-quotes.port.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"

type QuoteRow = {
  readonly id: string
  readonly quote: object
  readonly browser: string
  readonly contact_id: string | null
  readonly items_key: string
  readonly place_key: string
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const decodeQuote = Schema.decodeUnknownOption(DeliveryQuoteSchema)

/** One that was kept in another shape, before the shop was brought up to date, is none. */
const quoteOf = (row: QuoteRow): StoredQuote | undefined =>
  Option.getOrUndefined(
    Option.map(decodeQuote({ ...row.quote, id: row.id }), (quote) => ({
      quote,
      owner: { browser: row.browser, ...(row.contact_id === null ? {} : { contactId: row.contact_id }) },
      itemsKey: row.items_key,
      placeKey: row.place_key
    }))
  )

export const deliveryQuotesLayer = Layer.effect(
  DeliveryQuotes,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const keep: DeliveryQuotes["Service"]["keep"] = Effect.fn("DeliveryQuotes.keep")(function* ({
      quote,
      owner,
      itemsKey,
      placeKey
    }) {
      // Nobody waits for the disk: a quote that is lost with the machine's power is asked for anew.
      const [row] = yield* sql<{ id: string }>`
        WITH unsynced AS (SELECT set_config('synchronous_commit', 'off', true))
        INSERT INTO delivery_quote (quote, browser_hash, contact_id, items_key, place_key, expires_at)
        SELECT ${JSON.stringify(quote)}::jsonb, decode(${owner.browser}, 'hex'), ${owner.contactId ?? null}::text, ${itemsKey},
          ${placeKey}, ${new Date(quote.expires)}::timestamptz FROM unsynced RETURNING id`
      return { ...quote, id: row?.id ?? "" }
    }, asOrdersUnavailable)

    const find: DeliveryQuotes["Service"]["find"] = Effect.fn("DeliveryQuotes.find")(function* (id) {
      if (!uuid.test(id)) return undefined
      const [row] = yield* sql<QuoteRow>`
        SELECT id, quote, encode(browser_hash, 'hex') AS browser, contact_id, items_key, place_key
        FROM delivery_quote WHERE id = ${id}::uuid`
      return row && quoteOf(row)
    }, asOrdersUnavailable)

    return DeliveryQuotes.of({ keep, find })
  })
)
