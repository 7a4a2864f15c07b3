/** What is said of statements that did not come: once, and as far as is known why. */
import { describe, expect, it } from "vitest"
import { statementFailureText } from "../../ui/account/statements/statement-failure-text.ts"

describe("Statements that did not come", () => {
  it.each([
    ["list", 503, "Your statements couldn't be loaded. Try again in a moment."],
    ["view", 500, "Your statement couldn't be opened. Try again, or download it from the list."],
    ["list", 0, "Why."],
    ["list", 401, "Why."],
    ["view", 404, "Why."]
  ] as const)("[STM-01] are reported in one sentence: %s, %i", (action, status, text) =>
    expect(statementFailureText(action, { status, msg: "Why." })).toBe(text)
  )
})
