/** The delivery quotes, kept in PostgreSQL until they expire. */
import { randomUUID } from "node:crypto"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { DeliveryQuoteSchema } from "../../../core/delivery/quote/delivery-quote.schema.ts"
import type { StoredQuote } from "../../../core/delivery/quote/delivery-quote.ts"
import { DeliveryQuotes } from "../../../core/delivery/quote/delivery-quotes.port.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"
import { shareWrites } from "../../postgres/client/share-reads.ts"
import { asShort } from "../../postgres/client/short-statement.ts"

type QuoteRow = {
  readonly id: string
  readonly quote: object
  readonly browser: string
  readonly contact_id: string | null
  readonly items_key: string
  readonly place_key: string
}

type NewRow = QuoteRow & { readonly expires_at: string }

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

    /** Nobody waits for the disk: a quote that is lost with the machine's power is asked for anew. */
    const insertQuotes = Effect.fn("DeliveryQuotes.insertQuotes")(function* (rows: ReadonlyArray<NewRow>) {
      yield* sql`
        WITH unsynced AS (SELECT set_config('synchronous_commit', 'off', true))
        INSERT INTO delivery_quote (id, quote, browser_hash, contact_id, items_key, place_key, expires_at)
        SELECT id, quote, decode(browser, 'hex'), contact_id, items_key, place_key, expires_at
        FROM unsynced, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (id uuid, quote jsonb, browser text,
          contact_id text, items_key text, place_key text, expires_at timestamptz)
        ON CONFLICT (id) DO NOTHING`
    }, asOrdersUnavailable)
    const insertQuote = shareWrites(sql, insertQuotes)

    const keep: DeliveryQuotes["Service"]["keep"] = Effect.fn("DeliveryQuotes.keep")(function* ({
      quote,
      owner: { browser, contactId = null },
      itemsKey,
      placeKey
    }) {
      const id = randomUUID()
      yield* insertQuote({
        id,
        quote,
        browser,
        contact_id: contactId,
        items_key: itemsKey,
        place_key: placeKey,
        expires_at: new Date(quote.expires).toISOString()
      })
      return { ...quote, id }
    })

    const find: DeliveryQuotes["Service"]["find"] = Effect.fn("DeliveryQuotes.find")(function* (id) {
      if (!uuid.test(id)) return undefined
      const [row] = yield* asShort(sql<QuoteRow>`
        SELECT id, quote, encode(browser_hash, 'hex') AS browser, contact_id, items_key, place_key
        FROM delivery_quote WHERE id = ${id}::uuid`)
      return row && quoteOf(row)
    }, asOrdersUnavailable)

    return DeliveryQuotes.of({ keep, find })
  })
)
