/** [EINV-02] Storecove behind the access point's port, after its published API: document submissions and their evidence. */
import { Effect, Redacted, Schema } from "effect"
import type { AccessPointService } from "../../core/billing/e-invoicing/access-point.port.ts"
import { AccessPointRefused } from "../../core/billing/e-invoicing/e-invoicing-refusal.schema.ts"
import { singleLinePattern } from "../../core/plain-text.ts"
import { ProviderUnavailable } from "../../core/unavailable.schema.ts"
import { eInvoiceDeliveryWords as words } from "../../core/words/bills.ts"
import { makeProviderCalls } from "../payments/provider-calls.ts"
import type { ProviderResponse } from "../payments/provider-client.ts"

export type StorecoveOptions = {
  /** `https://api.storecove.com`, or what speaks like it. */
  readonly url: string
  readonly key: Redacted.Redacted
  /** The number of the shop's legal entity there. */
  readonly sender: number
}

const Submission = Schema.Struct({
  guid: Schema.NonEmptyString.check(Schema.isMaxLength(100), Schema.isPattern(singleLinePattern))
})
const Problems = Schema.Array(Schema.Struct({ source: Schema.optionalKey(Schema.String), details: Schema.String }))

const MOST_PROBLEM = 300

/** What it says is wrong, in its own words, as one line that can be kept. */
const problemIn = ({ body }: ProviderResponse): string => {
  const problems = Schema.decodeUnknownOption(Problems)(body)
  const text = problems._tag === "Some" ? problems.value.map(({ details }) => details).join(" ") : ""
  const line = text.replace(/[\p{C}\s]+/gu, " ").trim()
  return [...(line || words.refused)].slice(0, MOST_PROBLEM).join("")
}

const unavailable = (cause: unknown) => new ProviderUnavailable({ cause })

/** 400 and 422 are about the document. A wrong key, too many calls and a fault there say nothing of it. */
const isRefusal = ({ status }: ProviderResponse): boolean => status === 400 || status === 422

export const makeStorecove = ({ url, key, sender }: StorecoveOptions) =>
  Effect.gen(function* () {
    const send = yield* makeProviderCalls(url)
    const headers = { authorization: `Bearer ${Redacted.value(key)}` }

    /** Whatever is no readable answer leaves open whether it was done. */
    const call = (method: "GET" | "POST", path: string, json?: unknown) =>
      send(
        { method, path: `/api/v2/document_submissions${path}`, headers, ...(json === undefined ? {} : { json }) },
        { within: "10 seconds" }
      ).pipe(Effect.mapError(unavailable))

    const submit: AccessPointService["submit"] = Effect.fn("submit")(function* ({ receiver, xml, kind, messageId }) {
      const answer = yield* call("POST", "", {
        legalEntityId: sender,
        idempotencyGuid: messageId,
        routing: { eIdentifiers: [{ scheme: "AU:ABN", id: receiver.replace(/^0151:/, "") }] },
        document: {
          documentType: kind === "invoice" ? "invoice" : "creditnote",
          rawDocumentData: { document: Buffer.from(xml).toString("base64"), parseStrategy: "ubl" }
        }
      })
      if (answer.status >= 200 && answer.status < 300) {
        const { guid } = yield* Schema.decodeUnknownEffect(Submission)(answer.body).pipe(Effect.mapError(unavailable))
        return guid
      }
      const problem = problemIn(answer)
      // It has it by this message id already: the answer to an earlier call was lost.
      if (answer.status === 422 && /idempotency/i.test(problem)) return messageId
      return yield* isRefusal(answer) ? new AccessPointRefused({ msg: problem }) : unavailable(`${answer.status}`)
    })

    /** Evidence is there as soon as the receiver's access point took it. */
    const isDelivered: AccessPointService["isDelivered"] = Effect.fn("isDelivered")(function* (reference) {
      const { status } = yield* call("GET", `/${encodeURIComponent(reference)}/evidence/sending`)
      if (status === 404) return false
      return status >= 200 && status < 300 ? true : yield* unavailable(`${status}`)
    })

    return { submit, isDelivered } satisfies AccessPointService
  })
