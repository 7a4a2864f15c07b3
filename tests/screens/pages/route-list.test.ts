/** The addresses of the catalogue and of the content, each with its own heading and its own data; and what each marks in the menu. */
import { beforeAll, describe, expect, it } from "vitest"
import { deliveryBlocks } from "../../../ui/words/footer.ts"
import { pageServer } from "../page-server.ts"

const { get, call, database } = pageServer()

const text = (html: string) =>
  html
    .replaceAll("<!-- -->", "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
const main = (html: string) => text(/<main.*<\/main>/s.exec(html)?.[0] ?? "")

const dataAt = async <A>(path: string): Promise<A> =>
  ((await call("GET", `/api${path}`)).json as { readonly data: A }).data

type Category = { readonly slug: string; readonly name: string; readonly url: string }
let product: { readonly slug: string; readonly name: string; readonly sku: string }
let categories: ReadonlyArray<Category>
let store: { readonly slug: string; readonly name: string; readonly line_one: string }

beforeAll(async () => {
  const [row] = await database.query(
    `SELECT slug, product.name, min(erp_id) AS sku FROM product JOIN sku ON product_id = product.id
     WHERE status = 'public' GROUP BY product.id ORDER BY product.id LIMIT 1`
  )
  product = row as typeof product
  categories = await dataAt<ReadonlyArray<Category>>("/product-categories")
  const [branch] =
    await dataAt<ReadonlyArray<{ slug: string; name: string; address: { lineOne: string } }>>("/branches")
  if (!branch) throw new Error("The shop has no store")
  store = { slug: branch.slug, name: branch.name, line_one: branch.address.lineOne }
})

/** An address with its own heading, and something of its own that the page says. */
const answers = async (path: string, heading: string, says: string) => {
  const page = await get(path)
  expect([path, page.status, text(page.heading ?? "").trim()]).toEqual([path, 200, heading])
  expect(main(page.html)).toContain(says)
}

describe("an address of the catalogue", () => {
  it("[ROUTE-06] / shows what the shop sells", () =>
    answers("/", "Timber by the metre. Stock by the store.", categories[0]?.name ?? "none"))

  it("[ROUTE-06] /p/{slug} shows a product, and /p alone leads to all of them", async () => {
    await answers(`/p/${product.slug}`, product.name, product.name)
    expect(await get("/p")).toMatchObject({ status: 308, location: "/search" })
  })

  it("[ROUTE-06] /p/utils has the calculators, and /c/utils every category, where /c alone leads", async () => {
    await answers("/p/utils", "Calculators", "Deck calculator")
    await answers("/c/utils", "All categories", categories.at(-1)?.name ?? "none")
    expect(await get("/c")).toMatchObject({ status: 308, location: "/c/utils" })
  })

  it("[ROUTE-06] /c/* shows each category of the first level with its products", async () => {
    expect(categories.length).toBeGreaterThan(5)
    for (const { name, url } of categories) await answers(url, name, "products")
  })

  it("[ROUTE-06] /search/* shows what is found, however it is written", async () => {
    await answers(`/search?query=${encodeURIComponent(product.name)}`, `Results for “${product.name}”`, product.name)
    for (const [path, query] of [
      ["/search/m12", "m12"],
      ["/search/treated/pine/90x45?brand=x", "treated+pine+90x45"],
      ["/search/3%2F8%20bolt", "3%2F8+bolt"]
    ])
      expect([path, (await get(String(path))).location]).toEqual([path, expect.stringContaining(`query=${query}`)])
  })

  it("[ROUTE-06] /stores lists them, and /stores/{id} shows one", async () => {
    await answers("/stores", "Our stores", store.line_one)
    await answers(`/stores/${store.slug}`, store.name, store.line_one)
  })

  it("[ROUTE-06] /resume-cart says without an id what it is for", () =>
    answers("/resume-cart", "Your saved cart", "Open the link in the e-mail that we sent you"))
})

describe("an address of the content", () => {
  it.each([
    "/history",
    "/bulletin",
    "/services",
    "/services/cut-to-length",
    "/services/tally-packs",
    "/services/site-delivery",
    "/services/frames-and-trusses",
    "/services/paint-tinting",
    "/services/estimating",
    "/services/tool-service",
    "/benefits",
    "/benefits/apply",
    "/trade",
    "/trade/apply",
    "/about",
    "/contact",
    "/delivery",
    "/returns",
    "/terms",
    "/privacy"
  ])("[ROUTE-06] %s shows the page that staff wrote, also by the address of the content service", async (path) => {
    const { title, description } = await dataAt<{ title: string; description: string }>(`/cms/page/v1?path=${path}`)
    const page = await get(path)
    expect([page.status, text(page.heading ?? "").trim()]).toEqual([200, title])
    expect(main(page.html).length).toBeGreaterThan(title.length + 100)
    expect(page.html).toContain(`name="description"`)
    expect(description.length).toBeGreaterThan(0)
    expect(await get(`/cms${path}`)).toMatchObject({ status: 308, location: path })
  })

  it("[ROUTE-06] the blog lists its posts, and each is there", async () => {
    const { posts } = await dataAt<{ posts: ReadonlyArray<{ slug: string; title: string }> }>("/cms/posts/v1")
    expect(posts.length).toBeGreaterThan(5)
    for (const { title } of posts) await answers("/blog", "Blog", title)
    for (const { slug, title } of posts.slice(0, 4)) await answers(`/blog/${slug}`, title, title)
  })

  it("[T35] the address of the content service leads to no other site", async () => {
    for (const path of ["/cms//evil.example", "/cms/%5C%5Cevil.example", "/cms/https://evil.example"]) {
      const { location } = await get(path)
      expect([path, new URL(location ?? "/", "http://shop").host]).toEqual([path, "shop"])
    }
  })
})

describe("the frame of a page", () => {
  it("[LAY-04] has the search bar in its header on every page but that of the results", async () => {
    const header = async (path: string) => /<header.*?<\/header>/s.exec((await get(path)).html)?.[0] ?? ""
    const bar = /<search[^>]*><form[^>]*action="\/search"[^>]*><input[^>]*name="query"/
    for (const path of ["/", "/terms", `/p/${product.slug}`, "/stores"]) expect(await header(path)).toMatch(bar)
    for (const path of ["/search", "/search?query=pine"]) {
      expect(await header(path)).not.toMatch(/<search|name="query"/)
      expect((await get(path)).html).toMatch(/<main.*<input[^>]*name="query"/s)
    }
  })

  it("[HDR-06] [HDR-07] ends with the four menus, the social links and the copyright that the content and the settings name, the four blocks and the ways to pay", async () => {
    type Links = ReadonlyArray<{ readonly label: string; readonly to: string }>
    type Menus = {
      readonly footerMenus: ReadonlyArray<{ readonly location: string; readonly title: string; readonly items: Links }>
      readonly socialMenu: Links
    }
    const { footerMenus, socialMenu } = await dataAt<Menus>("/shop-menus")
    expect(footerMenus.map(({ location }) => location)).toEqual(["footer_1", "footer_2", "footer_3", "footer_4"])
    const footer = /<footer.*<\/footer>/s.exec((await get("/terms")).html)?.[0] ?? ""
    const linksIn = (html: string) =>
      [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, to, label = ""]) => [
        to,
        text(label).trim()
      ])
    const drawn = [...footer.matchAll(/<details[^>]*>(.*?)<\/details>/gs)].map(([, menu = ""]) => ({
      title: text(/<h2>(.*?)<\/h2>/s.exec(menu)?.[1] ?? ""),
      links: linksIn(menu)
    }))
    const written = (items: Links) => items.map(({ label, to }) => [to, label])
    expect(drawn).toEqual(footerMenus.map(({ title, items }) => ({ title, links: written(items) })))
    expect(socialMenu.length).toBeGreaterThan(1)
    const [, social = ""] = /<ul[^>]*aria-label="Follow us"[^>]*>(.*?)<\/ul>/s.exec(footer) ?? []
    expect(linksIn(social)).toEqual(written(socialMenu))
    expect(text(footer)).toMatch(/© ?20\d\d/)
    for (const { url, heading } of deliveryBlocks)
      expect(linksIn(footer)).toContainEqual([url, expect.stringMatching(new RegExp(`^${heading}`))])
    for (const name of ["Credit account", "Mastercard", "Visa", "PayPal", "Amex", "UnionPay", "Discover", "Zip"])
      expect(footer).toContain(` alt="${name}"`)
  })
})

describe("the main menu", () => {
  /** The labels of the items that are marked. */
  const marked = async (path: string): Promise<ReadonlyArray<string>> => {
    const { html } = await get(path)
    const menu = /<nav id="menu".*?<\/nav>/s.exec(html)?.[0] ?? ""
    return [...menu.matchAll(/<a [^>]*data-marked="true"[^>]*>([^<]+)/g)].map(([, label = ""]) => label)
  }

  it("[HDR-04] marks the blog, the services and the products on their pages, and nothing on any other", async () => {
    const [post] = (await dataAt<{ posts: ReadonlyArray<{ slug: string }> }>("/cms/posts/v1")).posts
    const expected: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
      ["/blog", ["Blog"]],
      [`/blog/${post?.slug}`, ["Blog"]],
      ["/services/cut-to-length", ["Services"]],
      ["/services", []],
      [categories[0]?.url ?? "/c/none", ["Products"]],
      ["/", []],
      ["/stores", []],
      ["/search", []],
      [`/p/${product.slug}`, []],
      ["/terms", []]
    ]
    for (const [path, labels] of expected) expect([path, await marked(path)]).toEqual([path, labels])
  })

  it("[HDR-04] tells the category that is open from those above it; the path over a category's and a product's page names them all", async () => {
    const [deepest] = await database.query("SELECT slug FROM category ORDER BY level DESC, slug LIMIT 1")
    const steps = String(deepest?.slug).split("/")
    const path = steps.map((_, at) => `/c/${steps.slice(0, at + 1).join("/")}`)
    const currentIn = (html: string) =>
      [...(/<nav id="menu".*?<\/nav>/s.exec(html)?.[0] ?? "").matchAll(/<a [^>]*aria-current[^>]*>/g)].map(([link]) => [
        /href="([^"]*)/.exec(link)?.[1],
        /aria-current="([^"]*)/.exec(link)?.[1]
      ])
    const pathOver = (html: string) => {
      const [crumbs = ""] = /<nav aria-label="Where this is".*?<\/nav>/s.exec(html) ?? []
      return [[...crumbs.matchAll(/href="([^"]*)"/g)].map(([, to]) => to), /aria-current="page"/.test(crumbs)]
    }
    const deep = (await get(path.at(-1) ?? "")).html
    expect([currentIn(deep), pathOver(deep)]).toEqual([[[path[0], "true"]], [["/", ...path.slice(0, -1)], true]])
    const top = (await get(path[0] ?? "")).html
    expect([currentIn(top), pathOver(top)]).toEqual([[[path[0], "page"]], [["/"], true]])
    const [ways] = await database.query(
      `SELECT slug, category FROM product WHERE status = 'public' AND category LIKE '%/%' ORDER BY id LIMIT 1`
    )
    const above = String(ways?.category).split("/")
    const categoriesOver = above.map((_, at) => `/c/${above.slice(0, at + 1).join("/")}`)
    expect(pathOver((await get(`/p/${ways?.slug}`)).html)).toEqual([["/", ...categoriesOver], false])
  })
})
