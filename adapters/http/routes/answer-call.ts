/** The way of every request to one of the shop's own addresses: by its method, within the size, and back in one shape. */

import { inShape, refusal, wrongMethod } from "../answers/refusal.ts"
import { withinLimit } from "../limits/body-limit.ts"
import { isOneOf, methodsAt } from "./methods.ts"

/** What the routes answer; nothing of a body is read where there is no such address or it is not asked like that. */
export const answerCall = async (
  request: Request,
  routes: (request: Request) => Promise<Response>
): Promise<Response> => {
  const methods = methodsAt(new URL(request.url).pathname)
  if (!methods) return refusal(404)
  if (!isOneOf(methods, request)) return wrongMethod(methods)
  const whole = await withinLimit(request)
  return typeof whole === "number" ? refusal(whole) : inShape(request, await routes(whole))
}
