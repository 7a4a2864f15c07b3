/** Every error of the catalogue has its own words, which nothing else says. */
import { assert, describe, it } from "@effect/vitest"
import { signInWords } from "../../../core/words/account.ts"
import { catalogue, errors, texts } from "./catalogue.ts"

describe("The catalogue of errors", () => {
  it.each(catalogue.filter(([id]) => id === "MSG-01"))("[MSG-01] %s %s has %i", (_, __, count, words) =>
    assert.lengthOf(Object.keys(words), count)
  )
  it.each(catalogue.filter(([id]) => id === "MSG-02"))("[MSG-02] %s %s has %i", (_, __, count, words) =>
    assert.lengthOf(Object.keys(words), count)
  )
  it.each(catalogue.filter(([id]) => id === "MSG-03"))("[MSG-03] %s %s has %i", (_, __, count, words) =>
    assert.lengthOf(Object.keys(words), count)
  )
  it.each(catalogue.filter(([id]) => id === "MSG-04"))("[MSG-04] %s %s has %i", (_, __, count, words) =>
    assert.lengthOf(Object.keys(words), count)
  )

  const isAlone = (text: string) => {
    assert.isAbove(text.trim().length, 10)
    assert.lengthOf(
      texts.filter((one) => one.text === text),
      1,
      texts
        .filter((one) => one.text === text)
        .map(({ at }) => at)
        .join()
    )
  }
  it.each(errors.filter(([id]) => id === "MSG-01"))("[MSG-01] %s: %s, %s is said nowhere else", (_, __, ___, text) =>
    isAlone(text)
  )
  it.each(errors.filter(([id]) => id === "MSG-02"))("[MSG-02] %s: %s, %s is said nowhere else", (_, __, ___, text) =>
    isAlone(text)
  )
  it("[MSG-02] the login's system error names the phone number of customer service", () =>
    assert.include(signInWords.system("03 9000 0000"), "03 9000 0000"))
  it.each(errors.filter(([id]) => id === "MSG-03"))("[MSG-03] %s: %s, %s is said nowhere else", (_, __, ___, text) =>
    isAlone(text)
  )
  it.each(errors.filter(([id]) => id === "MSG-04"))("[MSG-04] %s: %s, %s is said nowhere else", (_, __, ___, text) =>
    isAlone(text)
  )
})
