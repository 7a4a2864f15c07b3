/** The banner of maintenance as a page shows it, from its first look at the settings to the end. */
import { renderToStaticMarkup } from "react-dom/server"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { ApiCalls, CallApi } from "../../adapters/browser/api-client.ts"
import { MaintenanceViewModel } from "../../ui/shell/background/maintenance.view-model.ts"
import { MaintenanceStrip } from "../../ui/shell/background/maintenance-banner.tsx"

const start = Date.parse("2026-11-23T22:00:00+11:00")
type Settings = ApiCalls["GET /settings/maintenance"]["data"]

const planned: Settings = {
  isMaintenanceMode: true,
  startTime: "2026-11-23T22:00",
  duration: 2,
  upcoming: true,
  forcedMsg: "Closed for now.",
  upcomingMsg: "Closed from 10.",
  activeMsg: "We are at it."
}

beforeEach(() => void vi.useFakeTimers({ now: start - 60_000 }))
afterEach(() => void vi.useRealTimers())

const clock = {
  get now() {
    return Date.now()
  }
}

/** A page whose shop answers with the settings that staff have at that time; undefined where it can't. */
const openPage = async (first: Settings | undefined) => {
  let settings = first
  const call = vi.fn(async (name: string) => {
    expect(name).toBe("GET /settings/maintenance")
    return settings ? { ok: true, data: settings } : { ok: false, status: 503 }
  })
  const model = new MaintenanceViewModel(call as unknown as CallApi, clock)
  await model.poll()
  const seen = () =>
    renderToStaticMarkup(<MaintenanceStrip banner={model.banner} />)
      .replace(/<[^>]*>/g, " ")
      .trim()
  return {
    call,
    model,
    seen,
    set: (next: Settings | undefined) => {
      settings = next
    }
  }
}

describe("the banner of maintenance", () => {
  it("[MNT-01] says what is upcoming, then that it is active and counts down, and is gone after the end", async () => {
    const { seen } = await openPage(planned)
    expect(seen()).toBe("Closed from 10.")
    await vi.advanceTimersByTimeAsync(59_999)
    expect(seen()).toBe("Closed from 10.")
    await vi.advanceTimersByTimeAsync(1)
    expect(seen()).toMatch(/^We are at it\. +Back in +2:00$/)
    await vi.advanceTimersByTimeAsync(61_000)
    expect(seen()).toMatch(/Back in +0:59$/)
    await vi.advanceTimersByTimeAsync(58_999)
    expect(seen()).toMatch(/Back in +0:01$/)
    await vi.advanceTimersByTimeAsync(501)
    expect(seen()).toBe("")
  })

  it("[MNT-01] that starts now says the forced message until staff end it, which a page hears within 300000 ms", async () => {
    const { seen, set, call } = await openPage({ ...planned, startTime: "now" })
    expect(seen()).toBe("Closed for now.")
    set({ ...planned, startTime: "now", isMaintenanceMode: false })
    await vi.advanceTimersByTimeAsync(299_999)
    expect([seen(), call.mock.calls.length]).toEqual(["Closed for now.", 1])
    await vi.advanceTimersByTimeAsync(1)
    expect([seen(), call.mock.calls.length]).toEqual(["", 2])
  })

  it("[MNT-01] stays as it was where the shop can't be asked, and comes on a page that was open before it was planned", async () => {
    const { seen, set, model, call } = await openPage({ ...planned, isMaintenanceMode: false, upcoming: false })
    expect(seen()).toBe("")
    set({ ...planned, startTime: "2026-11-24T02:00" })
    await vi.advanceTimersByTimeAsync(300_000)
    expect(seen()).toBe("Closed from 10.")
    set(undefined)
    await vi.advanceTimersByTimeAsync(300_000)
    expect(seen()).toBe("Closed from 10.")
    model.stop()
    await vi.advanceTimersByTimeAsync(900_000)
    expect(call).toHaveBeenCalledTimes(3)
  })
})
