/** What a page is told about how a form proves that it was sent by a browser. */
import { Schema } from "effect"
import { Identifier, UrlText, wholeBetween } from "../../bounds.schema.ts"

/** Work that the browser does itself, so many bits of it; or a service whose script the page fetches for a form. */
export const BotChallenge = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("work"), bits: wholeBetween({ minimum: 1, maximum: 24 }) }),
  Schema.Struct({ kind: Schema.Literal("recaptcha"), siteKey: Identifier, script: UrlText })
])
export type BotChallenge = typeof BotChallenge.Type
