/** Answers the calls about the company that somebody acts for. */
import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ContactRefused } from "../../../core/account/account.schema.ts"
import { Companies } from "../../../core/account/companies.port.ts"
import { AskToOrder } from "../../../core/account/contacts/ask-to-order.service.ts"
import { Invitations } from "../../../core/account/contacts/invitations.port.ts"
import { InviteContact } from "../../../core/account/contacts/invite-contact.service.ts"
import { JoinCompany } from "../../../core/account/contacts/join-company.service.ts"
import { ManageContacts } from "../../../core/account/contacts/manage-contacts.service.ts"
import { People } from "../../../core/account/people.port.ts"
import { SwitchCompany } from "../../../core/account/sign-in/switch-company.service.ts"
import { isAdmin } from "../../../core/identity/permission-rules.ts"
import { CurrentMember, CurrentVisitor } from "../../../core/identity/visitor.port.ts"
import { Branches } from "../../../core/stores/branches.port.ts"
import { codeOf, logged, unavailableNow } from "../answered.ts"
import { ShopApi } from "../api.ts"
import { Forbidden, Malformed, NotFound, notFound, Refused, TooMany, unavailable } from "../failure.ts"
import { setLoginCookies } from "./account-cookies.ts"
import { answeredStep, loginBrowser } from "./account-failure.ts"

const kinds = {
  malformed: Malformed,
  forbidden: Forbidden,
  "not-found": NotFound,
  "is-contact": Refused,
  "is-invited": Refused,
  "invitation-over": Refused,
  "other-address": Forbidden,
  "last-admin": Refused,
  "too-many": TooMany
} as const

const failureOf = ({ kind, msg, fields }: ContactRefused) => {
  const told = { error: true, code: codeOf(kind), msg } as const
  return new kinds[kind]({ ...told, ...(fields ? { fields } : {}) })
}

/** A refusal in the shop's shape; whatever else went wrong stays in the log. */
const answered = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.catch(work, (problem) =>
    problem instanceof ContactRefused ? Effect.fail(failureOf(problem)) : unavailableNow(problem)
  )

export const CompaniesHandlers = HttpApiBuilder.group(
  ShopApi,
  "companies",
  Effect.fn(function* (handlers) {
    const companies = yield* Companies
    const manage = yield* ManageContacts
    const inviting = yield* InviteContact
    const invitations = yield* Invitations
    const joining = yield* JoinCompany
    const asking = yield* AskToOrder
    const switching = yield* SwitchCompany
    const people = yield* People
    const branches = yield* Branches

    return handlers.handleAll({
      switchCustomer: ({ payload }) =>
        Effect.gen(function* () {
          const outcome = yield* switching.switchTo(yield* CurrentMember, yield* loginBrowser, payload.customerId)
          yield* setLoginCookies(outcome)
          const { result, company } = outcome
          return { data: "session" in result ? { ...result, company } : result }
        }).pipe(answeredStep),
      contacts: () =>
        Effect.gen(function* () {
          const { customer } = yield* CurrentMember
          return { data: yield* companies.contacts(customer.id) }
        }).pipe(answered),
      add: ({ payload }) =>
        Effect.gen(function* () {
          const invitation = yield* inviting.invite(yield* CurrentMember, payload.contact)
          return { data: { success: true as const, invitation } }
        }).pipe(answered),
      invitations: () =>
        Effect.gen(function* () {
          const member = yield* CurrentMember
          // [CONT-02] Who is no administrator has nothing to do with them.
          return { data: isAdmin(member, member.customer) ? yield* invitations.pending(member.customer.id) : [] }
        }).pipe(answered),
      resendInvitation: ({ payload }) =>
        Effect.gen(function* () {
          const invitation = yield* inviting.resend(yield* CurrentMember, payload.invitation.id)
          return { data: { success: true as const, invitation } }
        }).pipe(answered),
      withdrawInvitation: ({ payload }) =>
        Effect.gen(function* () {
          yield* inviting.withdraw(yield* CurrentMember, payload.invitation.id)
          return { data: { success: true as const } }
        }).pipe(answered),
      validateInvitation: ({ payload }) =>
        Effect.gen(function* () {
          const { state, invitation } = yield* joining.viewInvitation(payload.token, yield* CurrentVisitor)
          if (!invitation) return { data: { state } }
          const { company, role, permissions, expiresAt } = invitation
          return { data: { state, invitation: { company, role, permissions, expiresAt } } }
        }).pipe(answered),
      acceptInvitation: ({ payload }) =>
        Effect.gen(function* () {
          const company = yield* joining.accept(payload.token, yield* CurrentMember)
          return { data: { success: true as const, company } }
        }).pipe(answered),
      declineInvitation: ({ payload }) =>
        Effect.gen(function* () {
          yield* joining.decline(payload.token, yield* CurrentMember)
          return { data: { success: true as const } }
        }).pipe(answered),
      leave: ({ payload }) =>
        Effect.gen(function* () {
          yield* joining.leave(yield* CurrentMember, payload.customerId)
          return { data: { success: true as const } }
        }).pipe(answered),
      update: ({ payload }) =>
        Effect.gen(function* () {
          const contact = yield* manage.update(yield* CurrentMember, payload.contact)
          return { data: { success: true as const, contact } }
        }).pipe(answered),
      remove: ({ payload }) =>
        Effect.gen(function* () {
          yield* manage.remove(yield* CurrentMember, payload.contact.id)
          return { data: { success: true as const } }
        }).pipe(answered),
      email: ({ payload }) =>
        Effect.gen(function* () {
          const email = yield* manage.sendLoginInstructions(yield* CurrentMember, payload.contact.id)
          return { data: { success: true as const, email } }
        }).pipe(answered),
      askToOrder: ({ payload }) =>
        Effect.gen(function* () {
          const asked = yield* asking.askAdministrators(yield* CurrentMember, payload.items)
          return { data: { success: true as const, asked } }
        }).pipe(answered),
      settings: ({ payload: { settings } }) =>
        Effect.gen(function* () {
          const { contact, customer } = yield* CurrentMember
          const all = yield* Effect.mapError(branches.all, unavailable)
          if (settings.branchId !== undefined && !all.some(({ id }) => id === settings.branchId))
            return yield* Effect.fail(notFound("That branch"))
          const { showExcGstPricing, branchId } = customer
          const at = yield* Clock.currentTimeMillis
          const work = Effect.gen(function* () {
            yield* companies.saveSettings(customer.id, settings)
            yield* people.recordAudit({
              at,
              by: contact.id,
              action: "settings changed",
              subject: customer.id,
              customerId: customer.id,
              detail: {
                before: JSON.stringify({ showExcGstPricing, branchId }),
                after: JSON.stringify(settings)
              }
            })
          })
          yield* logged(people.transaction(work))
          return { data: { success: true as const, settings } }
        })
    })
  })
)
