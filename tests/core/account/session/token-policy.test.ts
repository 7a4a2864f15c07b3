/** When a session's tokens serve, when they are renewed, and when a new login is needed. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { tokenStatus } from "../../../../core/account/session/token-policy.ts"

const now = Date.parse("2026-10-04T02:30:00+10:00")
const status = (accessLeft: number, refreshLeft: number) =>
  tokenStatus({ accessTokenExpires: now + accessLeft, refreshTokenExpires: now + refreshLeft }, now)

describe("The tokens are", () => {
  it.each([
    ["valid", 60_001, 1_000_000],
    ["valid", 60_001, -1],
    ["valid", 60_001, 0],
    ["needs_refresh", 60_000, 1_000_000],
    ["needs_refresh", 59_999, 1],
    ["needs_refresh", 0, 1],
    ["needs_refresh", -1_000_000, 1],
    ["invalid", 60_000, 0],
    ["invalid", 60_000, -1],
    ["invalid", -1, -1]
  ] as const)("[TOK-01] %s with %i ms of access and %i ms of refresh left", (expected, access, refresh) =>
    assert.strictEqual(status(access, refresh), expected)
  )

  it("[TOK-01] the access token is asked first: a policy that looks at the refresh token first would fail this", () =>
    fc.assert(
      fc.property(fc.integer({ min: 60_001, max: 2e9 }), fc.integer({ min: -2e9, max: 2e9 }), (access, refresh) => {
        assert.strictEqual(status(access, refresh), "valid")
      })
    ))

  it("[TOK-01] time only ever takes validity away", () => {
    const rank = { valid: 2, needs_refresh: 1, invalid: 0 }
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2e6 }),
        fc.integer({ min: 0, max: 2e6 }),
        fc.nat(3e6),
        fc.nat(3e6),
        (access, refresh, a, b) => {
          const tokens = { accessTokenExpires: access, refreshTokenExpires: access + refresh }
          const [sooner, later] = [Math.min(a, b), Math.max(a, b)]
          assert.isAtMost(rank[tokenStatus(tokens, later)], rank[tokenStatus(tokens, sooner)])
        }
      )
    )
  })
})
