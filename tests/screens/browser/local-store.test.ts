/** What the browser keeps, in a browser's database that is real enough to break. */
import { IDBFactory } from "fake-indexeddb"
import "fake-indexeddb/auto"
import { Dexie } from "dexie"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { openLocalStore, type StoreChange } from "../../../adapters/browser/local-store.ts"
import { createShopClient } from "../../../adapters/client.ts"

const cart = [{ erpId: "A", qty: 2 }]

/** The small store of strings that browsers have beside their database. */
const strings = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key)
  }
}

let mirror = strings()
beforeEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory()
  mirror = strings()
  vi.stubGlobal("localStorage", mirror)
})
afterEach(() => void vi.unstubAllGlobals())

const heard = (store: ReturnType<typeof openLocalStore>) => {
  const keys: Array<StoreChange> = []
  const first = Promise.withResolvers<StoreChange>()
  const stop = store.onChange((key) => {
    keys.push(key)
    first.resolve(key)
  })
  return { keys, stop, first: first.promise }
}

describe("what is kept", () => {
  it("[CART-04] is there again for the next visit, until it is removed", async () => {
    const store = openLocalStore()
    expect(await store.read("cart")).toBeUndefined()
    expect(await store.write("cart", cart)).toBe(true)
    expect(await store.write("checkout", { asGuest: true })).toBe(true)
    const next = openLocalStore()
    expect([await next.read("cart"), await next.read("checkout")]).toEqual([cart, { asGuest: true }])
    await next.remove("cart")
    expect([await store.read("cart"), await store.read("checkout")]).toEqual([undefined, { asGuest: true }])
  })

  it("[HYD-03] has a key of the shop's prefix and its name with a slash between, and the version that wrote it", async () => {
    const store = openLocalStore()
    await store.write("cart", cart)
    await store.write("view-history", ["P1"])
    const raw = await new Dexie("lineal").open()
    const rows = await raw.table("kept").toArray()
    raw.close()
    expect(rows.map(({ key, version }) => [key, version])).toEqual([
      ["lineal/cart", "0.2.3"],
      ["lineal/view-history", "0.2.3"]
    ])
  })

  it("is heard of by the other tabs, not by its own", async () => {
    const [mine, other] = [openLocalStore(), openLocalStore()]
    const [own, theirs] = [heard(mine), heard(other)]
    await mine.write("cart", cart)
    expect(await theirs.first).toBe("cart")
    expect(own.keys).toEqual([])
    theirs.stop()
    const later = heard(other)
    await mine.remove("checkout")
    expect(await later.first).toBe("checkout")
    expect(theirs.keys).toEqual(["cart"])
  })
})

describe("a browser that keeps nothing", () => {
  it("[HYD-02] since its database is missing never throws", async () => {
    Dexie.dependencies.indexedDB = undefined as unknown as IDBFactory
    const store = openLocalStore()
    expect(await store.read("cart")).toBeUndefined()
    expect(await store.write("cart", cart)).toBe(false)
    expect(await store.remove("cart")).toBeUndefined()
  })

  it("[HYD-02] since it is full says so and goes on; what was kept is still there", async () => {
    const store = openLocalStore()
    await store.write("cart", cart)
    const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError")
    })
    expect(await store.write("cart", [])).toBe(false)
    full.mockRestore()
    expect(await store.read("cart")).toEqual(cart)
    expect(await store.write("cart", [])).toBe(true)
  })

  it("[HYD-02] since a later version of the shop has written there never throws", async () => {
    const later = new Dexie("lineal")
    later.version(99).stores({ other: "id" })
    await later.open()
    later.close()
    const store = openLocalStore()
    expect(await store.read("cart")).toBeUndefined()
    expect(await store.write("cart", cart)).toBeTypeOf("boolean")
  })

  it("[HYD-02] since tabs may not talk goes on alone", async () => {
    vi.stubGlobal("BroadcastChannel", () => {
      throw new DOMException("no", "SecurityError")
    })
    const store = openLocalStore()
    expect(await store.write("cart", cart)).toBe(true)
    expect(await store.read("cart")).toEqual(cart)
    expect(store.onChange(() => undefined)()).toBeUndefined()
  })
})

describe("the count that the first script paints", () => {
  it("[CART-03] is what was counted last, and goes with the last line", () => {
    const store = openLocalStore()
    store.storeCartCount("9+")
    expect(Object.fromEntries(mirror.kept)).toEqual({ "lineal/cart-count": "9+" })
    store.storeCartCount("")
    expect(mirror.kept.size).toBe(0)
  })

  it("[HYD-02] is done without where it can't be kept", () => {
    vi.stubGlobal("localStorage", {
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError")
      }
    })
    expect(openLocalStore().storeCartCount("1")).toBeUndefined()
  })
})

it("[HYD-02] a page whose store can't even be loaded goes on without one", async () => {
  const connection = { fetch: () => Promise.reject(new Error("unused")), search: () => ({}), origin: "" }
  const shop = createShopClient(connection, () => Promise.reject(new Error("The chunk is gone")))
  const store = await shop.store()
  expect(await store.read("cart")).toBeUndefined()
  expect(await store.write("cart", cart)).toBe(false)
  expect(await store.remove("cart")).toBeUndefined()
  expect(store.onChange(() => undefined)()).toBeUndefined()
  expect(store.storeCartCount("1")).toBeUndefined()
})
