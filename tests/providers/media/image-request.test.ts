/** What a picture is asked for by, as its address says it, and what stands on one that nobody made. */
import { assert, describe, it } from "@effect/vitest"
import { initialsOf } from "../../../adapters/images/placeholder.ts"
import { parseImageRequest } from "../../../adapters/media/image-request.ts"

describe("What a picture is asked for by", () => {
  it.each([
    [
      "P0432752",
      "400.webp",
      { target: { kind: "product", id: "P0432752" }, theme: "light", width: 400, format: "webp" }
    ],
    [
      "P0432752-dark",
      "1200.webp",
      { target: { kind: "product", id: "P0432752" }, theme: "dark", width: 1200, format: "webp" }
    ],
    [
      "tpf9045-00012",
      "200.webp",
      { target: { kind: "name", name: "tpf9045-00012" }, theme: "light", width: 200, format: "webp" }
    ],
    [
      "category-timber--framing-dark",
      "600.webp",
      { target: { kind: "category", slug: "timber/framing" }, theme: "dark", width: 600, format: "webp" }
    ],
    ["P0432752", "500.webp", undefined],
    ["P0432752", "400.png", { target: { kind: "product", id: "P0432752" }, theme: "light", width: 400, format: "png" }],
    ["P0432752", "400.gif", undefined],
    ["../secret", "400.webp", undefined],
    ["", "400.webp", undefined]
  ])("%s at %s", (imageId, file, expected) => {
    assert.deepStrictEqual(parseImageRequest(imageId, file), expected as never)
  })
})

describe("The initials on a placeholder", () => {
  it.each([
    ["14g × 50 mm Bugle Batten Screw", "BB"],
    ["90 × 45 Treated Pine MGP10", "TP"],
    ["Élan tap", "É"],
    ["decking oil", "DO"],
    ["4 × 2", "42"],
    ["☂", ""]
  ])("of %s are %s", (name, initials) => assert.strictEqual(initialsOf(name), initials))
})
