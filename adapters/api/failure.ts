/** What the shop answers when it can't do what was asked: one shape, and the status that says which kind. */
import { Schema } from "effect"
import { Identifier, listOf, MessageText } from "../../core/bounds.schema.ts"
import { CartQuoteSchema } from "../../core/ordering/cart-quote.schema.ts"
import { PricedLine } from "../../core/pricing/price.schema.ts"
import { answerWords, busyWords } from "../../core/words/failure.ts"

const fields = {
  error: Schema.Literal(true),
  code: Identifier,
  msg: MessageText,
  /** [PAY-07] Of Zip's calls alone: which of Zip's errors it is. */
  data: Schema.optionalKey(Schema.Struct({ error: Identifier })),
  /** [CALL-11] Of the calls alone that say of what they did that it is a success. */
  success: Schema.optionalKey(Schema.Literal(false))
}

const Fields = Schema.Record(Schema.String, MessageText)

/** The request itself is wrong; `fields` names each bad field with what to do. */
export class Malformed extends Schema.Class<Malformed>("Malformed")(
  { ...fields, fields: Schema.optionalKey(Fields) },
  { httpApiStatus: 400 }
) {}

/** The call needs someone who is logged in. */
export class Unauthorised extends Schema.Class<Unauthorised>("Unauthorised")(fields, { httpApiStatus: 401 }) {}

/** The caller may not do this. */
export class Forbidden extends Schema.Class<Forbidden>("Forbidden")(fields, { httpApiStatus: 403 }) {}

/** There is no such thing, or it is somebody else's. */
export class NotFound extends Schema.Class<NotFound>("NotFound")(fields, { httpApiStatus: 404 }) {}

/** Prices, cart or delivery have changed since they were shown; `lines` and `quote` are the new ones. */
export class Conflict extends Schema.Class<Conflict>("Conflict")(
  { ...fields, lines: Schema.optionalKey(listOf(PricedLine)), quote: Schema.optionalKey(CartQuoteSchema) },
  { httpApiStatus: 409 }
) {}

/** More than the shop reads. */
export class TooLarge extends Schema.Class<TooLarge>("TooLarge")(fields, { httpApiStatus: 413 }) {}

/** A rule of the shop refuses it. */
export class UnprocessableRequest extends Schema.Class<UnprocessableRequest>("Refused")(
  { ...fields, fields: Schema.optionalKey(Fields) },
  { httpApiStatus: 422 }
) {}

/** Too many requests in a short time. */
export class TooManyRequests extends Schema.Class<TooManyRequests>("TooMany")(fields, { httpApiStatus: 429 }) {}

/** Something that the shop needs is not there for the moment. */
export class ServiceUnavailable extends Schema.Class<ServiceUnavailable>("ServiceUnavailable")(fields, {
  httpApiStatus: 503
}) {}

/** A failure as the browser reads it. */
export type Failure = {
  readonly error: true
  readonly code: string
  readonly msg: string
  readonly fields?: { readonly [name: string]: string }
  readonly lines?: ReadonlyArray<typeof PricedLine.Type>
  readonly quote?: typeof CartQuoteSchema.Type
  readonly data?: { readonly error: string }
  readonly success?: false
}

/** Every answer wraps what was asked for in `data`. */
export const DataEnvelope = <S extends Schema.Top>(schema: S) => Schema.Struct({ data: schema })

/** The words for something that is missing or somebody else's: the same for both. */
export const notFound = (what: string): NotFound =>
  new NotFound({ error: true, code: "NOT_FOUND", msg: answerWords.missing(what) })

/** The words for a part of the shop that does not answer just now. */
export const unavailable = (): ServiceUnavailable =>
  new ServiceUnavailable({ error: true, code: "UNAVAILABLE", msg: answerWords.unavailable })

/** Too much is waiting for the same thing already; others are answered, and so is who asks again a little later. */
export const busy = (): ServiceUnavailable =>
  new ServiceUnavailable({ error: true, code: "BUSY", msg: `${busyWords.title} ${busyWords.says}` })
