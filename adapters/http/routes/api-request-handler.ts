/** Middleware for API requests: method check, body limit, error envelope. */

import { errorResponse, methodNotAllowed, withErrorEnvelope } from "../answers/error-responses.ts"
import { limitRequestBody } from "../limits/body-limit.ts"
import { allowedMethods, isMethodAllowed } from "./allowed-methods.ts"

/** What the routes answer; nothing of a body is read where there is no such address or it is not asked like that. */
export const handleApiRequest = async (
  request: Request,
  routes: (request: Request) => Promise<Response>
): Promise<Response> => {
  const methods = allowedMethods(new URL(request.url).pathname)
  if (!methods) return errorResponse(404)
  if (!isMethodAllowed(methods, request)) return methodNotAllowed(methods)
  const limitedRequest = await limitRequestBody(request)
  return typeof limitedRequest === "number"
    ? errorResponse(limitedRequest)
    : withErrorEnvelope(request, await routes(limitedRequest))
}
