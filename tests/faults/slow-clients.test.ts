/** Clients that are slow, that lie about what they send or never end, against the whole shop behind its own server. */
import type { Socket } from "node:net"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { tableSnapshot } from "../api/ordering/table-snapshot.ts"
import { freePort } from "../free-port.ts"
import { testDatabase } from "../postgres/database.ts"
import { freshFolder } from "../providers/payments/running-stripe.ts"
import { openSocket, readUntilClose, requestHead, sendRaw } from "./raw-requests.ts"
import { type ShopProcess, startShop } from "./shop-process.ts"

const database = testDatabase("small")
const { folder, remove } = freshFolder()
let port = 0
let shop: ShopProcess | undefined
let before: Awaited<ReturnType<typeof tableSnapshot>>

beforeAll(async () => {
  port = await freePort()
  // What is sent here names the shop without a port.
  shop = await startShop({ database, folder, port }, { PUBLIC_URL: "http://localhost" })
  before = await tableSnapshot(database.query)
})
afterAll(async () => {
  expect(await tableSnapshot(database.query)).toEqual(before)
  await shop?.close()
  remove()
})

const json = "Content-Type: application/json"
const close = "Connection: close"

// Side by side: each waits until the shop has lost its patience, after ten seconds or thirty.
describe.concurrent("somebody else's request", () => {
  const stalled = (count: number, text: string): Promise<ReadonlyArray<Socket>> =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const socket = await openSocket(port)
        socket.write(text)
        return socket
      })
    )

  it.each([
    ["400 that never end their headers", 400, requestHead("GET /stores", "X-Slow: a").slice(0, -2)],
    [
      "100 that never send the body they announced",
      100,
      `${requestHead("POST /api/visitor/branch", json, "Content-Length: 1000")}{`
    ],
    [
      "100 whose parts never end",
      100,
      `${requestHead("POST /api/visitor/branch", json, "Transfer-Encoding: chunked")}5\r\n{`
    ]
  ])("[F7] is answered while there are %s, and they are hung up on", async (_, count, text) => {
    const sockets = await stalled(count, text)
    const ends = sockets.map(readUntilClose)
    for (let nth = 0; nth < 20; nth += 1)
      expect((await fetch(`http://127.0.0.1:${port}/api/branches/25`)).status).toBe(200)
    const words = await Promise.all(ends)
    expect(words).toHaveLength(count)
    for (const answer of words) expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/)
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  })
})

describe("a request that keeps to no rule", () => {
  it.each([
    ["headers of 17 KiB", requestHead("GET /stores", `X-Long: ${"x".repeat(17 * 1024)}`), 431],
    [
      "two lengths",
      `${requestHead("POST /api/visitor/branch", json, "Content-Length: 4", "Content-Length: 15")}{}{}`,
      400
    ],
    [
      "a length and parts",
      `${requestHead("POST /api/visitor/branch", json, "Content-Length: 4", "Transfer-Encoding: chunked")}0\r\n\r\n${requestHead("GET /healthz", close)}`,
      400
    ],
    [
      "parts that are none",
      `${requestHead("POST /api/visitor/branch", json, "Transfer-Encoding: chunked", close)}zz\r\n`,
      400
    ],
    ["a length below nothing", requestHead("POST /api/visitor/branch", json, "Content-Length: -1"), 400],
    ["a zero in a header", requestHead("GET /stores", "X-A: a\0b"), 400],
    ["no host", "GET /stores HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["no HTTP", "hello\r\n\r\n", 400]
  ])("[F8] with %s is answered once and no further", async (_, text, status) => {
    const told = await sendRaw(port, text)
    expect([told.status, told.answers]).toEqual([status, 1])
  })

  it.each([
    ["POST", "/stores", 405],
    ["PUT", "/", 405],
    ["POST", "/favicon/icon.svg", 405],
    ["POST", "/api/branches", 405],
    ["POST", "/api/nothing", 404],
    ["POST", "/api/visitor/branch", 413]
  ])("[F8] %s %s of 20 MB is answered with %i before its body is sent", async (method, path, status) => {
    const told = await sendRaw(
      port,
      `${requestHead(`${method} ${path}`, json, "Content-Length: 20000000", close)}{"branchId":`
    )
    expect([told.status, told.answers]).toEqual([status, 1])
  })

  it("[F8] that never ends is refused once it is larger than the shop reads", async () => {
    const part = `10000\r\n${"x".repeat(0x10000)}\r\n`
    const told = await sendRaw(
      port,
      `${requestHead("POST /api/visitor/branch", json, "Transfer-Encoding: chunked", close)}${part.repeat(5)}`
    )
    expect(told.status).toBe(413)
  })

  it.each([
    "/",
    "/stores",
    "/api/branches",
    "/api/webhooks/stripe",
    "/media/internal/x/200.webp",
    "/robots.txt",
    "/favicon/icon.svg"
  ])("TRACE %s is refused and says by what to ask", async (path) => {
    const told = await sendRaw(port, requestHead(`TRACE ${path}`, close))
    expect([told.status, told.headers.get("allow")?.split(", ")[0]]).toEqual([
      405,
      path.includes("webhooks") ? "POST" : "GET"
    ])
  })
})

describe("what is for this machine alone, or under the shop's own name", () => {
  const asked = (...lines: ReadonlyArray<string>) => sendRaw(port, [...lines, close, "", ""].join("\r\n"))

  it("[T57] a built file is answered 421 under another name, like everything else", async () => {
    for (const path of ["/favicon/icon.svg", "/stores"])
      expect((await asked(`GET ${path} HTTP/1.1`, "Host: evil.example")).status).toBe(421)
  })

  it("the outbox is shown by a path under a loopback name with the port, and in no other way", async () => {
    const own = `Host: 127.0.0.1:${port}`
    expect((await asked("GET /dev/outbox HTTP/1.1", own)).status).toBe(200)
    for (const [first, ...lines] of [
      ["GET /dev/outbox HTTP/1.1", "Host: localhost"],
      [`GET http://127.0.0.1:${port}/dev/outbox HTTP/1.1`, own],
      ["GET /dev/outbox HTTP/1.1", own, "CF-Connecting-IP: 203.0.113.7"]
    ])
      expect((await asked(first ?? "", ...lines)).status).toBe(404)
  })

  it("[T57] a request that names no host, several or two that differ is answered 400", async () => {
    const own = `Host: 127.0.0.1:${port}`
    for (const [first, ...lines] of [
      ["GET /stores HTTP/1.0"],
      ["GET /stores HTTP/1.1", own, own],
      ["GET /stores HTTP/1.1", own, "Host: evil.example"],
      [`GET http://127.0.0.1:${port}/dev/outbox HTTP/1.1`, "Host: evil.example"],
      ["GET http://evil.example/favicon/icon.svg HTTP/1.1", own]
    ])
      expect((await asked(first ?? "", ...lines)).status).toBe(400)
  })
})

describe("every answer of the server", () => {
  it.each([
    ["/favicon/icon.svg", 200, "image/svg+xml"],
    ["/favicon/manifest.json", 200, "application/manifest+json"],
    ["/apple-touch-icon.png", 200, "image/png"],
    ["/picture-of-the-shop.webp", 200, "image/webp"],
    ["/%E0%A4%A", 404, "text/html; charset=utf-8"],
    ["/p/%ff?query=%E0%A4%A", 404, "text/html; charset=utf-8"],
    ["/stores/%zz", 404, "text/html; charset=utf-8"],
    ["/api/branches/%ff", 404, "application/json"],
    ["/media/internal/%ff/200.webp", 404, "application/json"],
    ["/healthz", 200, "application/json"]
  ])("%s has the safety headers", async (path, status, type) => {
    const told = await sendRaw(port, requestHead(`GET ${path}`, close))
    expect([told.status, told.headers.get("content-type")]).toEqual([status, type])
    expect(Object.fromEntries(told.headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "cross-origin-resource-policy": "same-site"
    })
    if (type.startsWith("text/html"))
      expect(told.headers.get("content-security-policy")).toContain("default-src 'none'")
  })

  it("an address that can't be decoded shows the shop's own page for what is not there", async () => {
    const [broken, missing] = await Promise.all(
      ["/p/%ff", "/p/no-such-thing"].map(async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).text())
    )
    const heading = (page = "") => /<h1[^>]*>(.*?)<\/h1>/.exec(page)?.[1]
    expect(heading(broken)).toBeTruthy()
    expect(heading(broken)).toBe(heading(missing))
  })
})
