/** A request names its host once. */
import { describe, expect, it } from "vitest"
import { oneHost } from "../../../adapters/http/server/one-host.ts"
import { receivedRequest, type SocketOptions } from "./received-request.ts"

const statusOf = async (over: SocketOptions) => {
  const next = () => new Response("a page")
  return ((await oneHost({})(receivedRequest("http://shop.example/", over), next)) as Response).status
}

const host = (...names: ReadonlyArray<string>) => ["Accept", "*/*", ...names.flatMap((name) => ["Host", name])]

describe("[T57] a request", () => {
  it.each<[what: string, over: SocketOptions, status: number]>([
    ["with one Host", { rawHeaders: host("shop.example") }, 200],
    ["without Host, as in HTTP/1.0", { rawHeaders: host() }, 400],
    ["with an empty Host", { rawHeaders: host("") }, 400],
    ["with two", { rawHeaders: host("shop.example", "evil.example") }, 400],
    ["with the same twice", { rawHeaders: ["host", "shop.example", "HOST", "shop.example"] }, 400],
    ["for a whole address", { rawHeaders: host("Shop.Example:80"), target: "http://shop.example/a?b" }, 200],
    ["for a whole address over HTTPS", { rawHeaders: host("shop.example"), target: "https://shop.example:443/" }, 200],
    ["for another host's address", { rawHeaders: host("shop.example"), target: "http://evil.example/" }, 400],
    ["for an address at another port", { rawHeaders: host("shop.example"), target: "http://shop.example:81/" }, 400],
    ["for what is no address", { rawHeaders: host("shop.example"), target: "http://[/" }, 400],
    ["for the server at large", { rawHeaders: host("shop.example"), target: "*" }, 200]
  ])("%s: %s is answered %i", async (_, over, status) => expect(await statusOf(over)).toBe(status))

  it("that came over no socket is the shop's own", async () => {
    const answer = (await oneHost({})(new Request("http://shop.example/"), () => new Response(""))) as Response
    expect(answer.status).toBe(200)
  })
})
