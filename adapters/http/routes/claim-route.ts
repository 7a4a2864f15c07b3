/** [CLM-01] Takes a claim on an invoice with its photographs, `multipart/form-data`, from a contact who may see invoices. */
import { Effect, Option, Schema, Semaphore } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { type ClaimReason, claimReasons } from "../../../core/billing/claims/claim.ts"
import type { ClaimEntry } from "../../../core/billing/claims/claim-problems.ts"
import { CompanyClaims } from "../../../core/billing/claims/company-claims.service.ts"
import { selectedInvoiceFields } from "../../../core/billing/invoices/account-invoice.schema.ts"
import { Features } from "../../../core/content/features.port.ts"
import type { FormEntries } from "../../../core/content/forms/form-submission.ts"
import { accessDecision } from "../../../core/identity/access.ts"
import { memberBuyer } from "../../../core/identity/buyer.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { claimWords } from "../../../core/words/claim.ts"
import { formFieldWords } from "../../../core/words/form-field.ts"
import { forbidden, unauthorised } from "../../api/account/require-member.ts"
import { visitorReader } from "../../api/account/visitor-middleware.ts"
import { callLimiter } from "../../api/call-limiter.ts"
import { busy, Malformed, notFound, TooLarge } from "../../api/failure.ts"
import { MAX_CLAIM_BYTES } from "../../api/max-body-bytes.ts"
import { routeResponse } from "../answers/route-response.ts"
import { readBodyStart } from "../limits/body-limit.ts"
import { isMultipart, readFormEntries } from "./form-entries.ts"

/** As many are read and kept at once; one holds up to 40 MB all the while. */
const MAX_CLAIMS = 4

const unreadable = () => new Malformed({ error: true, code: "MALFORMED", msg: formFieldWords.unreadable })
const tooLarge = () => new TooLarge({ error: true, code: "TOO_LARGE", msg: formFieldWords.tooLarge })

const Key = Schema.String.check(Schema.isPattern(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/u))
const Named = Schema.Struct({ ...selectedInvoiceFields, key: Key })

/** A quantity stands in the field of its line: `line-0`, `line-1`. What is no number is one that can't be claimed. */
const linesIn = ({ values }: FormEntries): ClaimEntry["lines"] =>
  [...values].flatMap(([name, [value = ""]]) => {
    const position = /^line-(\d{1,5})$/.exec(name)?.[1]
    if (position === undefined || value.trim() === "") return []
    return [{ position: Number(position), quantity: /^\d{1,9}(\.\d{1,2})?$/.test(value.trim()) ? Number(value) : 0 }]
  })

const isReason = (text: string): text is ClaimReason => claimReasons.some((reason) => reason === text)

const entryOf = (entries: FormEntries): ClaimEntry => {
  const value = (name: string) => entries.values.get(name)?.[0] ?? ""
  const reason = value("reason")
  return {
    lines: linesIn(entries),
    reason: isReason(reason) ? reason : undefined,
    note: value("note"),
    photos: entries.files.get("photos") ?? []
  }
}

export const ClaimRoute = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const claims = yield* CompanyClaims
    const { tradePortal } = yield* Features
    const visitorOf = yield* visitorReader
    const count = yield* callLimiter
    const places = yield* Semaphore.make(MAX_CLAIMS)

    /** Who may claim; nothing of a body is read for anybody else. */
    const requireClaimant = Effect.fnUntraced(function* (request: HttpServerRequest.HttpServerRequest) {
      if (!tradePortal) return yield* Effect.fail(notFound("That page"))
      const visitor = yield* visitorOf(request)
      yield* count(callLimits.claim, visitor)
      const verdict = accessDecision("viewAndPayInvoices", visitor)
      if (verdict === "forbidden") return yield* Effect.fail(forbidden())
      return visitor.kind === "guest" ? yield* Effect.fail(unauthorised()) : visitor
    })

    const readEntries = Effect.fnUntraced(function* (request: HttpServerRequest.HttpServerRequest) {
      const web = yield* Effect.orElseSucceed(HttpServerRequest.toWeb(request), () => undefined)
      const contentType = web?.headers.get("content-type") ?? ""
      const { body } = web ?? {}
      if (!body || !isMultipart(contentType)) return yield* Effect.fail(unreadable())
      const { bytes, rejection } = yield* Effect.promise(() => readBodyStart(body, MAX_CLAIM_BYTES))
      if (rejection) return yield* Effect.fail(rejection === 413 ? tooLarge() : unreadable())
      const entries = yield* Effect.promise(() => readFormEntries(bytes, contentType))
      return entries ?? (yield* Effect.fail(unreadable()))
    })

    const open = Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const member = yield* requireClaimant(request)
      const work = Effect.gen(function* () {
        const entries = yield* readEntries(request)
        const [invoiceNo, invoiceSuffix, key] = ["invoiceNo", "invoiceSuffix", "key"].map(
          (name) => entries.values.get(name)?.[0] ?? ""
        )
        const named = Schema.decodeUnknownOption(Named)({ invoiceNo, invoiceSuffix, key })
        if (Option.isNone(named)) return yield* Effect.fail(unreadable())
        const { key: claimKey, ...invoice } = named.value
        const incoming = { invoice, entry: entryOf(entries), key: claimKey, email: member.contact.email }
        return yield* claims.open(memberBuyer(member), incoming)
      })
      const claim = yield* Semaphore.withPermitsIfAvailable(places, 1)(work)
      if (Option.isNone(claim)) return yield* Effect.fail(busy())
      const { claimNo } = claim.value
      return HttpServerResponse.jsonUnsafe({ data: { claimNo, thanks: claimWords.thanks(claimNo) } })
    })

    yield* router.add("POST", "/api/users/invoice/claims", routeResponse(open))
  })
)
