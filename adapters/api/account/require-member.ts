/** Lets through to a call only whom the table of access lets. */
import { Effect, Layer } from "effect"
import { Features } from "../../../core/content/features.port.ts"
import { accessDecision, accessTable, portalCalls } from "../../../core/identity/access.ts"
import { CurrentMember, CurrentVisitor } from "../../../core/identity/visitor.port.ts"
import { signInWords } from "../../../core/words/account.ts"
import { Forbidden, notFound, Unauthorised } from "../failure.ts"
import { RequireGuestOrPermission, RequireMember } from "./access-middleware.ts"

/** [AUTH-13] What somebody without a session is answered. */
export const unauthorised = (): Unauthorised =>
  new Unauthorised({ error: true, code: "UNAUTHORISED", msg: signInWords.pleaseLogIn })

const forbidden = () => new Forbidden({ error: true, code: "FORBIDDEN", msg: signInWords.notAllowed })

/** The visitor, where the table of access lets them make that call. */
const authorizeCall = Effect.fnUntraced(function* ({
  method,
  path
}: {
  readonly method: string
  readonly path: string
}) {
  const visitor = yield* CurrentVisitor
  const verdict = accessDecision(accessTable[`${method} ${path}`], visitor)
  if (verdict === "unauthorised") return yield* Effect.fail(unauthorised())
  return verdict === "forbidden" ? yield* Effect.fail(forbidden()) : visitor
})

export const requireMemberLayer = Layer.effect(
  RequireMember,
  Effect.gen(function* () {
    const { tradePortal } = yield* Features
    return (answer, { endpoint }) =>
      Effect.gen(function* () {
        if (!tradePortal && portalCalls.has(`${endpoint.method} ${endpoint.path}`))
          return yield* Effect.fail(notFound("That page"))
        const visitor = yield* authorizeCall(endpoint)
        if (visitor.kind === "guest") return yield* Effect.fail(unauthorised())
        return yield* Effect.provideService(answer, CurrentMember, visitor)
      })
  })
)

export const requireGuestOrPermissionLayer = Layer.succeed(RequireGuestOrPermission, (answer, { endpoint }) =>
  Effect.andThen(authorizeCall(endpoint), answer)
)
