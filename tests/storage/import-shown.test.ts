/** Whatever can be imported can be shown: a shop of the oddest goods that its files may hold, from the import to every place they appear. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Redacted } from "effect"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openShop, type Shop } from "../../adapters/http/server/shop.ts"
import { downloadPicture } from "../../adapters/images/download-picture.ts"
import { columnsOf, type FileName, fileNames } from "../../adapters/postgres/import/files.ts"
import { loadSources, withLoader } from "../../adapters/postgres/import/load.ts"
import { loadPhotoAddresses } from "../../adapters/postgres/import/photo-addresses.ts"
import { loadPhotos } from "../../adapters/postgres/import/photos.ts"
import { parseRow, type Source } from "../../adapters/postgres/import/read-files.ts"
import { readOnMainThread } from "../../adapters/search/index/catalogue-reader.ts"
import { attributeNames, attributes } from "../../core/catalogue/product/attribute.ts"
import { galleryPictures, pictureAddress } from "../../ui/storefront/product/gallery-pictures.ts"
import { testDatabase } from "../postgres/database.ts"

const database = testDatabase("empty")

/** What every object answers to, whether it was put in or not. */
const inherited = Object.getOwnPropertyNames(Object.prototype)
const longest = (most: number) => "Wide ".repeat(most / 5)
const oddNames = [
  ...inherited,
  "<script>alert(1)</script>",
  "\u202eabc",
  "Ёж 🪵 é",
  "90x45",
  "0",
  "null",
  "-",
  "%ff/../x",
  "'; DROP TABLE product; --",
  longest(200)
]

type Loose = { readonly [name: string]: unknown }

const branch: Loose = {
  id: 21,
  slug: "constructor",
  name: "constructor",
  lineOne: "1 Yard St",
  suburb: "toString",
  postcode: "3000",
  state: "VIC",
  latitude: -37.8,
  longitude: 145,
  phone: "03 7010 0100",
  email: "yard@shop.example",
  pickupAvailable: true,
  hours: { 1: "07:00-17:00", 2: "07:00-17:00", 3: "07:00-17:00", 4: "07:00-17:00", 5: "07:00-17:00" }
}

const categories: ReadonlyArray<Loose> = ["constructor", "valueof", "constructor/tostring"].map((slug, position) => ({
  slug,
  name: ["constructor", "__proto__", "toString"][position],
  description: longest(1000),
  position
}))

const words = (value: string): Loose =>
  Object.fromEntries(attributeNames.filter((name) => !attributes[name].number).map((name) => [name, value]))
const figures = (value: number): Loose =>
  Object.fromEntries(attributeNames.filter((name) => attributes[name].number).map((name) => [name, value]))

const shapes = ["constructor", "board", "screw", "moulding", "sheet"]

const product = (at: number, name: string): Loose => ({
  id: at % 2 === 0 ? `P${1000 + at}` : `odd-${at}`,
  slug: at === 0 ? "constructor" : `odd-${at}`,
  name,
  family: name.slice(0, 80),
  category: categories[at % 3]?.slug,
  ...(at % 3 === 0 ? {} : { purpose: name.slice(0, 120) }),
  description: at % 4 === 0 ? longest(5000) : name,
  attributes: [{}, words(name.slice(0, 200)), { ...words(name.slice(0, 200)), ...figures(1e9) }, figures(-1)][at % 4],
  options: at % 3 === 1 ? ["size"] : [],
  drawing: {
    shape: shapes[at % shapes.length],
    profile: name.slice(0, 60),
    ...(at % 2 === 0 ? {} : { colour: "#a1B2c3" })
  },
  documents: at % 2 === 0 ? ["data-sheet"] : [],
  isHardware: at % 2 === 0,
  isDangerous: false
})

/** The ways in which a thing may be sold, each with the most that its file takes; none has a barcode but the last. */
const sold: ReadonlyArray<Loose> = [
  { uom: "EA", factor: 1, weight: 0 },
  { uom: "LM", factor: 5.4, length: 5.4, weight: 2 },
  { uom: "LM", factor: 1, isRandomLength: true, lengths: [0.9, 100], weight: 2 },
  { uom: "LM", factor: 1, lengths: [2.4], tallies: ["24/2.4"], weight: 2 },
  { uom: "ZZ", factor: 1_000_000, weight: 1_000_000, rating: 5, reviewCount: 1_000_000 },
  { uom: "LM", factor: 1_000_000, weight: 1, barcode: "29999999999999" }
]
const variant = (at: number, name: string): Loose => ({
  sku: `${["A/", "A.", "A-"][at % 3]}ODD${at}`,
  product: product(at, name).id,
  position: at,
  name: `${name.slice(0, 290)} ${at}`,
  attributes: { size: name.slice(0, 200) },
  dimensions: { length: [1, 0, 1_000_000][at % 3], width: 1, height: 1 },
  stockCode: at % 100,
  stockMode: ["normal", "special-order", "unstocked", "clearance"][at % 4],
  ...sold[at % sold.length],
  ...(at < sold.length ? {} : { barcode: undefined })
})

const prices = (at: number, name: string): Loose => ({
  sku: variant(at, name).sku,
  retail: ["0.01", "12.95", "999999999.99"][at % 3],
  ...(at % 4 === 0 ? { clearance: "0.01" } : {}),
  breaks: at % 2 === 0 ? [] : ["0.01:0.01", "1000000:999999999.99"]
})

const stock = (at: number, name: string): Loose => ({
  sku: variant(at, name).sku,
  branch: branch.id,
  onHand: 10_000_000,
  ...("lengths" in variant(at, name) ? { length: (variant(at, name).lengths as ReadonlyArray<number>)[0] } : {})
})

const files: { readonly [name in FileName]?: ReadonlyArray<Loose> } = {
  branches: [branch],
  categories,
  products: [
    ...oddNames.map((name, at) => product(at, name)),
    { ...product(100, "Red"), drawing: { shape: "board", colour: "red" } },
    { ...product(101, "Endless"), slug: "a".repeat(201) },
    { ...product(102, "Beyond measure"), attributes: figures(1e10) }
  ],
  variants: [
    ...oddNames.map((name, at) => variant(at, name)),
    { ...variant(100, "Heavy"), product: "P1000", weight: 999_999_999.999 },
    { ...variant(101, "Wide"), product: "P1000", dimensions: { length: 1e15, width: 1, height: 1 } },
    { ...variant(102, "Less"), product: "P1000", dimensions: { length: -1, width: 1, height: 1 } }
  ],
  prices: oddNames.map((name, at) => prices(at, name)),
  stock: oddNames.map((name, at) => stock(at, name))
}

/** The rows as a file in JSON Lines holds them. */
const sources = (): ReadonlyArray<Source> =>
  fileNames.map((file) => ({
    file,
    label: file,
    rows: (files[file] ?? []).map((row, at) => parseRow(file, columnsOf(file), at + 1, JSON.parse(JSON.stringify(row))))
  }))

let shop: Shop | undefined
let slugs: ReadonlyArray<string> = []
let refused: ReadonlyArray<string> = []
beforeAll(async () => {
  const { problems } = await withLoader(database.url(), (client) =>
    loadSources(client, sources(), { strict: false, reportProgress: () => undefined })
  )
  refused = problems.map(({ file, line, reason }) => `${file} ${line}: ${reason}`)
  slugs = (await database.query("SELECT slug FROM product JOIN sku ON product_id = id ORDER BY slug")).map(({ slug }) =>
    String(slug)
  )
  const url = String(Redacted.value(database.url()))
  shop = await openShop(
    { DATABASE_URL: url, DATABASE_CONNECTIONS: "5", LOG_LEVEL: "error", LIMITS: "off" },
    { read: readOnMainThread, begins: "when asked" }
  )
})
afterAll(async () => shop?.close())

const ask = async (path: string, body?: unknown) => {
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }
  const headers = { "content-type": "application/json" }
  const response = await shop?.call(new Request(`http://localhost:3000${path}`, { ...init, headers }))
  return { status: response?.status, text: (await response?.text()) ?? "" }
}
const dataAt = async (path: string, body?: unknown) => {
  const { status, text } = await ask(path, body)
  expect([path, status, status === 200 ? "" : text.slice(0, 300)]).toEqual([path, 200, ""])
  return JSON.parse(text).data
}
const search = (params: object) =>
  ask("/api/search/1/indexes/*/queries", { requests: [{ indexName: "products", ...params }] })

describe("the oddest goods that can be imported", () => {
  it("are taken as long as they can be shown; the rest are refused row by row, each with what it may be", () => {
    expect(refused).toEqual([
      expect.stringMatching(/^products \d+: drawing must be .* such as #a1b2c3$/),
      expect.stringMatching(/^products \d+: slug must be .* at most 200$/),
      expect.stringMatching(/^products \d+: attributes must be .* measures as numbers up to 1000000000$/),
      expect.stringMatching(/^variants \d+: weight must be kilograms such as 2.228, at most 1000000$/),
      expect.stringMatching(/^variants \d+: dimensions must be .* from 0 to 1000000$/),
      expect.stringMatching(/^variants \d+: dimensions must be .* from 0 to 1000000$/)
    ])
    expect(slugs).toHaveLength(oddNames.length)
  })

  it("have a page each, by every name, with its picture, and with a large one of each shape", async () => {
    const firstOfEachShape = shapes.map((_, at) => product(at, "").slug)
    for (const slug of slugs) {
      const page = await dataAt(`/api/products/slug/${encodeURIComponent(slug)}`)
      expect((await dataAt(`/api/products/id/${encodeURIComponent(page.id)}`)).slug).toBe(slug)
      expect((await dataAt(`/api/products-erp/id/${encodeURIComponent(page.sku)}`)).slug).toBe(slug)
      for (const size of firstOfEachShape.includes(slug) ? [200, 1200] : [200]) {
        const picture = await ask(`/media/internal/${page.images.main}/${size}.webp`)
        expect([slug, size, picture.status]).toEqual([slug, size, 200])
      }
      if (page.documents.length > 0) expect((await ask(`/media/documents/${page.id}/data-sheet.pdf`)).status).toBe(200)
    }
  })

  it("are found by whatever they are called, alone and with every filter counted", async () => {
    for (const query of [...oddNames, "constructor constructor", ""]) {
      const { status, text } = await search({ query: query.slice(0, 500), facets: ["*"], hitsPerPage: 50 })
      expect([query.slice(0, 20), status]).toEqual([query.slice(0, 20), 200])
      expect(JSON.parse(text).results[0].hits).toBeInstanceOf(Array)
    }
    const { text } = await search({ query: "constructor" })
    expect(JSON.parse(text).results[0].nbHits).toBeGreaterThan(0)
  })

  it.each(inherited)("and the filters take the word %s in every place", async (word) => {
    for (const params of [
      { filters: word },
      { filters: `${word}:${word}` },
      { filters: `size:"${word}"` },
      { facetFilters: [[`${word}:${word}`]] },
      { facetFilters: [`size:${word}`], facets: [word] },
      { hierarchicalMenu: word, sortFacetValuesBy: "count" }
    ])
      expect((await search({ query: "", ...params })).status).toBeLessThan(500)
    for (const path of [
      `/1/indexes/${word}/query`,
      `/1/indexes/products/facets/${word}/query`,
      "/1/indexes/products/query"
    ])
      expect((await ask(`/api/search${path}`, { facetQuery: word, query: word })).status).toBeLessThan(500)
    expect((await ask(`/api/search/1/indexes/products/${word}`)).status).toBeLessThan(500)
  })

  it("stand in their categories, at a price, at the counter and in the sitemap", async () => {
    for (const { slug } of categories) await dataAt(`/api/product-categories/${encodeURIComponent(String(slug))}`)
    expect(await dataAt("/api/product-categories")).toHaveLength(2)
    await dataAt("/api/shopfront")
    await dataAt("/api/branches/21")
    const wanted = []
    for (const slug of slugs)
      for (const { sku, uom, factor, lengths } of (await dataAt(`/api/products/slug/${slug}`)).variations)
        wanted.push({
          sku,
          qty: 1,
          uom: uom === "LM" ? `STICK|${lengths?.[0] ?? factor}` : `${uom}|1`,
          ...(lengths ? { length: lengths[0] } : {})
        })
    expect(await dataAt("/api/products-pricing/guest-prices", wanted)).toHaveLength(wanted.length)
    await dataAt("/api/orders/delivery-quote", { to: { kind: "pickup", branchId: 21 }, items: wanted })
    const { text } = await ask("/sitemap.xml")
    for (const slug of slugs) expect(text).toContain(`/p/${slug}</loc>`)
  })
})

describe("a merchant's own photographs", () => {
  /** Each of a colour of its own, by which it is known again. */
  const photo = (red: number, green: number) =>
    sharp({ create: { width: 400, height: 300, channels: 3, background: { r: red, g: green, b: 90 } } })

  let folder = ""
  let port = 0
  let host: Server | undefined
  const address = (path: string): string => `http://127.0.0.1:${port}${path}`
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "lineal-shown-"))
    mkdirSync(join(folder, "pictures"))
    const webp = await photo(200, 200).webp().toBuffer()
    host = createServer((request, response) => {
      if (request.url === "/large") response.end(Buffer.alloc(21 * 1024 * 1024))
      else if (request.url === "/page") response.end("<html></html>")
      else if (request.url?.startsWith("/to/")) response.writeHead(302, { location: request.url.slice(4) }).end()
      else response.writeHead(request.url === "/tape?id=7" ? 200 : 404).end(webp)
    })
    await new Promise<void>((resolve) => host?.listen(0, "127.0.0.1", resolve))
    port = (host.address() as AddressInfo).port
  })
  afterAll(() => {
    host?.closeAllConnections()
    host?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it("[ENT-08] [PDP-01] several of a product and of its variant, from files and from addresses, as JPEG, PNG, AVIF and WebP, stand in its gallery in their order", async () => {
    const put = (name: string, bytes: Uint8Array | string) => writeFileSync(join(folder, name), bytes)
    put("pictures/P1002.jpg", await photo(20, 20).jpeg().toBuffer())
    put("pictures/P1002_2.png", await photo(80, 20).png().toBuffer())
    put("pictures/P1002_10.avif", await photo(140, 20).avif({ effort: 0 }).toBuffer())
    put("pictures/a-odd2.webp", await photo(200, 20).webp().toBuffer())
    const rows = [["A-ODD2_2", address("/to//tape?id=7")]]
    const wrong = [
      ["P1002_3", address("/none")],
      ["P1002_4", address("/page")],
      ["P1002_5", address("/large")],
      ["P1002_6", "file:///etc/hostname"],
      ["p1002_2", address("/tape?id=7")],
      ["P1002_25", address("/tape?id=7")],
      ["P1002_7", address("/to/http://127.0.0.2:1/tape")],
      ["P1002_8", "http://[::ffff:7f00:1]/tape"],
      ["P1002_9", address("/to/file:///etc/hostname")]
    ]
    put("pictures.csv", ["name,address", ...[...rows, ...wrong].map((row) => row.join(","))].join("\n"))
    const ofTheHost = (where: string) => downloadPicture(where, (to) => to === "127.0.0.1")
    const isPrivate = "its address is in a private network: put the picture into the folder pictures"
    const { files: loaded, problems } = await withLoader(database.url(), (client) =>
      loadSources(client, [], {
        strict: false,
        parts: [loadPhotos(folder), loadPhotoAddresses(folder, ofTheHost)],
        reportProgress: () => undefined
      })
    )
    expect(problems).toEqual([
      { file: "pictures.csv", line: 3, reason: "its address answered 404" },
      { file: "pictures.csv", line: 4, reason: "it is no WebP, JPEG, PNG or AVIF picture" },
      { file: "pictures.csv", line: 5, reason: "it is larger than 20 MiB" },
      { file: "pictures.csv", line: 6, reason: "its address must begin with https:// or http://" },
      { file: "pictures.csv", line: 8, reason: "no product and no stock number goes by that name" },
      { file: "pictures.csv", line: 9, reason: isPrivate },
      { file: "pictures.csv", line: 10, reason: isPrivate },
      { file: "pictures.csv", line: 11, reason: "its address must begin with https:// or http://" }
    ])
    expect(loaded.map(({ changed }) => changed)).toEqual([4, 2])

    const page = await dataAt("/api/products/slug/odd-2")
    const pictures = galleryPictures(page, "Its own")
    expect(pictures.map(({ imageId }) => imageId)).toEqual(["P1002", "P1002_2", "P1002_10", "a-odd2", "a-odd2_2"])
    const shades: Array<ReadonlyArray<number>> = []
    for (const { imageId } of pictures) {
      const response = await shop?.call(new Request(`http://localhost:3000${pictureAddress(imageId)}`))
      const bytes = new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer())
      const { channels } = await sharp(bytes).flatten({ background: "#fff" }).stats()
      shades.push(channels.slice(0, 2).map(({ mean }) => 20 + 60 * Math.round((mean - 20) / 60)))
    }
    expect(shades).toEqual([
      [20, 20],
      [200, 200],
      [140, 20],
      [200, 20],
      [200, 200]
    ])
    expect((await ask("/media/internal/P1002_3/400.webp")).status).toBe(404)
  })

  it.each([
    ...["127.0.0.1", "localhost", "2130706433", "0x7f.1", "0", "10.1.2.3", "172.31.0.1", "192.168.1.1", "100.64.0.1"],
    ...["169.254.169.254", "224.0.0.1", "[::1]", "[::]", "[::ffff:169.254.169.254]", "[fd00::1]", "[fe80::1]"],
    ...["[64:ff9b::7f00:1]", "[2002:7f00:1::]", "[2001:db8::1]"]
  ])("[T43] none is fetched from %s, which is not in the public internet", async (name) => {
    const { port: open } = new URL(address("/"))
    expect(await downloadPicture(`http://${name}:${open}/tape?id=7`)).toMatch(/^its address is in a private network/)
  })
})
