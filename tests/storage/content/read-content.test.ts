/** A folder of content is read file by file; each fault is told with its line, and none is passed over. */
import { describe, expect, it } from "vitest"
import { readMarkdown } from "../../../adapters/content/files/markdown.ts"
import { readContent } from "../../../adapters/content/files/read-content.ts"
import type { ContentPage } from "../../../core/content/pages/page.schema.ts"
import { contentFolder, pageFile } from "./content-folder.ts"

const folder = contentFolder()

const faults = () =>
  readContent(folder.path()).problems.map(
    ({ file, line, reason }) => `${file}${line === undefined ? "" : `:${line}`}: ${reason}`
  )

const bodyOf = (file: string) => readContent(folder.path()).documents.find((one) => one.file === file)?.body

describe("A page", () => {
  it("has its address from its place, and its text, pictures and blocks in their order", () => {
    folder.put(
      "pages/services/cut-to-length.md",
      pageFile(
        "Cut to length",
        'We cut **any** [stick](/c/timber).\n\n![A docking saw](saw-1 "By the pallet")\n\n```products\nheading: Sticks\nquery: 90x45\nmost: 4\n```\n\n## Prices\n\n1. Two cuts free'
      )
    )
    expect(bodyOf("pages/services/cut-to-length.md")).toEqual({
      path: "/services/cut-to-length",
      title: "Cut to length",
      description: "About Cut to length",
      isPublished: true,
      blocks: [
        {
          is: "text",
          text: [
            {
              is: "paragraph",
              line: [
                { text: "We cut " },
                { text: "any", marks: ["strong"] },
                { text: " " },
                { text: "stick", to: "/c/timber" },
                { text: "." }
              ]
            }
          ]
        },
        { is: "picture", image: "saw-1", alt: "A docking saw", caption: "By the pallet" },
        { is: "products", heading: "Sticks", query: "90x45", most: 4 },
        {
          is: "text",
          text: [
            { is: "heading", level: 2, text: "Prices" },
            { is: "list", isNumbered: true, items: [[{ text: "Two cuts free" }]] }
          ]
        }
      ]
    } satisfies ContentPage)
    expect(faults()).toEqual([])
  })

  it("is the home page in index.md, and a draft where it says so", () => {
    folder.put("pages/index.md", pageFile("Home").replace("title", "isPublished: false\ntitle"))
    expect(bodyOf("pages/index.md")).toMatchObject({ path: "/", isPublished: false })
  })

  it("tells each fault with its line", () => {
    folder.put(
      "pages/history.md",
      "---\ntitle: History\npublished: yes\n---\nSince <b>1987</b>.\n\n# Yard\n\n[here](javascript:alert(1))\n\n```products\nheading: Sticks\nmost: 99\n```\n\n```html\n<script>\n```\n\n- a\n  - b\n"
    )
    expect(faults()).toEqual([
      "pages/history.md:2: description: it is missing",
      "pages/history.md:3: published: there is no such entry here; is it spelt right?",
      "pages/history.md:5: HTML is not taken: write Markdown, or a fenced block",
      "pages/history.md:7: the title stands above the text: a heading begins with ##",
      'pages/history.md:9: a link leads to a page such as /returns or starts with https, mailto or tel, not to "javascript:alert(1)"',
      "pages/history.md:13: most: Expected an integer between 1 and 24",
      'pages/history.md:16: "html" is no block; there are products, categories, banner, call-to-action, form, stores, pages, posts, account-panels',
      "pages/history.md:20: a list in a list can't stand here"
    ])
  })

  it("tells a picture that can't be the shop's, and text that is too long, with the line where it stands", () => {
    const long = "x".repeat(501)
    folder.put(
      "pages/yard.md",
      pageFile("Yard", `Ours.\n\n## ${long}\n\n![A saw](https://pictures.example/saw.jpg)\n\n![${long}](saw-1)`)
    )
    expect(faults()).toEqual([
      expect.stringMatching(/^pages\/yard\.md:7: text\.1\.text: Expected a value with a length of at most \d+/),
      "pages/yard.md:9: image: Expected the name of a picture of the shop, such as P0432752 or category-timber--decking",
      expect.stringMatching(/^pages\/yard\.md:11: alt: Expected a value with a length of at most \d+/)
    ])
  })

  it.each([
    [
      "no title between two lines of ---",
      "Words\n",
      "pages/a.md:1: a page begins with its title between two lines of ---"
    ],
    ["no end of its head", "---\ntitle: A\n", "pages/a.md:1: a page begins with its title between two lines of ---"],
    [
      "a head that is no YAML",
      "---\ntitle: [\n---\n",
      "pages/a.md:3: Flow sequence in block collection must be sufficiently indented and end with a ]"
    ],
    ["aliases", "---\na: &x 1\nb: *x\n---\n", "pages/a.md:2: an alias (*name) is not taken: write the entry out"]
  ])("is refused with %s", (_, text, fault) => {
    folder.put("pages/a.md", text)
    expect(faults()[0]).toBe(fault)
  })

  it("is refused in an address of the shop's own, in one that is none, and where it is no text", () => {
    folder.put("pages/checkout/cart.md", pageFile("Cart"))
    folder.put("pages/History.md", pageFile("History"))
    folder.put("pages/bytes.md", Uint8Array.of(0xff, 0xfe, 0x00))
    folder.put("pages/long.md", pageFile("Long", "x".repeat(500_001)))
    expect(faults()).toEqual([
      "pages/History.md: path: Expected a path such as /services/cut-to-length that the shop does not use itself",
      "pages/bytes.md: it is no text in UTF-8",
      "pages/checkout/cart.md: path: Expected a path such as /services/cut-to-length that the shop does not use itself",
      "pages/long.md: it is larger than 500 kB"
    ])
  })
})

describe("A folder of content", () => {
  it("holds nothing else, but what an operating system leaves behind", () => {
    folder.put("pages/.DS_Store", "x")
    folder.put("notes.txt", "x")
    folder.put("menus/left.yaml", "title: Left\nitems: []\n")
    expect(faults()).toEqual([
      'menus/left.yaml: location: Expected "main" | "top-left" | "footer_1" | "footer_2" | "footer_3" | "footer_4" | "social"',
      "notes.txt: it is none of pages/*.md, posts/*.md, menus/*.yaml, banners/*.yaml, forms/*.yaml, blog.yaml and maintenance.yaml"
    ])
  })

  it("leads nowhere that is not there", () => {
    folder.put(
      "pages/index.md",
      pageFile(
        "Home",
        "[Returns](/returns/), contact and [our yard](/yard#map).\n\n```form\nformId: contact\n```\n\n```banner\nlocation: summer\n```"
      )
    )
    folder.put("pages/returns.md", pageFile("Returns", "[Cart](/checkout/cart), [maps](https://maps.example)"))
    folder.put(
      "posts/decks.md",
      "---\ntitle: Decks\ndescription: D\nauthor: A\npublishedOn: 2026-11-20\ncategories: [decks]\n---\nSo.\n"
    )
    folder.put(
      "menus/main.yaml",
      "title: Main\nitems:\n  - label: Blog\n    to: /blog\n  - { label: Gone, to: /gone, items: [{ label: /gone/now, to: /returns }] }\n  - { label: Once more, to: /gone }\n"
    )
    folder.put(
      "banners/home.yaml",
      "banners:\n  - default: { desktopImage: a, mobileImage: b, link: /sale }\n    dont_show_if_logged_in: false\n    would_you_like_a_separate_banner_for_logged_in_users: false\n"
    )
    expect(faults()).toEqual([
      "pages/index.md:5: a link leads to /yard, and there is no such page",
      'pages/index.md:8: there is no form "contact"',
      'pages/index.md:12: there are no banners "summer"',
      'posts/decks.md:6: there is no category "decks" of the blog',
      "menus/main.yaml:5: a link leads to /gone, and there is no such page",
      "menus/main.yaml:6: a link leads to /gone, and there is no such page",
      "banners/home.yaml:2: a link leads to /sale, and there is no such page"
    ])
  })

  it("says which entry of a form is wrong", () => {
    folder.put(
      "forms/contact.yaml",
      "title: Contact\nsubmit: Send\nthanks: Thank you\nsendTo: a@b.au\nfields:\n  - key: kind\n    type: select\n    label: Kind\n    isRequired: true\n  - key: Kind two\n    type: txt\n    label: X\n    isRequired: true\n"
    )
    expect(faults().map((fault) => fault.slice(0, 48))).toEqual([
      "forms/contact.yaml:10: fields.1.key: Expected a ",
      'forms/contact.yaml:11: fields.1.type: Expected "'
    ])
  })
})

describe("Markdown", () => {
  const lines = (markdown: string) => readMarkdown(markdown).problems.map(({ line }) => line)

  it("counts lines past fences, tables and blank lines", () => {
    expect(lines("a\n\n\n```x\n1\n2\n```\n\n| a |\n|---|\n| 1 |\n\n\n<b>\n")).toEqual([14])
  })

  it("keeps signs as they are meant", () => {
    const [part] = readMarkdown("90 &times; 45 &amp; \\*so\\*, a  \nb").parts
    expect(part).toMatchObject({ is: "text" })
    const text =
      part?.is === "text" && part.text[0]?.is === "paragraph" ? part.text[0].line.map((span) => span.text).join("") : ""
    expect(text).toBe("90 &times; 45 & *so*, a b")
  })
})

it("[MNT-01] what is said of maintenance is read whole, and refused where its start or its length can't be meant", () => {
  const text = (start: string, minutes: string) =>
    `isMaintenanceMode: true\nstartTime: ${start}\nduration: ${minutes}\nupcoming: true\nforcedMsg: a\nupcomingMsg: b\nactiveMsg: c\n`
  for (const start of ["now", "2026-11-23T22:00", "2026-11-23T22:00+11:00"]) {
    folder.put("maintenance.yaml", text(start, "90"))
    expect([faults(), bodyOf("maintenance.yaml")]).toMatchObject([[], { startTime: start, duration: 90 }])
  }
  folder.put("maintenance.yaml", text("tonight", "0"))
  expect(faults()).toEqual([
    "maintenance.yaml:2: startTime: Expected now, a Melbourne time such as 2026-11-23T22:00, or one with its offset",
    expect.stringMatching(/^maintenance\.yaml:3: duration: /)
  ])
})

describe("What is not published yet", () => {
  const draft = (text: string) => pageFile("A draft", text).replace("---\n", "---\nisPublished: false\n")

  it("is linked to by other drafts alone: from a menu, a banner or a published page the link would lead nowhere", () => {
    folder.put("pages/sale.md", draft("See [more](/sale/decks)."))
    folder.put("pages/sale/decks.md", draft("Back to [the sale](/sale)."))
    folder.put("pages/index.md", pageFile("Home", "See [the sale](/sale)."))
    folder.put("menus/main.yaml", "title: Main\nitems:\n  - { label: Sale, to: /sale }\n")
    const told = readContent(folder.path()).problems.map(({ file, reason }) => `${file}: ${reason}`)
    expect(told.sort()).toEqual([
      "menus/main.yaml: a link leads to /sale, which is not published yet",
      "pages/index.md: a link leads to /sale, which is not published yet"
    ])
  })
})
