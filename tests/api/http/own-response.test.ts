/** The answers of the shop's own kind, read as anything else in the process reads one. */
import { describe, expect, it } from "vitest"
import { BufferedTextResponse } from "../../../adapters/http/security/buffered-text-response.ts"

describe("An answer of the shop's own", () => {
  it("is read as it was made, whatever it was made of", async () => {
    const bytes = new TextEncoder().encode('{"of":"bytes"}')
    expect(await new BufferedTextResponse('{"of":"text"}').text()).toBe('{"of":"text"}')
    expect(await new BufferedTextResponse('{"of":"text"}').json()).toEqual({ of: "text" })
    expect(new Uint8Array(await new BufferedTextResponse('{"of":"bytes"}').arrayBuffer())).toEqual(bytes)
    expect(new Uint8Array(await new BufferedTextResponse(bytes).arrayBuffer())).toEqual(bytes)
    expect(await new BufferedTextResponse(bytes).text()).toBe('{"of":"bytes"}')
    expect(await new BufferedTextResponse("").text()).toBe("")
    expect(await new BufferedTextResponse(null).text()).toBe("")
  })

  it("keeps its status and headers", () => {
    const answer = new BufferedTextResponse("made", { status: 201, headers: { "x-made": "here" } })
    expect([answer.status, answer.ok, answer.headers.get("x-made")]).toEqual([201, true, "here"])
  })
})
