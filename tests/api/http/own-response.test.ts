/** The answers of the shop's own kind, read as anything else in the process reads one. */
import { describe, expect, it } from "vitest"
import { OwnResponse } from "../../../adapters/http/security/own-response.ts"

describe("An answer of the shop's own", () => {
  it("is read as it was made, whatever it was made of", async () => {
    const bytes = new TextEncoder().encode('{"of":"bytes"}')
    expect(await new OwnResponse('{"of":"text"}').text()).toBe('{"of":"text"}')
    expect(await new OwnResponse('{"of":"text"}').json()).toEqual({ of: "text" })
    expect(await new OwnResponse(bytes).text()).toBe('{"of":"bytes"}')
    expect(await new OwnResponse("").text()).toBe("")
    expect(await new OwnResponse(null).text()).toBe("")
  })

  it("keeps its status and headers", () => {
    const answer = new OwnResponse("made", { status: 201, headers: { "x-made": "here" } })
    expect([answer.status, answer.ok, answer.headers.get("x-made")]).toEqual([201, true, "here"])
  })

  it("is told by what it is, also where another made it", () => {
    const others = [OwnResponse.json({}), new Response("native"), new OwnResponse("own")]
    expect(others.map((one) => one instanceof OwnResponse)).toEqual([true, true, true])
    expect({} instanceof OwnResponse).toBe(false)
  })
})
