/** The table of limits against the API's contract: a new call has a row, or is not let in. */
import { HttpApi } from "effect/http-api"
import { describe, expect, it } from "vitest"
import { ShopApi } from "../../adapters/api/api.ts"
import { callLimits } from "../../core/rate-limit/call-limits.ts"

const contract: Array<string> = []
HttpApi.reflect(ShopApi, {
  onGroup: () => undefined,
  onEndpoint: ({ endpoint: { method, path } }) => void contract.push(`${method} ${path}`)
})

describe("The table of limits", () => {
  it("[T33] has a row for every call, and no other", () =>
    expect(Object.keys(callLimits).sort()).toEqual([...contract].sort()))

  it("[T33] says of each how often, or where it is counted, or why it is not", () => {
    for (const rule of Object.values(callLimits)) {
      if ("class" in rule) expect(Math.min(rule.most, rule.minutes)).toBeGreaterThan(0)
      else expect("countedBy" in rule ? rule.countedBy : rule.unlimited).toMatch(/\S{3,}/)
    }
  })

  it("counts one class in one way", () => {
    const ways = new Map<string, unknown>()
    for (const rule of Object.values(callLimits)) {
      if (!("class" in rule)) continue
      expect(ways.get(rule.class) ?? rule).toEqual(rule)
      ways.set(rule.class, rule)
    }
  })
})
