/** [CRR-01] [CRR-02] Uber Direct behind the courier's port, after its published API: quotes, deliveries and proofs of delivery. */
import { Effect, Redacted, Ref, Schema } from "effect"
import type { CourierService } from "../../../core/delivery/courier/courier.port.ts"
import { CourierRefused } from "../../../core/delivery/courier/courier.schema.ts"
import type { CourierStop } from "../../../core/delivery/courier/courier.ts"
import { elapsedMillis } from "../../../core/elapsed-time.service.ts"
import { ProviderUnavailable } from "../../../core/unavailable.schema.ts"
import { makeProviderCalls } from "../../payments/provider-calls.ts"
import type { ProviderResponse } from "../../payments/provider-client.ts"

export type UberDirectOptions = {
  /** `https://api.uber.com`, or what speaks like it. */
  readonly url: string
  /** `https://auth.uber.com`, or the same. */
  readonly authUrl: string
  readonly customer: string
  readonly clientId: string
  readonly secret: Redacted.Redacted
}

const Token = Schema.Struct({ access_token: Schema.NonEmptyString, expires_in: Schema.Finite })
const Quote = Schema.Struct({
  fee: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100_000 })),
  currency: Schema.String.check(Schema.isPattern(/^aud$/i)),
  duration: Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1440 }))
})
const Delivery = Schema.Struct({
  id: Schema.NonEmptyString.check(Schema.isMaxLength(200)),
  tracking_url: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(2000)))
})
const Proof = Schema.Struct({ document: Schema.optionalKey(Schema.String) })
const Failure = Schema.Struct({
  code: Schema.String.check(Schema.isMaxLength(100)),
  metadata: Schema.optionalKey(Schema.Struct({ delivery_id: Schema.optionalKey(Schema.String) }))
})

/** A token is asked for anew so long before it ends. */
const TOKEN_MARGIN_MS = 60_000
/** A shopper waits for a price: what takes longer is priced by the shop itself. */
const PRICE_TIMEOUT = "4 seconds"

/** What is said about the trip, not about how it was asked for: asking again changes nothing. */
const refusals: ReadonlySet<string> = new Set([
  "address_undeliverable",
  "address_undeliverable_limited_couriers",
  "unknown_location",
  "couriers_busy",
  "pickup_window_too_small",
  "dropoff_window_too_small",
  "noncompliant_deliverable_action"
])

const unavailable = (cause: unknown) => new ProviderUnavailable({ cause })

const isProblem = (problem: unknown): problem is CourierRefused | ProviderUnavailable =>
  problem instanceof CourierRefused || problem instanceof ProviderUnavailable

const failureIn = ({ body }: ProviderResponse) => Schema.decodeUnknownOption(Failure)(body)

/** The structured form of an address, as text. */
const addressText = ({ address: { line1, line2, suburb, state, postcode } }: CourierStop): string =>
  JSON.stringify({
    street_address: [line1, ...(line2 ? [line2] : [])],
    city: suburb,
    state,
    zip_code: postcode,
    country: "AU"
  })

const stopFields = (at: "pickup" | "dropoff", stop: CourierStop) => ({
  [`${at}_address`]: addressText(stop),
  ...(stop.phone ? { [`${at}_phone_number`]: stop.phone } : {}),
  ...(stop.latitude === undefined ? {} : { [`${at}_latitude`]: stop.latitude }),
  ...(stop.longitude === undefined ? {} : { [`${at}_longitude`]: stop.longitude })
})

/** So many characters of a note reach the courier. */
const MOST_NOTES = 280

export const makeUberDirect = ({ url, authUrl, customer, clientId, secret }: UberDirectOptions) =>
  Effect.gen(function* () {
    const send = yield* makeProviderCalls(url)
    const authorize = yield* makeProviderCalls(authUrl)
    const kept = yield* Ref.make({ value: "", until: Number.NEGATIVE_INFINITY })

    const token = Effect.gen(function* () {
      const now = yield* elapsedMillis
      const { value, until } = yield* Ref.get(kept)
      if (now < until) return value
      const form = new URLSearchParams({
        client_id: clientId,
        client_secret: Redacted.value(secret),
        grant_type: "client_credentials",
        scope: "eats.deliveries"
      })
      const answer = yield* authorize(
        { method: "POST", path: "/oauth/v2/token", headers: {}, form: form.toString() },
        { within: "10 seconds" }
      )
      const given = yield* Schema.decodeUnknownEffect(Token)(answer.body)
      yield* Ref.set(kept, { value: given.access_token, until: now + given.expires_in * 1000 - TOKEN_MARGIN_MS })
      return given.access_token
    })

    const post = Effect.fnUntraced(function* (path: string, json: unknown) {
      const headers = { authorization: `Bearer ${yield* token}` }
      const answer = yield* send(
        { method: "POST", path: `/v1/customers/${customer}/${path}`, headers, json },
        { within: "10 seconds" }
      )
      // A token that was taken back is not kept.
      if (answer.status === 401) yield* Ref.set(kept, { value: "", until: Number.NEGATIVE_INFINITY })
      return answer
    })

    const read = <A, I>(
      schema: Schema.Codec<A, I>,
      answer: ProviderResponse
    ): Effect.Effect<A, CourierRefused | ProviderUnavailable> => {
      if (answer.status >= 200 && answer.status < 300)
        return Effect.mapError(Schema.decodeUnknownEffect(schema)(answer.body), unavailable)
      const failure = failureIn(answer)
      const code = failure._tag === "Some" ? failure.value.code : ""
      const isRefusal = answer.status < 500 && refusals.has(code)
      return Effect.fail(isRefusal ? new CourierRefused({ code }) : unavailable(`${answer.status} ${code}`))
    }

    /** Whatever is no readable answer leaves open whether it was done. */
    const asProblem = (problem: unknown) => (isProblem(problem) ? problem : unavailable(problem))

    const price: CourierService["price"] = Effect.fn("price")(
      function* ({ from, to }) {
        const asked = { ...stopFields("pickup", from), ...stopFields("dropoff", to) }
        const { fee, duration } = yield* Effect.flatMap(post("delivery_quotes", asked), (answer) => read(Quote, answer))
        return { fee, minutes: duration }
      },
      (work) => Effect.mapError(Effect.timeout(work, PRICE_TIMEOUT), asProblem)
    )

    const book: CourierService["book"] = Effect.fn("book")(function* (booking) {
      const { key, orderNo, from, to, goods, value, notes } = booking
      const answer = yield* post("deliveries", {
        ...stopFields("pickup", from),
        ...stopFields("dropoff", to),
        pickup_name: from.name ?? "",
        dropoff_name: to.name ?? "",
        dropoff_notes: notes.slice(0, MOST_NOTES),
        manifest_reference: orderNo,
        external_id: orderNo,
        idempotency_key: key,
        manifest_total_value: value,
        manifest_items: goods.map(({ name, pieces, weightGrams }) => ({
          name: name.slice(0, 200),
          quantity: pieces,
          size: "medium",
          weight: Math.round(weightGrams / Math.max(1, pieces))
        })),
        // A photograph where it is handed over.
        dropoff_verification: { picture: true }
      })
      const failure = failureIn(answer)
      const known = failure._tag === "Some" ? failure.value.metadata?.delivery_id : undefined
      // It was booked before, and the answer was lost.
      if (answer.status === 409 && known) return { ref: known }
      const isWrong = answer.status >= 400 && answer.status < 500 && ![401, 403, 408, 429].includes(answer.status)
      if (isWrong) return yield* new CourierRefused({ code: failure._tag === "Some" ? failure.value.code : "refused" })
      const { id, tracking_url } = yield* read(Delivery, answer)
      return { ref: id, ...(tracking_url ? { trackingUrl: tracking_url } : {}) }
    }, Effect.mapError(asProblem))

    const cancel: CourierService["cancel"] = Effect.fn("cancel")(function* (ref) {
      const answer = yield* post(`deliveries/${encodeURIComponent(ref)}/cancel`, {})
      // One that it does not know is none, and comes for nothing.
      if (answer.status !== 404) yield* read(Schema.Struct({}), answer)
    }, Effect.mapError(asProblem))

    const photo: CourierService["photo"] = Effect.fn("photo")(
      function* (ref) {
        const asked = { waypoint: "dropoff", type: "picture" }
        const answer = yield* post(`deliveries/${encodeURIComponent(ref)}/proof-of-delivery`, asked)
        if (answer.status === 404) return undefined
        const { document } = yield* read(Proof, answer)
        return document ? Uint8Array.from(Buffer.from(document, "base64")) : undefined
      },
      (work) => Effect.mapError(work, (problem) => unavailable(problem))
    )

    return { price, book, cancel, photo } satisfies CourierService
  })
