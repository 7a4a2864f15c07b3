/** Loading a shop from files: every bad row is named with its place and reason, the good ones come in. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { loadExampleOnce } from "../../adapters/postgres/import/first-load.ts"
import { type LoadResult, loadSources, withLoader } from "../../adapters/postgres/import/load.ts"
import { ShopFilesProblem, sourcesInFolder } from "../../adapters/postgres/import/read-files.ts"
import { type FileForm, writeShop } from "../../adapters/postgres/import/write-files.ts"
import { type TestDatabase, testDatabase } from "../postgres/database.ts"
import { smallShop } from "../postgres/small-shop.ts"
import { insertOrder } from "./order-fixture.ts"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lineal-import-"))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const put = (files: { readonly [name: string]: string }) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}

const load = (database: TestDatabase, strict = false, progress: Array<string> = []): Promise<LoadResult> =>
  withLoader(database.url(), (client) =>
    loadSources(client, sourcesInFolder(folder), { strict, reportProgress: (text) => void progress.push(text) })
  )

const told = ({ problems }: LoadResult) => problems.map(({ file, line, reason }) => `${file}:${line}: ${reason}`)

const hours = "hours.1,hours.2,hours.6"
const branchHeader = `id,slug,name,lineOne,suburb,postcode,state,latitude,longitude,phone,email,pickupAvailable,${hours}`
const branch = (id: string, slug: string) =>
  `${id},${slug},Yard,"1 Mill Lane",Rowville,3178,VIC,-37.9,145.2,(03) 7010 0125,a@b.example,true,07:00-17:00,07:00-17:00,08:00-13:00`
const categories = "slug,name,description,position\ntimber,Timber,Wood.,1\ntimber/framing,Framing,Frames.,2\n"
const productHeader =
  "id,slug,name,family,category,description,attributes.type,attributes.width,options,drawing.shape,isHardware,isDangerous"
const product = (id: string, slug = id.toLowerCase()) =>
  `${id},${slug},Thing ${id},things,timber/framing,A thing.,framing,90,length,board,false,false`
const variantHeader =
  "sku,product,position,name,attributes.length,uom,factor,length,weight,dimensions.length,dimensions.width,dimensions.height,stockCode,stockMode,barcode"
const variant = (sku: string, of: string, position: number, barcode = "") =>
  `${sku},${of},${position},Thing ${sku},5.4,LM,5.4,5.4,2.228,5400,90,45,2,normal,${barcode}`

const goodShop = {
  "branches.csv": `${branchHeader}\n${branch("25", "rowville")}\n${branch("vic-26", "croydon")}\n`,
  "categories.csv": categories,
  "products.csv": `${productHeader}\n${product("P1")}\n${product("P2")}\n`,
  "variants.csv": `${variantHeader}\n${variant("A-1", "P1", 0, "20000000")}\n${variant("A-2", "P1", 1)}\n${variant("B-1", "P2", 0)}\n`,
  "prices.csv":
    "sku,retail,clearance,promotion,promotionFrom,promotionTo,breaks\nA-1,12.95,,11.5,2026-11-01,2026-12-01,54:12.10|216:11.90\nA-2,13,9.05,,,,\n",
  "stock.jsonl": '{"sku":"A-1","branch":25,"onHand":40}\n\n{"sku":"A-1","branch":"vic-26","onHand":"0"}\n',
  "customers.jsonl": ["open", "H", "h", "S", "s"]
    .map(
      (standing, nth) =>
        `{"id":"C${nth + 1}","name":"Framers","accountType":"A","standing":"${standing}","creditLimit":5000,"showExcGstPricing":false,"asksPermission":true,"branch":25}\n`
    )
    .join(""),
  "contacts.jsonl":
    '{"customer":"C1","id":"K1","firstName":"Dana","lastName":"W","email":"dana@framers.example","role":"admin","may":["viewOrders"],"mayNot":["viewQuotes"]}\n',
  "contracts.csv": "customer,sku,price,category,percentOff\nC1,A-1,11.11,,\nC1,,,timber,7.5\n"
}

describe("a good shop", () => {
  const database = testDatabase("empty")

  it("[PAY-05] comes in whole: dollars as cents, kilograms as grams, older branch ids by their second part, a merchant's own flags as what they say of an account", async () => {
    put(goodShop)
    const loaded = await load(database, true)
    expect(told(loaded)).toEqual([])
    expect(loaded.isCommitted).toBe(true)
    expect(await database.query("SELECT id, slug, hours FROM branch ORDER BY id")).toEqual([
      {
        id: 25,
        slug: "rowville",
        hours: { 1: { from: 420, to: 1020 }, 2: { from: 420, to: 1020 }, 6: { from: 480, to: 780 } }
      },
      {
        id: 26,
        slug: "croydon",
        hours: { 1: { from: 420, to: 1020 }, 2: { from: 420, to: 1020 }, 6: { from: 480, to: 780 } }
      }
    ])
    expect(
      await database.query(
        "SELECT erp_id, weight_grams, factor::float8, attributes, barcode FROM sku ORDER BY 1 LIMIT 1"
      )
    ).toEqual([{ erp_id: "A-1", weight_grams: 2228, factor: 5.4, attributes: { length: 5.4 }, barcode: "20000000" }])
    expect(
      await database.query(
        "SELECT sku, retail_cents::int, clearance_cents::int, promotion_cents::int, promotion_to::text FROM price ORDER BY 1"
      )
    ).toEqual([
      { sku: "A-1", retail_cents: 1295, clearance_cents: null, promotion_cents: 1150, promotion_to: "2026-12-01" },
      { sku: "A-2", retail_cents: 1300, clearance_cents: 905, promotion_cents: null, promotion_to: null }
    ])
    expect(await database.query("SELECT quantity::float8, unit_cents::int FROM volume_break ORDER BY 1")).toEqual([
      { quantity: 54, unit_cents: 1210 },
      { quantity: 216, unit_cents: 1190 }
    ])
    expect(await database.query("SELECT branch_id, available FROM stock ORDER BY 1")).toEqual([
      { branch_id: 25, available: 40 },
      { branch_id: 26, available: 0 }
    ])
    expect(await database.query("SELECT rule, granted FROM contact_permission ORDER BY 1")).toEqual([
      { rule: "viewOrders", granted: true },
      { rule: "viewQuotes", granted: false }
    ])
    expect(await database.query("SELECT standing FROM customer ORDER BY id")).toEqual(
      ["open", "hold", "hold", "suspended", "suspended"].map((standing) => ({ standing }))
    )
    expect(await database.query("SELECT unit_cents::int FROM contract_price")).toEqual([{ unit_cents: 1111 }])
    expect(await database.query("SELECT percent_off::float8 FROM contract_discount")).toEqual([{ percent_off: 7.5 }])
  })

  it("can be loaded again without harm: nothing changes, no movement is made", async () => {
    put(goodShop)
    const again = await load(database)
    expect(again.files.map(({ changed }) => changed)).toEqual(Array(9).fill(0))
    expect(await database.query("SELECT * FROM stock_movement")).toEqual([])
  })

  it("[I12] a new count is a movement by the difference; what is not in the files stays", async () => {
    put({ "stock.csv": "sku,branch,length,onHand\nA-1,25,,31\n" })
    await load(database)
    expect(await database.query("SELECT pieces, reason FROM stock_movement")).toEqual([{ pieces: -9, reason: "count" }])
    expect(await database.query("SELECT opening, on_hand FROM stock WHERE branch_id = 25")).toEqual([
      { opening: 40, on_hand: 31 }
    ])
    expect(await database.query("SELECT count(*)::int AS n FROM product")).toEqual([{ n: 2 }])
  })

  it("[I12] a count below what is put aside for orders is refused", async () => {
    const order = await insertOrder(database.query)
    await database.query("INSERT INTO reservation (order_no, sku, branch_id, pieces) VALUES ($1, 'A-1', 25, 5)", [
      order
    ])
    put({ "stock.csv": "sku,branch,length,onHand\nA-1,25,,4\n" })
    expect(told(await load(database))).toEqual(["stock.csv:2: fewer than are put aside for orders"])
    put({ "stock.csv": "sku,branch,length,onHand\nA-1,25,,5\n" })
    expect(told(await load(database))).toEqual([])
  })

  it("changes a price and its breaks, and takes out the breaks that are gone", async () => {
    put({ "prices.csv": "sku,retail,breaks\nA-1,14.00,54:13|108:12.50\n" })
    const progress: Array<string> = []
    await load(database, false, progress)
    expect(progress).toEqual(["prices.csv: 1 row", "prices.csv: ended, as their rows name none: 1 promotion"])
    expect(await database.query("SELECT retail_cents::int, promotion_cents FROM price WHERE sku = 'A-1'")).toEqual([
      { retail_cents: 1400, promotion_cents: null }
    ])
    expect(await database.query("SELECT quantity::float8, unit_cents::int FROM volume_break ORDER BY 1")).toEqual([
      { quantity: 54, unit_cents: 1300 },
      { quantity: 108, unit_cents: 1250 }
    ])
    const again: Array<string> = []
    await load(database, false, again)
    expect(again).toEqual(["prices.csv: 1 row"])
    put({ "prices.csv": "sku,retail\nA-1,14.00\nA-2,13\n" })
    const ended: Array<string> = []
    await load(database, false, ended)
    expect(ended.at(-1)).toBe("prices.csv: ended, as their rows name none: 1 clearance price, 1 sku's volume breaks")
    expect(await database.query("SELECT quantity FROM volume_break")).toEqual([])
  })
})

describe("bad rows", () => {
  const database = testDatabase("empty")

  it("are named by file, line and reason, and the good ones beside them come in", async () => {
    put({
      ...goodShop,
      "branches.csv": `${branchHeader}\n${branch("25", "rowville")}\n${branch("x", "croydon")}\n`,
      "categories.csv": `${categories}nowhere/below,B,D,3\nUPPER,B,D,4\n`,
      "products.csv": `${productHeader}\n${product("P1")}\n${product("P1", "p-one-again")}\n${product("P3", "p1")}\n"P4",p4,"A
long name",things,no/such,D,framing,90,length,board,false,false\nP5,p5,Thing,things,timber,D,framing,wide,length,board,false,false\nP6,p6\n`,
      "variants.csv": `${variantHeader}\n${variant("A-1", "P1", 0)}\n${variant("Z-1", "P9", 0)}\n${variant("A-3", "P1", 2).replace(",5.4,LM", ",,LM")}\n`,
      "prices.csv":
        "sku,retail,clearance,promotion,promotionFrom,promotionTo,breaks\nA-1,0,,,,,\nA-1,12.955,,,,,\nA-1,12.95,,11,,,\nA-1,12.95,,11,2026-12-02,2026-12-01,\nA-1,12.95,,,,,54\nQ-1,5,,,,,\nA-1,12.95,,,,,\n",
      "stock.jsonl":
        '{"sku":"A-1","branch":25,"onHand":-1}\n{"sku":"A-1","branch":99,"onHand":1}\n{"sku":"A-1","branch":25,"onHand":1,"length":5.4}\nnot json\n[1]\n{"sku":"A-1","branch":25,"onHand":2,"colour":"red"}\n{"sku":"A-1","branch":25,"onHand":3}\n{"sku":"A-1","branch":25,"onHand":4}\n',
      "contracts.csv": "customer,sku,price,category,percentOff\nC1,A-1,,timber,\nC9,A-1,5,,\n",
      "managers.csv":
        "id,name,phone,email,picture,customers,branches\nM1,Jo,1,jo@b.example,,C1|C9,\nM2,Jo,1,jo@b.example,/jo.webp,C1,25\nM3,Jo,1,jo@b.example,,,25\nM4,Jo,1,jo@b.example,javascript:x,,\n"
    })
    const loaded = await load(database)
    expect(told(loaded)).toEqual([
      "branches.csv:3: id must be a branch's number",
      "categories.csv:4: a category above nowhere/below is missing",
      "categories.csv:5: slug must be up to five slugs with / between them, at most 300 together",
      "products.csv:3: it repeats an earlier row",
      "products.csv:4: another row has the slug p1",
      "products.csv:5: there is no category no/such",
      "products.csv:7: attributes must be attributes the shop knows, measures as numbers up to 1000000000",
      "products.csv:8: it has 2 columns, the header 12",
      "variants.csv:3: there is no product P9",
      "variants.csv:4: it lacks a value for one of its product's options",
      "prices.csv:2: retail must be an amount above 0 such as 12.95",
      "prices.csv:3: retail must be an amount above 0 such as 12.95",
      "prices.csv:4: a promotion needs promotion, promotionFrom and promotionTo",
      "prices.csv:5: promotionTo is before promotionFrom",
      "prices.csv:6: breaks must be a list of at most 1000, each a quantity and a price such as 54:11.90",
      "prices.csv:7: there is no sku Q-1",
      "stock.jsonl:1: onHand must be a whole number from 0 to 10000000",
      "stock.jsonl:2: there is no branch 99",
      "stock.jsonl:3: this sku has no lengths",
      "stock.jsonl:4: the line is not JSON",
      "stock.jsonl:5: the line must be a JSON object",
      "stock.jsonl:6: there is no field colour",
      "stock.jsonl:8: it repeats an earlier row",
      "contracts.csv:2: a contract needs either sku and price, or category and percentOff",
      "contracts.csv:3: there is no customer C9",
      "managers.csv:2: there is no customer C9",
      "managers.csv:4: the branch 25 has another manager",
      "managers.csv:5: picture must be an address that begins with https:// or /"
    ])
    expect(await database.query("SELECT customer_id, manager_id FROM account_manager")).toEqual([
      { customer_id: "C1", manager_id: "M2" }
    ])
    expect(loaded.isCommitted).toBe(true)
    expect(await database.query("SELECT id FROM product")).toEqual([{ id: "P1" }])
    expect(await database.query("SELECT erp_id FROM sku")).toEqual([{ erp_id: "A-1" }])
    expect(await database.query("SELECT sku, on_hand FROM stock")).toEqual([{ sku: "A-1", on_hand: 3 }])
  })

  it("let nothing at all in where that is asked for", async () => {
    put({ "categories.csv": `${categories}paint,Paint,Tins.,3\nUPPER,B,D,4\n` })
    const loaded = await load(database, true)
    expect(told(loaded)).toEqual([
      "categories.csv:5: slug must be up to five slugs with / between them, at most 300 together"
    ])
    expect(loaded.isCommitted).toBe(false)
    expect(await database.query("SELECT slug FROM category WHERE slug = 'paint'")).toEqual([])
  })

  it.each([
    [
      "a column that no file has",
      "slug,name,colour,description,position\n",
      "categories.csv:1: there is no column colour; it may have slug, name, description, position, filters"
    ],
    [
      "semicolons",
      "slug;name;description;position\n",
      "categories.csv:1: its columns must stand between commas, not semicolons"
    ],
    ["a column too few", "slug,name\ntimber,Timber\n", "categories.csv:1: the column description is missing"],
    [
      "a field too few",
      "slug,name,description,position\ntimber,Timber,,1\n",
      "categories.csv:2: description is missing"
    ],
    [
      "a quote that never ends",
      'slug,name,description,position\ntimber,"Timber,Wood.,1\n',
      "categories.csv:2: from here on the file is not CSV"
    ]
  ])("are told of: %s", async (_what, text, problem) => {
    put({ "categories.csv": text })
    const [first] = told(await load(database))
    expect(first).toContain(problem)
  })

  it("a folder without any of the files is told so", () => {
    mkdirSync(join(folder, "empty"))
    expect(() => sourcesInFolder(join(folder, "empty"))).toThrow(ShopFilesProblem)
    expect(() => sourcesInFolder(join(folder, "missing"))).toThrow(/no such folder/)
    writeFileSync(join(folder, "plain"), "")
    expect(() => sourcesInFolder(join(folder, "plain"))).toThrow(
      new ShopFilesProblem(`${join(folder, "plain")} is no folder: name the folder that it lies in.`)
    )
  })
})

/** Every row of every table that a load fills, apart from numbers and moments that the database gives. */
const everything = async (database: TestDatabase) => {
  const tables = [
    "branch",
    "category",
    "product",
    "sku",
    "price",
    "volume_break",
    "stock",
    "customer",
    "contact",
    "company_contact",
    "contact_permission",
    "contract_price",
    "contract_discount"
  ]
  const rows = await Promise.all(
    tables.map((table) => database.query(`SELECT to_jsonb(t) - 'card_no' AS row FROM ${table} t ORDER BY 1`))
  )
  const logins = await database.query("SELECT contact_id, password_hash FROM login ORDER BY 1")
  return { ...Object.fromEntries(tables.map((table, index) => [table, rows[index]])), logins }
}

describe("the example shop", () => {
  const loadedFromMemory = testDatabase("small")
  const fromCsv = testDatabase("empty")
  const fromJson = testDatabase("empty")
  const onceOnly = testDatabase("empty")

  it.each<readonly [FileForm, TestDatabase]>([
    ["csv", fromCsv],
    ["jsonl", fromJson]
  ])("written out as %s and loaded again is the same shop, row by row", async (form, database) => {
    await writeShop(folder, smallShop, form)
    expect(told(await load(database, true))).toEqual([])
    const [files, memory] = await Promise.all([everything(database), everything(loadedFromMemory)])
    for (const [table, rows] of Object.entries(memory)) {
      expect(rows?.length, table).toBeGreaterThan(0)
      expect(files[table as keyof typeof files], table).toEqual(rows)
    }
  })

  it("is loaded once, by one of two processes that start together", async () => {
    let made = 0
    const make = async () => {
      made++
      return { data: smallShop, parts: [] }
    }
    const [one, two] = await Promise.all([
      loadExampleOnce(onceOnly.url(), make, () => undefined),
      loadExampleOnce(onceOnly.url(), make, () => undefined)
    ])
    expect([one, two].filter((loaded) => loaded?.isCommitted)).toHaveLength(1)
    // As if all had been taken off the shelves; the books that name products refuse to be emptied.
    await onceOnly.query("SET session_replication_role = replica")
    await onceOnly.query("DELETE FROM product")
    expect(await loadExampleOnce(onceOnly.url(), make, () => undefined)).toBeUndefined()
    expect(made).toBe(1)
  })
})

describe("what has a file's name and is none", () => {
  const named = (name: string, make: (path: string) => void) => {
    const shop = mkdtempSync(join(folder, "shop-"))
    make(join(shop, name))
    return () => sourcesInFolder(shop)
  }

  it("a folder and a device without an end are refused with words, and neither is read", () => {
    expect(named("products.csv", (path) => mkdirSync(path))).toThrow(/products\.csv is a folder\.$/)
    expect(named("stock.jsonl", (path) => symlinkSync("/dev/zero", path))).toThrow(/stock\.jsonl is no plain file\.$/)
  })

  it("a link to nothing and one to itself are refused with words, and not taken for no file at all", () => {
    expect(named("stock.csv", (path) => symlinkSync("no-such-file", path))).toThrow(
      /stock\.csv cannot be read \(ENOENT\)\.$/
    )
    expect(named("stock.jsonl", (path) => symlinkSync("stock.jsonl", path))).toThrow(
      /stock\.jsonl cannot be read \(ELOOP\)\.$/
    )
  })

  it.each(["branches.csv", "branches.jsonl"])("%s that stops giving bytes is a bad row, and no crash", async (name) => {
    const [branches] = named(name, (path) => symlinkSync("/proc/self/mem", path))()
    const rows = []
    for await (const row of branches?.rows ?? []) rows.push(row)
    expect(rows).toEqual([{ line: 1, reason: "from here on the file cannot be read (EIO)" }])
  })

  it("a file larger than any shop is refused before it is read", () =>
    expect(
      named("products.jsonl", (path) => {
        writeFileSync(path, "")
        truncateSync(path, 2 ** 40)
      })
    ).toThrow(/products\.jsonl is larger than 400 MiB/))

  it.each([
    ["a row without an end", "", /^from here on the file is not CSV: (Max Record Size|Quote Not Closed)/],
    [
      "a row of three million letters",
      '",Long,Long,1\nshort,Short,Short,2\n',
      /^from here on the file is not CSV: Max Record Size/
    ]
  ])("%s is a bad row, and the file ends there", async (_, end, reason) => {
    const sources = named("categories.csv", (path) =>
      writeFileSync(path, `slug,name,description,position\n"${"x".repeat(3 * 1024 * 1024)}${end}`)
    )()
    const rows = []
    for (const { rows: found } of sources) for await (const row of found) rows.push(row)
    expect(rows).toEqual([{ line: 2, reason: expect.stringMatching(reason) }])
  })
})
