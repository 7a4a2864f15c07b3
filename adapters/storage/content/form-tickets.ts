/** Tickets of forms: random, with their time, and signed for one form by the shop's own secret. */
import { randomBytes } from "node:crypto"
import { Clock, Effect, Layer } from "effect"
import { FormTickets } from "../../../core/content/forms/form-ticket.port.ts"
import { ShopSecret } from "../secrets/shop-secret.ts"

const signedText = (formId: string, head: string): string => `form ticket ${formId} ${head}`

const shape = /^((\d{13})\.[\w-]{22})\.([\w-]{43})$/

export const formTicketsLayer = Layer.effect(
  FormTickets,
  Effect.gen(function* () {
    const secret = yield* ShopSecret
    return FormTickets.of({
      issue: Effect.fn("FormTickets.issue")(function* (formId) {
        const head = `${yield* Clock.currentTimeMillis}.${randomBytes(16).toString("base64url")}`
        return `${head}.${yield* secret.sign(signedText(formId, head))}`
      }),
      issuedAt: Effect.fn("FormTickets.issuedAt")(function* (formId, ticket) {
        const [, head = "", issuedAt, signature = ""] = shape.exec(ticket) ?? []
        return (yield* secret.verify(signature, signedText(formId, head))) ? Number(issuedAt) : undefined
      })
    })
  })
)
