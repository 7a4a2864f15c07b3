/** Turns a request into a visitor, and a request that can't be read into a clear answer. */
import { HttpApiMiddleware } from "effect/http-api"
import type { CurrentVisitor } from "../../core/account/visitor.port.ts"
import { Malformed } from "./failure.ts"

/** Every call knows who is asking. */
export class KnowsVisitor extends HttpApiMiddleware.Service<KnowsVisitor, { provides: CurrentVisitor }>()(
  "adapters/api/KnowsVisitor",
  { error: Malformed }
) {}
