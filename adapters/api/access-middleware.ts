/** Turns a request into a visitor, and a request that can't be read, or that is not theirs to make, into a clear answer. */
import { HttpApiMiddleware } from "effect/http-api"
import type { CurrentMember, CurrentVisitor } from "../../core/identity/visitor.port.ts"
import { Forbidden, Malformed, NotFound, ServiceUnavailable, TooManyRequests, Unauthorised } from "./failure.ts"

/** Every call knows who is asking, and how often they have. */
export class VisitorMiddleware extends HttpApiMiddleware.Service<VisitorMiddleware, { provides: CurrentVisitor }>()(
  "adapters/api/VisitorMiddleware",
  { error: [Malformed, TooManyRequests, ServiceUnavailable] }
) {}

/** [PERM-05] [CHK-07] A call for guests, and for those members whom its declaration lets. */
export class RequireGuestOrPermission extends HttpApiMiddleware.Service<
  RequireGuestOrPermission,
  { requires: CurrentVisitor }
>()("adapters/api/RequireGuestOrPermission", { error: [Unauthorised, Forbidden] }) {}

/** [PERM-05] A call for those who are logged in, and whom its declaration lets. */
export class RequireMember extends HttpApiMiddleware.Service<
  RequireMember,
  { provides: CurrentMember; requires: CurrentVisitor }
>()("adapters/api/RequireMember", { error: [Unauthorised, Forbidden, NotFound] }) {}
