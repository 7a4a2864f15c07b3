/** Signs and verifies values with the shop's secret, the same in every process. */

import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { Unavailable } from "../../../core/unavailable.schema.ts"
import { cachedSuccess } from "../../postgres/client/cached-success.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"

/** Where it is kept; without it the next process makes another. */
export const SHOP_SECRET_SETTING = "order-link-secret"

export class ShopSecret extends Context.Service<
  ShopSecret,
  {
    /** HMAC-SHA256 over the text, in 43 letters and signs that stand in a cookie or an address as they are. */
    readonly sign: (text: string) => Effect.Effect<string, Unavailable>
    /** Whether that is the text's signature, in the same time whatever it is. */
    readonly verify: (sign: string, text: string) => Effect.Effect<boolean, Unavailable>
  }
>()("adapters/storage/secrets/ShopSecret") {}

export const shopSecretLayer = Layer.effect(
  ShopSecret,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    /** Made by the shop's first process and kept in the database, so that links and cookies outlive every process. */
    const secret = cachedSuccess(
      Effect.gen(function* () {
        const newSecret = JSON.stringify(randomBytes(32).toString("hex"))
        yield* sql`INSERT INTO setting (name, value) VALUES (${SHOP_SECRET_SETTING}, ${newSecret}) ON CONFLICT DO NOTHING`
        const [row] = yield* sql<{
          secret: string
        }>`SELECT value #>> '{}' AS secret FROM setting WHERE name = ${SHOP_SECRET_SETTING}`
        if (!row) return yield* Effect.die(new Error("The shop's own secret is not in its database."))
        return row.secret
      })
    ).pipe(asOrdersUnavailable)

    const sign: ShopSecret["Service"]["sign"] = (text) =>
      Effect.map(secret, (key) => createHmac("sha256", key).update(text).digest("base64url"))

    const verify: ShopSecret["Service"]["verify"] = (signature, text) =>
      Effect.map(sign(text), (expected) => {
        const [one, other] = [Buffer.from(signature), Buffer.from(expected)]
        return one.length === other.length && timingSafeEqual(one, other)
      })

    return ShopSecret.of({ sign, verify })
  })
)
