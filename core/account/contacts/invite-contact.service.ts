/** Invites people to act for a company: an administrator asks, and nothing is linked until the person accepts. */
import { Clock, Context, Effect, Layer } from "effect"
import { isAdmin } from "../../identity/permission-rules.ts"
import type { Member } from "../../identity/visitor.ts"
import { Outbox } from "../../messages/outbox.port.ts"
import { RateLimits } from "../../rate-limit/rate-limit.port.ts"
import { Transaction } from "../../transaction.port.ts"
import { contactWords } from "../../words/contacts.ts"
import { ContactRefused } from "../account.schema.ts"
import { AccountMessages } from "../account-messages.port.ts"
import { Companies } from "../companies.port.ts"
import type { NewContact } from "../company-contact.ts"
import { People } from "../people.port.ts"
import { normalRegistration } from "../registration.ts"
import { invitationLimits } from "../sign-in/login-limits.ts"
import { type Invitation, isSenderAdmin, type PendingInvitation } from "./invitation.ts"
import { Invitations } from "./invitations.port.ts"
import {
  type ContactEffect,
  contactAccessText,
  contactRefused,
  lockContactsForAdmin,
  requireValidContact
} from "./manage-contacts.service.ts"

/**
 * [CONT-01] Service by which administrators invite, re-invite and withdraw invitations. Fails with `Unavailable` (what
 * it needs is out of reach), `ContactRefused` (with its reason).
 */
export class InviteContact extends Context.Service<
  InviteContact,
  {
    /** [CONT-01] [T1] The same for every address, whether somebody has an account by it or not. */
    readonly invite: (admin: Member, contact: NewContact) => ContactEffect<Invitation>
    /** Sends it once more, with a new link: the one before works no more. */
    readonly resend: (admin: Member, id: string) => ContactEffect<Invitation>
    readonly withdraw: (admin: Member, id: string) => ContactEffect<void>
    /** [CONT-01] [CONT-02] Those of the member's company that nobody has answered, by name; none for who is no administrator. */
    readonly pending: (member: Member) => ContactEffect<ReadonlyArray<PendingInvitation>>
  }
>()("core/account/contacts/InviteContact") {
  static readonly layer = Layer.effect(
    InviteContact,
    Effect.gen(function* () {
      const people = yield* People
      const companies = yield* Companies
      const invitations = yield* Invitations
      const limits = yield* RateLimits
      const messages = yield* AccountMessages
      const outbox = yield* Outbox
      const transaction = yield* Transaction
      const lockContacts = lockContactsForAdmin(companies)

      const audit = Effect.fnUntraced(function* (
        { contact, customer }: Member,
        action: string,
        subject: string,
        after?: Invitation
      ) {
        const at = yield* Clock.currentTimeMillis
        const detail = after ? { detail: { after: contactAccessText(after) } } : {}
        yield* people.recordAudit({ at, by: contact.id, action, subject, customerId: customer.id, ...detail })
      })

      const send = Effect.fnUntraced(function* (
        { customer }: Member,
        { invitation, token }: { readonly invitation: Invitation; readonly token: string }
      ) {
        yield* outbox.queue(yield* messages.invitation(invitation.email, customer, token))
        return invitation
      })

      const invite: InviteContact["Service"]["invite"] = Effect.fn("InviteContact.invite")(function* (admin, contact) {
        yield* requireValidContact(contact)
        const { customer } = admin
        const normal = { ...contact, ...normalRegistration(contact) }
        if (!(yield* limits.tryConsume(...invitationLimits(customer.id, normal.email))))
          return yield* contactRefused("too-many", contactWords.tooMany)
        const work = Effect.gen(function* () {
          const contacts = yield* lockContacts(admin)
          if (contacts.some(({ email }) => email === normal.email))
            return yield* refusedAddress("is-contact", contactWords.isContact)
          const sent = yield* invitations.invite(customer.id, normal, admin.contact.id, yield* Clock.currentTimeMillis)
          if (!sent) return yield* refusedAddress("is-invited", contactWords.isInvited)
          yield* audit(admin, "contact invited", sent.invitation.id, sent.invitation)
          return yield* send(admin, sent)
        })
        return yield* transaction.run(work)
      })

      const resend: InviteContact["Service"]["resend"] = Effect.fn("InviteContact.resend")(function* (admin, id) {
        const work = Effect.gen(function* () {
          yield* lockContacts(admin)
          const sent = yield* invitations.renew(admin.customer.id, id, admin.contact.id, yield* Clock.currentTimeMillis)
          if (!sent) return yield* contactRefused("not-found", contactWords.noInvitation)
          for (const limit of invitationLimits(admin.customer.id, sent.invitation.email))
            if (!(yield* limits.tryConsume(limit))) return yield* contactRefused("too-many", contactWords.tooManyMails)
          yield* audit(admin, "invitation resent", id)
          return yield* send(admin, sent)
        })
        return yield* transaction.run(work)
      })

      const withdraw: InviteContact["Service"]["withdraw"] = Effect.fn("InviteContact.withdraw")(function* (admin, id) {
        const work = Effect.gen(function* () {
          yield* lockContacts(admin)
          if (!(yield* invitations.withdraw(admin.customer.id, id, yield* Clock.currentTimeMillis)))
            return yield* contactRefused("not-found", contactWords.noInvitation)
          yield* audit(admin, "invitation withdrawn", id)
        })
        yield* transaction.run(work)
      })

      const pending: InviteContact["Service"]["pending"] = Effect.fn("InviteContact.pending")(function* (member) {
        if (!isAdmin(member, member.customer)) return []
        const { id } = member.customer
        const [unanswered, contacts] = yield* Effect.all([invitations.pending(id), companies.contacts(id)])
        return unanswered.map(({ sentBy, ...invitation }) => ({
          ...invitation,
          isVoid: !isSenderAdmin(sentBy === undefined ? {} : { sentBy }, contacts)
        }))
      })

      return InviteContact.of({ invite, resend, withdraw, pending })
    })
  )
}

const refusedAddress = (kind: "is-contact" | "is-invited", msg: string) =>
  new ContactRefused({ kind, msg, fields: { email: msg } })
