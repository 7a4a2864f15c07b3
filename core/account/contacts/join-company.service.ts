/** What somebody does about the companies that they act for: answers an invitation to one, or leaves one. */

import { Clock, Context, Effect, Layer } from "effect"
import type { LinkedCompany } from "../../identity/linked-company.ts"
import type { Member, Visitor } from "../../identity/visitor.ts"
import { Transaction } from "../../transaction.port.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import { contactWords } from "../../words/contacts.ts"
import type { ContactRefused } from "../account.schema.ts"
import { Companies } from "../companies.port.ts"
import { leaveRefusal } from "../company-contact.ts"
import { People } from "../people.port.ts"
import { KnownBrowsers } from "../session/known-browsers.port.ts"
import { EmailedLinks } from "../sign-in/emailed-links.port.ts"
import { LoginSteps } from "../sign-in/login-steps.port.ts"
import { type InvitationState, type InvitationWithCompany, invitationState, isSenderAdmin } from "./invitation.ts"
import { Invitations } from "./invitations.port.ts"
import { contactAccessText, contactRefused } from "./manage-contacts.service.ts"

type ContactEffect<A> = Effect.Effect<A, ContactRefused | Unavailable>

/**
 * [CONT-01] Service by which a person accepts or declines an invitation, or leaves a company. Fails with `Unavailable`
 * (what it needs is out of reach), `ContactRefused` (with its reason).
 */
export class JoinCompany extends Context.Service<
  JoinCompany,
  {
    /** Where an invitation stands for whoever opens it; what it says is told to the one who is invited alone. */
    readonly viewInvitation: (
      token: string,
      visitor: Visitor
    ) => ContactEffect<{ readonly state: InvitationState; readonly invitation?: InvitationWithCompany }>
    /** [CONT-01] Links the person to the company, once; entering it is a step of its own. */
    readonly accept: (token: string, member: Member) => ContactEffect<LinkedCompany>
    readonly decline: (token: string, member: Member) => ContactEffect<void>
    /** [CONT-03] Takes the rules, the card and every session there along; the last administrator can't. */
    readonly leave: (member: Member, customerId: string) => ContactEffect<void>
  }
>()("core/account/contacts/JoinCompany") {
  static readonly layer = Layer.effect(
    JoinCompany,
    Effect.gen(function* () {
      const people = yield* People
      const companies = yield* Companies
      const invitations = yield* Invitations
      const links = yield* EmailedLinks
      const browsers = yield* KnownBrowsers
      const steps = yield* LoginSteps
      const transaction = yield* Transaction

      const emailOf = (visitor: Visitor) => (visitor.kind === "member" ? visitor.contact.email : undefined)

      const viewInvitation: JoinCompany["Service"]["viewInvitation"] = Effect.fn("JoinCompany.viewInvitation")(
        function* (token, visitor) {
          const invitation = yield* invitations.find(token)
          const state = invitationState(invitation, emailOf(visitor), yield* Clock.currentTimeMillis)
          if (state !== "open" || !invitation) return { state }
          if (!isSenderAdmin(invitation, yield* companies.contacts(invitation.customerId))) return { state: "void" }
          return { state, invitation: invitation }
        }
      )

      /** Ended for the one who is invited, and on the record; refused with where it stands for anybody else. */
      const take = Effect.fnUntraced(function* (token: string, member: Member, end: "accepted" | "declined") {
        const now = yield* Clock.currentTimeMillis
        const consumed = yield* invitations.consume(token, member.contact.email, end, now)
        if (!consumed) {
          const { state } = yield* viewInvitation(token, member)
          return yield* state === "other-address"
            ? contactRefused("other-address", contactWords.otherAddress)
            : contactRefused("invitation-over", contactWords.invitationOver)
        }
        yield* people.recordAudit({
          at: now,
          by: member.contact.id,
          action: `invitation ${end}`,
          subject: consumed.id,
          customerId: consumed.customerId,
          detail: { after: contactAccessText(consumed) }
        })
        return consumed
      })

      const accept: JoinCompany["Service"]["accept"] = Effect.fn("JoinCompany.accept")(function* (token, member) {
        const work = Effect.gen(function* () {
          // The company's contacts before the invitation, as everybody takes them: nobody is made one no more meanwhile.
          const invitation = yield* invitations.find(token)
          const contacts = invitation ? yield* companies.lockedContacts(invitation.customerId) : []
          const consumed = yield* take(token, member, "accepted")
          if (!isSenderAdmin(consumed, contacts))
            return yield* contactRefused("invitation-over", contactWords.senderGone)
          yield* companies.linkContact(consumed.customerId, member.contact.id, consumed)
          const linked = (yield* people.companies(member.contact.id)).find(
            (one) => one.customerId === consumed.customerId
          )
          return linked ?? (yield* contactRefused("invitation-over", contactWords.invitationOver))
        })
        return yield* transaction.run(work)
      })

      const decline: JoinCompany["Service"]["decline"] = (token, member) =>
        Effect.asVoid(transaction.run(take(token, member, "declined")))

      const leave: JoinCompany["Service"]["leave"] = Effect.fn("JoinCompany.leave")(function* (member, customerId) {
        const { id } = member.contact
        const work = Effect.gen(function* () {
          const refusal = leaveRefusal(id, yield* companies.lockedContacts(customerId))
          if (refusal === "unknown") return yield* contactRefused("not-found", contactWords.unknownCompany)
          if (refusal === "last-admin") return yield* contactRefused("last-admin", contactWords.lastAdmin)
          const now = yield* Clock.currentTimeMillis
          yield* companies.removeContact(customerId, id)
          yield* people.recordAudit({ at: now, by: id, action: "contact left", subject: id, customerId })
          yield* steps.revokeAll(id, now)
          if ((yield* people.companies(id)).length > 0) return
          yield* browsers.forgetAll(id)
          yield* links.revokeAll(id, now)
        })
        yield* transaction.run(work)
      })

      return JoinCompany.of({ viewInvitation, accept, decline, leave })
    })
  )
}
