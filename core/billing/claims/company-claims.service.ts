/** A company's claims on its invoices, for its contacts: what can be claimed of one, what was, and a new claim. */
import { Clock, Context, Effect, Layer } from "effect"
import { AcceptedUploads } from "../../fields/uploads.port.ts"
import { contentTypeOf } from "../../fields/uploads.ts"
import { melbourneDate } from "../../melbourne.ts"
import { Outbox } from "../../messages/outbox.port.ts"
import { Branches } from "../../stores/branches.port.ts"
import { Transaction } from "../../transaction.port.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import { claimWords as words } from "../../words/claim.ts"
import type { AccountInvoice } from "../invoices/account-invoice.ts"
import type { SelectedInvoice } from "../invoices/invoice.ts"
import { type InvoiceReader, Invoices } from "../invoices/invoices.port.ts"
import { InvoiceNotFound } from "../invoices/refusal.schema.ts"
import { Ledgers } from "../ledger/ledgers.port.ts"
import type { Claim, ClaimPhoto, NewClaim } from "./claim.ts"
import { ClaimMessages } from "./claim-messages.port.ts"
import { type ClaimEntry, type ClaimLimits, claimProblems, claimUploads, lastClaimDay } from "./claim-problems.ts"
import { ClaimDays, Claims } from "./claims.port.ts"
import { claimableLines } from "./claims-of-invoice.ts"
import { ClaimRefused } from "./refusal.schema.ts"

/** [CLM-01] An invoice's claims, and what can still be claimed of it until that day, `2026-11-23`. */
export type InvoiceClaims = ClaimLimits & { readonly claims: ReadonlyArray<Claim>; readonly until: string }

/** A claim as it comes in. */
export type IncomingClaim = {
  readonly invoice: SelectedInvoice
  readonly entry: ClaimEntry
  readonly key: string
  readonly email: string
}

/**
 * [CLM-01] Service that takes claims. Fails with `InvoiceNotFound` (it is none, or not theirs), `ClaimRefused` (`malformed` with
 * what is wrong by field, or `too-late`), `Unavailable` (what it needs is out of reach).
 */
export class CompanyClaims extends Context.Service<
  CompanyClaims,
  {
    readonly ofInvoice: (
      reader: InvoiceReader,
      invoice: SelectedInvoice
    ) => Effect.Effect<InvoiceClaims, InvoiceNotFound | Unavailable>
    /** Keeps the claim and tells branch and contact, all or nothing; once, however often it comes under its key. */
    readonly open: (
      reader: InvoiceReader,
      incoming: IncomingClaim
    ) => Effect.Effect<Claim, InvoiceNotFound | ClaimRefused | Unavailable>
  }
>()("core/billing/claims/CompanyClaims") {
  static readonly layer = Layer.effect(
    CompanyClaims,
    Effect.gen(function* () {
      const invoices = yield* Invoices
      const ledgers = yield* Ledgers
      const claims = yield* Claims
      const branches = yield* Branches
      const messages = yield* ClaimMessages
      const outbox = yield* Outbox
      const days = yield* ClaimDays
      const uploads = claimUploads(yield* AcceptedUploads)
      const transaction = yield* Transaction

      const find = Effect.fnUntraced(function* (reader: InvoiceReader, invoice: SelectedInvoice) {
        const [found] = yield* invoices.find(reader, [invoice])
        return found ?? (yield* new InvoiceNotFound())
      })

      /** Goods over the counter were received on the invoice's day; those of an order when they are, which may be yet to come. */
      const receivedOn = Effect.fnUntraced(function* ({ orderNo, invoiceDate }: AccountInvoice) {
        if (orderNo === undefined) return invoiceDate
        return (yield* claims.handedOverOn(orderNo)) ?? melbourneDate(yield* Clock.currentTimeMillis)
      })

      const claimsOf = Effect.fnUntraced(function* (invoice: AccountInvoice, named: SelectedInvoice) {
        const known = yield* claims.ofInvoice(named)
        const until = lastClaimDay(yield* receivedOn(invoice), days)
        return { claims: known, lines: claimableLines(invoice, known), uploads, until } satisfies InvoiceClaims
      })

      const ofInvoice: CompanyClaims["Service"]["ofInvoice"] = Effect.fn("CompanyClaims.ofInvoice")(
        function* (reader, invoice) {
          return yield* claimsOf(yield* find(reader, invoice), invoice)
        }
      )

      const check = Effect.fnUntraced(function* (known: InvoiceClaims, entry: ClaimEntry, now: number) {
        if (melbourneDate(now) > known.until)
          return yield* new ClaimRefused({ kind: "too-late", msg: words.tooLate(known.until) })
        const fields = claimProblems(entry, known)
        const [msg] = Object.values(fields)
        if (msg !== undefined) return yield* new ClaimRefused({ kind: "malformed", msg, fields })
        return entry.reason ?? "other"
      })

      const photosOf = ({ photos }: ClaimEntry): ReadonlyArray<ClaimPhoto> =>
        photos.map((bytes) => ({ contentType: contentTypeOf(bytes) ?? "", bytes }))

      const open: CompanyClaims["Service"]["open"] = Effect.fn("CompanyClaims.open")(function* (reader, incoming) {
        const { invoice: named, entry, key, email } = incoming
        const work = Effect.gen(function* () {
          const invoice = yield* find(reader, named)
          // [CLM-01] Whoever claims at the same moment waits here, then finds what was claimed.
          yield* ledgers.lockedRemainders(reader.customerId, [])
          const earlier = yield* claims.byKey(reader.customerId, key)
          if (earlier) return earlier
          const now = yield* Clock.currentTimeMillis
          const reason = yield* check(yield* claimsOf(invoice, named), entry, now)
          const written: NewClaim = {
            ...named,
            claimNo: yield* claims.nextClaimNo,
            customerId: reader.customerId,
            contactId: reader.contactId,
            email,
            reason,
            note: entry.note.trim(),
            lines: entry.lines,
            photos: photosOf(entry),
            madeAt: now,
            key
          }
          yield* claims.save(written)
          const { key: _, ...rest } = written
          const claim: Claim = { ...rest, photos: written.photos.length, state: "open" }
          const branch = (yield* branches.all).find(({ id }) => id === invoice.branchId)
          if (!branch) return yield* Effect.die(`Invoice ${named.invoiceNo} is of no branch`)
          yield* outbox.queue(messages.opened({ claim, invoice, branch }))
          return claim
        })
        return yield* transaction.run(work)
      })

      return CompanyClaims.of({ ofInvoice, open })
    })
  )
}
