/** The built files as browsers get them: whole, small where they can be, and kept. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import type { ServerRequest } from "srvx"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { builtFiles } from "../../../adapters/http/routes/built-files.ts"
import { securityHeaders } from "../../../adapters/http/security/security.ts"

const folder = mkdtempSync(join(tmpdir(), "lineal-files-"))
const script = "console.log(1)\n".repeat(200)

beforeAll(() => {
  for (const name of ["assets", "favicon", ".vite"]) mkdirSync(join(folder, name))
  writeFileSync(join(folder, "assets/shop-abc.js"), script)
  writeFileSync(join(folder, "assets/shop-abc.js.br"), brotliCompressSync(script))
  writeFileSync(join(folder, "assets/shop-abc.js.gz"), gzipSync(script))
  writeFileSync(join(folder, "favicon/icon.svg"), "<svg/>")
  writeFileSync(join(folder, "favicon/manifest.json"), "{}")
  writeFileSync(join(folder, ".vite/manifest.json"), "{}")
})
afterAll(() => rmSync(folder, { recursive: true }))

const ask = async (path: string, init: RequestInit = {}, host = "localhost"): Promise<Response> =>
  builtFiles(folder, { securityHeaders: securityHeaders(true), isOwnHost: (asked) => asked === "localhost" })(
    new Request(`http://${host}${path}`, init) as ServerRequest,
    () => new Response("the shop", { status: 404 })
  )

describe("a built file", () => {
  it("[APP-02] that says how the shop is installed has a type of its own", async () => {
    const answer = await ask("/favicon/manifest.json")
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/manifest+json"])
  })

  it("comes with its type, its length, and for how long it may be kept", async () => {
    const answer = await ask("/favicon/icon.svg")
    expect([answer.status, await answer.text()]).toEqual([200, "<svg/>"])
    expect(Object.fromEntries(answer.headers)).toEqual({
      ...securityHeaders(true),
      "content-type": "image/svg+xml",
      "content-length": "6",
      "cache-control": "public, max-age=3600",
      etag: expect.stringMatching(/^"[\w-]{22}"$/)
    })
    expect((await ask("/assets/shop-abc.js")).headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
  })

  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["identity", null],
    ["", null]
  ])("comes as small as a browser takes it: %s gives %s", async (takes, encoding) => {
    const answer = await ask("/assets/shop-abc.js", { headers: { "accept-encoding": takes } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get("content-encoding")).toBe(encoding)
    expect(answer.headers.get("vary")).toBe("Accept-Encoding")
    expect(answer.headers.get("content-length")).toBe(String(bytes.length))
    const whole = { br: brotliCompressSync(script), gzip: gzipSync(script) }[encoding ?? ""] ?? Buffer.from(script)
    expect(bytes.equals(whole)).toBe(true)
  })

  it("is not sent again to a browser that has it", async () => {
    const etag = (await ask("/assets/shop-abc.js")).headers.get("etag") ?? ""
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await ask("/assets/shop-abc.js", { headers: { "if-none-match": known } })
      expect([answer.status, await answer.text(), answer.headers.get("etag")]).toEqual([304, "", etag])
      expect(Object.fromEntries(answer.headers)).toMatchObject(securityHeaders(true))
    }
    expect((await ask("/assets/shop-abc.js", { headers: { "if-none-match": '"other"' } })).status).toBe(200)
  })

  it("[T57] is left to the shop to refuse where it is asked for under another name", async () => {
    const answer = await ask("/assets/shop-abc.js", {}, "evil.example")
    expect([answer.status, await answer.text()]).toEqual([404, "the shop"])
  })

  it("is described without its bytes", async () => {
    const answer = await ask("/favicon/icon.svg", { method: "HEAD" })
    expect([answer.status, answer.headers.get("content-length"), await answer.text()]).toEqual([200, "6", ""])
  })

  it.each([
    ["/.vite/manifest.json", "GET"],
    ["/assets/shop-abc.js.br", "GET"],
    ["/assets/../.vite/manifest.json", "GET"],
    ["/", "GET"],
    ["/assets", "GET"],
    ["/favicon/icon.svg", "POST"]
  ])("is not what the shop is asked for by %s (%s)", async (path, method) => {
    expect((await ask(path, { method })).status).toBe(404)
  })
})
