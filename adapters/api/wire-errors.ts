/** What each error of the core becomes on the wire: an error that has no row here does not compile in a handler. */
import { Effect } from "effect"
import type { ContactRefused, SignInRefused } from "../../core/account/account.schema.ts"
import type { ClaimNotFound, ClaimRefused } from "../../core/billing/claims/refusal.schema.ts"
import type { EInvoicingRefused } from "../../core/billing/e-invoicing/e-invoicing-refusal.schema.ts"
import type { InvoiceNotFound, InvoicesRefused } from "../../core/billing/invoices/refusal.schema.ts"
import type { InvoicesNotPayable } from "../../core/billing/pay/refusal.schema.ts"
import type { QuoteNotFound, QuoteNotPayable, QuoteRefused } from "../../core/billing/quotes/refusal.schema.ts"
import type { StatementNotFound } from "../../core/billing/statements/statement.schema.ts"
import type { FormNotFound, FormRefused } from "../../core/content/forms/submission.schema.ts"
import type { JobListNotFound, JobListRefused } from "../../core/job-lists/job-list-refusal.schema.ts"
import type { ApprovalNotFound, ApprovalRefused } from "../../core/ordering/approval/approval.schema.ts"
import type { OrderNotFound, OrderRefused } from "../../core/ordering/refusal.schema.ts"
import type { SavedCartNotFound, SavedCartRefused } from "../../core/ordering/saved-cart/saved-cart.schema.ts"
import type { PaymentNotFound, PaymentRefused } from "../../core/payments/payment.schema.ts"
import type { PlaceNotFound } from "../../core/stores/place.schema.ts"
import type { Busy, ProviderUnavailable, Unavailable } from "../../core/unavailable.schema.ts"
import { abandonedCartWords } from "../../core/words/saved-cart.ts"
import {
  busy,
  Conflict,
  Forbidden,
  Malformed,
  NotFound,
  notFound,
  type ServiceUnavailable,
  type TooLarge,
  TooManyRequests,
  Unauthorised,
  UnprocessableRequest,
  unavailable
} from "./failure.ts"

const signInClasses = {
  "invalid-credentials": Unauthorised,
  "timed-out": Unauthorised,
  "invalid-code": Unauthorised,
  "expired-token": Unauthorised,
  "company-selection": Forbidden,
  "resend-too-soon": UnprocessableRequest,
  "link-expired": UnprocessableRequest,
  "too-many": TooManyRequests,
  malformed: Malformed
} as const

const contactClasses = {
  malformed: Malformed,
  forbidden: Forbidden,
  "not-found": NotFound,
  "is-contact": UnprocessableRequest,
  "is-invited": UnprocessableRequest,
  "invitation-over": UnprocessableRequest,
  "other-address": Forbidden,
  "last-admin": UnprocessableRequest,
  "too-many": TooManyRequests
} as const

const formClasses = {
  malformed: Malformed,
  "too-many": TooManyRequests,
  "bot-check": UnprocessableRequest,
  "too-soon": UnprocessableRequest
} as const

const jobListClasses = {
  malformed: Malformed,
  "not-owner": Forbidden,
  "not-usable": UnprocessableRequest,
  "too-many": TooManyRequests
} as const

const claimClasses = {
  malformed: Malformed,
  "too-late": UnprocessableRequest,
  answered: UnprocessableRequest,
  "over-credited": UnprocessableRequest
} as const

const savedCartClasses = {
  malformed: Malformed,
  "no-items": UnprocessableRequest,
  "too-many": TooManyRequests
} as const

/** What the shopper can put right by looking at the new prices or days; everything else is refused by a rule. */
const changedKinds: ReadonlySet<string> = new Set([
  "total-differs",
  "other-shopper",
  "expired-cart",
  "expired-delivery"
])

type Refusal = { readonly kind: string; readonly msg: string; readonly fields?: { readonly [name: string]: string } }

/** The code of a kind of refusal on the wire is the kind itself: `link-expired` is `LINK_EXPIRED`. */
const envelopeOf = ({ kind, msg, fields }: Refusal) => ({
  error: true as const,
  code: kind.toUpperCase().replaceAll("-", "_"),
  msg,
  ...(fields ? { fields } : {})
})

/** A refused order where nothing that was shown can have changed: 422, whatever the kind. */
export const unprocessableOrder = (refusal: OrderRefused): UnprocessableRequest =>
  new UnprocessableRequest(envelopeOf(refusal))

const orderFailure = (refusal: OrderRefused): Conflict | UnprocessableRequest => {
  const { error, code, msg } = envelopeOf(refusal)
  if (!changedKinds.has(refusal.kind)) return unprocessableOrder(refusal)
  const { lines, quote } = refusal
  return new Conflict({ error, code, msg, ...(lines ? { lines } : {}), ...(quote ? { quote } : {}) })
}

/** What is owed is another amount than whoever pays was shown. */
const notPayable = (refusal: InvoicesNotPayable): Conflict | UnprocessableRequest =>
  refusal.kind === "changed" ? new Conflict(envelopeOf(refusal)) : new UnprocessableRequest(envelopeOf(refusal))

const rows = {
  OrderRefused: orderFailure,
  InvoiceNotFound: (_: InvoiceNotFound) => notFound("That invoice"),
  InvoicesRefused: ({ msg, fields }: InvoicesRefused) => new Malformed({ error: true, code: "MALFORMED", msg, fields }),
  ClaimNotFound: (_: ClaimNotFound) => notFound("That claim"),
  ClaimRefused: (refusal: ClaimRefused) => new claimClasses[refusal.kind](envelopeOf(refusal)),
  StatementNotFound: (_: StatementNotFound) => notFound("That statement"),
  // [EINV-01] 400 is an answer here; its code is the refusal as the core calls it.
  EInvoicingRefused: ({ kind, msg }: EInvoicingRefused) => new Malformed({ error: true, code: kind, msg }),
  InvoicesNotPayable: notPayable,
  PaymentRefused: (refusal: PaymentRefused) => new UnprocessableRequest(envelopeOf(refusal)),
  PaymentNotFound: (_: PaymentNotFound) => notFound("That payment"),
  QuoteNotFound: (_: QuoteNotFound) => notFound("That quote"),
  // What is not there, or not theirs, is answered as any unknown quote; the five others are rules.
  QuoteNotPayable: ({ kind, msg, details }: QuoteNotPayable) =>
    kind === "not-found"
      ? Object.assign(notFound("That quote"), { msg })
      : new UnprocessableRequest(envelopeOf({ kind: `quote-${kind}`, msg, fields: details as Record<string, string> })),
  QuoteRefused: (refusal: QuoteRefused) => new UnprocessableRequest(envelopeOf(refusal)),
  ApprovalNotFound: (_: ApprovalNotFound) => notFound("That order"),
  ApprovalRefused: (refusal: ApprovalRefused) => new UnprocessableRequest(envelopeOf(refusal)),
  OrderNotFound: (_: OrderNotFound) => notFound("That order"),
  JobListNotFound: (_: JobListNotFound) => notFound("That list"),
  JobListRefused: (refusal: JobListRefused) => new jobListClasses[refusal.kind](envelopeOf(refusal)),
  SavedCartNotFound: (_: SavedCartNotFound) =>
    Object.assign(notFound("That cart"), { msg: abandonedCartWords.notFound }),
  SavedCartRefused: (refusal: SavedCartRefused) => new savedCartClasses[refusal.kind](envelopeOf(refusal)),
  PlaceNotFound: (_: PlaceNotFound) => notFound("That suburb or postcode"),
  SignInRefused: (refusal: SignInRefused) => new signInClasses[refusal.kind](envelopeOf(refusal)),
  ContactRefused: (refusal: ContactRefused) => new contactClasses[refusal.kind](envelopeOf(refusal)),
  FormNotFound: (_: FormNotFound) => notFound("That form"),
  FormRefused: (refusal: FormRefused) => new formClasses[refusal.kind](envelopeOf(refusal)),
  Busy: (_: Busy) => busy(),
  Unavailable: (_: Unavailable) => unavailable(),
  ProviderUnavailable: (_: ProviderUnavailable) => unavailable()
}

/** Their cause is for whoever looks after the shop. A flood of anything is not: it would fill the log as well. */
const loggedTags: ReadonlySet<string> = new Set(["Unavailable", "ProviderUnavailable"])

type Rows = typeof rows
export type CoreError = { readonly [Tag in keyof Rows]: Parameters<Rows[Tag]>[0] }[keyof Rows]

/** What a handler says itself, as the wire has it already. */
export type WireFailure =
  | Malformed
  | Unauthorised
  | Forbidden
  | NotFound
  | Conflict
  | UnprocessableRequest
  | TooLarge
  | TooManyRequests
  | ServiceUnavailable

type OnWire<E> = E extends { readonly _tag: infer Tag extends keyof Rows } ? ReturnType<Rows[Tag]> : E

const failureOf = (error: CoreError | WireFailure): WireFailure => {
  if (!("_tag" in error)) return error
  const row: (error: never) => WireFailure = rows[error._tag]
  return row(error as never)
}

/** The same work with its errors as the contract has them. What was out of reach is logged with its cause. */
export const toWire = <A, E extends CoreError | WireFailure, R>(
  work: Effect.Effect<A, E, R>
): Effect.Effect<A, OnWire<E>, R> =>
  Effect.catch(work, (error) => {
    const failed = Effect.fail(failureOf(error) as OnWire<E>)
    return "_tag" in error && loggedTags.has(error._tag) ? Effect.andThen(Effect.logError(error), failed) : failed
  })
