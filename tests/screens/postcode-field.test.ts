/** A postcode that is typed for an estimate: when it is kept, and what changes it from outside. */
import { describe, expect, it } from "vitest"
import { PostcodeField } from "../../ui/session/postcode-field.ts"

const typedField = () => {
  const kept: Array<string> = []
  const loaded: Array<string> = []
  const answers: Array<() => void> = []
  const field: PostcodeField = new PostcodeField(
    (postcode) => {
      kept.push(postcode)
      return new Promise((resolve) => answers.push(() => resolve({ ok: true, data: {} })))
    },
    async () => void loaded.push(field.text)
  )
  return { field, kept, loaded, answers }
}

describe("a postcode that is typed", () => {
  it("[EXP-08] is kept once it has its four digits, and asks for the costs at each", () => {
    const { field, kept, loaded } = typedField()
    for (const text of ["3", "31", "3a1 7", "31789"]) void field.type(text)
    expect(loaded).toEqual(["3", "31", "317", "3178"])
    expect(kept).toEqual(["3178"])
  })

  it("[EXP-08] follows one that is kept elsewhere on the page, also none at all", async () => {
    const { field, kept, loaded } = typedField()
    await field.show("3178")
    await field.show("3178")
    await field.show("")
    expect(loaded).toEqual(["3178", ""])
    expect(kept).toEqual([])
  })

  it("is not taken back by what was kept before it", async () => {
    const { field, answers } = typedField()
    const typed = [field.type("3178"), field.type("3179")]
    answers[0]?.()
    await typed[0]
    await field.show("3178")
    expect(field.text).toBe("3179")
    answers[1]?.()
    await typed[1]
    await field.show("3180")
    expect(field.text).toBe("3180")
  })
})
