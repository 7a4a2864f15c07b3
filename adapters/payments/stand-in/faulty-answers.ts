/** The answers that a fault asks for: some that no client can read, some that none may believe. */
import type { ServerResponse } from "node:http"
import { type Headers, sendHalf, sendJson, sendText } from "./http.ts"
import type { CallResponse } from "./perform.ts"
import type { Fault } from "./switches.ts"

/** How a call fails by a fault, though it may have been carried out. */
export const disguiseOf = (fault: Fault, carriedOut: boolean) => ({
  status: fault.status,
  problem: { type: "api_error", message: "An unknown error occurred" } as const,
  carriedOut
})

/** The same answer about one dollar more. */
const withOtherAmounts = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (name, value) => {
    if (name !== "value" && name !== "amount") return value
    if (typeof value === "number") return value + 1
    return typeof value === "string" ? (Number(value) + 1).toFixed(2) : value
  })

/** Answers as the fault asks for. True when the answer is spent. */
export const sendFaultyAnswer = (
  response: ServerResponse,
  headers: Headers,
  fault: Fault,
  answer: CallResponse | undefined
): boolean => {
  if (fault.way === "drop") response.destroy()
  else if (fault.way === "html") {
    sendText(
      response,
      fault.status,
      { ...headers, "content-type": "text/html" },
      "<html><body><h1>Bad Gateway</h1></body></html>"
    )
  } else if (fault.way === "half" && answer) sendHalf(response, answer.status, headers, answer.body)
  else if (fault.way === "empty" && answer) sendJson(response, answer.status, headers, {})
  else if (fault.way === "lie" && answer) sendJson(response, answer.status, headers, withOtherAmounts(answer.body))
  else return false
  return true
}
