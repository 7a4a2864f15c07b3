/** Why a quote is not answered, changed or paid. */
import { Schema } from "effect"
import { Identifier, MessageText } from "../../bounds.schema.ts"
import { quoteErrorKinds } from "./quote-payment.ts"

/** There is no such quote, or it is another company's. */
export class QuoteNotFound extends Schema.TaggedError<QuoteNotFound>()("QuoteNotFound", {}) {}

/** [QUO-04] Why quotes are not paid, and what is known of the first that can't be. */
export class QuoteNotPayable extends Schema.TaggedError<QuoteNotPayable>()("QuoteNotPayable", {
  kind: Schema.Literals(quoteErrorKinds),
  msg: MessageText,
  details: Schema.Struct({
    quoteNo: Identifier,
    invoiceNo: Schema.optionalKey(Identifier),
    userAccountNo: Schema.optionalKey(Identifier),
    quoteAccountNo: Schema.optionalKey(Identifier)
  })
}) {}

/** The texts of a quote were not changed; `fields` says what is wrong where it is about some of them. */
export class QuoteRefused extends Schema.TaggedError<QuoteRefused>()("QuoteRefused", {
  kind: Schema.Literals(["cannot-change"]),
  msg: MessageText,
  fields: Schema.optionalKey(Schema.Record(Schema.String, MessageText))
}) {}
