/** Makes a quote of a job list: today's prices of whoever asks, which their company can pay until it expires. */
import { Clock, Context, Effect, Layer } from "effect"
import type { QuoteDraft } from "../billing/quotes/account-quote.ts"
import { quoteExpiryDate } from "../billing/quotes/quote.ts"
import { Quotes } from "../billing/quotes/quotes.port.ts"
import { memberBuyer } from "../identity/buyer.ts"
import type { Member } from "../identity/visitor.ts"
import { melbourneDate } from "../melbourne.ts"
import { normalizePoNumber, poNumberProblem } from "../orders/po-number.ts"
import { chargedPrice } from "../pricing/price.ts"
import type { Unavailable } from "../unavailable.schema.ts"
import { jobListWords } from "../words/job-list.ts"
import type { JobListId, PricedJobListLine } from "./job-list.ts"
import { type JobListNotFound, JobListRefused } from "./job-list-refusal.schema.ts"
import { SendJobList } from "./send-job-list.service.ts"

/** The quote of a list, and the last Melbourne day on which it can be paid, `2026-12-23`. */
export type ListQuote = { readonly orderNo: string; readonly expiresOn: string }

const notUsable = (msg: string) => new JobListRefused({ kind: "not-usable", msg })

/** [PO-01] The list's name, where the company takes it as a PO/Job number. */
const jobOf = (name: string, { poPolicy }: Member["customer"]) => {
  const job = poNumberProblem(name, poPolicy) === undefined ? normalizePoNumber(name, poPolicy) : undefined
  return job === undefined ? {} : { customerOrderNo: job }
}

/** What could not be ordered today is not quoted either; `STK-04` goods no further than they are there. */
const quotedLine = ({ line, item, stock }: PricedJobListLine) =>
  item?.pricing && stock?.canOrder !== false
    ? Effect.succeed({
        sku: item.erpId,
        name: line.name,
        uom: item.uom,
        ...(item.length === undefined ? {} : { length: item.length }),
        qty: item.qty,
        pieces: line.pieces,
        ...chargedPrice(item.pricing)
      })
    : notUsable(jobListWords.notQuoted(line.name))

/**
 * [JOB-02] [CALL-29] Service that makes quotes of job lists; whoever sees a list may have one made, to be collected at their
 * store. Fails with `Unavailable` (what it needs is out of reach), `JobListNotFound` (no such list, or none of theirs),
 * `JobListRefused` (with its reason).
 */
export class QuoteJobList extends Context.Service<
  QuoteJobList,
  {
    readonly quote: (
      member: Member,
      id: JobListId
    ) => Effect.Effect<ListQuote, JobListNotFound | JobListRefused | Unavailable>
  }
>()("core/job-lists/QuoteJobList") {
  static readonly layer = Layer.effect(
    QuoteJobList,
    Effect.gen(function* () {
      const lists = yield* SendJobList
      const quotes = yield* Quotes

      const quote: QuoteJobList["Service"]["quote"] = Effect.fn("QuoteJobList.quote")(function* (member, id) {
        const list = yield* lists.requireUsable(member, id, { kind: "quote" })
        const { branchId, contact, customer } = member
        if (branchId === undefined) return yield* notUsable(jobListWords.noStore)
        const { contactId, customerId, hasOwnPrices } = memberBuyer(member)
        const now = yield* Clock.currentTimeMillis
        const draft: QuoteDraft = {
          contactId,
          customerId,
          quotedOn: melbourneDate(now),
          branchId,
          contact: {
            contactName: `${contact.firstName} ${contact.lastName}`.trim(),
            company: customer.name,
            phone: contact.mobile ?? "",
            email: contact.email
          },
          ...jobOf(list.name, customer),
          isAtOwnPrices: hasOwnPrices,
          lines: yield* Effect.forEach(list.lines, quotedLine)
        }
        return { orderNo: yield* quotes.make(draft, now), expiresOn: quoteExpiryDate(draft.quotedOn) }
      })

      return QuoteJobList.of({ quote })
    })
  )
}
