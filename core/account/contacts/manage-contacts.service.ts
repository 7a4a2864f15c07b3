/** What an administrator does with the people of a company: each change is whole, and on the record. */

import { Clock, Context, Effect, Layer } from "effect"
import type { Member } from "../../identity/visitor.ts"
import { Outbox } from "../../messages/outbox.port.ts"
import { RateLimits } from "../../rate-limit/rate-limit.port.ts"
import { Transaction } from "../../transaction.port.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import { contactWords } from "../../words/contacts.ts"
import { ContactRefused } from "../account.schema.ts"
import { AccountMessages } from "../account-messages.port.ts"
import { Companies } from "../companies.port.ts"
import {
  type CompanyContact,
  type ContactChange,
  type ContactEdit,
  changedLimit,
  changeRefusal,
  contactProblems,
  type NewContact
} from "../company-contact.ts"
import { People } from "../people.port.ts"
import { normalRegistration } from "../registration.ts"
import { KnownBrowsers } from "../session/known-browsers.port.ts"
import { EmailedLinks } from "../sign-in/emailed-links.port.ts"
import { loginMailLimits } from "../sign-in/login-limits.ts"
import { LoginSteps } from "../sign-in/login-steps.port.ts"
import { contactAccessProblems } from "./contact-access.ts"

export type ContactEffect<A> = Effect.Effect<A, ContactRefused | Unavailable>

/**
 * [CONT-03] Service by which administrators update and remove a company's contacts. Fails with `Unavailable` (what it
 * needs is out of reach), `ContactRefused` (with its reason).
 */
export class ManageContacts extends Context.Service<
  ManageContacts,
  {
    /** [APV-01] A limit about which nothing is said stays as it is. */
    readonly update: (admin: Member, contact: ContactEdit) => ContactEffect<CompanyContact>
    /** [CONT-03] */
    readonly remove: (admin: Member, contactId: string) => ContactEffect<void>
    /** [CONT-05] Tells a contact once more how to log in, with a link to a password where they have none; answers the address. */
    readonly sendLoginInstructions: (admin: Member, contactId: string) => ContactEffect<string>
  }
>()("core/account/contacts/ManageContacts") {
  static readonly layer = Layer.effect(
    ManageContacts,
    Effect.gen(function* () {
      const people = yield* People
      const companies = yield* Companies
      const links = yield* EmailedLinks
      const browsers = yield* KnownBrowsers
      const steps = yield* LoginSteps
      const limits = yield* RateLimits
      const messages = yield* AccountMessages
      const outbox = yield* Outbox
      const transaction = yield* Transaction
      const lockContacts = lockContactsForAdmin(companies)

      const lockContactToChange = Effect.fnUntraced(function* (
        admin: Member,
        change: ContactChange,
        contactId: string
      ) {
        const contacts = yield* lockContacts(admin)
        const before = contacts.find(({ id }) => id === contactId)
        if (!before) return yield* contactRefused("not-found", contactWords.unknown)
        const refusal = changeRefusal(change, admin.contact.id, contactId, contacts)
        if (refusal === "oneself") return yield* contactRefused("forbidden", contactWords.oneself)
        if (refusal === "last-admin") return yield* contactRefused("last-admin", contactWords.lastAdmin)
        return before
      })

      const recordChange = Effect.fnUntraced(function* (
        { contact, customer }: Member,
        action: string,
        subject: string,
        detail: { readonly before?: CompanyContact; readonly after?: CompanyContact }
      ) {
        const { before, after } = detail
        yield* people.recordAudit({
          at: yield* Clock.currentTimeMillis,
          by: contact.id,
          action,
          subject,
          customerId: customer.id,
          detail: {
            ...(before ? { before: contactAccessText(before) } : {}),
            ...(after ? { after: contactAccessText(after) } : {})
          }
        })
      })

      const told = Effect.fnUntraced(function* (contactId: string, company: Member["customer"]) {
        const person = yield* people.byId(contactId)
        if (!person) return
        const token = person.passwordHash
          ? undefined
          : yield* links.createReset({ contactId }, yield* Clock.currentTimeMillis)
        yield* outbox.queue(yield* messages.howToLogIn(person, company, token))
      })

      /** [I22] Outside the transaction, which a refusal undoes; an id that is none of the company's may be anything, and is not kept. */
      const noteRefused = <A>(admin: Member, contactId: string, work: ContactEffect<A>) =>
        Effect.tapErrorTag(work, "ContactRefused", ({ kind }) =>
          recordChange(admin, "contact change refused", kind === "not-found" ? "unknown" : contactId, {})
        )

      const update: ManageContacts["Service"]["update"] = Effect.fn("ManageContacts.update")(
        function* (admin, contact) {
          yield* requireValidContact(contact)
          const work = Effect.gen(function* () {
            const before = yield* lockContactToChange(admin, "update", contact.id)
            const { spendingLimit: _, ...others } = contact
            const after = {
              ...others,
              ...normalRegistration({ ...contact, email: before.email }),
              ...changedLimit(before, contact)
            }
            yield* companies.updateContact(admin.customer.id, after)
            yield* recordChange(admin, "contact changed", contact.id, { before, after })
            return after
          })
          return yield* noteRefused(admin, contact.id, transaction.run(work))
        }
      )

      const remove: ManageContacts["Service"]["remove"] = Effect.fn("ManageContacts.remove")(
        function* (admin, contactId) {
          const work = Effect.gen(function* () {
            const before = yield* lockContactToChange(admin, "remove", contactId)
            yield* companies.removeContact(admin.customer.id, contactId)
            yield* recordChange(admin, "contact removed", contactId, { before })
            const now = yield* Clock.currentTimeMillis
            yield* steps.revokeAll(contactId, now)
            // Where they act for another company too, they may still log in: for that one.
            if ((yield* people.companies(contactId)).length > 0) return
            yield* browsers.forgetAll(contactId)
            yield* links.revokeAll(contactId, now)
          })
          yield* noteRefused(admin, contactId, transaction.run(work))
        }
      )

      const email: ManageContacts["Service"]["sendLoginInstructions"] = Effect.fn(
        "ManageContacts.sendLoginInstructions"
      )(function* (admin, contactId) {
        const { customer } = admin
        const work = Effect.gen(function* () {
          const contact = (yield* lockContacts(admin)).find(({ id }) => id === contactId)
          if (!contact) return yield* contactRefused("not-found", contactWords.unknown)
          for (const limit of loginMailLimits(customer.id, contactId))
            if (!(yield* limits.tryConsume(limit))) return yield* contactRefused("too-many", contactWords.tooManyMails)
          yield* recordChange(admin, "contact e-mailed", contactId, {})
          yield* told(contactId, customer)
          return contact.email
        })
        return yield* transaction.run(work)
      })

      return ManageContacts.of({ update, remove, sendLoginInstructions: email })
    })
  )
}

/** The company's contacts, which nobody else changes until the end of the transaction, for one of its administrators: the
 * second of two at once sees what the first did, also where that was to be one no more. */
export const lockContactsForAdmin = (companies: Companies["Service"]) =>
  Effect.fnUntraced(function* ({ contact, customer }: Member) {
    const contacts = yield* companies.lockedContacts(customer.id)
    if (!contacts.some(({ id, role }) => id === contact.id && role === "admin"))
      return yield* contactRefused("forbidden", contactWords.notAdmin)
    return contacts
  })

export const contactRefused = (kind: ContactRefused["kind"], msg: string) => new ContactRefused({ kind, msg })

/** What is on the record of somebody: what they may do, and nothing of who they are. */
export const contactAccessText = ({
  role,
  permissions,
  spendingLimit
}: Pick<CompanyContact, "role" | "permissions" | "spendingLimit">): string =>
  JSON.stringify({ role, permissions, spendingLimit })

/** [CONT-04] Fails with what is wrong, by field. */
export const requireValidContact = (contact: NewContact | ContactEdit) => {
  const fields = { ...contactProblems(contact), ...contactAccessProblems(contact) }
  const [msg] = Object.values(fields)
  return msg === undefined ? Effect.void : Effect.fail(new ContactRefused({ kind: "malformed", msg, fields }))
}
