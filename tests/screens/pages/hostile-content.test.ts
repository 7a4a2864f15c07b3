/** Content that means harm, pushed as files or written into WordPress: nothing of it runs, leads astray or reaches a page whole. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { readContent } from "../../../adapters/content/files/read-content.ts"
import { withLoader } from "../../../adapters/postgres/import/load.ts"
import { saveContent } from "../../../adapters/storage/content/save-content.ts"
import { openWordPress, wordPressAnswers, wordPressPage } from "../../providers/content/wordpress-server.ts"
import { pageServer } from "../page-server.ts"

const wordPress = await openWordPress()
const folder = mkdtempSync(join(tmpdir(), "lineal-hostile-"))
afterAll(() => wordPress.close())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a page of the shop never has of what is written into it. */
const MARK = "evil4711"
const harm = new RegExp(
  [
    `<script[^>]*>[^<]{0,80}${MARK}`,
    `<[^>]*\\son\\w+=[^>]*${MARK}`,
    `(?:href|action|data|formaction)="[^"]*${MARK}`,
    `src(?:set)?="(?!/media/internal/[^/"]+/\\d+\\.webp)[^"]*${MARK}`,
    `<(?:iframe|object|embed|base|link|style|form|svg|math)\\b[^>]*${MARK}`,
    `<meta[^>]*http-equiv[^>]*${MARK}`,
    `<style[^>]*>[^<]*${MARK}`
  ].join("|"),
  "i"
)

/** Each as it would stand in the HTML of an editor, or in a Markdown file. */
const pieces: ReadonlyArray<readonly [string, string]> = [
  ["a script", `<script>${MARK}()</script>`],
  ["a script that is never closed", `<p>a</p><script>${MARK}()`],
  ["a script in capitals, cut by a new line", `<SCRIPT\n>${MARK}()</SCRIPT >`],
  ["a script in a script's text", `<script>"</scr"+"ipt>"; ${MARK}()</script>`],
  ["a tag within a tag", `<scr<script>ipt>${MARK}()</scr</script>ipt>`],
  ["a handler on a picture", `<img src=x onerror=${MARK}()>`],
  ["a handler without spaces", `<svg/onload=${MARK}()>`],
  ["a handler behind a quote", `<img alt="x" title='"><script>${MARK}()</script>' src="/${MARK}.png">`],
  ["a script in a link", `<a href="javascript:${MARK}()">go</a>`],
  ["a script in a link, written in signs", `<a href="&#106;avascript&colon;${MARK}()">go</a>`],
  ["a script in a link, cut by a tab", `<a href="java\tscript:${MARK}()">go</a>`],
  ["a script in a link of Markdown", `[go](javascript:${MARK}())`],
  ["a page in a link", `<a href="data:text/html,${MARK}">go</a>`],
  ["a picture of another host in Markdown", `![x](https://${MARK}.example/x.png)`],
  ["a frame", `<iframe src="https://${MARK}.example"></iframe>`],
  ["a frame with its page", `<iframe srcdoc="<script>${MARK}()</script>"></iframe>`],
  ["a base for all links", `<base href="https://${MARK}.example/">`],
  ["a form to elsewhere", `<form action="https://${MARK}.example"><input name=password></form>`],
  [
    "styles",
    `<style>@import "https://${MARK}.example/x.css"</style><p style="background:url(https://${MARK}.example)">a</p>`
  ],
  ["a redirection", `<meta http-equiv="refresh" content="0;url=https://${MARK}.example">`],
  [
    "a drawing with a script",
    `<svg><script>${MARK}()</script><a xlink:href="javascript:${MARK}()"><text>x</text></a></svg>`
  ],
  ["mathematics", `<math><mtext><img src=x onerror=${MARK}()></mtext></math>`],
  ["a template", `<template><script>${MARK}()</script></template>`],
  ["a comment that ends early", `<!--><script>${MARK}()</script>-->`],
  ["the end of the page's own data", `</script><script>${MARK}()</script>`],
  ["a million open tags", `${"<b>".repeat(150_000)}${MARK}`],
  ["ten megabytes of one word", `<p>${MARK}${"x".repeat(10_000_000)}</p>`]
]

const slugOf = (place: number): string => `page-${place}`

describe("Hostile content out of WordPress", () => {
  const usual = wordPressAnswers(wordPress.url)
  wordPress.answers = {
    ...usual,
    "/wp-json/wp/v2/pages": [
      wordPressPage(1, "home", "<p>Welcome</p>", { link: `${wordPress.url}/` }),
      ...pieces
        .filter(([, html]) => html.length < 1_000_000)
        .map(([, html], place) =>
          wordPressPage(100 + place, slugOf(place), `<p>Before</p>${html}<p>After</p>`, {
            title: { rendered: `Title ${html.slice(0, 200)}` },
            excerpt: { rendered: html.slice(0, 1000) }
          })
        ),
      ...["../../etc/passwd", "..%2f..%2fx", "a b", "__proto__", "api", "checkout"].map((slug, place) =>
        wordPressPage(200 + place, slug, `<p>${MARK}</p>`)
      )
    ]
  }
  const { get } = pageServer({ WORDPRESS_URL: wordPress.url })

  it.each(pieces.filter(([, html]) => html.length < 1_000_000).map(([name], place) => [name, slugOf(place)] as const))(
    "[T41] %s does nothing on its page, which stays",
    async (_, slug) => {
      const { status, html } = await get(`/${slug}`)
      expect(status).toBe(200)
      expect(html).toContain("Before")
      expect(html.match(harm)?.[0]).toBeUndefined()
    }
  )

  it("[T41] a page stands at no address that is none of its own", async () => {
    for (const path of ["/etc/passwd", "/..%2f..%2fx", "/a%20b", "/__proto__"])
      expect([path, (await get(path)).html.includes(MARK)]).toEqual([path, false])
    expect((await get("/checkout/cart")).html).not.toContain(MARK)
  })
})

describe("Hostile content that is pushed", () => {
  const { get, database } = pageServer()
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const page = (title: string, text: string) =>
    `---\ntitle: ${JSON.stringify(title)}\ndescription: x\n---\nBefore\n\n${text}\n`

  it("[T41] is refused with its file, or does nothing on its page", async () => {
    for (const [place, [, text]] of pieces.entries()) put(`pages/${slugOf(place)}.md`, page("A page", text))
    put("pages/pictured.md", page("Pictures", "![x](../../api/healthz)"))
    put("pages/titled.md", page(`<script>${MARK}()</script>`, "After"))
    put("pages/linked.md", page("Links", `[a](//${MARK}.example) [b](/\\\\${MARK}.example) [c](vbscript:${MARK})`))
    put("pages/..hidden.md", page("Hidden", MARK))
    put("menus/main.yaml", `title: Main\nitems:\n  - { label: x, to: "javascript:${MARK}()" }\n`)
    put(
      "banners/home.yaml",
      `banners:\n  - default: { desktopImage: x, mobileImage: x, link: "javascript:${MARK}()" }\n`
    )
    const { documents, problems } = readContent(folder)
    const refused = new Set(problems.map(({ file }) => file))
    expect([...refused]).toEqual(
      expect.arrayContaining(["menus/main.yaml", "banners/home.yaml", "pages/linked.md", "pages/pictured.md"])
    )
    const kept = documents.filter(({ file }) => !refused.has(file))
    expect(kept.map(({ file }) => file)).toContain("pages/titled.md")
    await withLoader(database.url(), (client) => saveContent(client, kept))
    for (const { key } of kept) {
      const { status, html } = await get(key)
      expect([key, status, html.match(harm)?.[0]]).toEqual([key, 200, undefined])
    }
  })
})
