/** Which names the shop goes by. */
import { describe, expect, it } from "vitest"
import { createHostCheck } from "../../../adapters/http/security/known-host.ts"

describe("[T57] a host is the shop's own", () => {
  it.each([
    ["shop.example", true],
    ["shop.example:443", true],
    ["shop.example:80", true],
    ["shop.example:8443", false],
    ["www.shop.example", false],
    ["shop.example.evil.example", false],
    ["localhost:3000", true],
    ["127.0.0.1:3000", true],
    ["[::1]:3000", true],
    ["localhost", false],
    ["10.0.0.7:3000", false],
    ["_invalid_", false]
  ])("%s at https://shop.example on port 3000: %s", (host, own) =>
    expect(createHostCheck({ PORT: 3000, PUBLIC_URL: "https://shop.example" })(host)).toBe(own)
  )

  it("by this machine's names on whatever port it gets, where it takes a free one", () => {
    const isOwn = createHostCheck({ PORT: 0, PUBLIC_URL: "http://localhost:0" })
    expect(["localhost:41234", "127.0.0.1:5", "[::1]:80", "evil.example:41234"].map(isOwn)).toEqual([
      true,
      true,
      true,
      false
    ])
  })
})
