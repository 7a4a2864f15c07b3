/** How much of a request the shop reads. */
import { describe, expect, it } from "vitest"
import { BODY_LIMIT, withinLimit } from "../../../adapters/web/body-limit.ts"

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

describe("a request", () => {
  it("of 256 KiB is taken whole, with its method, address and headers", async () => {
    const text = "x".repeat(BODY_LIMIT)
    const taken = await withinLimit(post(text, { "x-told": "yes" }))
    expect(BODY_LIMIT).toBe(262_144)
    expect([taken?.method, taken?.url, taken?.headers.get("x-told")]).toEqual(["POST", address, "yes"])
    expect(await taken?.text()).toBe(text)
  })

  it("of a byte more is not", async () => expect(await withinLimit(post("x".repeat(BODY_LIMIT + 1)))).toBeUndefined())

  it("without a body is the same request", async () => {
    const request = new Request(address)
    expect(await withinLimit(request)).toBe(request)
  })

  it("keeps every byte as it came", async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
    const taken = await withinLimit(new Request(address, { method: "POST", body: bytes }))
    expect(new Uint8Array((await taken?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes)
  })

  it("that says that it is too large is not read at all", async () => {
    const { read, request } = streamed([10])
    request.headers.set("content-length", String(BODY_LIMIT + 1))
    expect(await withinLimit(request)).toBeUndefined()
    expect(read.bytes).toBe(0)
  })

  it("that does not say how large it is, is read until it is too large and no further", async () => {
    const { read, request } = streamed(Array<number>(40).fill(64 * 1024))
    expect(await withinLimit(request)).toBeUndefined()
    expect(read.bytes).toBe(5 * 64 * 1024)
    const small = streamed([1000, 2000])
    expect((await (await withinLimit(small.request))?.text())?.length).toBe(3000)
  })

  it("that the server stopped reading first is too large as well; another trouble stays trouble", async () => {
    const broken = (problem: Error) => {
      const body = new ReadableStream({ pull: (controller) => controller.error(problem) })
      return withinLimit(new Request(address, { method: "POST", body, duplex: "half" } as RequestInit))
    }
    expect(await broken(Object.assign(new Error("stop"), { code: "ERR_BODY_TOO_LARGE" }))).toBeUndefined()
    await expect(broken(new Error("gone"))).rejects.toThrow("gone")
  })
})
