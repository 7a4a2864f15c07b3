/** The facts of the pictures that a page asks for together. */
import { assert, describe, it } from "@effect/vitest"
import { mediaDetails } from "../../../core/content/media.ts"

const asked = (...list: ReadonlyArray<unknown>) => mediaDetails(JSON.stringify(list))
const ids = (answer: ReturnType<typeof mediaDetails>) => answer?.map(({ id }) => id)

describe("The facts of pictures", () => {
  it("[CALL-26] are one for each that is asked for, in the order of asking", () =>
    assert.deepStrictEqual(asked("internal:p1:half", "internal:p2:thumbnail"), [
      {
        source: "internal",
        id: "p1",
        format: "half",
        mimeType: "image/webp",
        type: "image",
        meta: { title: "p1", alt: "" },
        placeholder: "/favicon/icon.svg",
        default: "/media/internal/p1/600.webp",
        width: 600,
        height: 450,
        formats: [
          { ext: "webp", sizes: [200, 400, 600, 1200] },
          { ext: "png", sizes: [200, 400, 600, 1200] }
        ]
      },
      ...(asked("internal:p2:thumbnail") ?? [])
    ]))

  it.each(["elsewhere:p1:half", "internal:p1", "internal::half", "internal:p/1:half", "internal:p1:", "", 7, null])(
    "[CALL-26] leave out %j",
    (one) => assert.deepStrictEqual(ids(asked(one, "internal:p2:half")), ["p2"])
  )

  it("[CALL-26] are given for 40 together, and for no more", () => {
    assert.lengthOf(asked(...Array(40).fill("internal:p1:half")) ?? [], 40)
    assert.isUndefined(asked(...Array(41).fill("internal:p1:half")))
    assert.deepStrictEqual(asked(), [])
  })

  it.each(["", "internal:p1:half", "{}", '{"length":1}', '"x"', "null", "[1"])(
    "[CALL-26] are none for %j, which is no list",
    (text) => assert.isUndefined(mediaDetails(text))
  )
})
