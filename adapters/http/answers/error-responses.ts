/** Gives every failure under /api the shop's one shape, also where no call was reached or one broke. */
import { busyWords, otherHostWords, unavailableWords } from "../../../core/words/failure.ts"

const sentence = ({ title, says }: { readonly title: string; readonly says: string }): string => `${title} ${says}`

const errorMessages: { readonly [status: number]: readonly [code: string, msg: string] } = {
  400: ["MALFORMED", "A request's body is whole, text in UTF-8, and no deeper or fuller than any form of the shop."],
  403: ["FORBIDDEN", "This request did not come from the shop's own pages."],
  404: ["NOT_FOUND", "There is no such call."],
  405: ["METHOD_NOT_ALLOWED", "This address is not asked by that method."],
  413: ["TOO_LARGE", "A request may hold 256 KiB."],
  415: ["UNSUPPORTED_TYPE", "A request's body is JSON, and says so."],
  503: ["UNAVAILABLE", sentence(busyWords)]
}
const internalError = ["INTERNAL", sentence(unavailableWords)] as const

/** A failure in the shop's shape, with the words for its status. */
export const errorResponse = (status: number, headers: { readonly [name: string]: string } = {}): Response => {
  const [code, msg] = errorMessages[status] ?? internalError
  return Response.json({ error: true, code, msg }, { status, headers })
}

/** [T57] Asked under a name that is not the shop's; it says under which the shop is found. */
export const misdirectedResponse = (origin: string): Response =>
  Response.json({ error: true, code: "UNKNOWN_HOST", msg: sentence(otherHostWords(origin)) }, { status: 421 })

/** Asked by a method that the address does not answer; it says which it does. */
export const methodNotAllowed = (methods: ReadonlyArray<string>): Response =>
  errorResponse(405, { allow: methods.join(", ") })

/** A failure in the shop's shape, or the page in its place that a plain form is answered with. */
const isWritten = (response: Response): boolean =>
  /^(application\/json|text\/html)/.test(response.headers.get("content-type") ?? "")

/** The answer as it is, or the shop's own failure in its place. */
export const withErrorEnvelope = (request: Request, response: Response): Response => {
  const { pathname } = new URL(request.url)
  if (response.status < 400 || isWritten(response) || !/^\/api(\/|$)/.test(pathname)) return response
  return errorResponse(response.status)
}
