/** What an administrator does with the people of a company: each change is whole, and on the record. */
import { Clock, Context, Effect, Layer } from "effect"
import { Outbox } from "../messages/outbox.port.ts"
import type { OutboxUnavailable } from "../messages/outbox.schema.ts"
import { RateLimits } from "../rate-limit/rate-limit.port.ts"
import type { RateLimitsUnavailable } from "../rate-limit/rate-limit.schema.ts"
import { contactWords } from "../words/account.ts"
import { type AccountsUnavailable, ContactRefused } from "./account.schema.ts"
import { AccountMessages } from "./account-messages.port.ts"
import { Companies } from "./companies.port.ts"
import {
  type ChangedContact,
  type CompanyContact,
  type ContactChange,
  changeRefusal,
  contactProblems,
  type NewContact
} from "./company-contact.ts"
import { accessProblems } from "./contact-access.ts"
import { EmailedLinks } from "./emailed-links.port.ts"
import { KnownBrowsers } from "./known-browsers.port.ts"
import { loginMailLimits, newContactLimits } from "./login-limits.ts"
import { People } from "./people.port.ts"
import { normalRegistration } from "./registration.ts"
import type { Member } from "./visitor.ts"

type Work<A> = Effect.Effect<A, ContactRefused | AccountsUnavailable | OutboxUnavailable | RateLimitsUnavailable>

export class ManageContacts extends Context.Service<
  ManageContacts,
  {
    /** [CONT-01] Tells the person by e-mail, with a link to a password where they have none. */
    readonly add: (admin: Member, contact: NewContact) => Work<CompanyContact>
    readonly update: (admin: Member, contact: ChangedContact) => Work<CompanyContact>
    /** [CONT-03] */
    readonly remove: (admin: Member, contactId: string) => Work<void>
    /** [CONT-05] Tells a contact once more how to log in, with a link to a password where they have none; answers the address. */
    readonly email: (admin: Member, contactId: string) => Work<string>
  }
>()("core/account/ManageContacts") {
  static readonly layer = Layer.effect(
    ManageContacts,
    Effect.gen(function* () {
      const people = yield* People
      const companies = yield* Companies
      const links = yield* EmailedLinks
      const browsers = yield* KnownBrowsers
      const limits = yield* RateLimits
      const messages = yield* AccountMessages
      const outbox = yield* Outbox

      /** Two administrators at once: the second sees what the first did, also where that was to be one no more. */
      const heldFor = Effect.fnUntraced(function* ({ contact, customer }: Member) {
        const contacts = yield* companies.held(customer.id)
        if (!contacts.some(({ id, role }) => id === contact.id && role === "admin"))
          return yield* refused("forbidden", contactWords.notAdmin)
        return contacts
      })

      const heldToChange = Effect.fnUntraced(function* (admin: Member, change: ContactChange, contactId: string) {
        const contacts = yield* heldFor(admin)
        const before = contacts.find(({ id }) => id === contactId)
        if (!before) return yield* refused("not-found", contactWords.unknown)
        const refusal = changeRefusal(change, admin.contact.id, contactId, contacts)
        if (refusal === "oneself") return yield* refused("forbidden", contactWords.oneself)
        if (refusal === "last-admin") return yield* refused("last-admin", contactWords.lastAdmin)
        return before
      })

      const noted = Effect.fnUntraced(function* (
        { contact, customer }: Member,
        action: string,
        subject: string,
        detail: { readonly before?: CompanyContact; readonly after?: CompanyContact }
      ) {
        const { before, after } = detail
        yield* people.audit({
          at: yield* Clock.currentTimeMillis,
          by: contact.id,
          action,
          subject,
          customerId: customer.id,
          detail: { ...(before ? { before: rightsOf(before) } : {}), ...(after ? { after: rightsOf(after) } : {}) }
        })
      })

      const told = Effect.fnUntraced(function* (contactId: string, company: string) {
        const person = yield* people.byId(contactId)
        if (!person) return
        const token = person.passwordHash
          ? undefined
          : yield* links.startReset({ contactId }, yield* Clock.currentTimeMillis)
        yield* outbox.queue(yield* messages.contactAdded(person, company, token))
      })

      const add: ManageContacts["Service"]["add"] = Effect.fn("ManageContacts.add")(function* (admin, contact) {
        yield* sound(contact)
        const { customer } = admin
        const kept = { ...contact, ...normalRegistration(contact) }
        if (!(yield* limits.allows(...newContactLimits(customer.id, kept.email))))
          return yield* refused("too-many", contactWords.tooMany)
        const work = Effect.gen(function* () {
          yield* heldFor(admin)
          const id = yield* companies.add(customer.id, kept)
          if (id === undefined)
            return yield* new ContactRefused({
              kind: "is-contact",
              msg: contactWords.isContact,
              fields: { email: contactWords.isContact }
            })
          const after = { ...kept, id }
          yield* noted(admin, "contact added", id, { after })
          yield* told(id, customer.name)
          return after
        })
        return yield* people.together(work)
      })

      const update: ManageContacts["Service"]["update"] = Effect.fn("ManageContacts.update")(
        function* (admin, contact) {
          yield* sound(contact)
          const work = Effect.gen(function* () {
            const before = yield* heldToChange(admin, "update", contact.id)
            const after = { ...contact, ...normalRegistration({ ...contact, email: before.email }) }
            yield* companies.change(admin.customer.id, after)
            yield* noted(admin, "contact changed", contact.id, { before, after })
            return after
          })
          return yield* people.together(work)
        }
      )

      const remove: ManageContacts["Service"]["remove"] = Effect.fn("ManageContacts.remove")(
        function* (admin, contactId) {
          const work = Effect.gen(function* () {
            const before = yield* heldToChange(admin, "remove", contactId)
            yield* companies.remove(admin.customer.id, contactId)
            yield* noted(admin, "contact removed", contactId, { before })
            // Where they act for another company too, they may still log in: for that one.
            if ((yield* people.companies(contactId)).length > 0) return
            yield* browsers.forgetAll(contactId)
            yield* links.endAll(contactId, yield* Clock.currentTimeMillis)
          })
          yield* people.together(work)
        }
      )

      const email: ManageContacts["Service"]["email"] = Effect.fn("ManageContacts.email")(function* (admin, contactId) {
        const { customer } = admin
        const work = Effect.gen(function* () {
          const contact = (yield* heldFor(admin)).find(({ id }) => id === contactId)
          if (!contact) return yield* refused("not-found", contactWords.unknown)
          for (const limit of loginMailLimits(customer.id, contactId))
            if (!(yield* limits.allows(limit))) return yield* refused("too-many", contactWords.tooManyMails)
          yield* noted(admin, "contact e-mailed", contactId, {})
          yield* told(contactId, customer.name)
          return contact.email
        })
        return yield* people.together(work)
      })

      return ManageContacts.of({ add, update, remove, email })
    })
  )
}

const refused = (kind: ContactRefused["kind"], msg: string) => new ContactRefused({ kind, msg })

/** What is on the record of somebody: what they may do, and nothing of who they are. */
const rightsOf = ({ role, permissions }: CompanyContact): string => JSON.stringify({ role, permissions })

const sound = (contact: NewContact | ChangedContact) => {
  const fields = { ...contactProblems(contact), ...accessProblems(contact) }
  const [msg] = Object.values(fields)
  return msg === undefined ? Effect.void : Effect.fail(new ContactRefused({ kind: "malformed", msg, fields }))
}
