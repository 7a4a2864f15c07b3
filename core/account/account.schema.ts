/** What can go wrong on the way to a session, and with accounts at large. */
import { Schema } from "effect"
import { MessageText } from "../bounds.schema.ts"
import { signInWords } from "../words/account.ts"

/** Why a change of a company's contacts was refused, in the words that are shown. */
export class ContactRefused extends Schema.TaggedError<ContactRefused>()("ContactRefused", {
  kind: Schema.Literals([
    "malformed",
    "forbidden",
    "not-found",
    "is-contact",
    "is-invited",
    "last-admin",
    "too-many",
    "invitation-over",
    "other-address"
  ]),
  msg: MessageText,
  /** What is wrong by field. */
  fields: Schema.optionalKey(Schema.Record(Schema.String, MessageText))
}) {}

/** Why a step of signing in was refused, in the words that are shown. */
export class SignInRefused extends Schema.TaggedError<SignInRefused>()("SignInRefused", {
  kind: Schema.Literals([
    "invalid-credentials",
    "timed-out",
    "invalid-code",
    "resend-too-soon",
    "company-selection",
    "link-expired",
    "expired-token",
    "too-many",
    "malformed"
  ]),
  msg: MessageText,
  /** What is wrong by field, for malformed ones. */
  fields: Schema.optionalKey(Schema.Record(Schema.String, MessageText))
}) {}

const signInMessages = {
  "invalid-credentials": signInWords.invalidCredentials,
  "timed-out": signInWords.timedOut,
  "invalid-code": signInWords.invalidCode,
  "resend-too-soon": signInWords.resendTooSoon,
  "company-selection": signInWords.companySelection,
  "link-expired": signInWords.linkExpired,
  "expired-token": signInWords.timedOut,
  "too-many": signInWords.tooMany
} as const satisfies Record<Exclude<SignInRefused["kind"], "malformed">, string>

/** A step that is refused, in the words of its kind. */
export const signInRefused = (kind: keyof typeof signInMessages): SignInRefused =>
  new SignInRefused({ kind, msg: signInMessages[kind] })

/** What was told can't be right: what is wrong by field, at least one; the first is said at large. */
export const signInMalformed = (fields: Readonly<Record<string, string>>): SignInRefused =>
  new SignInRefused({ kind: "malformed", msg: Object.values(fields)[0] ?? "", fields })
