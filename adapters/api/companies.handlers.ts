/** Answers the calls about the company that somebody acts for. */
import { Clock, Effect } from "effect"
import { HttpServerRequest } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { ContactRefused } from "../../core/account/account.schema.ts"
import { Companies } from "../../core/account/companies.port.ts"
import { ManageContacts } from "../../core/account/manage-contacts.service.ts"
import { People } from "../../core/account/people.port.ts"
import { SwitchCompany } from "../../core/account/switch-company.service.ts"
import { CurrentMember } from "../../core/account/visitor.port.ts"
import { Branches } from "../../core/stock/branches.port.ts"
import { cookiesOf, setCookies } from "./account-cookies.ts"
import { answeredStep } from "./account-failure.ts"
import { codeOf, logged, unavailableNow } from "./answered.ts"
import { ShopApi } from "./api.ts"
import { Forbidden, Malformed, NotFound, notFound, Refused, TooMany, unavailable } from "./failure.ts"

const kinds = {
  malformed: Malformed,
  forbidden: Forbidden,
  "not-found": NotFound,
  "is-contact": Refused,
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
    const switching = yield* SwitchCompany
    const people = yield* People
    const branches = yield* Branches

    return handlers.handleAll({
      switchCustomer: ({ payload }) =>
        Effect.gen(function* () {
          const { access: held = "" } = cookiesOf(yield* HttpServerRequest.HttpServerRequest)
          const { company, tokens } = yield* switching.to(yield* CurrentMember, held, payload.customerId)
          const { access, refresh, ...session } = tokens
          yield* setCookies({ access, refresh })
          return { data: { session, company } }
        }).pipe(answeredStep),
      contacts: () =>
        Effect.gen(function* () {
          const { customer } = yield* CurrentMember
          return { data: yield* companies.contacts(customer.id) }
        }).pipe(answered),
      add: ({ payload }) =>
        Effect.gen(function* () {
          const contact = yield* manage.add(yield* CurrentMember, payload.contact)
          return { data: { success: true as const, contact } }
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
          const email = yield* manage.email(yield* CurrentMember, payload.contact.id)
          return { data: { success: true as const, email } }
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
            yield* companies.choose(customer.id, settings)
            yield* people.audit({
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
          yield* logged(people.together(work))
          return { data: { success: true as const, settings } }
        })
    })
  })
)
