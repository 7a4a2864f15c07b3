/** The pictures and sheets as a browser asks for them. */
import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import sharp from "sharp"
import { placeholder } from "../../../adapters/images/placeholder.ts"
import { representativeProduct } from "../../../adapters/media/representative-product.ts"
import { testDatabase } from "../../postgres/database.ts"
import { createMediaServer } from "./media-server.ts"

const database = testDatabase("small")
const { get, folder } = createMediaServer(database)

const framing = async (): Promise<{ readonly id: string; readonly sku: string }> => {
  const rows = await database.query(
    `SELECT product.id, min(erp_id) AS sku FROM product JOIN sku ON product_id = product.id
     WHERE product.drawing ->> 'shape' = 'board' GROUP BY product.id ORDER BY product.id LIMIT 1`
  )
  return rows[0] as { id: string; sku: string }
}

const bytesOf = async (path: string): Promise<Uint8Array> => {
  const response = await get(path)
  assert.strictEqual(response.status, 200, path)
  assert.strictEqual(response.headers.get("content-type"), "image/webp")
  return new Uint8Array(await response.arrayBuffer())
}

describe("Pictures", () => {
  it("[MED-01] a product's picture is there as a PNG too, the same to look at", async () => {
    const { id } = await framing()
    const response = await get(`/media/internal/${id}/400.png`)
    assert.strictEqual(response.headers.get("content-type"), "image/png")
    const png = sharp(new Uint8Array(await response.arrayBuffer()))
    const { width, height, format } = await png.metadata()
    assert.deepStrictEqual({ width, height, format }, { width: 400, height: 300, format: "png" })
    const pixels = (picture: ReturnType<typeof sharp>) => picture.flatten({ background: "#fff" }).raw().toBuffer()
    const webp = await pixels(sharp(await bytesOf(`/media/internal/${id}/400.webp`)))
    const same = await pixels(png)
    const difference = webp.reduce((sum, level, place) => sum + Math.abs(level - (same[place] ?? 0)), 0) / webp.length
    assert.isBelow(difference, 3)
  })

  it.each([200, 400, 600, 1200])("a product's picture is a WebP %i wide and three quarters as high", async (size) => {
    const { id } = await framing()
    const { width, height, format, hasAlpha } = await sharp(
      await bytesOf(`/media/internal/${id}/${size}.webp`)
    ).metadata()
    assert.deepStrictEqual(
      { width, height, format, hasAlpha },
      { width: size, height: size * 0.75, format: "webp", hasAlpha: true }
    )
  })

  it("the dark picture is another one, and transparent too", async () => {
    const { id } = await framing()
    const light = await bytesOf(`/media/internal/${id}/400.webp`)
    const dark = await bytesOf(`/media/internal/${id}-dark/400.webp`)
    assert.notDeepEqual(light, dark)
    const corner = await sharp(dark).extract({ left: 0, top: 0, width: 2, height: 2 }).raw().toBuffer()
    assert.deepStrictEqual(
      [...corner].filter((_, place) => place % 4 === 3),
      [0, 0, 0, 0]
    )
  })

  it("a stock number in small letters has a picture", async () => {
    const { sku } = await framing()
    assert.isAbove((await bytesOf(`/media/internal/${sku.toLowerCase()}/400.webp`)).length, 500)
  })

  it("every category has a product that stands for it, whose picture is the category's", async () => {
    const slugs = (await database.query("SELECT slug FROM category ORDER BY level, slug")).map(({ slug }) =>
      String(slug)
    )
    assert.isAbove(slugs.length, 20)
    const products = await Effect.runPromise(
      Effect.forEach(slugs, representativeProduct).pipe(Effect.provide(database.layer()))
    )
    assert.deepStrictEqual(
      slugs.filter((_, place) => products[place] === undefined),
      []
    )
    for (const place of [0, slugs.length - 1]) {
      const category = await bytesOf(`/media/internal/category-${slugs[place]?.replaceAll("/", "--")}/200.webp`)
      assert.deepStrictEqual(category, await bytesOf(`/media/internal/${products[place]}/200.webp`))
    }
  })

  it("is not sent twice", async () => {
    const { id } = await framing()
    const first = await get(`/media/internal/${id}/400.webp`)
    const tag = first.headers.get("etag") ?? ""
    assert.match(tag, /^"[0-9a-f]{32}"$/)
    const again = await get(`/media/internal/${id}/400.webp`, { "if-none-match": tag })
    assert.strictEqual(again.status, 304)
    assert.strictEqual((await again.arrayBuffer()).byteLength, 0)
  })

  it("is made once, however many ask at the same time", async () => {
    const { id } = await framing()
    const before = readdirSync(folder()).length
    const answers = await Promise.all(Array.from({ length: 20 }, () => bytesOf(`/media/internal/${id}-dark/1200.webp`)))
    assert.strictEqual(new Set(answers.map((bytes) => Buffer.from(bytes).toString("base64"))).size, 1)
    assert.strictEqual(readdirSync(folder()).length, before + 1)
  })

  const unseen = async (nth: number): Promise<string> => {
    const rows = await database.query("SELECT id FROM product ORDER BY id DESC LIMIT 1 OFFSET $1", [nth])
    return `/media/internal/${rows[0]?.id}-dark/600.webp`
  }

  it("is made and kept again when the folder of pictures is lost", async () => {
    rmSync(folder(), { recursive: true })
    await bytesOf(await unseen(0))
    assert.lengthOf(readdirSync(folder()), 1)
  })

  it("is answered where nothing can be kept", async () => {
    rmSync(folder(), { recursive: true })
    writeFileSync(folder(), "")
    await bytesOf(await unseen(1))
    rmSync(folder())
  })

  it.each([
    "P9999999/400.webp",
    "no-such-sku/400.webp",
    "category-no--such/400.webp",
    "category-/400.webp",
    "P9999999-dark/400.webp",
    "..%2f..%2fetc/400.webp",
    "%E0%A4%A/400.webp",
    "P9999999"
  ])("%s is not found", async (path) => {
    assert.strictEqual((await get(`/media/internal/${path}`)).status, 404)
  })

  it.each(["300.webp", "300.png", "400.gif", "0400.webp", "401.webp", "12000.webp", "400"])(
    "no picture is made as %s",
    async (file) => {
      const { id } = await framing()
      assert.strictEqual((await get(`/media/internal/${id}/${file}`)).status, 404)
    }
  )
})

describe("A merchant's pictures", () => {
  const hash = (name: string) => createHash("sha256").update(name).digest()
  const colours = { red: { r: 200, g: 30, b: 30 }, green: { r: 30, g: 160, b: 30 }, blue: { r: 30, g: 30, b: 200 } }
  type Colour = keyof typeof colours

  const keep = async (column: "product_id" | "sku", name: string, colour: Colour) =>
    database.query(`INSERT INTO product_photo (${column}, hash, bytes) VALUES ($1, $2, $3)`, [
      name,
      hash(name),
      await sharp({ create: { width: 300, height: 300, channels: 3, background: colours[colour] } })
        .webp()
        .toBuffer()
    ])

  /** What the middle of a picture is nearest to. */
  const colourOf = async (path: string): Promise<Colour | undefined> => {
    const image = sharp(await bytesOf(path))
    const { width, height } = await image.metadata()
    const middle = { left: width / 2, top: height / 2, width: 1, height: 1 }
    const [r = 0, g = 0, b = 0] = await image.extract(middle).raw().toBuffer()
    return (Object.keys(colours) as Array<Colour>).find((name) => {
      const wanted = colours[name]
      return Math.abs(wanted.r - r) + Math.abs(wanted.g - g) + Math.abs(wanted.b - b) < 40
    })
  }

  /** Products that nothing above has asked for: an answer is repeated for a minute. */
  const fresh = async (nth: number) => {
    const rows = await database.query(
      `SELECT product_id AS id, array_agg(erp_id ORDER BY position) AS skus FROM sku GROUP BY product_id
       HAVING count(*) > 2 ORDER BY product_id DESC LIMIT 1 OFFSET $1`,
      [nth]
    )
    return rows[0] as { readonly id: string; readonly skus: ReadonlyArray<string> }
  }

  it.each([200, 400, 600, 1200])("are %i wide and three quarters as high, whatever their own shape", async (width) => {
    const { id } = await fresh(10)
    if (width === 200) await keep("product_id", id, "red")
    const image = await sharp(await bytesOf(`/media/internal/${id}/${width}.webp`)).metadata()
    assert.deepInclude(image, { width, height: width * 0.75, format: "webp", hasAlpha: true })
    assert.strictEqual(await colourOf(`/media/internal/${id}/${width}.webp`), "red")
  })

  it("stand on dark pages as on light ones", async () => {
    const { id } = await fresh(10)
    const [light, dark] = await Promise.all(["", "-dark"].map((theme) => get(`/media/internal/${id}${theme}/400.webp`)))
    assert.strictEqual(light?.headers.get("etag"), dark?.headers.get("etag"))
  })

  it("of a variant go before the product's, which stands for the others", async () => {
    const { id, skus } = await fresh(11)
    const [own = "", other = ""] = skus.map((sku) => sku.toLowerCase())
    await keep("product_id", id, "red")
    await keep("sku", skus[0] ?? "", "green")
    const seen = await Promise.all([own, other, id].map((name) => colourOf(`/media/internal/${name}/400.webp`)))
    assert.deepStrictEqual(seen, ["green", "red", "red"])
  })

  it("of variants alone: the first stands for the product, and none for another variant", async () => {
    const { id, skus } = await fresh(12)
    await keep("sku", skus[1] ?? "", "blue")
    await keep("sku", skus[2] ?? "", "green")
    assert.strictEqual(await colourOf(`/media/internal/${id}/400.webp`), "blue")
    assert.isUndefined(await colourOf(`/media/internal/${skus[0]?.toLowerCase()}/400.webp`))
  })

  it("stand on the product's sheet", async () => {
    const rows = await database.query(
      "SELECT id FROM product WHERE 'data-sheet' = ANY (documents) ORDER BY id DESC LIMIT 2"
    )
    const [drawn = "", shown = ""] = rows.map((row) => String(row.id))
    await keep("product_id", shown, "red")
    const sheetOf = async (id: string) =>
      Buffer.from(await (await get(`/media/documents/${id}/data-sheet.pdf`)).arrayBuffer()).toString("latin1")
    assert.include(await sheetOf(shown), "/Subtype /Image")
    assert.notInclude(await sheetOf(drawn), "/Subtype /Image")
  })
})

describe("Where a product has no picture", () => {
  const plain = createMediaServer(database, { DRAWINGS: "off" })

  it("it is drawn from its measures, or stands as its initials where the shop wants no drawings", async () => {
    const { id } = await framing()
    const answers = await Promise.all([get, plain.get].map((ask) => ask(`/media/internal/${id}/600.webp`)))
    assert.deepStrictEqual(
      answers.map(({ status }) => status),
      [200, 200]
    )
    assert.notStrictEqual(...(answers.map(({ headers }) => headers.get("etag")) as [string, string]))
  })

  it("and a shape that there is no drawing of, it stands as its initials", async () => {
    const [{ id } = {}] = await database.query("SELECT id FROM product ORDER BY id DESC LIMIT 1 OFFSET 30")
    await database.query('UPDATE product SET drawing = \'{"shape": "a-shape-of-its-own"}\' WHERE id = $1', [id])
    const images = await Promise.all(
      [get, plain.get].map(async (ask) =>
        Buffer.from(await (await ask(`/media/internal/${id}/600.webp`)).arrayBuffer()).toString("base64")
      )
    )
    assert.lengthOf(new Set(images), 1)
  })

  it("in a deployment without the example shop's drawings its initials and category are shown", () => {
    const root = mkdtempSync(join(tmpdir(), "lineal-deployment-"))
    for (const name of ["package.json", "core", "adapters/images", "adapters/process"])
      cpSync(name, join(root, name), { recursive: true })
    symlinkSync(resolve("node_modules"), join(root, "node_modules"))
    const product = {
      name: "90 × 45 Treated Pine",
      categoryNames: ["Timber", "Framing"],
      attributes: {},
      drawing: { shape: "board" },
      variants: []
    }
    const drawn = (folder: string) => {
      const code = `import { productDrawing } from ${JSON.stringify(pathToFileURL(join(folder, "adapters/images/product-drawing.ts")).href)}
        const paths = await productDrawing({ product: ${JSON.stringify(product)}, isVariant: false, hasDrawings: true }, 400, "light")
        console.log(JSON.stringify(paths))`
      return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" }))
    }
    assert.deepStrictEqual(drawn(root), placeholder(product, "light"))
    assert.notDeepEqual(drawn(process.cwd()), placeholder(product, "light"))
    rmSync(root, { recursive: true })
  })
})

describe("Sheets", () => {
  const listed = async (document: string): Promise<string> => {
    const rows = await database.query("SELECT id FROM product WHERE $1 = ANY (documents) ORDER BY id LIMIT 1", [
      document
    ])
    return String(rows[0]?.id)
  }

  it.each(["data-sheet", "safety-data-sheet", "installation-guide"])(
    "a product's %s is a tagged PDF",
    async (document) => {
      const response = await get(`/media/documents/${await listed(document)}/${document}.pdf`)
      assert.strictEqual(response.status, 200)
      assert.strictEqual(response.headers.get("content-type"), "application/pdf")
      const text = Buffer.from(await response.arrayBuffer()).toString("latin1")
      assert.match(text, /^%PDF-1\.7/)
      assert.include(text, "/Marked true")
      assert.include(text, "/Lang (en-AU)")
      assert.include(text, "/FontFile2")
      assert.strictEqual((text.match(/\/Type \/Page\b/g) ?? []).length, 1)
    }
  )

  const sheetFiles = () => readdirSync(folder()).filter((name) => name.endsWith(".pdf"))

  it("is made once, however many ask and however often, and is not sent twice", async () => {
    const path = `/media/documents/${await listed("data-sheet")}/data-sheet.pdf`
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(path)))
    const tags = new Set(answers.map(({ headers }) => headers.get("etag")))
    const before = sheetFiles()
    const again = await get(path, { "if-none-match": String([...tags][0]) })
    assert.deepStrictEqual([tags.size, again.status], [1, 304])
    assert.include(before.map((name) => `"${name.replace(".pdf", "")}"`).join(), String([...tags][0]))
    assert.deepStrictEqual(sheetFiles(), before)
  })

  it("a document that the product does not list is not found", async () => {
    const rows = await database.query("SELECT id FROM product WHERE NOT 'safety-data-sheet' = ANY (documents) LIMIT 1")
    const id = String(rows[0]?.id)
    assert.strictEqual((await get(`/media/documents/${id}/safety-data-sheet.pdf`)).status, 404)
    assert.strictEqual((await get("/media/documents/%00/data-sheet.pdf")).status, 404)
    assert.strictEqual((await get(`/media/documents/${id}/price-list.pdf`)).status, 404)
    assert.strictEqual((await get("/media/documents/P9999999/data-sheet.pdf")).status, 404)
  })
})
