/** Counts the calls that a visitor makes against the table of limits. */
import { Clock, Effect } from "effect"
import type { Visitor } from "../../core/identity/visitor.ts"
import { type CallLimit, callLimits } from "../../core/rate-limit/call-limits.ts"
import { RateLimits } from "../../core/rate-limit/rate-limit.port.ts"
import { answerWords } from "../../core/words/failure.ts"
import { Settings } from "../settings.ts"
import { setRetryAfter } from "../storage/rate-limit/retry-after.ts"
import { TooManyRequests } from "./failure.ts"
import { failUnavailable } from "./handler-errors.ts"

const MINUTE_MS = 60_000
/** So many visitors are counted at once; who comes with more of them is counted anew. */
const MAX_VISITORS = 100_000

type WindowCounts = { window: number; readonly counts: Map<string, number> }

/** Counts one more of a class in this process alone; the milliseconds to wait where that is too many. */
const createMemoryCounter = () => {
  const classes = new Map<string, WindowCounts>()
  return ({ class: name, most, minutes }: CallLimit, visitor: string, now: number): number | undefined => {
    const length = minutes * MINUTE_MS
    const window = Math.floor(now / length)
    const windowCounts = classes.get(name) ?? { window, counts: new Map<string, number>() }
    if (windowCounts.window !== window || windowCounts.counts.size >= MAX_VISITORS) windowCounts.counts.clear()
    windowCounts.window = window
    classes.set(name, windowCounts)
    const count = (windowCounts.counts.get(visitor) ?? 0) + 1
    windowCounts.counts.set(visitor, count)
    return count > most ? (window + 1) * length - now : undefined
  }
}

export const tooManyRequests = (): TooManyRequests =>
  new TooManyRequests({ error: true, code: "TOO_MANY", msg: answerWords.tooMany })

/** Members who share an office's address are counted one by one. */
const visitorKey = (visitor: Visitor): string =>
  visitor.kind === "member" ? `member ${visitor.contact.id}` : visitor.address

/** Lets a call through, or fails with TooMany where its visitor has made too many of its class. */
export const callLimiter = Effect.gen(function* () {
  const limits = yield* RateLimits
  const { LIMITS } = yield* Settings
  const countInMemory = createMemoryCounter()
  return Effect.fnUntraced(function* (call: string, visitor: Visitor) {
    const rule = callLimits[call]
    if (LIMITS === "off" || rule === undefined || !("class" in rule)) return
    const name = visitorKey(visitor)
    if (rule.isLight) {
      const now = yield* Clock.currentTimeMillis
      const waitMs = countInMemory(rule, name, now)
      if (waitMs === undefined) return
      yield* setRetryAfter(waitMs)
      return yield* Effect.fail(tooManyRequests())
    }
    const { most, minutes } = rule
    const allowed = limits.tryConsume({ key: `${rule.class} ${name}`, most, minutes })
    if (!(yield* Effect.catch(allowed, failUnavailable))) return yield* Effect.fail(tooManyRequests())
  })
})
