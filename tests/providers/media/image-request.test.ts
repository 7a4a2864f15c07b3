/** What a picture is asked for by: its name and size, as they stand in its address. */
import { assert, describe, it } from "@effect/vitest"
import { parseImageRequest } from "../../../adapters/media/image-request.ts"

describe("What a picture is asked for by", () => {
  it.each([
    ["P0432752", "400.webp", { target: { kind: "product", id: "P0432752" }, theme: "light", width: 400 }],
    ["P0432752-dark", "1200.webp", { target: { kind: "product", id: "P0432752" }, theme: "dark", width: 1200 }],
    ["tpf9045-00012", "200.webp", { target: { kind: "name", name: "tpf9045-00012" }, theme: "light", width: 200 }],
    [
      "category-timber--framing-dark",
      "600.webp",
      { target: { kind: "category", slug: "timber/framing" }, theme: "dark", width: 600 }
    ],
    ["P0432752", "500.webp", undefined],
    ["P0432752", "400.png", undefined],
    ["../secret", "400.webp", undefined],
    ["", "400.webp", undefined]
  ])("%s at %s", (imageId, file, expected) => {
    assert.deepStrictEqual(parseImageRequest(imageId, file), expected as never)
  })
})
