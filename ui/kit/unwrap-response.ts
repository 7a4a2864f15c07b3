/** Unwraps an API call's result in a route loader: 404 becomes not-found, any other failure an error with the call's status. */
import { notFound } from "@tanstack/react-router"
import type { CallResult } from "../../adapters/browser/api-client.ts"

/** A call that failed, as the error page reads it; only plain fields, so that it survives the way from server to browser. */
export class ApiCallError extends Error {
  readonly statusCode: number
  constructor(statusCode: number, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

export const unwrapResponse = <Data>(answer: CallResult<Data>): Data => {
  if (answer.ok) return answer.data
  if (answer.status === 404) throw notFound()
  throw new ApiCallError(answer.status || 503, answer.msg)
}
