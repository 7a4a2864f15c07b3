/** Takes somebody who is logged in from one of their companies to another. */
import { Clock, Context, Effect, Layer } from "effect"
import type { LinkedCompany } from "../../identity/linked-company.ts"
import type { Member } from "../../identity/visitor.ts"
import { type SignInRefused, signInRefused } from "../account.schema.ts"
import { People } from "../people.port.ts"
import { type LoginBrowser, type LoginOutcome, type LoginUnavailable, StartSession } from "./start-session.service.ts"

/**
 * [COMP-02] Service that moves a session to another of the person's companies. Fails with `Unavailable` (what it needs
 * is out of reach), `SignInRefused` (with its reason), `Busy` (too many ask at once).
 */
export class SwitchCompany extends Context.Service<
  SwitchCompany,
  {
    /**
     * [COMP-02] [T9] The session that the browser holds is the other company's, and every secret of it is new; refused,
     * nothing changes. [AUTH-05] Where the company asks for a code that the session was not given, a step comes first.
     */
    readonly switchTo: (
      member: Member,
      browser: LoginBrowser,
      customerId: string
    ) => Effect.Effect<LoginOutcome & { readonly company: LinkedCompany }, SignInRefused | LoginUnavailable>
  }
>()("core/account/sign-in/SwitchCompany") {
  static readonly layer = Layer.effect(
    SwitchCompany,
    Effect.gen(function* () {
      const people = yield* People
      const start = yield* StartSession

      const to: SwitchCompany["Service"]["switchTo"] = Effect.fn("SwitchCompany.switchTo")(
        function* (member, browser, customerId) {
          const { contact, customer, codeGiven, via } = member
          const person = yield* people.byId(contact.id)
          const companies = yield* people.companies(contact.id)
          const company = companies.find((one) => one.customerId === customerId)
          if (!person || !company) {
            yield* people.recordAudit({
              at: yield* Clock.currentTimeMillis,
              by: contact.id,
              action: "company refused",
              subject: customerId,
              customerId: customer.id
            })
            return yield* signInRefused("company-selection")
          }
          const progress = {
            contactId: contact.id,
            customerId,
            person,
            companies,
            via,
            isSwitch: true,
            remember: false
          }
          return { ...(yield* start.advanceSignIn({ ...progress, codeGiven, trustDevice: false }, browser)), company }
        }
      )

      return SwitchCompany.of({ switchTo: to })
    })
  )
}
