/** Decides about orders that wait for approval: one that is paid on account is placed at once, any other can be paid by its buyer. */

import { Clock, Context, Effect, Layer } from "effect"
import { Companies } from "../../account/companies.port.ts"
import type { CompanyContact } from "../../account/company-contact.ts"
import { People } from "../../account/people.port.ts"
import { destinationOf } from "../../delivery/quote/delivery-quote.ts"
import { type BuyerTerms, priceCustomerIdOf } from "../../identity/buyer.ts"
import { serverAllows } from "../../identity/permission-rules.ts"
import type { PoPolicy } from "../../identity/po-policy.ts"
import type { Member } from "../../identity/visitor.ts"
import { Outbox } from "../../messages/outbox.port.ts"
import { dollars } from "../../money.ts"
import { isPriced } from "../../pricing/price.ts"
import { PriceBook } from "../../pricing/price-book.port.ts"
import { priceLines } from "../../pricing/price-line.ts"
import { Transaction } from "../../transaction.port.ts"
import type { ProviderUnavailable, Unavailable } from "../../unavailable.schema.ts"
import { approvalWords } from "../../words/approval.ts"
import { orderWords } from "../../words/order.ts"
import { ApprovalNotFound, ApprovalRefused } from "../approval/approval.schema.ts"
import { renewedForm } from "../approval/approval-cart.ts"
import { ApprovalMessages, type ApprovalOutcome } from "../approval/approval-messages.port.ts"
import { approvalProblemText } from "../approval/approval-problem.ts"
import {
  APPROVAL_MS,
  type ApprovalAnswer,
  type ApprovalRequest,
  type DecisionProblem,
  decisionProblem
} from "../approval/approval-request.ts"
import { mayViewApproval } from "../approval/approval-view.ts"
import { Approvals } from "../approval/approvals.port.ts"
import { contactTerms } from "../approval/spending-limit.ts"
import { formItemPriceRequest } from "../checkout/order-form-builder.ts"
import { quoteOwnerOf } from "../new-order.ts"
import { QuoteDelivery } from "../quote-delivery.service.ts"
import { OrderRefused } from "../refusal.schema.ts"
import { PlaceOrder } from "./place-order.service.ts"

type DecideError = ApprovalRefused | ApprovalNotFound | Unavailable | ProviderUnavailable

/** Requests of one transaction, so that none takes long. */
const BATCH = 50
/** An approved order that nobody has finished placing by then is placed by the next run. */
const UNFINISHED_MS = 60_000

/** The address of nobody: what the shop places by itself comes from none. */
const NOWHERE = "0.0.0.0"

const refused = (kind: ApprovalRefused["kind"], msg: string) => new ApprovalRefused({ kind, msg })

/** By whom, and from where, an approved order is placed. */
type Placer = { readonly buyer: BuyerTerms; readonly address: string; readonly po?: PoPolicy }

/**
 * [APV-02] Service that decides about approval requests. Fails with `Unavailable` (what it needs is out of reach),
 * `ApprovalRefused` (with its reason), `ApprovalNotFound` (no such request, or not theirs), `ProviderUnavailable` (whether the
 * order was placed is not known yet).
 */
export class DecideApproval extends Context.Service<
  DecideApproval,
  {
    /** [APV-02] Once, whoever is quickest; an administrator who repeats their own decision is told how it came out. */
    readonly decide: (member: Member, answer: ApprovalAnswer) => Effect.Effect<ApprovalRequest, DecideError>
    /** Ends what nobody has decided in time, and finishes what was approved and not placed: one look at all of it. */
    readonly runOnce: Effect.Effect<void, Unavailable>
  }
>()("core/ordering/placing/DecideApproval") {
  static readonly layer = Layer.effect(
    DecideApproval,
    Effect.gen(function* () {
      const approvals = yield* Approvals
      const companies = yield* Companies
      const people = yield* People
      const placeOrder = yield* PlaceOrder
      const priceBook = yield* PriceBook
      const quoteDelivery = yield* QuoteDelivery
      const messages = yield* ApprovalMessages
      const outbox = yield* Outbox
      const transaction = yield* Transaction

      const tell = (request: ApprovalRequest, outcome: ApprovalOutcome) =>
        Effect.flatMap(messages.decided(request, outcome), outbox.queue)

      const refuseDecision = (problem: DecisionProblem, { state, decidedBy }: ApprovalRequest) => {
        if (problem === "expired") return refused("expired", approvalWords.expired)
        if (problem === "changed") return refused("changed", approvalWords.changed)
        const what = state === "rejected" ? "rejected" : "approved"
        return refused("decided", approvalWords.decided(decidedBy?.name ?? "", what))
      }

      /** [PERM-05] Their right to order as it is now, not as it was when they asked. */
      const requireBuyer = (
        { buyer, buyerName }: ApprovalRequest,
        { customer }: Member,
        contacts: ReadonlyArray<CompanyContact>
      ) => {
        const contact = contacts.find(({ id }) => id === buyer.contactId)
        return contact && serverAllows("placeOnlineOrders", { contact }, customer)
          ? Effect.succeed(contactTerms(contact, customer))
          : Effect.fail(refused("buyer-may-not", approvalWords.buyerMayNot(buyerName)))
      }

      const record = (member: Member, request: ApprovalRequest, { decision, reason }: ApprovalAnswer, at: number) =>
        people.recordAudit({
          at,
          by: member.contact.id,
          action: decision === "approve" ? "approval given" : "approval refused",
          subject: request.id,
          customerId: member.customer.id,
          detail: { after: JSON.stringify({ total: request.totals.total, ...(reason ? { reason } : {}) }) }
        })

      /** The company's contacts first, as everybody takes them: nobody is made an administrator no more, or loses a right, meanwhile. */
      const keepDecision = Effect.fnUntraced(function* (member: Member, answer: ApprovalAnswer) {
        const { contact, customer } = member
        const contacts = yield* companies.lockedContacts(customer.id)
        const admin = contacts.find(({ id, role }) => id === contact.id && role === "admin")
        if (!admin) return yield* refused("not-admin", approvalWords.notAdmin)
        const request = yield* approvals.lock({ customerId: customer.id }, answer.id)
        if (
          !request ||
          !mayViewApproval(request, { ...member, contact: { ...contact, permissions: admin.permissions } })
        )
          return yield* new ApprovalNotFound()
        if (request.buyer.contactId === contact.id) return yield* refused("oneself", approvalWords.oneself)
        const now = yield* Clock.currentTimeMillis
        const problem = decisionProblem(request, answer, now)
        const state = answer.decision === "approve" ? "approved" : "rejected"
        const isRepeat = problem === "decided" && request.state === state && request.decidedBy?.contactId === contact.id
        if (isRepeat) return { request }
        if (problem) return yield* refuseDecision(problem, request)
        const decision = { by: contact.id, at: now }
        const decidedBy = { contactId: contact.id, name: `${admin.firstName} ${admin.lastName}`.trim() }
        yield* record(member, request, answer, now)
        if (state === "rejected") {
          const reason = answer.reason?.trim() ?? ""
          yield* approvals.reject(request.id, { ...decision, ...(reason ? { reason } : {}) })
          yield* tell({ ...request, decidedBy, ...(reason ? { reason } : {}) }, "rejected")
          return { request }
        }
        const buyer = yield* requireBuyer(request, member, contacts)
        const expiresAt = now + APPROVAL_MS
        yield* approvals.approve(request.id, { ...decision, expiresAt })
        const approved = { ...request, decidedBy, expiresAt, approvals: request.approvals + 1 }
        if (request.method === "trade-credit") return { request: approved, buyer }
        yield* approvals.markTold(request.id, now)
        yield* tell(approved, "to-pay")
        return { request: approved }
      })

      /** The order as its buyer would send it now: at today's prices, by today's quote. */
      const renew = Effect.fnUntraced(function* (request: ApprovalRequest, buyer: BuyerTerms) {
        const { form, browser, totals } = request
        const items = form.cart.items.map(formItemPriceRequest)
        const listed = yield* priceBook.listed([...new Set(items.map(({ sku }) => sku))], priceCustomerIdOf(buyer))
        const prices = priceLines(listed, items, yield* Clock.currentTimeMillis)
        const to = destinationOf(form.delivery)
        if (!to || !prices.every(isPriced))
          return yield* new OrderRefused({ kind: "invalid-item", msg: orderWords.invalidItem })
        const quote = yield* Effect.catchTag(
          quoteDelivery.quote({ to, items }, quoteOwnerOf({ browser, buyer })),
          "DeliveryRefused",
          ({ errors: [first] }) =>
            Effect.fail(
              new OrderRefused({ kind: "expired-delivery", msg: first?.message ?? orderWords.expiredDelivery })
            )
        )
        const renewed = renewedForm(form, { prices, quote })
        if (renewed.total > totals.total)
          return yield* new OrderRefused({
            kind: "total-differs",
            msg: approvalWords.risen(dollars(renewed.total), dollars(totals.total))
          })
        return renewed
      })

      /** [I20] Under a key of the approval's own: however often it is tried, it is one order. */
      const placeApproved = Effect.fnUntraced(function* (request: ApprovalRequest, { buyer, ...placer }: Placer) {
        const { id, approvals: times, browser } = request
        const form = request.orderNo === undefined ? yield* renew(request, buyer) : request.form
        return yield* placeOrder.place({
          ...placer,
          buyer,
          form: { ...form, buyer: { contactId: buyer.contactId, customerId: buyer.customerId } },
          payment: { method: "trade-credit" },
          browser,
          approvalId: id,
          key: `approval-${id}-${times}`,
          body: `approval ${id} ${times}`
        })
      })

      const finish = Effect.fnUntraced(function* (request: ApprovalRequest, orderNo: string) {
        const placed = { ...request, orderNo }
        const now = yield* Clock.currentTimeMillis
        yield* transaction.run(Effect.andThen(approvals.markTold(request.id, now), tell(placed, "placed")))
        return placed
      })

      /** [APV-02] Where it can't wait again (its cart was sent anew meanwhile, or an order of it is paid) it is over, and both who asked and who approved hear why. */
      const reopenOrEnd = Effect.fnUntraced(function* (request: ApprovalRequest, problem: string) {
        const contacts = yield* companies.lockedContacts(request.buyer.customerId)
        if (yield* approvals.reopen(request.id, problem)) return
        if (!(yield* approvals.end(request.id, problem, yield* Clock.currentTimeMillis))) return
        const approver = contacts.find(({ id }) => id === request.decidedBy?.contactId)
        yield* Effect.flatMap(messages.ended(request, problem, approver), outbox.queue)
      })

      /** [APV-02] Refused, it waits again and says why; where nobody knows yet, the next run finds out. */
      const placeOrReopen = Effect.fnUntraced(function* (request: ApprovalRequest, placer: Placer) {
        const outcome = yield* placeApproved(request, placer).pipe(
          Effect.catchTag(["OrderRefused", "OrderNotFound"], (problem) =>
            Effect.gen(function* () {
              const msg = problem._tag === "OrderRefused" ? approvalProblemText(problem) : orderWords.unableToPlace
              yield* transaction.run(reopenOrEnd(request, msg))
              return yield* refused("not-placed", msg)
            })
          )
        )
        return outcome.next.is === "paid" ? yield* finish(request, outcome.orderNo) : request
      })

      const decide: DecideApproval["Service"]["decide"] = Effect.fn("DecideApproval.decide")(
        function* (member, answer) {
          const kept = yield* transaction.run(keepDecision(member, answer))
          if (kept.buyer) {
            const { address, customer } = member
            yield* placeOrReopen(kept.request, { buyer: kept.buyer, address, po: customer.poPolicy })
          }
          const now = yield* approvals.find({ customerId: member.customer.id }, answer.id)
          return now ?? (yield* new ApprovalNotFound())
        }
      )

      const expireBatch = Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const expired = yield* approvals.expire(now, BATCH)
        yield* Effect.forEach(expired, (request) => tell(request, "expired"))
        return expired.length
      })

      const runOnce = Effect.gen(function* () {
        while ((yield* transaction.run(expireBatch)) === BATCH);
        const before = (yield* Clock.currentTimeMillis) - UNFINISHED_MS
        for (const request of yield* approvals.unfinished(before))
          yield* Effect.catch(placeOrReopen(request, { buyer: request.buyer, address: NOWHERE }), Effect.logInfo)
      }).pipe(Effect.withSpan("DecideApproval.runOnce"))

      return DecideApproval.of({ decide, runOnce })
    })
  )
}
