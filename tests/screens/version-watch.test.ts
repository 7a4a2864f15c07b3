/** A page that stays open while the shop is renewed, over what a browser keeps. */
import { IDBFactory } from "fake-indexeddb"
import "fake-indexeddb/auto"
import { Dexie } from "dexie"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { openLocalStore } from "../../adapters/browser/local-store.ts"
import { VersionWatch } from "../../ui/shell/background/version-watch.ts"
import { readViewHistory, recordView } from "../../ui/storefront/cards/view-history.ts"

const start = Date.parse("2026-11-23T09:00:00+11:00")
beforeEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory()
  vi.useFakeTimers({ toFake: ["Date"], now: start })
})
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

/** A tab of one browser, and the shop's version as it is asked for. */
const openTab = (version: () => unknown) => {
  const kept = openLocalStore()
  const store = async () => kept
  const ask = vi.fn(async () => ({ data: { storeVersion: version() } }))
  const reload = vi.fn()
  const watch = new VersionWatch({ store, ask, path: () => "/p/framing?uom=LM", reload }, { historyMs: 86_400_000 })
  return { watch, ask, reload, shop: { store } }
}

it("[HYD-04] another version clears what other versions kept and loads the same path, once in each tab", async () => {
  let version: unknown = "v1"
  const [tab, other] = [openTab(() => version), openTab(() => version)]
  await tab.watch.begin()
  await other.watch.begin()
  await recordView(tab.shop, "P1")
  pass(30_000)
  await tab.watch.navigated()
  expect([tab.ask.mock.calls.length, tab.reload.mock.calls.length]).toEqual([2, 0])
  expect(await readViewHistory(tab.shop, "P9")).toEqual(["P1"])
  version = "v2"
  pass(29_999)
  await tab.watch.navigated()
  expect(tab.ask).toHaveBeenCalledTimes(2)
  pass(1)
  await tab.watch.navigated()
  expect(tab.reload.mock.calls).toEqual([["/p/framing?uom=LM"]])
  expect(await readViewHistory(tab.shop, "P9")).toEqual([])
  await recordView(tab.shop, "P2")
  pass(30_000)
  await other.watch.navigated()
  expect(other.reload).toHaveBeenCalledTimes(1)
  expect(await readViewHistory(tab.shop, "P9")).toEqual(["P2"])
  pass(30_000)
  await tab.watch.navigated()
  await other.watch.navigated()
  expect([tab.reload.mock.calls.length, other.reload.mock.calls.length]).toEqual([1, 1])
})

it("[HYD-04] a page that has just come is of the version that it finds, and is not loaded again", async () => {
  const before = openTab(() => "v1")
  await before.watch.begin()
  pass(86_400_000)
  const next = openTab(() => "v2")
  await next.watch.begin()
  pass(30_000)
  await next.watch.navigated()
  expect(next.reload).not.toHaveBeenCalled()
})

it("[HYD-04] errors are ignored, and not asked about again for 30 s", async () => {
  const { watch, ask, reload } = openTab(() => "v1")
  await watch.begin()
  pass(30_000)
  ask.mockRejectedValueOnce(new Error("down"))
  await watch.navigated()
  await watch.navigated()
  expect([ask.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0])
})

it("[HYD-03] what is kept is gone after a day, but for the cart, the checkout and what else must stay", async () => {
  const store = openLocalStore()
  for (const key of ["cart", "checkout", "payment", "sign-in"] as const) await store.write(key, key)
  pass(86_399_999)
  expect(await store.read("sign-in")).toBe("sign-in")
  pass(1)
  expect(await store.read("sign-in")).toBeUndefined()
  pass(3650 * 86_400_000)
  expect([await store.read("cart"), await store.read("checkout"), await store.read("payment")]).toEqual([
    "cart",
    "checkout",
    "payment"
  ])
})

it("[HYD-03] the history drops the oldest", async () => {
  const { shop } = openTab(() => "v1")
  for (let place = 0; place < 20; place++) await recordView(shop, `P${place}`)
  expect(await readViewHistory(shop, "P99")).toEqual(Array.from({ length: 12 }, (_, place) => `P${19 - place}`))
})
