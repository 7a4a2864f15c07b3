/** What staff do with claims on invoices: look at them, accept them with a credit note, or decline them. */
import { Clock, Context, Effect, Layer } from "effect"
import { melbourneDate } from "../../melbourne.ts"
import { Outbox } from "../../messages/outbox.port.ts"
import { AccountPayments } from "../../payments/account-payments.port.ts"
import { Branches } from "../../stores/branches.port.ts"
import { Transaction } from "../../transaction.port.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import { hundredths } from "../../units/quantity.ts"
import { claimWords as words } from "../../words/claim.ts"
import type { AccountInvoice } from "../invoices/account-invoice.ts"
import { invoiceText } from "../invoices/invoice.ts"
import { Invoices } from "../invoices/invoices.port.ts"
import { creditNoteEntry } from "../ledger/ledger-entries.ts"
import { Ledgers } from "../ledger/ledgers.port.ts"
import type { Claim, ClaimedLine } from "./claim.ts"
import { ClaimMessages } from "./claim-messages.port.ts"
import { type ClaimAnswer, Claims } from "./claims.port.ts"
import { creditOf, fitsInvoice } from "./claims-of-invoice.ts"
import { ClaimNotFound, ClaimRefused } from "./refusal.schema.ts"

/** How many claims a list for staff has. */
const MOST_LISTED = 50

/** What staff decide. Of an accepted claim without lines all that was claimed is granted; a line that is left out gets nothing. */
export type ClaimDecision = { readonly by: string; readonly answer: string } & (
  | { readonly state: "accepted"; readonly granted?: ReadonlyArray<ClaimedLine> }
  | { readonly state: "declined" }
)

type AnswerError = ClaimNotFound | ClaimRefused | Unavailable

const refusals = {
  answered: words.answered,
  "over-credited": words.overCredited,
  malformed: words.nothingGranted
} as const
const refused = (kind: keyof typeof refusals) => new ClaimRefused({ kind, msg: refusals[kind] })

/** [CLM-03] No more of a line than was claimed of it, each line once, and something of one at least. */
const isGrantable = ({ lines }: Claim, granted: ReadonlyArray<ClaimedLine>): boolean =>
  granted.length > 0 &&
  new Set(granted.map(({ position }) => position)).size === granted.length &&
  granted.every(({ position, quantity }) => {
    const claimed = lines.find((line) => line.position === position)
    const [wanted, most] = [hundredths(quantity), hundredths(claimed?.quantity)]
    return wanted !== undefined && most !== undefined && wanted > 0 && wanted <= most
  })

/**
 * [CLM-03] Service for staff who answer claims. Fails with `ClaimNotFound`, `ClaimRefused` (`answered` already, `over-credited`,
 * or `malformed`), `Unavailable` (what it needs is out of reach).
 */
export class AnswerClaims extends Context.Service<
  AnswerClaims,
  {
    readonly newest: Effect.Effect<ReadonlyArray<Claim>, Unavailable>
    readonly find: (
      claimNo: string
    ) => Effect.Effect<{ readonly claim: Claim; readonly invoice: AccountInvoice }, ClaimNotFound | Unavailable>
    /**
     * [CLM-02] [CLM-03] Accepting books a credit note, keeps the answer and tells branch and contact, all or nothing. It is taken from what is
     * left of the invoice; what is paid already, and all of it while somebody pays the invoice, stays as credit on the account.
     */
    readonly answer: (claimNo: string, decision: ClaimDecision) => Effect.Effect<Claim, AnswerError>
  }
>()("core/billing/claims/AnswerClaims") {
  static readonly layer = Layer.effect(
    AnswerClaims,
    Effect.gen(function* () {
      const claims = yield* Claims
      const invoices = yield* Invoices
      const ledgers = yield* Ledgers
      const payments = yield* AccountPayments
      const branches = yield* Branches
      const messages = yield* ClaimMessages
      const outbox = yield* Outbox
      const transaction = yield* Transaction

      const find: AnswerClaims["Service"]["find"] = Effect.fn("AnswerClaims.find")(function* (claimNo) {
        const claim = yield* claims.find(claimNo)
        if (!claim) return yield* new ClaimNotFound()
        const reader = { contactId: "", customerId: claim.customerId, hasOwnPrices: true }
        const [invoice] = yield* invoices.find(reader, [claim])
        return { claim, invoice: invoice ?? (yield* Effect.die(`Claim ${claimNo} is of no invoice`)) }
      })

      /** What is credited, and booked with it. */
      const bookCredit = Effect.fnUntraced(function* (
        claim: Claim,
        invoice: AccountInvoice,
        {
          granted,
          left,
          at
        }: { readonly granted: ReadonlyArray<ClaimedLine>; readonly left: number; readonly at: number }
      ) {
        const others = yield* claims.ofInvoice(claim)
        const { amount, gst } = creditOf(invoice, others, granted)
        if (amount <= 0) return yield* refused("malformed")
        if (!fitsInvoice(invoice, others, amount)) return yield* refused("over-credited")
        const document = invoiceText(claim)
        const isBeingPaid = yield* payments.isHeld("invoice", document)
        const onInvoice = isBeingPaid ? 0 : Math.max(0, Math.min(amount, left))
        const creditNote = `CN-${claim.claimNo}`
        const against = onInvoice > 0 ? [{ document, amount: onInvoice }] : []
        const event = { id: creditNote, customerId: claim.customerId, date: melbourneDate(at) }
        yield* ledgers.book([creditNoteEntry({ ...event, total: amount, gst, against })])
        return { creditNote, amount, gst, onInvoice }
      })

      const answerOf = Effect.fnUntraced(function* (
        { claim, invoice }: { readonly claim: Claim; readonly invoice: AccountInvoice },
        decision: ClaimDecision,
        left: number
      ) {
        const at = yield* Clock.currentTimeMillis
        const { by } = decision
        const answer = decision.answer.trim()
        if (decision.state === "declined") {
          if (answer === "") return yield* new ClaimRefused({ kind: "malformed", msg: words.sayWhy })
          return { state: "declined", at, by, answer } satisfies ClaimAnswer
        }
        const granted = decision.granted ?? claim.lines.map(({ position, quantity }) => ({ position, quantity }))
        if (!isGrantable(claim, granted)) return yield* refused("malformed")
        const credit = yield* bookCredit(claim, invoice, { granted, left, at })
        return { state: "accepted", at, by, answer, granted, credit } satisfies ClaimAnswer
      })

      const answer: AnswerClaims["Service"]["answer"] = Effect.fn("AnswerClaims.answer")(function* (claimNo, decision) {
        const work = Effect.gen(function* () {
          const { claim } = yield* find(claimNo)
          const document = invoiceText(claim)
          // [I15] Nobody else pays, credits or claims anything of the account until this is booked.
          const remainders = yield* ledgers.lockedRemainders(claim.customerId, [document])
          const found = yield* find(claimNo)
          if (found.claim.state !== "open") return yield* refused("answered")
          const written = yield* answerOf(found, decision, remainders.get(document) ?? 0)
          if (!(yield* claims.answer(claimNo, written))) return yield* refused("answered")
          const answered = yield* find(claimNo)
          const branch = (yield* branches.all).find(({ id }) => id === found.invoice.branchId)
          if (!branch) return yield* Effect.die(`Invoice ${document} is of no branch`)
          yield* outbox.queue(messages.answered({ ...answered, branch }))
          return answered.claim
        })
        return yield* transaction.run(work)
      })

      return AnswerClaims.of({ newest: claims.newest(MOST_LISTED), find, answer })
    })
  )
}
