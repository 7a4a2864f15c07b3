/** The calls about what staff write: published content at its paths, drafts and mailboxes nowhere. */
import { execFile } from "node:child_process"
import { Redacted } from "effect"
import { beforeAll, describe, expect, it, vi } from "vitest"
import { readContent } from "../../../adapters/content/files/read-content.ts"
import { withLoader } from "../../../adapters/postgres/import/load.ts"
import { saveContent } from "../../../adapters/storage/content/save-content.ts"
import { unitCodes, unitLabels } from "../../../core/units/unit.ts"
import { programFile } from "../../../setup/build.mjs"
import { dataOf, expectFailure, expectMalformed } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"

const { call, database, shop } = shopUnderTest({ LIMITS: "off" })

const history = { label: "History", to: "/history" }
const timber = { label: "Timber", to: "/c/timber", className: "sale" }

beforeAll(async () => {
  await withLoader(database.url(), (client) => saveContent(client, readContent("tests/api/content/example").documents))
})

describe("What staff write", () => {
  it("[CALL-26] [MNT-01] [ENT-16] is read as what is planned of maintenance, with all of its settings", async () => {
    expect(dataOf(await call("GET", "/api/settings/maintenance/"))).toEqual({
      isMaintenanceMode: true,
      startTime: "2026-11-23T22:00",
      duration: 90,
      upcoming: true,
      forcedMsg: "We are working on the shop.",
      upcomingMsg: "The shop rests tonight from 10 pm.",
      activeMsg: "The shop is being worked on."
    })
  })

  it("is read at the path of a page; a draft is not there", async () => {
    expect(dataOf(await call("GET", "/api/cms/page/v1?path=/history"))).toMatchObject({
      path: "/history",
      title: "Our history"
    })
    for (const path of ["/draft", "/none", "/"])
      expectFailure(await call("GET", `/api/cms/page/v1?path=${path}`), 404, "NOT_FOUND")
    for (const query of ["", "?path=", "?path=/__proto__", "?path=/a%00"])
      expectMalformed(await call("GET", `/api/cms/page/v1${query}`), ["path"])
  })

  it("[CALL-25] is read as a post from its day on, and counted in its categories", async () => {
    expect(dataOf(await call("GET", "/api/cms/post/v1/deck-spans/"))).toMatchObject({
      title: "How far a deck board spans"
    })
    expectFailure(await call("GET", "/api/cms/post/v1/next-century"), 404, "NOT_FOUND")
    expect(dataOf(await call("GET", "/api/cms/blog/v1/categories"))).toEqual([
      { slug: "decks", name: "Decks", description: "Boards, frames and what holds them.", count: 1 }
    ])
  })

  it("[SRCH-01] is found by what a shopper types: published pages and posts, with where they stand", async () => {
    const found = async (query: string) => dataOf(await call("GET", `/api/cms/search/v1?query=${query}`))
    expect(await found("deck%20board")).toEqual([
      { kind: "post", path: "/blog/deck-spans", title: "How far a deck board spans" }
    ])
    expect(await found("hist")).toEqual([{ kind: "page", path: "/history", title: "Our history" }])
    for (const none of ["", "draft", "later", "%3Cscript%3E"]) expect(await found(none)).toEqual([])
    expectMalformed(await call("GET", `/api/cms/search/v1?query=${"x".repeat(201)}`), ["query"])
    expectMalformed(await call("GET", "/api/cms/search/v1?query=a%00"), ["query"])
    expectMalformed(await call("GET", "/api/cms/search/v1?query=a&most=0"), ["most"])
  })

  it("[HDR-07] [CALL-25] [ENT-16] [UOM-01] is read as menus, and as the banners of the places that are asked for, each once", async () => {
    expect(dataOf(await call("GET", "/api/cms/general/v1/settings"))).toEqual({
      menus: [
        { location: "main", title: "Main", items: [history] },
        { location: "top-left", title: "Top left", items: [timber] }
      ],
      uom: Object.fromEntries(unitCodes.map((code) => [code, unitLabels(code)]))
    })
    expect(dataOf(await call("GET", "/api/shop-menus"))).toMatchObject({
      mainMenu: [history],
      topLeftMenu: [timber],
      footerMenus: []
    })
    expect(dataOf(await call("GET", "/api/cms/banner?locations=error-page,none,error-page"))).toEqual([
      {
        location: "error-page",
        banners: [
          {
            default: { desktopImage: "sale-wide", mobileImage: "sale", link: "/history" },
            dont_show_if_logged_in: false,
            would_you_like_a_separate_banner_for_logged_in_users: false
          }
        ]
      }
    ])
    expectMalformed(await call("GET", "/api/cms/banner?locations=%00"), ["locations"])
  })

  it("[ENT-09] [HDR-03] marks a category by its banner in the menu, and by the class of the menu's item that leads to it", async () => {
    const marked = { hasBanner: true, custom_class: "sale" }
    const menu = dataOf(await call("GET", "/api/category-menu")) as ReadonlyArray<{ readonly step: string }>
    expect(menu.find(({ step }) => step === "timber")).toMatchObject(marked)
    expect(menu.find(({ step }) => step === "fixings")).not.toHaveProperty("hasBanner")
    expect(dataOf(await call("GET", "/api/product-categories/timber"))).toMatchObject(marked)
    expect(dataOf(await call("GET", "/api/product-categories/fixings"))).toMatchObject({
      hasBanner: false,
      custom_class: ""
    })
  })

  it("[CALL-25] is read as a form without the mailbox that it goes to", async () => {
    const told = await call("GET", "/api/cms/gf/v2/forms/contact")
    expect(dataOf(told)).toMatchObject({ id: "contact", fields: [{ key: "message", type: "paragraph" }] })
    expect(told.text).not.toContain("office@lineal.example")
    expectFailure(await call("GET", "/api/cms/gf/v2/forms/none"), 404, "NOT_FOUND")
  })

  it("[VAL-04] is obeyed in the days that a form does not take: to the cut-off, listed, in a range with both ends, and to today", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2027-01-31T23:59:59+11:00") })
    const told = async (day: string, done: string) => {
      // Without a name, so that nothing is ever kept.
      const body = new FormData()
      for (const [key, value] of [
        ["day", day],
        ["done", done]
      ] as const)
        body.append(key, value)
      const address = new URL("/api/cms/gf/v2/forms/visit/submissions", shop().origin)
      const response = await shop().call(new Request(address, { method: "POST", body }))
      const { fields } = (await response.json()) as { readonly fields: Readonly<Record<string, string>> }
      expect([response.status, fields.name]).toEqual([400, "Your name is required"])
      return [fields.day, fields.done]
    }
    const wrong = "Invalid date selected"
    for (const day of ["2027-02-28", "2027-03-01", "2027-03-08", "2027-03-26", "2027-03-27", "2027-03-29"])
      expect([day, ...(await told(day, "2027-01-31"))]).toEqual([day, wrong, wrong])
    for (const day of ["2027-03-02", "2027-03-07", "2027-03-09", "2027-03-25", "2027-03-30"])
      expect([day, ...(await told(day, "2027-02-01"))]).toEqual([day, undefined, undefined])
    vi.setSystemTime(Date.now() + 1000)
    expect(await told("2027-03-02", "2027-02-01")).toEqual([undefined, wrong])
    vi.useRealTimers()
  })
})

describe("A preview of what is not published yet", () => {
  /** As `npm run content -- preview` prints it. */
  const linkTo = async (path: string, ...hours: ReadonlyArray<string>) => {
    const env = { ...process.env, DATABASE_URL: Redacted.value(database.url()), PUBLIC_URL: "http://localhost:3990" }
    const { promise, resolve } = Promise.withResolvers<{ readonly out: string; readonly err: string }>()
    const command = [programFile("adapters/commands/content.command.ts"), "preview", path, ...hours]
    execFile(process.execPath, command, { env }, (_problem, out, err) => resolve({ out: out.trim(), err: err.trim() }))
    const { out, err } = await promise
    return { err, url: out, token: out.split("preview=")[1] ?? "" }
  }

  it("is seen at its own address by the link alone: a page, and a post before its day", async () => {
    const [page, post] = await Promise.all([linkTo("/draft"), linkTo("/blog/next-century", "1")])
    expect(page.url).toBe(`http://localhost:3990/draft?preview=${page.token}`)
    expect(dataOf(await call("GET", `/api/cms/page/v1?path=/draft&preview=${page.token}`))).toMatchObject({
      path: "/draft",
      isPreview: true
    })
    expect(dataOf(await call("GET", `/api/cms/post/v1/next-century?preview=${post.token}`))).toMatchObject({
      slug: "next-century",
      isPreview: true
    })
    const forged = [
      `/api/cms/post/v1/next-century?preview=${page.token}`,
      `/api/cms/page/v1?path=/draft&preview=${post.token}`,
      `/api/cms/page/v1?path=/draft&preview=${page.token.slice(0, -1)}`,
      `/api/cms/page/v1?path=/draft&preview=${Number(page.token.slice(0, 13)) + 1}${page.token.slice(13)}`,
      "/api/cms/page/v1?path=/draft&preview="
    ]
    for (const address of forged) expectFailure(await call("GET", address), 404, "NOT_FOUND")
    expect(dataOf(await call("GET", `/api/cms/page/v1?path=/history&preview=${page.token}`))).toMatchObject({
      isPreview: false
    })
  })

  it("ends when its time is over, and is made for nothing that is not there or for too long", async () => {
    const { token } = await linkTo("/draft", "2")
    const until = Number(token.slice(0, 13))
    vi.spyOn(Date, "now").mockReturnValue(until - 1)
    expect((await call("GET", `/api/cms/page/v1?path=/draft&preview=${token}`)).status).toBe(200)
    vi.spyOn(Date, "now").mockReturnValue(until)
    expect((await call("GET", `/api/cms/page/v1?path=/draft&preview=${token}`)).status).toBe(404)
    vi.restoreAllMocks()
    expect((await linkTo("/none")).err).toBe("There is no page or post /none: push it first")
    expect((await linkTo("/draft", "721")).err).toBe("A link is good for 1 to 720 hours")
  })
})
