/** The calls about branches, and the visitor's own branch. */
import { Schema } from "effect"
import { describe, expect, it, vi } from "vitest"
import { BranchSchema } from "../../core/stores/branch.schema.ts"
import { storeIds } from "../../core/stores/store-id.ts"
import { smallShop } from "../postgres/small-shop.ts"
import { dataOf, expectFailure, expectMalformed } from "./failures.ts"
import { shopUnderTest } from "./shop-under-test.ts"

const { call, database } = shopUnderTest()
const { branches } = smallShop
const byName = branches.toSorted((a, b) => (a.name < b.name ? -1 : 1))

const exactly = { onExcessProperty: "error" } as const
const branchIn = Schema.decodeUnknownSync(BranchSchema, exactly)

const rowville = branches.find(({ id }) => id === 25)
const cookieOf = (header: string | null) => (header ?? "").split(/;\s*/)

describe("GET /api/branches", () => {
  it("[CALL-22] [ENT-10] answers every branch whole, by name, and nothing besides", async () => {
    const found = dataOf(await call("GET", "/api/branches"))
    expect(Schema.decodeUnknownSync(Schema.Array(BranchSchema), exactly)(found)).toEqual(byName)
    expect(found).toHaveLength(19)
  })
})

describe("GET /api/branches/{id}", () => {
  it.each(Object.entries(storeIds))("[CALL-22] [ENT-10] [STK-06] %s is %i, also behind a prefix", async (name, id) => {
    const branch = branches.find((one) => one.id === id)
    expect(branch?.name.toLowerCase()).toBe(name)
    for (const held of [String(id), `branch-${id}`])
      expect(branchIn(dataOf(await call("GET", `/api/branches/${held}`)))).toEqual(branch)
  })

  it.each(["20", "40", "0", "25-", "rowville", "2.5e1", "%20", "branch-99"])(
    "[CALL-22] %s is no branch: 404",
    async (id) => expectFailure(await call("GET", `/api/branches/${id}`), 404, "NOT_FOUND")
  )

  it("[CALL-22] an id that no branch could have is malformed", async () =>
    expectMalformed(await call("GET", `/api/branches/${"9".repeat(21)}`), ["id"]))
})

describe("a store of a company's own, beyond the nineteen", () => {
  it("[STO-01] [STK-06] has its page's facts, and can be chosen and kept as mine", async () => {
    await database.query(
      `INSERT INTO branch SELECT (jsonb_populate_record(branch, '{"id": 140, "slug": "yarra-junction", "name": "Yarra Junction"}')).*
       FROM branch WHERE id = 25`
    )
    try {
      const store = dataOf(await call("GET", "/api/sitemap/stores/yarra-junction"))
      expect(store).toMatchObject({ type: "branch", id: 140 })
      expect(branchIn(dataOf(await call("GET", "/api/branches/140")))).toMatchObject({ name: "Yarra Junction" })
      const cookie = cookieOf(
        (await call("POST", "/api/visitor/branch", { branchId: 140 })).headers.get("set-cookie")
      )[0]
      const front = await call("GET", "/api/shopfront", undefined, { cookie: cookie ?? "" })
      expect(dataOf(front)).toMatchObject({ branch: { id: 140, name: "Yarra Junction" } })
    } finally {
      await database.query("DELETE FROM branch WHERE id = 140")
    }
  })
})

describe("GET /api/sitemap/stores/{slug}", () => {
  it.each(byName)("[CALL-22] $slug is of the type branch", async ({ id, slug, name }) => {
    expect(dataOf(await call("GET", `/api/sitemap/stores/${slug}`))).toEqual({ type: "branch", id, slug, name })
  })

  it.each(["atlantis", "25", "Rowville"])("[CALL-22] %s is no store: 404", async (slug) =>
    expectFailure(await call("GET", `/api/sitemap/stores/${slug}`), 404, "NOT_FOUND")
  )
})

describe("GET /api/orders/delivery/closest-branch/{value}", () => {
  const closestTo = async (value: string) =>
    dataOf(await call("GET", `/api/orders/delivery/closest-branch/${encodeURIComponent(value)}`))

  it.each([
    ["3178", "Rowville", "3178", 25],
    ["ferntree gully", "Ferntree Gully", "3156", 25],
    ["Mt. Evelyn", "Mount Evelyn", "3796", 22],
    ["Mooroopna", "Mooroopna", "3629", 39],
    ["Ocean Grove", "Ocean Grove", "3226", 36]
  ])("[CALL-20] [DEL-08] %s is %s %s, closest to branch %i", async (value, suburb, postcode, id) => {
    const found = await closestTo(value)
    expect(found).toMatchObject({ branch: branches.find((one) => one.id === id), place: { suburb, postcode } })
    expect(found).toMatchObject({ place: { state: "VIC" }, roadMetres: expect.any(Number) })
  })

  it.each(["2000", "9999", "Nowhere", "%20", "--"])(
    "[CALL-20] [DEL-08] %s is no place that is known: 404",
    async (value) => expectFailure(await call("GET", `/api/orders/delivery/closest-branch/${value}`), 404, "NOT_FOUND")
  )

  it("[CALL-20] a text that no place could have is malformed", async () =>
    expectMalformed(await call("GET", `/api/orders/delivery/closest-branch/${"a".repeat(81)}`), ["value"]))
})

describe("GET /api/places/{text}", () => {
  const suggested = async (text: string) =>
    dataOf(await call("GET", `/api/places/${encodeURIComponent(text)}`)) as ReadonlyArray<object>

  it.each([
    ["Rowvile", { suburb: "Rowville", postcode: "3178" }],
    ["Ferntree Gulley", { suburb: "Ferntree Gully", postcode: "3156" }],
    ["mt evel", { suburb: "Mount Evelyn", postcode: "3796" }]
  ])("[CALL-30] [STO-01] to %s offers first %j", async (text, place) =>
    expect((await suggested(text))[0]).toMatchObject(place)
  )

  it.each([
    ["st k", 5],
    ["Zzyzx", 0]
  ])("[CALL-30] for %s there are %i", async (text, count) => expect(await suggested(text)).toHaveLength(count))
})

describe("GET /api/address-places/{text}", () => {
  const suggested = async (text: string) =>
    dataOf(await call("GET", `/api/address-places/${encodeURIComponent(text)}`)) as ReadonlyArray<object>

  it.each([
    ["parramat", { suburb: "Parramatta", postcode: "2150", state: "NSW" }],
    ["Richmond", { suburb: "Richmond", postcode: "3121", state: "VIC" }],
    ["Richmond NSW 2753", { suburb: "Richmond", postcode: "2753", state: "NSW" }],
    ["Springfield 7260", { suburb: "Springfield", postcode: "7260", state: "TAS" }],
    ["7470", { suburb: "Rosebery", postcode: "7470", state: "TAS" }],
    ["Rowvile", { suburb: "Rowville", postcode: "3178", state: "VIC" }]
  ])("[DEL-09] [CALL-30] to %s offers first %j, anywhere in Australia", async (text, place) => {
    const places = await suggested(text)
    expect(places[0]).toEqual(place)
    expect(places.length).toBeLessThanOrEqual(5)
  })

  it("[DEL-09] is asked within bounds, and knows no place that there is not", async () => {
    expect(await suggested("Zzyzx")).toEqual([])
    expect(await suggested("s")).toEqual([])
    expect(await suggested("sa")).toHaveLength(5)
    expectMalformed(await call("GET", `/api/address-places/${"x".repeat(81)}`), ["text"])
  })
})

describe("my branch", () => {
  it("is kept in a cookie for 365 days when it is chosen", async () => {
    const told = await call("POST", "/api/visitor/branch", { branchId: 25 })
    expect(branchIn(dataOf(told))).toEqual(rowville)
    const [cookie, ...terms] = cookieOf(told.headers.get("set-cookie"))
    expect(cookie).toBe("branch=25")
    expect(terms).toContain(`Max-Age=${365 * 24 * 60 * 60}`)
    expect(terms).toContain("Path=/")
    expect(terms).toContain("SameSite=Lax")
  })

  it("comes back from that cookie, also behind a prefix, and an unknown one is no branch", async () => {
    const mine = async (cookie: string) =>
      (dataOf(await call("GET", "/api/shopfront", undefined, { cookie })) as { readonly branch?: object }).branch
    expect(await mine("branch=25")).toEqual(rowville)
    expect(await mine("other=1; branch=shop-25")).toEqual(rowville)
    for (const cookie of ["branch=99", "branch=", "branch=twenty-five-25", "nothing=25"])
      expect(await mine(cookie), cookie).toBeUndefined()
  })

  it("that does not exist or is no number is refused, and no cookie is set", async () => {
    const unknown = await call("POST", "/api/visitor/branch", { branchId: 99 })
    expectFailure(unknown, 404, "NOT_FOUND")
    expect(unknown.headers.get("set-cookie")).toBeNull()
    expectMalformed(await call("POST", "/api/visitor/branch", { branchId: "25" }), ["branchId"])
    expectMalformed(await call("POST", "/api/visitor/branch", {}), ["branchId"])
  })
})

describe("where deliveries go", () => {
  const shown = async (cookie: string) =>
    (dataOf(await call("GET", "/api/shopfront", undefined, { cookie })) as { readonly postcode?: string }).postcode

  it("[EXP-08] is kept in a cookie for 365 days, until an empty one is told", async () => {
    const told = await call("POST", "/api/visitor/postcode", { postcode: "3178" })
    expect(dataOf(told)).toEqual({})
    expect(cookieOf(told.headers.get("set-cookie"))).toEqual(
      expect.arrayContaining(["postcode=3178", `Max-Age=${365 * 24 * 60 * 60}`, "Path=/", "SameSite=Lax"])
    )
    const cleared = await call("POST", "/api/visitor/postcode", { postcode: "" })
    expect(cookieOf(cleared.headers.get("set-cookie"))).toEqual(expect.arrayContaining(["postcode=", "Max-Age=0"]))
  })

  it("[EXP-08] comes back with every page, and what is no postcode is none", async () => {
    expect(await shown("branch=25; postcode=0872")).toBe("0872")
    for (const postcode of ["", "317", "31789", "0300", "3I78", "<b>1"])
      expect(await shown(`postcode=${postcode}`), postcode).toBeUndefined()
  })

  it.each(["317", "0300", "31 8", "x".repeat(5000), 3178])(
    "[EXP-08] %s is refused, and no cookie is set",
    async (postcode) => {
      const told = await call("POST", "/api/visitor/postcode", { postcode })
      expectMalformed(told, ["postcode"])
      expect(told.headers.get("set-cookie")).toBeNull()
    }
  )

  it("[EXP-08] four digits that are no postcode are told so", async () =>
    expect((await call("POST", "/api/visitor/postcode", { postcode: "0300" })).json).toMatchObject({
      fields: { postcode: "There is no such postcode" }
    }))

  it("[AUTH-10] is forgotten with a log-out", async () => {
    const told = await call("POST", "/api/users/auth/logout")
    expect(told.headers.get("set-cookie")).toMatch(/(^|, )postcode=;[^,]*Max-Age=0/)
  })
})

describe("POST /choose-branch", () => {
  const form = { "content-type": "application/x-www-form-urlencoded" }
  const choose = (referer: string | undefined, body = "branchId=25") =>
    call("POST", "/choose-branch", body, { ...form, ...(referer === undefined ? {} : { referer }) })

  it("sets the same cookie and redirects to the page that sent the form", async () => {
    const told = await choose("http://localhost:3000/p/framing?query=90x45&page=2")
    expect(told.status).toBe(303)
    expect(told.headers.get("location")).toBe("/p/framing?query=90x45&page=2")
    expect(cookieOf(told.headers.get("set-cookie"))).toEqual(
      expect.arrayContaining(["branch=25", `Max-Age=${365 * 24 * 60 * 60}`, "Path=/", "SameSite=Lax"])
    )
  })

  it.each([
    ["https://evil.example/p/framing", "/p/framing"],
    ["https://evil.example//evil.example/x", "/evil.example/x"],
    ["https://evil.example/\\evil.example", "/evil.example"],
    ["https://evil.example", "/"],
    ["javascript:alert(1)", "/alert(1)"],
    ["not an address", "/"],
    [undefined, "/"]
  ])("[T35] from %s it goes to %s of this shop", async (referer, path) => {
    const told = await choose(referer)
    expect(told.status).toBe(303)
    expect(told.headers.get("location")).toBe(path)
    expect(new URL(path, "http://shop.test").host).toBe("shop.test")
  })

  it.each([
    ["postcode=3178", "postcode=3178"],
    ["postcode=", "postcode="]
  ])("[EXP-08] keeps where deliveries go: %s", async (body, cookie) => {
    const told = await choose("http://localhost:3000/p/framing", body)
    expect([told.status, told.headers.get("location")]).toEqual([303, "/p/framing"])
    expect(cookieOf(told.headers.get("set-cookie"))[0]).toBe(cookie)
  })

  it.each(["postcode=0300", "branchId=99", "branchId=", "", "branch=25"])(
    "without a branch or postcode that exists (%s) no cookie is set",
    async (body) => {
      const told = await choose("http://localhost:3000/stores", body)
      expect(told.status).toBe(303)
      expect(told.headers.get("set-cookie")).toBeNull()
    }
  )
})

it("[T61] an answer that breaks the shop's own contract is 500, and the log says which field it was and why", async () => {
  const lines: Array<string> = []
  const spies = (["log", "error", "warn", "info"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...parts) => void lines.push(parts.join(" ")))
  )
  const [before] = await database.query("SELECT phone FROM branch WHERE id = 25")
  await database.query("UPDATE branch SET phone = repeat('3', 5000) WHERE id = 25")
  const told = await Promise.all(["/api/branches/25", "/api/branches"].map((path) => call("GET", path)))
  await database.query("UPDATE branch SET phone = $1 WHERE id = 25", [before?.phone])
  for (const spy of spies) spy.mockRestore()
  expect(told.map(({ status }) => status)).toEqual([500, 500])
  for (const { text } of told) expect(text).not.toContain("phone")
  expect(lines.filter((line) => /can't be written/.test(line) && /phone/.test(line))).toHaveLength(2)
  expect(dataOf(await call("GET", "/api/branches"))).toHaveLength(smallShop.branches.length)
})

it("[CALL-22] branches that can't be read are an answer of 503, not an empty list", async () => {
  await database.query("ALTER TABLE search_change RENAME TO lost")
  for (const path of ["/api/branches", "/api/branches/25", "/api/sitemap/stores/rowville"])
    expectFailure(await call("GET", path), 503, "UNAVAILABLE")
  await database.query("ALTER TABLE lost RENAME TO search_change")
})
