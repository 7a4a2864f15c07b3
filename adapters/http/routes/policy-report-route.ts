/** Takes browsers' reports of what a page's policy has blocked, and tells the shop's log of each kind once an hour. */
import { Clock, Effect, Option, Schema } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { requestAddress } from "../../api/account/visitor-middleware.ts"
import { createMemoryCounter } from "../../storage/rate-limit/memory-counter.ts"
import { POLICY_REPORT_PATH } from "../security/security.ts"

/** So many reports an hour from one address are looked at, and so many kinds are told of. */
const MOST_FROM_ADDRESS = 30
const MOST_KINDS = 200
/** A browser that reports several at once has the first looked at. */
const MOST_AT_ONCE = 10

const Text = Schema.String.check(Schema.isMaxLength(4000))
/** As browsers report over `report-to`. */
const Reported = Schema.Struct({
  type: Schema.Literal("csp-violation"),
  body: Schema.Struct({ documentURL: Text, effectiveDirective: Text, blockedURL: Schema.optionalKey(Text) })
})
/** As they report to `report-uri`. */
const LegacyReport = Schema.Struct({
  "csp-report": Schema.Struct({
    "document-uri": Text,
    "effective-directive": Schema.optionalKey(Text),
    "violated-directive": Schema.optionalKey(Text),
    "blocked-uri": Schema.optionalKey(Text)
  })
})

export type PolicyViolation = { readonly page: string; readonly directive: string; readonly blocked: string }

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname.slice(0, 200) : "")
/** No more than the origin: what a script was asked with is somebody's. `inline` and `eval` are words of their own. */
const blockedOf = (address = ""): string =>
  URL.canParse(address) ? (/^https?:/.test(address) ? new URL(address).origin : new URL(address).protocol) : address
/** A browser's own extensions break the policy of every page; nobody can do anything about them. */
const isExtension = (blocked: string): boolean => /^([a-z]+-)+extension:$/.test(blocked)
const isName = (text: string): boolean => /^[a-z-]{1,40}$/.test(text)

const reportedOne = Schema.decodeUnknownOption(Reported)
const legacyOne = Schema.decodeUnknownOption(LegacyReport)

const violationOf = (given: unknown): PolicyViolation | undefined => {
  const reported = reportedOne(given)
  if (Option.isSome(reported)) {
    const { documentURL, effectiveDirective, blockedURL } = reported.value.body
    return { page: pathOf(documentURL), directive: effectiveDirective, blocked: blockedOf(blockedURL) }
  }
  const legacy = legacyOne(given)
  if (Option.isNone(legacy)) return undefined
  const report = legacy.value["csp-report"]
  const directive = (report["effective-directive"] ?? report["violated-directive"] ?? "").split(" ")[0] ?? ""
  return { page: pathOf(report["document-uri"]), directive, blocked: blockedOf(report["blocked-uri"]) }
}

/** What a body tells; nothing where it tells of no violation, or of a browser's own extension. */
export const policyViolations = (body: string): ReadonlyArray<PolicyViolation> => {
  try {
    const given: unknown = JSON.parse(body)
    return [given]
      .flat()
      .slice(0, MOST_AT_ONCE)
      .flatMap((one) => violationOf(one) ?? [])
      .filter(({ directive, blocked }) => isName(directive) && blocked.length <= 300 && !isExtension(blocked))
  } catch {
    return []
  }
}

const received = HttpServerResponse.empty({ status: 204 })

/** [SCR-01] What is blocked where a card is typed is an error of the log, for somebody to look at at once; elsewhere a warning. */
export const PolicyReportRoute = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const countOf = createMemoryCounter(60)
    const countKinds = createMemoryCounter(60)
    const report = Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const now = yield* Clock.currentTimeMillis
      if (countOf(requestAddress(request), now) > MOST_FROM_ADDRESS) return received
      for (const violation of policyViolations(yield* Effect.orElseSucceed(request.text, () => ""))) {
        const { page, directive, blocked } = violation
        if (countOf(`${page} ${directive} ${blocked}`, now) > 1 || countKinds("kinds", now) > MOST_KINDS) continue
        const level = page.startsWith("/checkout/payment") ? "Error" : "Warn"
        yield* Effect.logWithLevel(level)("A page's policy has blocked something", violation)
      }
      return received
    })
    yield* router.add("POST", POLICY_REPORT_PATH, report)
  })
)
