/** Carousels of recommended goods where nothing is recommended, or nothing could be asked. */
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it, vi } from "vitest"
import type { CallApi } from "../../adapters/browser/api-client.ts"
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
