/** The calls about what staff write: published content at its paths, drafts and mailboxes nowhere. */
import { beforeAll, describe, expect, it } from "vitest"
import { readContent } from "../../../adapters/content/files/read-content.ts"
import { withLoader } from "../../../adapters/postgres/import/load.ts"
import { saveContent } from "../../../adapters/storage/content/save-content.ts"
import { dataOf, expectFailure, expectMalformed } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"

const { call, database } = shopUnderTest({ LIMITS: "off" })

beforeAll(async () => {
  await withLoader(database.url(), (client) => saveContent(client, readContent("tests/api/content/example").documents))
})

describe("What staff write", () => {
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

  it("is read as a post from its day on, and counted in its categories", async () => {
    expect(dataOf(await call("GET", "/api/cms/post/v1/deck-spans/"))).toMatchObject({
      title: "How far a deck board spans"
    })
    expectFailure(await call("GET", "/api/cms/post/v1/next-century"), 404, "NOT_FOUND")
    expect(dataOf(await call("GET", "/api/cms/blog/v1/categories"))).toEqual([
      { slug: "decks", name: "Decks", description: "Boards, frames and what holds them.", count: 1 }
    ])
  })

  it("is read as menus, and as the banners of the places that are asked for, each once", async () => {
    expect(dataOf(await call("GET", "/api/cms/general/v1/settings"))).toEqual({
      menus: [{ location: "main", title: "Main", items: [{ label: "History", to: "/history" }] }]
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

  it("is read as a form without the mailbox that it goes to", async () => {
    const told = await call("GET", "/api/cms/gf/v2/forms/contact")
    expect(dataOf(told)).toMatchObject({ id: "contact", fields: [{ key: "message", type: "paragraph" }] })
    expect(told.text).not.toContain("office@lineal.example")
    expectFailure(await call("GET", "/api/cms/gf/v2/forms/none"), 404, "NOT_FOUND")
  })
})
