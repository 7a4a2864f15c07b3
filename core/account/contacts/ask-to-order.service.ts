/** Asks the administrators of a company, by e-mail, to let one of its contacts order online. */

import { Context, Effect, Layer } from "effect"
import { Catalogue } from "../../catalogue/catalogue.port.ts"
import { serverAllows } from "../../identity/permission-rules.ts"
import type { Member } from "../../identity/visitor.ts"
import { Outbox } from "../../messages/outbox.port.ts"
import type { PriceRequest } from "../../pricing/price.ts"
import { RateLimits } from "../../rate-limit/rate-limit.port.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import { unitChoice } from "../../units/unit-choice.ts"
import { unitText } from "../../units/unit-text.ts"
import { contactWords } from "../../words/contacts.ts"
import { ContactRefused } from "../account.schema.ts"
import { AccountMessages } from "../account-messages.port.ts"
import { Companies } from "../companies.port.ts"
import { askToOrderLimits } from "../sign-in/login-limits.ts"

type AskToOrderError = ContactRefused | Unavailable

/**
 * [PERM-02] Service that e-mails a company's administrators asking them to let a contact order online. Fails with
 * `Unavailable` (what it needs is out of reach), `ContactRefused` (with its reason).
 */
export class AskToOrder extends Context.Service<
  AskToOrder,
  {
    /**
     * [PERM-02] [CHK-07] Tells every administrator who asks and what was in the cart, by the shop's own names; answers the
     * administrators' names. Refused where the contact may order, where nobody could be asked, and where it was asked often.
     */
    readonly askAdministrators: (
      member: Member,
      wanted: ReadonlyArray<PriceRequest>
    ) => Effect.Effect<ReadonlyArray<string>, AskToOrderError>
  }
>()("core/account/contacts/AskToOrder") {
  static readonly layer = Layer.effect(
    AskToOrder,
    Effect.gen(function* () {
      const companies = yield* Companies
      const catalogue = yield* Catalogue
      const limits = yield* RateLimits
      const messages = yield* AccountMessages
      const outbox = yield* Outbox

      const ask: AskToOrder["Service"]["askAdministrators"] = Effect.fn("AskToOrder.askAdministrators")(
        function* (member, wanted) {
          const { contact, customer } = member
          if (serverAllows("placeOnlineOrders", member, customer))
            return yield* refused("forbidden", contactWords.mayOrder)
          const admins = (yield* companies.contacts(customer.id)).filter(({ role }) => role === "admin")
          if (admins.length === 0) return yield* refused("not-found", contactWords.noAdmin)
          if (!(yield* limits.tryConsume(...askToOrderLimits(customer.id, contact.id))))
            return yield* refused("too-many", contactWords.askedOften)
          const goods = yield* catalogue.snapshots([...new Set(wanted.map(({ sku }) => sku))])
          const lines = wanted.flatMap(({ sku, qty, uom }) => {
            const found = goods.get(sku)
            return found ? [{ name: found.name, quantity: `${qty} ${unitOf(uom, qty)}`.trim() }] : []
          })
          const asking = { contact, company: customer, lines }
          const letters = yield* Effect.forEach(admins, (admin) => messages.orderPermissionRequest(admin, asking))
          yield* outbox.queue(letters.flat())
          return admins.map(nameOf)
        }
      )

      return AskToOrder.of({ askAdministrators: ask })
    })
  )
}

const refused = (kind: ContactRefused["kind"], msg: string) => new ContactRefused({ kind, msg })

const unitOf = (uom: string, qty: number): string => unitText(unitChoice(uom)?.uom ?? "", "checkout", qty)

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`.trim()
