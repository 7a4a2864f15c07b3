/** Lets through to a call only whom the table of access lets. */
import { Effect, Layer } from "effect"
import { accessTable, accessVerdict } from "../../core/account/access.ts"
import { CurrentMember, CurrentVisitor } from "../../core/account/visitor.port.ts"
import { signInWords } from "../../core/words/account.ts"
import { Forbidden, Unauthorised } from "./failure.ts"
import { NeedsMember } from "./visitor.ts"

/** [AUTH-13] What somebody without a session is answered. */
export const unauthorised = (): Unauthorised =>
  new Unauthorised({ error: true, code: "UNAUTHORISED", msg: signInWords.pleaseLogIn })

const forbidden = () => new Forbidden({ error: true, code: "FORBIDDEN", msg: signInWords.notAllowed })

export const NeedsMemberLayer = Layer.succeed(NeedsMember, (answer, { endpoint }) =>
  Effect.gen(function* () {
    const visitor = yield* CurrentVisitor
    const verdict = accessVerdict(accessTable[`${endpoint.method} ${endpoint.path}`], visitor)
    if (visitor.kind === "guest" || verdict === "unauthorised") return yield* Effect.fail(unauthorised())
    if (verdict === "forbidden") return yield* Effect.fail(forbidden())
    return yield* Effect.provideService(answer, CurrentMember, visitor)
  })
)
