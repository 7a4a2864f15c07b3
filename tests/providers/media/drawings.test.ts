/** The drawings of everything that the example shop sells: their measures, their place on the sheet, and their letters. */

import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import sharp from "sharp"
import type { Picture } from "../../../adapters/media/drafting/layout.ts"
import { toSettableText } from "../../../adapters/media/drafting/lettering.ts"
import { type PictureSize, pages, SHEET } from "../../../adapters/media/drafting/page.ts"
import { boxOf } from "../../../adapters/media/drafting/path.ts"
import { drawings } from "../../../adapters/media/drawings/all.ts"
import { sectionUnits } from "../../../adapters/media/drawings/timber.ts"
import { pictureOf, pictureSvg } from "../../../adapters/media/picture.ts"
import { subjectOf } from "../../../adapters/media/subject.ts"
import { encodeWebp } from "../../../adapters/media/webp.ts"
import { openRenderedFileCache } from "../../../adapters/rendering/rendered-file-cache.ts"
import type { AttributeName } from "../../../core/catalogue/product/attribute.ts"
import type { Product, Shape } from "../../../core/catalogue/product/product.ts"
import { kinds, ofShape, products, shapes } from "./example-products.ts"

const sizes: ReadonlyArray<PictureSize> = [200, 400, 600, 1200]
const textsOf = (picture: Picture) => picture.texts.map(({ text }) => text)

/** The least and the greatest of a figure over a product and its variants, as a drawing says it. */
const figuresOf = (product: Product, name: AttributeName): string => {
  const all = [product.attributes[name], ...product.variants.map(({ attributes }) => attributes[name])]
  const figures = all.filter((value) => typeof value === "number").sort((one, other) => one - other)
  return [...new Set([figures[0], figures.at(-1)])].join("–")
}

describe("Every kind of thing in the example shop", () => {
  it("there are many kinds, and every shape that is used has a drawing", () => {
    assert.isAbove(kinds.length, 200)
    for (const shape of shapes) assert.isFunction(drawings[shape], shape)
  })

  it.each(shapes)("a %s is drawn with outlines alone, in ink that differs between light and dark pages", (shape) => {
    for (const product of ofShape(shape)) {
      const subject = subjectOf(product)
      const [light, dark] = [pictureSvg(subject, 400, "light"), pictureSvg(subject, 400, "dark")]
      for (const svg of [light, dark]) {
        assert.notInclude(svg, "<text", product.name)
        assert.notMatch(svg, /NaN|Infinity|undefined/, product.name)
      }
      assert.include(light, "#15181b", product.name)
      assert.include(dark, "#f1eee6", product.name)
    }
  })

  it.each(shapes)("nothing of a %s lies off its sheet, on any size", (shape) => {
    for (const product of ofShape(shape))
      for (const size of sizes) {
        const { marks, texts } = pictureOf(subjectOf(product), size)
        const kept = marks.filter(({ within }) => within === undefined).map(({ path }) => path)
        const { left, top, right, bottom } = boxOf([...kept, ...texts.map(({ mark }) => mark.path)])
        const name = `${product.name} at ${size}`
        assert.isAtLeast(left, -1, name)
        assert.isAtLeast(top, -1, name)
        assert.isAtMost(right, SHEET.width + 1, name)
        assert.isAtMost(bottom, SHEET.height + 1, name)
      }
  })

  it("the typeface has every letter of every name, size and quality", () => {
    const said = products.flatMap(({ name, attributes, variants }) => [
      name,
      ...Object.values(attributes),
      ...variants.flatMap((variant) => Object.values(variant.attributes))
    ])
    const letters = new Set(said.join(""))
    const lacking = [...letters].filter((letter) => letter.trim() !== "" && toSettableText(letter) === "")
    assert.deepStrictEqual(lacking, [])
  })
})

describe("Measures", () => {
  it.each<readonly [Shape, ReadonlyArray<AttributeName>]>([
    ["board", ["width", "thickness"]],
    ["decking", ["width", "thickness"]],
    ["cladding", ["width", "thickness"]],
    ["paling", ["width", "thickness"]],
    ["sleeper", ["thickness"]],
    ["sheet", ["thickness"]],
    ["batt", ["thickness"]],
    ["corrugated", ["width", "height"]],
    ["screw", ["lengthMm"]],
    ["nail", ["lengthMm"]],
    ["washer", ["width"]],
    ["door", ["width", "height"]]
  ])("a %s shows its %s at card size", (shape, names) => {
    for (const product of ofShape(shape)) {
      const texts = textsOf(pictureOf(subjectOf(product), 400)).join(" | ")
      const isFlat = !["cloth", "film", "tarp", "round"].includes(product.drawing.profile ?? "")
      for (const name of names) {
        const figures = figuresOf(product, name)
        if (figures !== "" && (shape !== "sheet" || isFlat)) assert.include(texts, figures, `${product.name}: ${name}`)
      }
    }
  })

  const shown = (name: RegExp, size: PictureSize, sku?: string) => {
    const product = products.find((one) => name.test(one.name))
    assert.isDefined(product, String(name))
    const variant = product?.variants.find((one) => one.sku === sku)
    return product ? textsOf(pictureOf(subjectOf(product, variant), size)) : []
  }

  it("framing shows its section on a card, and its lengths and what it is made of on its page", () => {
    assert.deepStrictEqual(shown(/^90 × 45 Treated Pine MGP10 H3 Framing$/, 400), ["90", "45"])
    const large = shown(/^90 × 45 Treated Pine MGP10 H3 Framing$/, 1200)
    assert.include(large, "TREATED PINE MGP10 H3")
    assert.isTrue(
      large.some((text) => /^\d\.\d–\d\.\d m$/.test(text)),
      large.join()
    )
  })

  it("a screw says its gauge and its length", () => {
    assert.deepStrictEqual(shown(/^14g × 75 mm Bugle Batten Screw Galvanised$/, 400).toSorted(), ["14g", "75"])
  })

  it("paint says how much is in the tin: all that it comes in, or the one that is asked for", () => {
    const paint = products.find(({ drawing }) => drawing.shape === "tin" && drawing.profile === "paint")
    assert.isDefined(paint)
    if (!paint) return
    const all = textsOf(pictureOf(subjectOf(paint), 400)).join()
    const one = textsOf(pictureOf(subjectOf(paint, paint.variants[0]), 400)).join()
    assert.match(all, /–\d+ L$/)
    assert.match(one, /^\d+(\.\d+)? (L|mL)$/)
  })

  it("insulation says its R-value with one decimal", () => {
    assert.include(shown(/^R3\.0 Glasswool Ceiling Batt/, 400), "R3.0")
  })

  it("on pictures up to 400 the measures are larger than any letters of the large picture", () => {
    for (const product of kinds) {
      const largest = pages[1200].letter
      for (const { size, text } of pictureOf(subjectOf(product), 400).texts)
        if (text.length < 24) assert.isAbove(size, largest, `${product.name}: ${text}`)
    }
  })

  it("a section keeps its proportions: 240 × 45 lies flat beside 90 × 45, and a thin strip is never lost", () => {
    const share = (width: number, thickness: number) => {
      const [wide, thick] = sectionUnits(width, thickness)
      return thick / wide
    }
    assert.closeTo(share(90, 45), 45 / 90, 0.001)
    assert.closeTo(share(240, 45), 45 / 240, 0.001)
    assert.isAtLeast(sectionUnits(290, 3)[1], 9)
    assert.isAbove(sectionUnits(240, 45)[0], sectionUnits(90, 45)[0])
  })
})

describe("Bytes", () => {
  const folder = mkdtempSync(join(tmpdir(), "lineal-drawn-"))

  it.each(shapes)("a %s takes at most 18 KB up to 600 wide, and 60 KB at 1200", async (shape) => {
    const product = ofShape(shape)[0]
    assert.isDefined(product)
    if (!product) return
    for (const [size, most] of [
      [600, 18],
      [1200, 60]
    ] as const) {
      const bytes = await encodeWebp(pictureSvg(subjectOf(product), size, "light"), size)
      assert.isAtMost(bytes.length, most * 1024, `${product.name} at ${size}`)
      const { width, format } = await sharp(bytes).metadata()
      assert.deepStrictEqual({ width, format }, { width: size, format: "webp" })
    }
  })

  it("are the same again from the disk, under the same tag", async () => {
    const [product] = kinds
    assert.isDefined(product)
    if (!product) return
    const job = { kind: "picture", subject: subjectOf(product), size: 400, theme: "dark" } as const
    const first = await openRenderedFileCache(folder).getFile(job)
    assert.deepStrictEqual(await openRenderedFileCache(folder).getFile(job), first)
    assert.deepStrictEqual(first.bytes, await encodeWebp(pictureSvg(job.subject, 400, "dark"), 400))
    rmSync(folder, { recursive: true, force: true })
  })
})
