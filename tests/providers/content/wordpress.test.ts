/** Content out of a WordPress, for which a server of this process stands in that answers as WordPress' own schema says. */
import { Effect, Layer, ManagedRuntime } from "effect"
import sharp from "sharp"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { hasWordPress } from "../../../adapters/settings/setting-values.ts"
import { readSettings } from "../../../adapters/settings/settings.ts"
import { wordPressContentLayer } from "../../../adapters/storage/content/wordpress-content.ts"
import { Content } from "../../../core/content/content.port.ts"
import { testDatabase } from "../../postgres/database.ts"
import { createMediaServer } from "../media/media-server.ts"
import { openWordPress, type WordPressServer, wordPressAnswers, wordPressPage } from "./wordpress-server.ts"

const database = testDatabase("small")
const wordPress: WordPressServer = await openWordPress()
const login = { WORDPRESS_USER: "shop", WORDPRESS_PASSWORD: "abcd efgh" }
const forms = { GRAVITY_FORMS_KEY: "ck_1", GRAVITY_FORMS_SECRET: "cs_1" }
const open: Array<() => Promise<void>> = []

beforeEach(() => {
  wordPress.answers = wordPressAnswers(wordPress.url)
  wordPress.respond = undefined
  wordPress.asked.length = 0
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const close of open.splice(0)) await close()
})
afterAll(() => wordPress.close())

/** The content of a process of its own; each asks as a page does. */
const content = (env: { readonly [name: string]: string } = {}) => {
  const settings = readSettings({ WORDPRESS_URL: wordPress.url, CACHE_TIME: "60", LOG_LEVEL: "error", ...env })
  if (!hasWordPress(settings)) throw new Error("A WordPress is set")
  const runtime = ManagedRuntime.make(wordPressContentLayer(settings).pipe(Layer.provide(database.layer())))
  open.push(() => runtime.dispose())
  return () => runtime.runPromise(Effect.flatMap(Content, ({ site }) => site))
}
const titlesOf = ({ pages }: { readonly pages: ReadonlyMap<string, { readonly title: string }> }) =>
  [...pages].map(([path, { title }]) => `${path} ${title}`)
const paths = () => wordPress.asked.map(({ path }) => path.split("?")[0])
/** The time of day stays, and so many seconds more have gone by. */
const later = (seconds: number) => {
  const now = process.hrtime.bigint() + BigInt(seconds) * 1_000_000_000n
  vi.spyOn(process.hrtime, "bigint").mockReturnValue(now)
}

describe("Content out of a WordPress", () => {
  it("[CMS-01] is its pages by their addresses, its posts with their authors and categories, its menus, banners and forms", async () => {
    const { pages, posts, categories, menus, banners, forms: found } = await content({ ...login, ...forms })()
    expect([...pages.keys()].sort()).toEqual(["/", "/plans", "/services", "/services/cutting"])
    expect([...pages.values()].filter(({ isPublished }) => !isPublished).map(({ path }) => path)).toEqual(["/plans"])
    expect(pages.get("/services/cutting")).toMatchObject({
      title: "About cutting",
      picture: { image: "wordpress-12" },
      blocks: [
        {
          is: "text",
          text: [
            {
              is: "paragraph",
              line: [
                { text: "See " },
                { text: "all", to: "/services" },
                { text: ", " },
                { text: "the mill", to: "https://mill.example/x" },
                { text: "." }
              ]
            },
            { is: "list", isNumbered: false, items: [[{ text: "Two cuts" }], [{ text: "Free" }]] }
          ]
        },
        { is: "picture", image: "wordpress-12", alt: "A saw" },
        { is: "form", formId: "3" }
      ]
    })
    expect(posts.get("deck-spans")).toMatchObject({
      author: "Jo Mill",
      publishedOn: "2026-11-20",
      categories: ["decks"],
      description: "Boards span 450 mm."
    })
    expect(categories).toEqual([{ slug: "decks", name: "Decks & more", description: "" }])
    expect(menus.get("main")?.items).toEqual([
      { label: "Services", to: "/services", items: [{ label: "Cutting", to: "/services/cutting" }] }
    ])
    expect(banners.get("home")?.banners).toMatchObject([
      {
        default: { desktopImage: "wordpress-12", mobileImage: "", link: "/services", heading: "Cut to length" },
        dont_show_if_logged_in: true
      }
    ])
    expect(found.get("3")).toEqual({
      id: "3",
      title: "Write to us",
      submit: "Send it",
      thanks: "Thank you & goodbye.",
      sendTo: "office@mill.example",
      fields: [
        { key: "input1", type: "text", label: "Your name", isRequired: true, most: 80 },
        {
          key: "input2",
          type: "select",
          label: "What is it about?",
          isRequired: true,
          options: ["A product", "An order"]
        },
        {
          key: "input4",
          type: "text",
          label: "Order number",
          isRequired: false,
          showWhen: { key: "input2", value: "An order" }
        },
        { key: "input6", type: "file", label: "Photos", isRequired: false, most: 3 }
      ]
    })
  })

  it("asks for menus and drafts as its user, for forms by their key, and for nothing with either where none is set", async () => {
    await content({ ...login, ...forms })()
    const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`
    const askedBy = (start: string) =>
      new Set(wordPress.asked.filter(({ path }) => path.startsWith(start)).map(({ authorization }) => authorization))
    expect(askedBy("/wp-json/wp/v2/menus")).toEqual(new Set([basic("shop:abcd efgh")]))
    expect(askedBy("/wp-json/wp/v2/pages?status=publish,future,draft")).toEqual(new Set([basic("shop:abcd efgh")]))
    expect(askedBy("/wp-json/gf/v2/forms")).toEqual(new Set([basic("ck_1:cs_1")]))
    wordPress.asked.length = 0
    const { menus, forms: pushed } = await content()()
    expect(new Set(wordPress.asked.map(({ authorization }) => authorization))).toEqual(new Set([undefined]))
    expect(paths().filter((path) => /menu|gf/.test(path ?? ""))).toEqual([])
    expect([menus.has("main"), pushed.has("contact")]).toEqual([true, true])
  })

  it("is asked for again once its time is over, and not before", async () => {
    const site = content()
    await site()
    const first = paths().length
    wordPress.answers = {
      ...wordPress.answers,
      "/wp-json/wp/v2/pages": [wordPressPage(2, "services", "<p>New</p>", { title: { rendered: "Newer" } })]
    }
    later(59)
    expect(titlesOf(await site())).toContain("/services About services")
    expect(paths()).toHaveLength(first)
    later(2)
    expect(titlesOf(await site())).toEqual(["/services Newer"])
  })

  it("is read page after page of its lists", async () => {
    wordPress.respond = (request, response, path) => {
      const page = Number(new URL(request.url ?? "", wordPress.url).searchParams.get("page"))
      const isPages = path === "/wp-json/wp/v2/pages"
      response.writeHead(200, { "content-type": "application/json", "x-wp-totalpages": isPages ? "3" : "1" })
      response.end(JSON.stringify(isPages ? [wordPressPage(page, `page-${page}`, "")] : []))
    }
    expect([...(await content()()).pages.keys()].sort()).toEqual(["/page-1", "/page-2", "/page-3"])
  })
})

describe("While WordPress is not well", () => {
  const json =
    (body: string, status = 200): WordPressServer["respond"] =>
    (_, response) =>
      void response.writeHead(status, { "content-type": "application/json" }).end(body)
  const faults: ReadonlyArray<readonly [string, NonNullable<WordPressServer["respond"]>]> = [
    ["answers nothing for as long as it is asked", () => undefined],
    ["hangs up", (request) => void request.socket.destroy()],
    ["is broken", json("{}", 500) ?? (() => undefined)],
    ["shows its maintenance page", (_, response) => void response.writeHead(200).end("<html>Back soon</html>")],
    ["sets its error flag", json('{"error":true,"data":null}') ?? (() => undefined)],
    ["has lost all of its pages", json("[]") ?? (() => undefined)],
    ["answers something else", json('[{"id":"x"}]') ?? (() => undefined)],
    ["leads elsewhere", (_, response) => void response.writeHead(302, { location: "http://127.0.0.1:1/" }).end()],
    ["answers without an end", (_, response) => void response.writeHead(200).write("[".repeat(9_000_000))]
  ]
  beforeAll(async () => void (await content()()))

  it.each(faults)(
    "[F14] and %s, the last good copy serves, also after a restart, and the newest once it is well",
    async (_, fault) => {
      const site = content()
      const usual = titlesOf(await site())
      expect(usual).toContain("/services About services")
      wordPress.respond = fault
      later(61)
      expect(titlesOf(await site())).toEqual(usual)
      vi.restoreAllMocks()
      expect(titlesOf(await content()())).toEqual(usual)
      wordPress.respond = undefined
      wordPress.answers = {
        ...wordPress.answers,
        "/wp-json/wp/v2/pages": [wordPressPage(2, "well", "<p>Again</p>")]
      }
      // A reading that takes longer than a page waits is there for the next.
      await expect.poll(async () => titlesOf(await content()())).toEqual(["/well About well"])
      wordPress.answers = wordPressAnswers(wordPress.url)
      await expect.poll(async () => titlesOf(await content()())).toEqual(usual)
    }
  )

  it("and there is no copy, nothing is made up", async () => {
    wordPress.respond = (request) => void request.socket.destroy()
    await expect(content({ WORDPRESS_URL: `${wordPress.url}/never` })()).rejects.toMatchObject({ _tag: "Unavailable" })
  })
})

describe("A picture of WordPress", () => {
  const media = createMediaServer(database, { WORDPRESS_URL: wordPress.url, CACHE_TIME: "60" })
  const picture = async () =>
    new Uint8Array(
      await sharp({ create: { width: 400, height: 300, channels: 3, background: "#a52" } })
        .png()
        .toBuffer()
    )
  const get = (id: string, width = 200) => media.get(`/media/internal/wordpress-${id}/${width}.webp`)
  const withMedia = async (more: object, bytes?: Uint8Array) => {
    wordPress.answers = {
      ...wordPress.answers,
      "/wp-json/wp/v2/media/13": {
        id: 13,
        source_url: `${wordPress.url}/a.png`,
        mime_type: "image/png",
        modified_gmt: "2026-11-01T00:00:00",
        ...more
      },
      "/a.png": bytes ?? (await picture())
    }
  }

  it("is served by the shop itself in its own sizes; what is known of it is asked for once in its time", async () => {
    wordPress.answers = { ...wordPress.answers, "/wp-content/uploads/saw.png": await picture() }
    for (const width of [200, 400]) {
      const response = await get("12", width)
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"])
    }
    const asked = () => paths().filter((path) => path === "/wp-json/wp/v2/media/12").length
    expect(asked()).toBe(1)
    wordPress.respond = (request) => void request.socket.destroy()
    later(61)
    expect((await get("12", 200)).status).toBe(200)
    expect(asked()).toBe(2)
  })

  it.each([
    ["lies on another host", { source_url: "http://169.254.169.254/latest/meta-data" }],
    ["is no picture", { mime_type: "image/svg+xml" }],
    ["has no address", { source_url: "../../etc/passwd" }]
  ])("is none where its record says that it %s, and nobody is asked for it", async (_, more) => {
    await withMedia(more)
    const fetched = vi.spyOn(globalThis, "fetch")
    expect((await get(String(13), 600)).status).toBe(404)
    expect(fetched.mock.calls.map(([address]) => String(address))).toEqual(
      fetched.mock.calls.length === 0 ? [] : [`${wordPress.url}/wp-json/wp/v2/media/13`]
    )
  })
})
