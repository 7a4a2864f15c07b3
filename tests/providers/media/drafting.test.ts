/** The draughtsman's tools: outlines, letters, solids, and figures beside what they measure. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { layOutSpan } from "../../../adapters/media/drafting/dimension.ts"
import { layOutDrawing } from "../../../adapters/media/drafting/layout.ts"
import { textOutline, textWidth, toSettableText } from "../../../adapters/media/drafting/lettering.ts"
import { horizontalDimension, outlinedMark } from "../../../adapters/media/drafting/mark.ts"
import { circle, parsePath, rectangle } from "../../../adapters/media/drafting/outline.ts"
import { pages, SHEET } from "../../../adapters/media/drafting/page.ts"
import { adaptedColour, exactColour, inkOn, materialPaints } from "../../../adapters/media/drafting/paint.ts"
import { boxOf, cornerPoints, pathText, rotatePath, translatePath } from "../../../adapters/media/drafting/path.ts"
import { parseMarks } from "../../../adapters/media/drafting/pattern.ts"
import { depthOffset, prism } from "../../../adapters/media/drafting/solid.ts"
import { mirrorBelowAxis, spindle } from "../../../adapters/media/drafting/symmetry.ts"
import { parseImageRequest } from "../../../adapters/media/image-request.ts"

const side = fc.double({ min: 1, max: 500, noNaN: true })

describe("Outlines", () => {
  it("small letters count from where the pen is, H and V go straight", () => {
    assert.strictEqual(pathText(parsePath("M10 10 h20 v5 l-20 0 z")), "M10 10L30 10L30 15L10 15Z")
    assert.strictEqual(pathText(parsePath("m5 5 1 1 2 0")), "M5 5L6 6L8 6")
  })

  it("a circle is as wide and as high as its diameter", () => {
    assert.deepStrictEqual(boxOf([circle(10, 20, 5)]), { left: 5, top: 15, right: 15, bottom: 25 })
  })

  it("moving and turning back leaves an outline as it was", () => {
    fc.assert(
      fc.property(side, side, fc.integer({ min: -360, max: 360 }), (width, height, degrees) => {
        const outline = rectangle(0, 0, width, height)
        const there = rotatePath(translatePath(outline, width, height), degrees)
        assert.strictEqual(
          pathText(translatePath(rotatePath(there, -degrees), -width, -height)).replaceAll("-0", "0"),
          pathText(outline)
        )
      })
    )
  })

  it("what is drawn over a line is as far below it as above", () => {
    const { top, bottom } = boxOf([mirrorBelowAxis("M0 0 V-10 C4 -12 8 -6 12 -4 V0")])
    assert.strictEqual(bottom, -top)
    assert.strictEqual(cornerPoints(spindle([0, 4], [10, 2])).length, 4)
  })
})

describe("Letters", () => {
  it("are outlines of the shop's typeface, as wide as it says", () => {
    const { left, right, top } = boxOf([textOutline("90", 100, 0, 0)])
    assert.isAbove(right - left, textWidth("90", 100) * 0.8)
    assert.isAtMost(right - left, textWidth("90", 100))
    assert.closeTo(-top, 70, 4)
  })

  it("signs that the typeface lacks are spelt", () => {
    assert.strictEqual(toSettableText("⌀ 90 → ⅜ in 75 Ω"), "Ø 90 – 3/8 in 75 ohm")
  })
})

describe("Solids", () => {
  it("of a box three faces are seen: the top, the right side and the front", () => {
    const marks = prism(rectangle(0, 0, 90, 45), depthOffset(200), materialPaints.pine)
    assert.strictEqual(marks.length, 3)
    assert.strictEqual(marks.at(-1)?.fill, materialPaints.pine.end)
    assert.isTrue(marks.slice(0, 2).every(({ fill }) => fill === materialPaints.pine.face))
  })

  it("go back at 30 degrees and at half length", () => {
    const [dx, dy] = depthOffset(100)
    assert.closeTo(Math.hypot(dx, dy), 50, 1e-9)
    assert.closeTo(Math.atan2(-dy, dx) * (180 / Math.PI), 30, 1e-9)
  })
})

describe("Figures beside a thing", () => {
  const page = pages[1200]

  it("stand outside, between arrowheads; where there is no room the arrows point in from outside", () => {
    const wide = layOutSpan(horizontalDimension([0, 0], [100, 0], "90"), 1, page)
    const narrow = layOutSpan(horizontalDimension([0, 0], [6, 0], "12"), 1, page)
    const reach = (set: typeof wide) => boxOf(set.marks.map(({ path: line }) => line))
    assert.deepStrictEqual([reach(wide).left, reach(wide).right], [0, 100])
    assert.isBelow(reach(narrow).left, -page.arrow)
    assert.isAbove(boxOf([wide.texts[0]?.mark.path ?? []]).top, reach(wide).top)
  })

  it("a thing of any size is laid on the sheet whole, its letters never smaller", () => {
    fc.assert(
      fc.property(side, side, fc.constantFrom(200, 400, 600, 1200), (width, height, size) => {
        const thing = {
          body: [outlinedMark(rectangle(0, 0, width, height))],
          annotations: [horizontalDimension([0, height], [width, height], "1200")]
        }
        const { marks, texts } = layOutDrawing(thing, pages[size as 200])
        const box = boxOf([...marks, ...texts.map(({ mark }) => mark)].map((mark) => mark.path))
        assert.isTrue(box.left >= 0 && box.top >= 0 && box.right <= SHEET.width && box.bottom <= SHEET.height)
        assert.strictEqual(texts[0]?.size, pages[size as 200].letter)
      })
    )
  })
})

describe("Paint and patterns", () => {
  it("ink can be read on whatever it is written on", () => {
    assert.deepStrictEqual(inkOn(exactColour("#36393c").face), { light: "#f1eee6", dark: "#f1eee6" })
    assert.deepStrictEqual(inkOn(exactColour("#fafaf7").face), { light: "#15181b", dark: "#15181b" })
  })

  it("a thing's own colour gives way only where the page's ink would be lost on it", () => {
    assert.deepStrictEqual(exactColour("#fafaf7").face, { light: "#fafaf7", dark: "#fafaf7" })
    assert.deepStrictEqual(adaptedColour("#4b86a8").face, { light: "#4b86a8", dark: "#4b86a8" })
    const [white, black] = [adaptedColour("#fafaf7").face, adaptedColour("#222426").face]
    assert.strictEqual(white.light, "#fafaf7")
    assert.strictEqual(black.dark, "#222426")
    assert.deepStrictEqual([inkOn(white).dark, inkOn(black).dark], ["#f1eee6", "#f1eee6"])
  })

  it("a written drawing is read line by line", () => {
    const marks = parseMarks(
      "fill own | M0 0 H10 V10 H0 Z\n hole 2 black | 3 3, 7 7\n fine | M0 0 L10 10",
      materialPaints.steel
    )
    assert.deepStrictEqual(
      marks.map(({ weight }) => weight),
      ["outline", "inner", "inner", "fine"]
    )
    assert.strictEqual(marks[0]?.fill, materialPaints.steel.face)
    assert.strictEqual(marks[1]?.fill, materialPaints.black.face)
  })
})

describe("What a picture is asked for by", () => {
  it.each([
    ["P0432752", "400.webp", { target: { kind: "product", id: "P0432752" }, theme: "light", size: 400 }],
    ["P0432752-dark", "1200.webp", { target: { kind: "product", id: "P0432752" }, theme: "dark", size: 1200 }],
    ["tpf9045-00012", "200.webp", { target: { kind: "name", name: "tpf9045-00012" }, theme: "light", size: 200 }],
    [
      "category-timber--framing-dark",
      "600.webp",
      { target: { kind: "category", slug: "timber/framing" }, theme: "dark", size: 600 }
    ],
    ["P0432752", "500.webp", undefined],
    ["P0432752", "400.png", undefined],
    ["../secret", "400.webp", undefined],
    ["", "400.webp", undefined]
  ])("%s at %s", (imageId, file, expected) => {
    assert.deepStrictEqual(parseImageRequest(imageId, file), expected as never)
  })
})
