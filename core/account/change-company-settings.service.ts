/** Changes how a company likes things, and notes what was there before. */
import { Clock, Context, Effect, Layer } from "effect"
import type { Member } from "../identity/visitor.ts"
import { Transaction } from "../transaction.port.ts"
import type { Unavailable } from "../unavailable.schema.ts"
import { Companies, type CompanySettings } from "./companies.port.ts"
import { People } from "./people.port.ts"

/** [COMP-03] Service that changes a company's settings. Fails with `Unavailable` (what it needs is out of reach). */
export class ChangeCompanySettings extends Context.Service<
  ChangeCompanySettings,
  { readonly change: (admin: Member, settings: CompanySettings) => Effect.Effect<void, Unavailable> }
>()("core/account/ChangeCompanySettings") {
  static readonly layer = Layer.effect(
    ChangeCompanySettings,
    Effect.gen(function* () {
      const companies = yield* Companies
      const people = yield* People
      const transaction = yield* Transaction

      const change: ChangeCompanySettings["Service"]["change"] = Effect.fn("ChangeCompanySettings.change")(function* (
        { contact, customer },
        settings
      ) {
        const { poPolicy: policy } = settings
        const { showExcGstPricing, branchId, poPolicy } = customer
        // Only a list has codes.
        const kept = policy && { ...policy, codes: policy.ask === "list" ? policy.codes : [] }
        yield* companies.saveSettings(customer.id, { ...settings, ...(kept ? { poPolicy: kept } : {}) })
        yield* people.recordAudit({
          at: yield* Clock.currentTimeMillis,
          by: contact.id,
          action: "settings changed",
          subject: customer.id,
          customerId: customer.id,
          detail: {
            before: JSON.stringify({ showExcGstPricing, branchId, ...(policy ? { poPolicy } : {}) }),
            after: JSON.stringify(settings)
          }
        })
      }, transaction.run)

      return ChangeCompanySettings.of({ change })
    })
  )
}
