/** Lets through to a call only whom its declared access lets. */
import { Effect, Layer } from "effect"
import { Features } from "../../../core/content/features.port.ts"
import { type Access, accessDecision } from "../../../core/identity/access.ts"
import { CurrentMember, CurrentVisitor } from "../../../core/identity/visitor.port.ts"
import { signInWords } from "../../../core/words/account.ts"
import { RequireGuestOrPermission, RequireMember } from "../access-middleware.ts"
import { Forbidden, notFound, Unauthorised } from "../failure.ts"
import { policyOf, type RoutePolicy } from "../route-policy.ts"

/** [AUTH-13] What somebody without a session is answered. */
export const unauthorised = (): Unauthorised =>
  new Unauthorised({ error: true, code: "UNAUTHORISED", msg: signInWords.pleaseLogIn })

/** What somebody is answered whose rules don't let them. */
export const forbidden = (): Forbidden => new Forbidden({ error: true, code: "FORBIDDEN", msg: signInWords.notAllowed })

/** The visitor, where the call's own declaration lets them make it. */
const authorizeCall = Effect.fnUntraced(function* ({ access }: RoutePolicy<Access>) {
  const visitor = yield* CurrentVisitor
  const verdict = accessDecision(access, visitor)
  if (verdict === "unauthorised") return yield* Effect.fail(unauthorised())
  return verdict === "forbidden" ? yield* Effect.fail(forbidden()) : visitor
})

export const requireMemberLayer = Layer.effect(
  RequireMember,
  Effect.gen(function* () {
    const { tradePortal, jobLists } = yield* Features
    return (answer, { endpoint }) =>
      Effect.gen(function* () {
        const policy = policyOf(endpoint)
        if ((!tradePortal && policy.portal) || (!jobLists && policy.jobLists))
          return yield* Effect.fail(notFound("That page"))
        const visitor = yield* authorizeCall(policy)
        if (visitor.kind === "guest") return yield* Effect.fail(unauthorised())
        return yield* Effect.provideService(answer, CurrentMember, visitor)
      })
  })
)

export const requireGuestOrPermissionLayer = Layer.succeed(RequireGuestOrPermission, (answer, { endpoint }) =>
  Effect.andThen(authorizeCall(policyOf(endpoint)), answer)
)
