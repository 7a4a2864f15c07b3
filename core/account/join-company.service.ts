/** What somebody does about the companies that they act for: answers an invitation to one, or leaves one. */
import { Clock, Context, Effect, Layer } from "effect"
import { contactWords } from "../words/contacts.ts"
import type { AccountsUnavailable, ContactRefused } from "./account.schema.ts"
import { Companies } from "./companies.port.ts"
import { leaveRefusal } from "./company-contact.ts"
import { EmailedLinks } from "./emailed-links.port.ts"
import { type FoundInvitation, type InvitationState, invitationState, isSenderAdmin } from "./invitation.ts"
import { Invitations } from "./invitations.port.ts"
import { KnownBrowsers } from "./known-browsers.port.ts"
import type { LinkedCompany } from "./linked-company.ts"
import { LoginSteps } from "./login-steps.port.ts"
import { contactRefused, rightsOf } from "./manage-contacts.service.ts"
import { People } from "./people.port.ts"
import type { Member, Visitor } from "./visitor.ts"

type Work<A> = Effect.Effect<A, ContactRefused | AccountsUnavailable>

export class JoinCompany extends Context.Service<
  JoinCompany,
  {
    /** Where an invitation stands for whoever opens it; what it says is told to the one who is invited alone. */
    readonly look: (
      token: string,
      visitor: Visitor
    ) => Work<{ readonly state: InvitationState; readonly invitation?: FoundInvitation }>
    /** [CONT-01] Links the person to the company, once; entering it is a step of its own. */
    readonly accept: (token: string, member: Member) => Work<LinkedCompany>
    readonly decline: (token: string, member: Member) => Work<void>
    /** [CONT-03] Takes the rules, the card and every session there along; the last administrator can't. */
    readonly leave: (member: Member, customerId: string) => Work<void>
  }
>()("core/account/JoinCompany") {
  static readonly layer = Layer.effect(
    JoinCompany,
    Effect.gen(function* () {
      const people = yield* People
      const companies = yield* Companies
      const invitations = yield* Invitations
      const links = yield* EmailedLinks
      const browsers = yield* KnownBrowsers
      const steps = yield* LoginSteps

      const emailOf = (visitor: Visitor) => (visitor.kind === "member" ? visitor.contact.email : undefined)

      const look: JoinCompany["Service"]["look"] = Effect.fn("JoinCompany.look")(function* (token, visitor) {
        const found = yield* invitations.find(token)
        const state = invitationState(found, emailOf(visitor), yield* Clock.currentTimeMillis)
        if (state !== "open" || !found) return { state }
        if (!isSenderAdmin(found, yield* companies.contacts(found.customerId))) return { state: "void" }
        return { state, invitation: found }
      })

      /** Ended for the one who is invited, and on the record; refused with where it stands for anybody else. */
      const take = Effect.fnUntraced(function* (token: string, member: Member, end: "accepted" | "declined") {
        const now = yield* Clock.currentTimeMillis
        const taken = yield* invitations.take(token, member.contact.email, end, now)
        if (!taken) {
          const { state } = yield* look(token, member)
          return yield* state === "other-address"
            ? contactRefused("other-address", contactWords.otherAddress)
            : contactRefused("invitation-over", contactWords.invitationOver)
        }
        yield* people.audit({
          at: now,
          by: member.contact.id,
          action: `invitation ${end}`,
          subject: taken.id,
          customerId: taken.customerId,
          detail: { after: rightsOf(taken) }
        })
        return taken
      })

      const accept: JoinCompany["Service"]["accept"] = Effect.fn("JoinCompany.accept")(function* (token, member) {
        const work = Effect.gen(function* () {
          // The company's contacts before the invitation, as everybody takes them: nobody is made one no more meanwhile.
          const found = yield* invitations.find(token)
          const contacts = found ? yield* companies.held(found.customerId) : []
          const taken = yield* take(token, member, "accepted")
          if (!isSenderAdmin(taken, contacts)) return yield* contactRefused("invitation-over", contactWords.senderGone)
          yield* companies.link(taken.customerId, member.contact.id, taken)
          const linked = (yield* people.companies(member.contact.id)).find((one) => one.customerId === taken.customerId)
          return linked ?? (yield* contactRefused("invitation-over", contactWords.invitationOver))
        })
        return yield* people.together(work)
      })

      const decline: JoinCompany["Service"]["decline"] = (token, member) =>
        Effect.asVoid(people.together(take(token, member, "declined")))

      const leave: JoinCompany["Service"]["leave"] = Effect.fn("JoinCompany.leave")(function* (member, customerId) {
        const { id } = member.contact
        const work = Effect.gen(function* () {
          const refusal = leaveRefusal(id, yield* companies.held(customerId))
          if (refusal === "unknown") return yield* contactRefused("not-found", contactWords.unknownCompany)
          if (refusal === "last-admin") return yield* contactRefused("last-admin", contactWords.lastAdmin)
          const now = yield* Clock.currentTimeMillis
          yield* companies.remove(customerId, id)
          yield* people.audit({ at: now, by: id, action: "contact left", subject: id, customerId })
          yield* steps.endAll(id, now)
          if ((yield* people.companies(id)).length > 0) return
          yield* browsers.forgetAll(id)
          yield* links.endAll(id, now)
        })
        yield* people.together(work)
      })

      return JoinCompany.of({ look, accept, decline, leave })
    })
  )
}
