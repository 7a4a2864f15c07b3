/** Answers the calls about the company that somebody acts for. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ChangeCompanySettings } from "../../../core/account/change-company-settings.service.ts"
import { Companies } from "../../../core/account/companies.port.ts"
import { AskToOrder } from "../../../core/account/contacts/ask-to-order.service.ts"
import { InviteContact } from "../../../core/account/contacts/invite-contact.service.ts"
import { JoinCompany } from "../../../core/account/contacts/join-company.service.ts"
import { ManageContacts } from "../../../core/account/contacts/manage-contacts.service.ts"
import { SwitchCompany } from "../../../core/account/sign-in/switch-company.service.ts"
import { CurrentMember, CurrentVisitor } from "../../../core/identity/visitor.port.ts"
import { poPolicyProblem } from "../../../core/orders/po-policy-problem.ts"
import { Branches } from "../../../core/stores/branches.port.ts"
import { notFound, UnprocessableRequest } from "../failure.ts"
import { groupApi } from "../group-api.ts"
import { toWire } from "../wire-errors.ts"
import { setLoginCookies } from "./account-cookies.ts"
import { CompaniesGroup } from "./companies.contract.ts"
import { contactOf } from "./contact-of.ts"
import { loginBrowser } from "./login-browser.ts"

const badPoCodes = (problem: string) =>
  new UnprocessableRequest({
    error: true,
    code: "PO_CODES",
    msg: problem,
    fields: { "settings.poPolicy.codes": problem }
  })

export const CompaniesHandlers = HttpApiBuilder.group(
  groupApi(CompaniesGroup),
  "companies",
  Effect.fn(function* (handlers) {
    const companies = yield* Companies
    const manageContacts = yield* ManageContacts
    const inviteContact = yield* InviteContact
    const joinCompany = yield* JoinCompany
    const orderPermission = yield* AskToOrder
    const switchCompany = yield* SwitchCompany
    const companySettings = yield* ChangeCompanySettings
    const branches = yield* Branches

    return handlers.handleAll({
      switchCustomer: ({ payload }) =>
        Effect.gen(function* () {
          const outcome = yield* switchCompany.switchTo(yield* CurrentMember, yield* loginBrowser, payload.customerId)
          yield* setLoginCookies(outcome)
          const { result, company } = outcome
          return { data: "session" in result ? { ...result, company } : result }
        }).pipe(toWire),
      contacts: () =>
        Effect.gen(function* () {
          const { customer } = yield* CurrentMember
          const contacts = yield* companies.contacts(customer.id)
          return { data: contacts.map((one) => contactOf(one, customer.id)) }
        }).pipe(toWire),
      add: ({ payload }) =>
        Effect.gen(function* () {
          const invitation = yield* inviteContact.invite(yield* CurrentMember, payload.contact)
          return { data: { success: true as const, invitation } }
        }).pipe(toWire),
      invitations: () =>
        Effect.gen(function* () {
          return { data: yield* inviteContact.pending(yield* CurrentMember) }
        }).pipe(toWire),
      resendInvitation: ({ payload }) =>
        Effect.gen(function* () {
          const invitation = yield* inviteContact.resend(yield* CurrentMember, payload.invitation.id)
          return { data: { success: true as const, invitation } }
        }).pipe(toWire),
      withdrawInvitation: ({ payload }) =>
        Effect.gen(function* () {
          yield* inviteContact.withdraw(yield* CurrentMember, payload.invitation.id)
          return { data: { success: true as const } }
        }).pipe(toWire),
      validateInvitation: ({ payload }) =>
        Effect.gen(function* () {
          const { state, invitation } = yield* joinCompany.viewInvitation(payload.token, yield* CurrentVisitor)
          if (!invitation) return { data: { state } }
          const { company, role, permissions, expiresAt } = invitation
          return { data: { state, invitation: { company, role, permissions, expiresAt } } }
        }).pipe(toWire),
      acceptInvitation: ({ payload }) =>
        Effect.gen(function* () {
          const company = yield* joinCompany.accept(payload.token, yield* CurrentMember)
          return { data: { success: true as const, company } }
        }).pipe(toWire),
      declineInvitation: ({ payload }) =>
        Effect.gen(function* () {
          yield* joinCompany.decline(payload.token, yield* CurrentMember)
          return { data: { success: true as const } }
        }).pipe(toWire),
      leave: ({ payload }) =>
        Effect.gen(function* () {
          yield* joinCompany.leave(yield* CurrentMember, payload.customerId)
          return { data: { success: true as const } }
        }).pipe(toWire),
      update: ({ payload }) =>
        Effect.gen(function* () {
          const member = yield* CurrentMember
          const contact = yield* manageContacts.update(member, payload.contact)
          return { data: { success: true as const, contact: contactOf(contact, member.customer.id) } }
        }).pipe(toWire),
      remove: ({ payload }) =>
        Effect.gen(function* () {
          yield* manageContacts.remove(yield* CurrentMember, payload.contact.id)
          return { data: { success: true as const } }
        }).pipe(toWire),
      email: ({ payload }) =>
        Effect.gen(function* () {
          const email = yield* manageContacts.sendLoginInstructions(yield* CurrentMember, payload.contact.id)
          return { data: { success: true as const, email } }
        }).pipe(toWire),
      askToOrder: ({ payload }) =>
        Effect.gen(function* () {
          const asked = yield* orderPermission.askAdministrators(yield* CurrentMember, payload.items)
          return { data: { success: true as const, asked } }
        }).pipe(toWire),
      settings: ({ payload: { settings } }) =>
        Effect.gen(function* () {
          const all = yield* branches.all
          if (settings.branchId !== undefined && !all.some(({ id }) => id === settings.branchId))
            return yield* Effect.fail(notFound("That branch"))
          const problem = settings.poPolicy && poPolicyProblem(settings.poPolicy)
          if (problem !== undefined) return yield* Effect.fail(badPoCodes(problem))
          yield* companySettings.change(yield* CurrentMember, settings)
          return { data: { success: true as const, settings } }
        }).pipe(toWire)
    })
  })
)
