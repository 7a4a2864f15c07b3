/** A WordPress for tests: it answers at its REST paths as its own schema says, and can be slow, broken or wrong. */
import { once } from "node:events"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

const rendered = (text: string) => ({ rendered: text })

const entry = (id: number, slug: string, title: string, content: string, more: object = {}) => ({
  id,
  date: "2026-11-20T09:00:00",
  slug,
  status: "publish",
  type: "page",
  link: `https://unused.example/${slug}/`,
  title: rendered(title),
  content: { ...rendered(content), protected: false },
  excerpt: { ...rendered(""), protected: false },
  author: 1,
  featured_media: 0,
  template: "",
  meta: [],
  _links: {},
  ...more
})

export const wordPressPage = (id: number, slug: string, content: string, more: object = {}) =>
  entry(id, slug, `About ${slug}`, content, { parent: 0, menu_order: 0, ...more })

export const wordPressPost = (id: number, slug: string, content: string, more: object = {}) =>
  entry(id, slug, `On ${slug}`, content, {
    type: "post",
    categories: [7],
    tags: [],
    _embedded: { author: [{ id: 1, name: "Jo Mill" }] },
    ...more
  })

export const gravityForm = {
  id: "3",
  title: "Write to us",
  description: "",
  is_active: "1",
  is_trash: "0",
  button: { type: "text", text: "Send it" },
  fields: [
    { id: 1, type: "text", label: "Your name", isRequired: true, maxLength: "80", choices: "", conditionalLogic: "" },
    {
      id: 2,
      type: "select",
      label: "What is it about?",
      isRequired: true,
      choices: [
        { text: "A product", value: "product" },
        { text: "An order", value: "order" }
      ]
    },
    {
      id: 4,
      type: "text",
      label: "Order number",
      isRequired: false,
      conditionalLogic: {
        actionType: "show",
        logicType: "all",
        rules: [{ fieldId: "2", operator: "is", value: "order" }]
      }
    },
    { id: 5, type: "html", label: "", content: "<script>alert(1)</script>" },
    { id: 6, type: "fileupload", label: "Photos", isRequired: false, multipleFiles: true, maxFiles: "3" }
  ],
  confirmations: { a: { id: "a", isDefault: true, type: "message", message: "<p>Thank you &amp; goodbye.</p>" } },
  notifications: { b: { id: "b", toType: "email", to: "office@mill.example", isActive: true } }
}

/** What it answers by path; a function of the request where that is not enough. */
export type Answers = { readonly [path: string]: unknown }

export const wordPressAnswers = (url: string): Answers => ({
  "/wp-json/wp/v2/pages": [
    wordPressPage(1, "home", "<p>Welcome</p>", { link: `${url}/` }),
    wordPressPage(2, "services", "<h2>What we do</h2><p>All of <strong>it</strong>.</p>"),
    wordPressPage(
      3,
      "cutting",
      `<p>See <a href="${url}/services/">all</a>, <a href="https://mill.example/x">the mill</a>.</p>
      <ul><li>Two cuts</li><li>Free</li></ul><figure><img class="wp-image-12" alt="A saw" src="${url}/saw.jpg"/></figure>
      <div id="gform_wrapper_3"><form action="/x"><input name="input_1"></form></div>`,
      { parent: 2, featured_media: 12 }
    ),
    wordPressPage(4, "plans", "<p>Not yet</p>", { status: "draft" })
  ],
  "/wp-json/wp/v2/posts": [wordPressPost(21, "deck-spans", "<p>Boards span 450 mm.</p>")],
  "/wp-json/wp/v2/categories": [
    { id: 7, slug: "decks", name: "Decks &amp; more", description: "", count: 1, parent: 0 }
  ],
  "/wp-json/wp/v2/menus": [{ id: 5, name: "Main", slug: "main-menu", locations: ["main"], description: "" }],
  "/wp-json/wp/v2/menu-items": [
    { id: 51, title: rendered("Services"), url: `${url}/services/`, parent: 0, menu_order: 1, menus: 5, classes: [""] },
    { id: 52, title: rendered("Cutting"), url: `${url}/services/cutting/`, parent: 51, menu_order: 2, menus: 5 }
  ],
  "/wp-json/wp/v2/banner": [
    {
      id: 61,
      menu_order: 1,
      acf: {
        location: "home",
        desktop_image: 12,
        mobile_image: false,
        link: `${url}/services/`,
        new_tab: false,
        heading: "Cut to length",
        text: "",
        dont_show_if_logged_in: true,
        would_you_like_a_separate_banner_for_logged_in_users: false
      }
    }
  ],
  "/wp-json/wp/v2/media/12": {
    id: 12,
    source_url: `${url}/wp-content/uploads/saw.png`,
    mime_type: "image/png",
    modified_gmt: "2026-11-01T00:00:00",
    alt_text: ""
  },
  "/wp-json/gf/v2/forms": { "3": { id: "3", title: "Write to us", entries: "9" } },
  "/wp-json/gf/v2/forms/3": gravityForm
})

type Respond = (request: IncomingMessage, response: ServerResponse, path: string) => void

export type WordPressServer = {
  readonly url: string
  /** Every path that was asked for, with who asked. */
  readonly asked: Array<{ readonly path: string; readonly authorization: string | undefined }>
  answers: Answers
  /** Another way to answer everything; undefined for the usual one. */
  respond: Respond | undefined
  readonly close: () => Promise<void>
}

const respondWith =
  (answers: Answers): Respond =>
  (_, response, path) => {
    const answer = answers[path]
    const isFile = answer instanceof Uint8Array
    response.writeHead(answer === undefined ? 404 : 200, {
      "content-type": isFile ? "image/png" : "application/json; charset=UTF-8",
      "x-wp-total": "1",
      "x-wp-totalpages": "1"
    })
    response.end(
      isFile ? answer : JSON.stringify(answer ?? { code: "rest_no_route", message: "No route", data: { status: 404 } })
    )
  }

export const openWordPress = async (): Promise<WordPressServer> => {
  const wordPress: { asked: WordPressServer["asked"]; answers: Answers; respond: Respond | undefined } = {
    asked: [],
    answers: {},
    respond: undefined
  }
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://wordpress.test").pathname
    wordPress.asked.push({ path: request.url ?? "", authorization: request.headers.authorization })
    const respond = wordPress.respond ?? respondWith(wordPress.answers)
    respond(request, response, path)
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  wordPress.answers = wordPressAnswers(url)
  return Object.assign(wordPress, {
    url,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  })
}
