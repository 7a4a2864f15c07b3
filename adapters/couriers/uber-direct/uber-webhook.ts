/** [CRR-03] What Uber Direct reports of a delivery: proved by its signature over the bytes that came, and read as far as the shop goes by it. */
import { createHmac, timingSafeEqual } from "node:crypto"
import { Option, type Redacted, Schema, Redacted as Secret } from "effect"
import type { CourierReport } from "../../../core/delivery/courier/courier.ts"
import { singleLinePattern } from "../../../core/plain-text.ts"

type Headers = { readonly [name: string]: string | undefined }

/** [T47] The HMAC-SHA256 of the body by the webhook's own key, in hex; never where no key is set. */
export const isUberReport = (headers: Headers, body: Uint8Array, key: Redacted.Redacted | undefined): boolean => {
  const sent = headers["x-uber-signature"] ?? headers["x-postmates-signature"] ?? ""
  if (!key || !/^[\da-f]{64}$/i.test(sent)) return false
  const expected = createHmac("sha256", Secret.value(key)).update(body).digest()
  return timingSafeEqual(expected, Buffer.from(sent, "hex"))
}

const Ref = Schema.String.check(Schema.isMaxLength(200), Schema.isPattern(singleLinePattern))
const name = Schema.optionalKey(Schema.NullOr(Schema.String.check(Schema.isMaxLength(500))))
const Verification = Schema.Struct({
  signature_proof: Schema.optionalKey(Schema.NullOr(Schema.Struct({ signer_name: name })))
})
const Event = Schema.fromJsonString(
  Schema.Struct({
    kind: Schema.String,
    status: Schema.optionalKey(Schema.String),
    delivery_id: Schema.optionalKey(Ref),
    data: Schema.optionalKey(
      Schema.Struct({
        id: Schema.optionalKey(Ref),
        dropoff: Schema.optionalKey(
          Schema.NullOr(Schema.Struct({ verification: Schema.optionalKey(Schema.NullOr(Verification)) }))
        )
      })
    )
  })
)

const steps: { readonly [status: string]: CourierReport["step"] } = {
  pickup_complete: "picked-up",
  dropoff: "picked-up",
  delivered: "delivered",
  canceled: "cancelled",
  returned: "returned"
}

/** `unreadable` is no event of theirs; nothing where there is nothing to do about it. */
export const uberReport = (body: Uint8Array): CourierReport | "unreadable" | undefined => {
  const event = Schema.decodeUnknownOption(Event)(Buffer.from(body).toString("utf8"))
  if (Option.isNone(event)) return "unreadable"
  const { kind, status = "", delivery_id, data } = event.value
  const step = kind === "event.delivery_status" ? steps[status] : undefined
  const ref = delivery_id ?? data?.id
  if (!step || !ref) return undefined
  const receivedBy = data?.dropoff?.verification?.signature_proof?.signer_name
  return { ref, step, ...(receivedBy ? { receivedBy } : {}) }
}
