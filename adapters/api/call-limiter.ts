/** Counts the calls that a visitor makes against the limit that each call declares. */
import { Clock, Effect } from "effect"
import { type Visitor, visitorKey } from "../../core/identity/visitor.ts"
import type { CallRule } from "../../core/rate-limit/call-limits.ts"
import { RateLimits } from "../../core/rate-limit/rate-limit.port.ts"
import { rateWindow } from "../../core/rate-limit/window.ts"
import { answerWords } from "../../core/words/failure.ts"
import { Settings } from "../settings/settings.ts"
import { createMemoryCounter } from "../storage/rate-limit/memory-counter.ts"
import { setRetryAfter } from "../storage/rate-limit/retry-after.ts"
import { TooManyRequests } from "./failure.ts"
import { toWire } from "./wire-errors.ts"

export const tooManyRequests = (): TooManyRequests =>
  new TooManyRequests({ error: true, code: "TOO_MANY", msg: answerWords.tooMany })

/** Lets a call through, or fails with TooMany where its visitor has made too many of its class. */
export const callLimiter = Effect.gen(function* () {
  const limits = yield* RateLimits
  const { LIMITS } = yield* Settings
  const counters = new Map<string, ReturnType<typeof createMemoryCounter>>()
  return Effect.fnUntraced(function* (rule: CallRule, visitor: Visitor) {
    if (LIMITS === "off" || !("class" in rule)) return
    const name = visitorKey(visitor)
    const { most, minutes } = rule
    if (rule.isLight) {
      const now = yield* Clock.currentTimeMillis
      const count = counters.get(rule.class) ?? createMemoryCounter(minutes)
      counters.set(rule.class, count)
      if (count(name, now) <= most) return
      yield* setRetryAfter(rateWindow(now, minutes).end)
      return yield* Effect.fail(tooManyRequests())
    }
    const allowed = limits.tryConsume({ key: `${rule.class} ${name}`, most, minutes })
    if (!(yield* toWire(allowed))) return yield* Effect.fail(tooManyRequests())
  })
})
