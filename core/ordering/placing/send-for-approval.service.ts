/** Sends an order that is above its buyer's limit to the administrators of their company, and says when one has to be sent. */

import { Clock, Context, Effect, Layer } from "effect"
import { Companies } from "../../account/companies.port.ts"
import type { CompanyContact } from "../../account/company-contact.ts"
import { People } from "../../account/people.port.ts"
import { quotedItemsKey } from "../../delivery/quote/delivery-quote.ts"
import { DeliveryQuotes } from "../../delivery/quote/delivery-quotes.port.ts"
import { isSameBuyer, memberBuyer } from "../../identity/buyer.ts"
import type { Member } from "../../identity/visitor.ts"
import { Outbox } from "../../messages/outbox.port.ts"
import { type Cents, dollars } from "../../money.ts"
import type { OrderForm } from "../../orders/order-form.ts"
import type { PaymentMethod } from "../../payment-method.ts"
import type { PriceRequest } from "../../pricing/price.ts"
import { Transaction } from "../../transaction.port.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import { approvalWords } from "../../words/approval.ts"
import { orderWords } from "../../words/order.ts"
import { approvalCartKey, quotedCartKey } from "../approval/approval-cart.ts"
import { ApprovalMessages } from "../approval/approval-messages.port.ts"
import { type ApprovalRequest, isCoveredBy, stateAt } from "../approval/approval-request.ts"
import { Approvals } from "../approval/approvals.port.ts"
import { approversOf, isAboveLimit, memberLimit } from "../approval/spending-limit.ts"
import { mergedFormItems } from "../checkout/draft-order.ts"
import { type OrderRefused, orderRefused } from "../refusal.schema.ts"
import { DraftOrder } from "./draft-order.service.ts"

/** An order as its buyer sends it; `browser` is the SHA-256, in hex, of what their browser's cookie calls it. */
export type SendRequest = { readonly form: OrderForm; readonly method: PaymentMethod; readonly browser: string }

/** How a cart above its buyer's limit stands: nobody was asked, somebody was, it was approved, or there is nobody to ask. */
export type ApprovalStanding = {
  readonly is: "needed" | "waiting" | "approved" | "nobody"
  readonly limit: Cents
  /** The names of those who can approve it. */
  readonly approvers: ReadonlyArray<string>
  /** The request, where there is one, and until when it waits or can be paid. */
  readonly id?: string
  readonly until?: number
}

/** What is about to be paid for; `total` in cents with GST. */
type StandingCart = { readonly items: ReadonlyArray<PriceRequest>; readonly quoteId?: string; readonly total: Cents }

const nameOf = ({ firstName, lastName }: Pick<CompanyContact, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`.trim()

/**
 * [APV-01] [APV-02] Service that sends orders for approval. Fails with `Unavailable` (what it needs is out of reach),
 * `OrderRefused` (with its reason).
 */
export class SendForApproval extends Context.Service<
  SendForApproval,
  {
    /** [APV-01] Undefined where the buyer may order it without being asked about. */
    readonly standing: (member: Member, cart: StandingCart) => Effect.Effect<ApprovalStanding | undefined, Unavailable>
    /** [APV-02] Checked like an order that is placed; nothing is charged, drawn or put aside. Sent again it is the same request. */
    readonly send: (member: Member, request: SendRequest) => Effect.Effect<ApprovalRequest, OrderRefused | Unavailable>
  }
>()("core/ordering/placing/SendForApproval") {
  static readonly layer = Layer.effect(
    SendForApproval,
    Effect.gen(function* () {
      const orderDrafts = yield* DraftOrder
      const approvals = yield* Approvals
      const companies = yield* Companies
      const people = yield* People
      const quotes = yield* DeliveryQuotes
      const messages = yield* ApprovalMessages
      const outbox = yield* Outbox
      const transaction = yield* Transaction

      const approvers = Effect.fnUntraced(function* (member: Member) {
        const contacts = yield* companies.contacts(member.customer.id)
        return approversOf(contacts, member.customer, memberBuyer(member))
      })

      const standing: SendForApproval["Service"]["standing"] = Effect.fn("SendForApproval.standing")(function* (
        member,
        { items, quoteId, total }
      ) {
        const limit = memberLimit(member)
        if (limit === undefined || !isAboveLimit(total, limit)) return undefined
        const [admins, stored] = yield* Effect.all([
          approvers(member),
          quoteId === undefined ? Effect.undefined : quotes.find(quoteId)
        ])
        const base = { limit, approvers: admins.map(nameOf) }
        const cartKey = stored?.itemsKey === quotedItemsKey(items) ? quotedCartKey(stored) : undefined
        const claim = { ...memberBuyer(member), cartKey: cartKey ?? "", total }
        const known = cartKey === undefined ? [] : yield* approvals.ofCart(claim)
        const now = yield* Clock.currentTimeMillis
        const approved = known.find((one) => isCoveredBy(one, claim, now))
        if (approved) return { ...base, is: "approved", id: approved.id, until: approved.expiresAt }
        if (admins.length === 0) return { ...base, is: "nobody" }
        // Waiting with another total it has to be sent again: what is approved is what was shown. So has one that could not be
        // placed, as on a day that has passed.
        const isAsShown = (one: ApprovalRequest) => one.totals.total === total && one.problem === undefined
        const waiting = known.find((one) => stateAt(one, now) === "pending" && isAsShown(one))
        if (waiting) return { ...base, is: "waiting", id: waiting.id, until: waiting.expiresAt }
        return { ...base, is: "needed" }
      })

      const send: SendForApproval["Service"]["send"] = Effect.fn("SendForApproval.send")(function* (member, request) {
        const { form, method, browser } = request
        const { contact, customer } = member
        const buyer = memberBuyer(member)
        // [T20] What one shopper was shown is not asked for in another's name.
        if (!isSameBuyer(form.buyer, buyer)) return yield* orderRefused("other-shopper", orderWords.otherShopper)
        const draft = yield* orderDrafts.draft({
          form,
          buyer,
          browser,
          method,
          shown: form.total,
          po: customer.poPolicy
        })
        const { totals, lines, branch } = draft
        const limit = memberLimit(member)
        if (limit === undefined || !isAboveLimit(totals.total, limit))
          return yield* orderRefused("approval-not-needed", approvalWords.notNeeded)
        const cartKey = approvalCartKey(form)
        const claim = { ...buyer, cartKey, total: totals.total }
        const now = yield* Clock.currentTimeMillis
        if ((yield* approvals.ofCart(claim)).some((one) => isCoveredBy(one, claim, now)))
          return yield* orderRefused("approval-not-needed", approvalWords.approvedAlready)
        const admins = yield* approvers(member)
        if (admins.length === 0) return yield* orderRefused("no-approver", approvalWords.nobody(dollars(limit)))
        const kept = { ...form, cart: { items: mergedFormItems(form.cart.items) } }
        const work = Effect.gen(function* () {
          const saved = yield* approvals.submit(
            { buyer, limit, method, form: kept, lines, totals, browser, cartKey },
            now
          )
          yield* people.recordAudit({
            at: now,
            by: contact.id,
            action: "approval asked for",
            subject: saved.id,
            customerId: customer.id,
            detail: { after: JSON.stringify({ total: totals.total, limit, method }) }
          })
          const letters = yield* Effect.forEach(admins, (admin) => messages.asked(admin, saved, { customer, branch }))
          yield* outbox.queue(letters.flat())
          return saved
        })
        return yield* transaction.run(work)
      })

      return SendForApproval.of({ standing, send })
    })
  )
}
