/** Reads who is asking from the request's cookies, and tells what is wrong with a request that can't be read. */
import { Clock, Effect, Layer, SchemaIssue } from "effect"
import { HttpServerRequest } from "effect/http"
import { HttpApiError } from "effect/http-api"
import { Sessions } from "../../../core/account/session/sessions.port.ts"
import { isPostcode } from "../../../core/contact/postcode.ts"
import { Features } from "../../../core/content/features.port.ts"
import { CurrentVisitor } from "../../../core/identity/visitor.port.ts"
import type { Guest, SignedIn } from "../../../core/identity/visitor.ts"
import { storeId } from "../../../core/stores/store-id.ts"
import { answerWords } from "../../../core/words/failure.ts"
import { fieldWords } from "../../../core/words/field.ts"
import { VisitorMiddleware } from "../access-middleware.ts"
import { callLimiter } from "../call-limiter.ts"
import { Malformed } from "../failure.ts"
import { requestFaults } from "../request-faults.ts"
import { policyOf } from "../route-policy.ts"
import { toWire } from "../wire-errors.ts"
import { cookieNames } from "./account-cookies.ts"

/** The header in which the shop's own server says where a request came from; it is taken off what comes from outside. */
export const visitorAddressHeader = "x-visitor-address"

/** Where a request came from, as far as that is known. */
export const requestAddress = (request: HttpServerRequest.HttpServerRequest): string =>
  request.headers[visitorAddressHeader] ?? "unknown"

const guestOf = (request: HttpServerRequest.HttpServerRequest): Guest => {
  const branchId = storeId(request.cookies.branch ?? "")
  const { postcode = "" } = request.cookies
  return {
    kind: "guest",
    address: requestAddress(request),
    ...(branchId === undefined ? {} : { branchId }),
    ...(isPostcode(postcode) ? { postcode } : {})
  }
}

const formatIssues = SchemaIssue.makeFormatterStandardSchemaV1()

/** Each part of a request, as a field where the whole part is wrong; an answer that can't be written is nobody's bad request. */
const requestParts: { readonly [kind: string]: string } = {
  Params: "path",
  Query: "query",
  Headers: "headers",
  Payload: "body"
}

/** At most so many bad fields are named, each by so many letters. */
const MAX_FIELDS = 20
const MAX_NAME_LENGTH = 200

/** Each bad field by its path, with what it should be. */
const malformed = (issue: SchemaIssue.Issue, part: string): Malformed => {
  const { issues } = formatIssues(issue)
  const nameOf = (path: (typeof issues)[number]["path"]) =>
    (path ?? [])
      .map((step) => String(typeof step === "object" ? step.key : step))
      .join(".")
      .slice(0, MAX_NAME_LENGTH) || part
  const hasSigns = issues.some(({ message }) => message === fieldWords.signs)
  return new Malformed({
    error: true,
    code: "MALFORMED",
    msg: hasSigns ? `${fieldWords.signs}.` : answerWords.malformed,
    fields: Object.fromEntries(issues.slice(0, MAX_FIELDS).map(({ message, path }) => [nameOf(path), message]))
  })
}

/** An answer that breaks the shop's own contract is the shop's fault: somebody has to read which field it was. */
const logInvalidResponse = ({ kind, cause }: HttpApiError.HttpApiSchemaError) =>
  Effect.logError(`An answer can't be written (${kind}): ${cause.message}`)

/** [T22] Whether permissions count: in the whole shop, and for this customer. */
const withPermissionSwitch = (signedIn: SignedIn, isOn: boolean): SignedIn => ({
  ...signedIn,
  customer: { ...signedIn.customer, asksPermission: isOn && signedIn.customer.asksPermission }
})

/** Reads who makes a request, from its cookies: for calls of the API, and for routes that are none. */
export const visitorReader = Effect.gen(function* () {
  const sessions = yield* Sessions
  const { adminPermissions } = yield* Features
  return Effect.fnUntraced(function* (request: HttpServerRequest.HttpServerRequest) {
    const guest = guestOf(request)
    const access = request.cookies[cookieNames.access]
    if (!access) return guest
    const session = yield* toWire(sessions.find(access, yield* Clock.currentTimeMillis))
    if (!session) return guest
    const member = withPermissionSwitch(session, adminPermissions)
    const { branchId = member.customer.branchId } = guest
    return { ...guest, ...member, ...(branchId === undefined ? {} : { branchId }), kind: "member" as const }
  })
})

export const visitorMiddlewareLayer = Layer.effect(
  VisitorMiddleware,
  Effect.gen(function* () {
    const visitorOf = yield* visitorReader
    const count = yield* callLimiter

    return (answer, { endpoint }) => {
      const { limit, tellsSuccess } = policyOf(endpoint)
      /** [CALL-11] [COMP-03] */
      const asTold = <E extends object>(failure: E): E =>
        tellsSuccess ? Object.assign(failure, { success: false as const }) : failure
      return Effect.gen(function* () {
        const visitor = yield* visitorOf(yield* HttpServerRequest.HttpServerRequest)
        yield* count(limit, visitor)
        return yield* Effect.provideService(answer, CurrentVisitor, visitor)
      }).pipe(
        Effect.catch((error) => {
          if (!HttpApiError.HttpApiSchemaError.is(error)) return Effect.fail(asTold(error))
          const part = requestParts[error.kind]
          return part === undefined
            ? Effect.andThen(logInvalidResponse(error), Effect.fail(error))
            : Effect.flatMap(requestFaults(endpoint, error), (issue) => Effect.fail(asTold(malformed(issue, part))))
        })
      )
    }
  })
)
