/** How much of a request the shop reads, and what it does not read at all. */
import { PassThrough } from "node:stream"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { MAX_BODY_BYTES } from "../../../adapters/api/max-body-bytes.ts"
import { limitRequestBody } from "../../../adapters/http/limits/body-limit.ts"

const address = "http://localhost:3000/api/visitor/branch"

/** A body that comes piece by piece, and says whether anybody went on reading. */
const streamed = (pieces: ReadonlyArray<number>) => {
  const left = [...pieces]
  const read = { bytes: 0 }
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const size = left.shift()
        if (size === undefined) return controller.close()
        read.bytes += size
        controller.enqueue(new Uint8Array(size).fill(65))
      }
    },
    { highWaterMark: 0 }
  )
  return { read, request: new Request(address, { method: "POST", body, duplex: "half" } as RequestInit) }
}

const post = (body: string, headers: { readonly [name: string]: string } = {}) =>
  new Request(address, { method: "POST", body, headers })

const taken = async (request: Request): Promise<Request> => {
  const read = await limitRequestBody(request, MAX_BODY_BYTES)
  if (typeof read === "number") throw new Error(`refused with ${read}`)
  return read
}

/** A request as the listening server hands it on, its body as it comes over the socket. */
const received = (headers: { readonly [name: string]: string }) => {
  const socket = Object.assign(new PassThrough(), { headers })
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode("a stream"))
      controller.close()
    }
  })
  const request = new Request(address, { method: "POST", headers, body, duplex: "half" } as RequestInit)
  return { socket, request: Object.assign(request, { runtime: { name: "node", node: { req: socket } } }) }
}

describe("a request", () => {
  it("of 256 KiB is taken whole, with its method, address and headers", async () => {
    const text = "x".repeat(MAX_BODY_BYTES)
    const read = await taken(post(text, { "x-told": "yes" }))
    expect(MAX_BODY_BYTES).toBe(262_144)
    expect([read.method, read.url, read.headers.get("x-told")]).toEqual(["POST", address, "yes"])
    expect(await read.text()).toBe(text)
  })

  it("of a byte more is not", async () =>
    expect(await limitRequestBody(post("x".repeat(MAX_BODY_BYTES + 1)), MAX_BODY_BYTES)).toBe(413))

  it("without a body is the same request", async () => {
    const request = new Request(address)
    expect(await limitRequestBody(request, MAX_BODY_BYTES)).toBe(request)
  })

  it("keeps every byte as it came", async () => {
    const bytes = new TextEncoder().encode("\ufeff\u0000\r\n é 板 \u{1f6fb}")
    const read = await taken(new Request(address, { method: "POST", body: bytes }))
    expect(new Uint8Array(await read.arrayBuffer())).toEqual(bytes)
  })

  it("that says that it is too large is not read at all", async () => {
    const { read, request } = streamed([10])
    request.headers.set("content-length", String(MAX_BODY_BYTES + 1))
    expect(await limitRequestBody(request, MAX_BODY_BYTES)).toBe(413)
    expect(read.bytes).toBe(0)
  })

  it("that does not say how large it is, is read until it is too large and no further", async () => {
    const { read, request } = streamed(Array<number>(40).fill(64 * 1024))
    expect(await limitRequestBody(request, MAX_BODY_BYTES)).toBe(413)
    expect(read.bytes).toBe(5 * 64 * 1024)
    const small = streamed([1000, 2000])
    expect((await (await taken(small.request)).text()).length).toBe(3000)
  })

  it("[F8] that the server stopped reading first is too large as well; one that breaks off is malformed", async () => {
    const broken = (problem: Error) => {
      const body = new ReadableStream({ pull: (controller) => controller.error(problem) })
      return limitRequestBody(
        new Request(address, { method: "POST", body, duplex: "half" } as RequestInit),
        MAX_BODY_BYTES
      )
    }
    expect(await broken(Object.assign(new Error("stop"), { code: "ERR_BODY_TOO_LARGE" }))).toBe(413)
    expect(await broken(Object.assign(new Error("aborted"), { code: "ECONNRESET" }))).toBe(400)
  })
})

describe("a request over a socket", () => {
  it("that says its length is read from there, in however many pieces it comes", async () => {
    const { socket, request } = received({ "content-length": "9" })
    const reading = taken(request)
    socket.write("a ")
    socket.write("socket")
    socket.end("s")
    const read = await reading
    expect([read.method, read.url, read.headers.get("content-length"), await read.text()]).toEqual([
      "POST",
      address,
      "9",
      "a sockets"
    ])
  })

  it("[F8] that breaks off is malformed", async () => {
    const { socket, request } = received({ "content-length": "9" })
    const reading = limitRequestBody(request, MAX_BODY_BYTES)
    socket.write("a ")
    socket.destroy()
    expect(await reading).toBe(400)
  })

  it("whose length is not told, or of which something was read, comes as a stream", async () => {
    const parts = received({})
    expect(await (await taken(parts.request)).text()).toBe("a stream")
    const begun = received({ "content-length": "9" })
    begun.socket.resume()
    expect(await (await taken(begun.request)).text()).toBe("a stream")
  })
})

describe("what is read", () => {
  const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth)
  const keys = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, nth) => [nth, 1])))
  const numbers = (count: number) => JSON.stringify(Array<number>(count).fill(1))

  it.each<[string, string | Uint8Array<ArrayBuffer>, 200 | 400]>([
    ["32 lists in each other", nested(32), 200],
    ["33 lists in each other", nested(33), 400],
    ["33 objects in each other", `${'{"a":'.repeat(33)}1${"}".repeat(33)}`, 400],
    ["33 lists after a space", `\n ${nested(33)}`, 400],
    ["33 lists beside each other", `[${Array(33).fill("[]").join(",")}]`, 200],
    ["256 numbers", numbers(256), 200],
    ["257 numbers", numbers(257), 400],
    ["256 keys", keys(256), 200],
    ["257 keys", keys(257), 400],
    ["257 numbers in a list that stands beside others", `[[1],{"a":${numbers(257)}}]`, 400],
    ["256 numbers after a list of 256", `[${numbers(256)},${numbers(256)}]`, 200],
    ["8,000 numbers", `[${Array(31).fill(numbers(256)).join(",")},${numbers(32)}]`, 200],
    ["8,001 numbers", `[${Array(31).fill(numbers(256)).join(",")},${numbers(33)}]`, 400],
    ["more closed than opened, then 257 numbers", `[]]]]${numbers(257)}`, 400],
    ["as many brackets and commas as you like in a text", JSON.stringify({ a: `\\"${"[{,".repeat(9000)}` }), 200],
    ["a text that is never closed", `["${"[".repeat(9000)}`, 200],
    ["what is no JSON", `a=${"[,".repeat(9000)}`, 200],
    ["a byte that is no UTF-8", Uint8Array.of(0x22, 0xff, 0x22), 400],
    ["half a character", Uint8Array.of(0x22, 0xe2, 0x82, 0x22), 400],
    ["a surrogate in UTF-8", Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22), 400]
  ])("[T61] [F8] %s: %o gives %i", async (_, body, status) => {
    const read = await limitRequestBody(new Request(address, { method: "POST", body }), MAX_BODY_BYTES)
    expect(typeof read === "number" ? read : 200).toBe(status)
  })

  it("[T61] is every JSON that is neither deep nor full", async () => {
    const depthOf = (value: unknown): number =>
      typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
    const values = (value: unknown): number =>
      typeof value === "object" && value !== null
        ? Object.values(value).reduce((sum: number, one) => sum + values(one), 1) + Object.values(value).length
        : 0
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 6 }), async (text) => {
        const value = JSON.parse(text)
        fc.pre(depthOf(value) <= 32 && values(value) <= 256)
        expect(await (await taken(post(text))).text()).toBe(text)
      }),
      { numRuns: 300 }
    )
  })
})
