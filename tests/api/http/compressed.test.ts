/** Which answers leave the shop compressed. */
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib"
import { expect, it } from "vitest"
import { compressResponse } from "../../../adapters/http/server/response-compression.ts"

/** A large one takes another way than a small one. */
const pages = [200, 2000].map((count) => "<!doctype html>".repeat(count))

const answered = async (accepts: string, page: string) => {
  const request = new Request("http://localhost:3000/", { headers: { "accept-encoding": accepts } })
  const next = () => new Response(page, { headers: { "content-type": "text/html" } })
  return (await compressResponse(request, next)) as Response
}

it.each([
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "zstd"],
  ["gzip, deflate, br", "br"],
  ["br, zstd;q=0", "br"],
  ["br;q=0, gzip", "gzip"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=1, gzip;q=0.001", "br"],
  ["", null],
  ["br", "br"],
  ["gzip;q=0", null],
  ["gzip; q=0.000, br", "br"],
  ["gzip ;Q=0", null],
  ["x-gzip-not", null],
  ["*;q=0", null]
])("a page for a browser that takes '%s' is encoded as %s", async (accepts, encoding) => {
  for (const page of pages) {
    const answer = await answered(accepts, page)
    expect(answer.headers.get("content-encoding")).toBe(encoding)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync }[encoding ?? ""]
    expect(new TextDecoder().decode(decode ? decode(bytes) : bytes)).toBe(page)
    expect(answer.headers.get("vary")).toBe("Accept-Encoding")
  }
})

it("what has no body stays without one", async () => {
  const request = new Request("http://localhost:3000/", { method: "HEAD", headers: { "accept-encoding": "br" } })
  const headers = { "content-type": "text/html", "content-length": "9000" }
  const answer = (await compressResponse(request, () => new Response(null, { headers }))) as Response
  expect([answer.headers.get("content-encoding"), answer.headers.get("content-length")]).toEqual([null, "9000"])
})
