/** Middleware of what the shop answers itself: method check, body limit, error envelope. */

import { errorResponse, methodNotAllowed, withErrorEnvelope } from "../answers/error-responses.ts"
import { limitRequestBody } from "../limits/body-limit.ts"
import { findRoute } from "./route-registry.ts"

/** What the routes answer; nothing of a body is read where there is no such address or it is not asked like that. */
export const handleApiRequest = async (
  request: Request,
  routes: (request: Request) => Promise<Response>
): Promise<Response> => {
  const { route, methods } = findRoute(request)
  if (!route) return methods.length > 0 ? methodNotAllowed(methods) : errorResponse(404)
  const limitedRequest = route.readsBody ? request : await limitRequestBody(request, route.maxBodyBytes)
  return typeof limitedRequest === "number"
    ? errorResponse(limitedRequest)
    : withErrorEnvelope(request, await routes(limitedRequest))
}
