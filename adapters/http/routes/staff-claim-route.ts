/** [CLM-03] Lets staff, or the merchant's own system, read a claim with its photos and answer it; guarded by the same token as the moves of orders. */
import { Effect, Option, Schema } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { AnswerClaims } from "../../../core/billing/claims/answer-claims.service.ts"
import { LinePosition } from "../../../core/billing/claims/claim.schema.ts"
import { type Claim, parseClaimNumber } from "../../../core/billing/claims/claim.ts"
import { MAX_CLAIM_NOTE } from "../../../core/billing/claims/claim-problems.ts"
import { Claims } from "../../../core/billing/claims/claims.port.ts"
import { ClaimNotFound } from "../../../core/billing/claims/refusal.schema.ts"
import { Measure } from "../../../core/bounds.schema.ts"
import { LinesText } from "../../../core/contact/typed-text.schema.ts"
import { ShownPhotos } from "../../../core/ordering/runs/shown-photos.port.ts"
import { Malformed, notFound, UnprocessableRequest } from "../../api/failure.ts"
import { routeResponse } from "../answers/route-response.ts"
import { staffTokenGuard } from "./staff-token.ts"

const Said = LinesText(MAX_CLAIM_NOTE)

/** Accepted without `lines` all that was claimed is granted. */
const Decision = Schema.fromJsonString(
  Schema.Union([
    Schema.Struct({
      state: Schema.Literal("accepted"),
      lines: Schema.optionalKey(
        Schema.Array(Schema.Struct({ position: LinePosition, quantity: Measure })).check(Schema.isMaxLength(1000))
      ),
      answer: Schema.optionalKey(Said)
    }),
    Schema.Struct({ state: Schema.Literal("declined"), answer: Said })
  ])
)

const noDecision = new Malformed({
  error: true,
  code: "MALFORMED",
  msg: 'Send { "state": "accepted", "lines": [{ "position", "quantity" }] }, without lines for all of it, or { "state": "declined", "answer": ... }.'
})

const notShown = new UnprocessableRequest({
  error: true,
  code: "NOT_SHOWN",
  msg: "This photo can't be read whole. With ?as=sent it comes as it was sent."
})

const numberIn = Effect.gen(function* () {
  const { claimNo = "" } = yield* HttpRouter.params
  return parseClaimNumber(claimNo) ?? (yield* new ClaimNotFound())
})

const answerOf = ({ email: _, contactId: __, ...claim }: Claim) => HttpServerResponse.jsonUnsafe({ data: claim })

export const StaffClaimRoute = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const claims = yield* AnswerClaims
    const photos = yield* Claims
    const shown = yield* ShownPhotos
    const requireStaff = yield* staffTokenGuard

    const show = Effect.gen(function* () {
      yield* requireStaff
      return answerOf((yield* claims.find(yield* numberIn)).claim)
    })

    const decide = Effect.gen(function* () {
      const request = yield* requireStaff
      const text = yield* Effect.orElseSucceed(request.text, () => "")
      const decision = Schema.decodeUnknownOption(Decision)(text)
      if (Option.isNone(decision)) return yield* Effect.fail(noDecision)
      const { answer = "" } = decision.value
      const decided =
        decision.value.state === "accepted"
          ? {
              state: "accepted" as const,
              ...(decision.value.lines === undefined ? {} : { granted: decision.value.lines })
            }
          : { state: "declined" as const }
      return answerOf(yield* claims.answer(yield* numberIn, { ...decided, by: "staff", answer }))
    })

    /** By its place among the claim's photographs, from 1: a copy, or with `?as=sent` the evidence as it came. */
    const photo = Effect.gen(function* () {
      yield* requireStaff
      const { place = "" } = yield* HttpRouter.params
      const kept = yield* photos.photos(yield* numberIn)
      const found = /^[1-9]$/.test(place) ? kept[Number(place) - 1] : undefined
      if (!found) return yield* Effect.fail(notFound("That photo"))
      const isAsSent = (yield* HttpServerRequest.HttpServerRequest).url.endsWith("?as=sent")
      const copy = isAsSent ? undefined : yield* shown.copy(new Uint8Array(found.bytes))
      if (!isAsSent && !copy) return yield* Effect.fail(notShown)
      // [T40] It is saved, and never a page of the shop's.
      const headers = {
        "content-disposition": "attachment",
        "content-security-policy": "default-src 'none'; sandbox"
      }
      return copy
        ? HttpServerResponse.uint8Array(copy.bytes, { contentType: copy.type, headers })
        : HttpServerResponse.uint8Array(found.bytes, { contentType: found.contentType, headers })
    })

    yield* router.add("GET", "/api/staff/claims/:claimNo", routeResponse(show))
    yield* router.add("GET", "/api/staff/claims/:claimNo/photos/:place", routeResponse(photo))
    yield* router.add("POST", "/api/staff/claims/:claimNo", routeResponse(decide))
  })
)
