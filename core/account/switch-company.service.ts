/** Takes somebody who is logged in from one of their companies to another. */
import { Clock, Context, Effect, Layer } from "effect"
import { type AccountsUnavailable, type SignInRefused, signInRefused } from "./account.schema.ts"
import type { LinkedCompany } from "./linked-company.ts"
import { People } from "./people.port.ts"
import { Sessions, type SessionTokens } from "./sessions.port.ts"
import type { Member } from "./visitor.ts"

export class SwitchCompany extends Context.Service<
  SwitchCompany,
  {
    /** [COMP-02] [T9] The session that `access` opens is the other company's, and every secret of it is new; refused, nothing changes. */
    readonly to: (
      member: Member,
      access: string,
      customerId: string
    ) => Effect.Effect<
      { readonly company: LinkedCompany; readonly tokens: SessionTokens },
      SignInRefused | AccountsUnavailable
    >
  }
>()("core/account/SwitchCompany") {
  static readonly layer = Layer.effect(
    SwitchCompany,
    Effect.gen(function* () {
      const people = yield* People
      const sessions = yield* Sessions

      const to: SwitchCompany["Service"]["to"] = Effect.fn("SwitchCompany.to")(function* (member, access, customerId) {
        const { contact, customer } = member
        const now = yield* Clock.currentTimeMillis
        const noted = (action: string, subject: string) =>
          people.audit({ at: now, by: contact.id, action, subject, customerId: customer.id })
        const company = (yield* people.companies(contact.id)).find((one) => one.customerId === customerId)
        if (!company) {
          yield* noted("company refused", customerId)
          return yield* signInRefused("company-selection")
        }
        const work = Effect.gen(function* () {
          const tokens = yield* sessions.move(access, customerId, now)
          // Another request was quicker: a second switch, a refresh, a log-out, or an administrator.
          if (!tokens) return yield* signInRefused("timed-out")
          yield* noted("company switched", customerId)
          return { company, tokens }
        })
        return yield* people.together(work)
      })

      return SwitchCompany.of({ to })
    })
  )
}
