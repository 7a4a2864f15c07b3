/** Links to what is not published yet: for one address and a time, signed by the shop's own secret. */
import { Clock, Effect, Layer } from "effect"
import { Previews } from "../../../core/content/previews.port.ts"
import { ShopSecret } from "../secrets/shop-secret.ts"

const signedText = (path: string, until: string): string => `preview ${until} ${path}`

const shape = /^(\d{13})\.([\w-]{43})$/

export const previewsLayer = Layer.effect(
  Previews,
  Effect.gen(function* () {
    const secret = yield* ShopSecret
    return Previews.of({
      issue: Effect.fn("Previews.issue")(function* (path, until) {
        return `${until}.${yield* secret.sign(signedText(path, String(until)))}`
      }),
      isValid: Effect.fn("Previews.isValid")(function* (path, token) {
        const [, until = "", signature = ""] = shape.exec(token) ?? []
        const isSigned = yield* secret.verify(signature, signedText(path, until))
        return isSigned && (yield* Clock.currentTimeMillis) < Number(until)
      })
    })
  })
)
