/** Serves the search over HTTP on this machine, as the shop does under /api/search, for the unmodified client to ask. */
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { algoliasearch } from "algoliasearch"
import { Effect, Layer, ManagedRuntime } from "effect"
import type { SqlClient, SqlError } from "effect/sql"
import { afterAll, beforeAll } from "vitest"
import { postgresSearch } from "../../../adapters/search/postgres-search.ts"
import { Search, type SearchCall, type SearchReply } from "../../../core/catalogue/search/search.port.ts"

type Answer = (call: SearchCall) => Promise<SearchReply>

/** A server that answers every call under /api/search; the port is free. */
export const serve = async (
  answer: Answer,
  prefix = "/api/search"
): Promise<{ readonly port: number; readonly server: Server }> => {
  const server = createServer(async (request, response) => {
    const url = request.url ?? ""
    const body = await text(request)
    const reply = url.startsWith(prefix)
      ? await answer({ method: request.method ?? "GET", path: url.slice(prefix.length), body })
      : { status: 404, body: {} }
    response.writeHead(reply.status, { "content-type": "application/json" })
    response.end(JSON.stringify(reply.body))
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  return { port: (server.address() as AddressInfo).port, server }
}

export const hostsAt = (port: number) => [
  { url: `127.0.0.1:${port}/api/search`, protocol: "http" as const, accept: "readWrite" as const }
]

/** The shop's own search over a database, asked in the same process or over HTTP, for as long as the tests run. */
export const createSearchServer = (database: () => Layer.Layer<SqlClient.SqlClient, SqlError.SqlError>) => {
  let runtime: ManagedRuntime.ManagedRuntime<Search, SqlError.SqlError>
  let served: { readonly port: number; readonly server: Server }
  const answer: Answer = (call) => runtime.runPromise(Effect.flatMap(Search, (search) => search.handleCall(call)))
  beforeAll(async () => {
    runtime = ManagedRuntime.make(postgresSearch().pipe(Layer.provide(database())))
    served = await serve(answer)
    await answer({ method: "POST", path: "/1/indexes/products/query", body: "{}" })
  }, 180_000)
  afterAll(async () => {
    served?.server.close()
    await runtime?.dispose()
  })
  return {
    answer,
    hosts: () => hostsAt(served.port),
    client: () => algoliasearch("lineal", "public", { hosts: hostsAt(served.port) }),
    run: <A, E>(work: Effect.Effect<A, E, Search>) => runtime.runPromise(work)
  }
}
