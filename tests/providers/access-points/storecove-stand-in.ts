/** What speaks like Storecove on this machine: each message id once, evidence when it is told so; it can refuse, fail and lose its answer. */
import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

type Mode =
  | "works"
  | "refuses"
  | "fails"
  | "babbles"
  | "loses the answer"
  | "has another key"
  | "refuses the first in odd signs"
type Submission = {
  readonly legalEntityId: number
  readonly idempotencyGuid: string
  readonly routing: { readonly eIdentifiers: ReadonlyArray<{ readonly scheme: string; readonly id: string }> }
  readonly document: {
    readonly documentType: string
    readonly rawDocumentData: { readonly document: string; readonly parseStrategy: string }
  }
}

const KEY = "key-of-the-shop"

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Array<Buffer> = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts).toString("utf8")
}

export const startStorecoveStandIn = async () => {
  const state: { mode: Mode; hasEvidence: boolean } = { mode: "works", hasEvidence: false }
  /** Every call that came, and of those what was taken, by message id. */
  const calls: Array<Submission> = []
  const taken = new Map<string, { readonly guid: string; readonly submission: Submission }>()

  const answer = (response: ServerResponse, status: number, json: unknown) => {
    response.writeHead(status, { "content-type": "application/json" })
    response.end(JSON.stringify(json))
  }

  const submit = (response: ServerResponse, submission: Submission) => {
    calls.push(submission)
    const { idempotencyGuid } = submission
    if (state.mode === "fails") return answer(response, 503, {})
    if (state.mode === "babbles") return answer(response, 200, { id: 7 })
    if (state.mode === "refuses")
      return answer(response, 422, [{ source: "routing", details: "Nobody receives under this ABN." }])
    if (state.mode === "refuses the first in odd signs" && calls.length === 1)
      return answer(response, 422, [{ source: "routing", details: "Nobody\u0000receives\u202e under\nthis ABN. " }])
    if (taken.has(idempotencyGuid))
      return answer(response, 422, [{ source: "idempotencyGuid", details: "This idempotencyGuid was used before." }])
    const guid = randomUUID()
    taken.set(idempotencyGuid, { guid, submission })
    if (state.mode === "loses the answer") return response.destroy()
    answer(response, 200, { guid })
  }

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const text = await bodyOf(request)
    const isRightKey = request.headers.authorization === `Bearer ${KEY}` && state.mode !== "has another key"
    if (!isRightKey) return answer(response, 401, {})
    if (request.method === "POST" && request.url === "/api/v2/document_submissions")
      return submit(response, JSON.parse(text) as Submission)
    const [, reference] = /^\/api\/v2\/document_submissions\/([\w-]+)\/evidence\/sending$/.exec(request.url ?? "") ?? []
    const isKnown = [...taken].some(([messageId, { guid }]) => reference === guid || reference === messageId)
    answer(response, isKnown && state.hasEvidence ? 200 : 404, isKnown ? { guid: reference, network: "peppol" } : {})
  }

  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    state,
    calls,
    taken,
    env: {
      ACCESS_POINT_KEY: KEY,
      ACCESS_POINT_SENDER: "4711",
      ACCESS_POINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    }
  }
}
