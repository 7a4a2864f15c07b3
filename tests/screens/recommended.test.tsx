/** Carousels of recommended goods: how they move, and where nothing is recommended, or nothing could be asked. */
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it, vi } from "vitest"
import type { CallApi } from "../../adapters/browser/api-client.ts"
import { moveRow, playRow } from "../../ui/kit/carousel-motion.ts"
import { fetchRecommended, fetchRecommendedInTime } from "../../ui/storefront/cards/fetch-recommendations.ts"
import { RecommendedProducts } from "../../ui/storefront/cards/recommended-products.tsx"

describe("A carousel of recommended goods", () => {
  it("[REC-03] without any is no heading and no box", () =>
    expect(renderToStaticMarkup(<RecommendedProducts title="Goes with it" products={[]} branch={undefined} />)).toBe(
      ""
    ))

  it("[REC-03] has none where the call fails", async () => {
    const call = (async () => ({ ok: false, status: 503, code: "UNAVAILABLE", msg: "" })) as unknown as CallApi
    expect(await fetchRecommended(call, { kind: "trending" })).toEqual([])
    // A page that is being made leaves it to the browser to ask once more.
    expect(await fetchRecommendedInTime(call, { kind: "trending" })).toBeUndefined()
  })

  it("[REC-03] is left out of a page that is being made, where the answer takes its time", async () => {
    vi.useFakeTimers()
    const never = (() => new Promise(() => undefined)) as unknown as CallApi
    const found = fetchRecommendedInTime(never, { kind: "trending" })
    await vi.advanceTimersByTimeAsync(300)
    expect(await found).toBeUndefined()
    vi.useRealTimers()
  })
})

describe("A carousel", () => {
  const row = (scrollLeft = 0) => ({ scrollLeft, clientWidth: 1200, style: { scrollSnapType: "" } })

  it("[REC-02] is moved by the four in sight, back too, in 1000 ms, and at once for who wants less to move", () => {
    vi.useFakeTimers({ toFake: ["performance", "setTimeout"] })
    vi.stubGlobal("requestAnimationFrame", (draw: (now: number) => void) =>
      setTimeout(() => draw(performance.now()), 16)
    )
    try {
      const moved = row(1200)
      moveRow(moved, 1, false)
      vi.advanceTimersByTime(976)
      expect([moved.scrollLeft > 2300, moved.scrollLeft < 2400, moved.style.scrollSnapType]).toEqual([
        true,
        true,
        "none"
      ])
      vi.advanceTimersByTime(48)
      expect([moved.scrollLeft, moved.style.scrollSnapType]).toEqual([2400, ""])
      const back = row(1200)
      moveRow(back, -1, true)
      expect(back.scrollLeft).toBe(0)
    } finally {
      vi.unstubAllGlobals()
      vi.useRealTimers()
    }
  })

  it("[REC-02] that moves by itself does so every 4000 ms, not while it is held, and no more once it is stopped", () => {
    vi.useFakeTimers()
    try {
      let isHeld = false
      const move = vi.fn()
      const stop = playRow(move, () => isHeld)
      const movesAfter = (ms: number) => {
        vi.advanceTimersByTime(ms)
        return move.mock.calls.length
      }
      expect([movesAfter(3999), movesAfter(1), movesAfter(4000)]).toEqual([0, 1, 2])
      isHeld = true
      expect(movesAfter(8000)).toBe(2)
      isHeld = false
      stop()
      expect(movesAfter(60_000)).toBe(2)
    } finally {
      vi.useRealTimers()
    }
  })
})
