/** The browser that an order is placed from: a secret in its cookie, of which the shop keeps only the hash. */
import { createHash, randomBytes } from "node:crypto"
import { Effect } from "effect"
import { HttpEffect, HttpServerResponse } from "effect/http"
import { CurrentVisitor } from "../../core/account/visitor.port.ts"
import type { Visitor } from "../../core/account/visitor.ts"
import { Settings } from "../settings.ts"

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex")

/** The browser's name in the shop's books, where it has a secret. */
export const browserOf = ({ ordersSecret }: Visitor): string | undefined =>
  ordersSecret === undefined ? undefined : hashOf(ordersSecret)

/** The browser's name; one without a secret gets its own with the answer, before anything is ordered from it. */
export const browserNaming = Effect.gen(function* () {
  const { PUBLIC_URL } = yield* Settings
  const kept = { path: "/", maxAge: "90 days", sameSite: "lax", httpOnly: true } as const
  const options = { ...kept, secure: PUBLIC_URL.startsWith("https://") }
  return Effect.fnUntraced(function* () {
    const known = browserOf(yield* CurrentVisitor)
    if (known !== undefined) return known
    const secret = randomBytes(32).toString("base64url")
    yield* HttpEffect.appendPreResponseHandler((_, response) =>
      Effect.orDie(HttpServerResponse.setCookie(response, "orders", secret, options))
    )
    return hashOf(secret)
  })
})

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)])
  )
}

/** The same text for the same request, in whatever order its fields were sent. */
export const bodyText = (body: unknown): string => JSON.stringify(sorted(body))
