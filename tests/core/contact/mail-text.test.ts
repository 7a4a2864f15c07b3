/** What of typed text an e-mail of the shop may carry. */
import { describe, expect, it } from "vitest"
import { registrationProblems } from "../../../core/account/registration.ts"
import { contactFieldProblems } from "../../../core/contact/fields.ts"
import { hasAddress, mailText, nameInMail } from "../../../core/contact/mail-text.ts"

describe("[T36] An address in a name", () => {
  it.each([
    "https://evil.example/x",
    "Kim http://evil.example",
    "evil.com",
    "EVIL.COM",
    "see evil.com/win",
    "www.evil",
    "kim@evil.example",
    "evil。com",
    "ｅｖｉｌ．ｃｏｍ",
    "evil.com!"
  ])("is found in %s", (typed) => {
    expect(hasAddress(typed)).toBe(true)
    expect(mailText(typed, 100)).not.toMatch(/evil\S*\.\S|:\/\/|@/i)
    const person = { firstName: typed, lastName: "Lee", email: "kim@example.com" }
    expect(registrationProblems(person)).toEqual({ firstName: "A name can't have a web or e-mail address in it" })
    const contact = { contactName: typed, company: typed, phone: "0391234567", email: "kim@example.com" }
    expect(Object.keys(contactFieldProblems(contact))).toEqual(["contactName", "company"])
  })

  it.each(["Kim Lee", "Mary St. John", "J.R. Smith", "O'Brien-Núñez", "Smith & Sons Pty. Ltd.", "3.6 m decks", "李明"])(
    "is not found in %s",
    (typed) => expect(hasAddress(typed)).toBe(false)
  )
})

describe("[T36] Typed text in an e-mail", () => {
  it("is cut at a word, stays on one line, and leads nowhere", () => {
    expect(mailText("Level 2,\r\nbehind   the shed. See https://evil.example now", 100)).toBe(
      "Level 2, behind the shed. See now"
    )
    expect(mailText("one two three", 9)).toBe("one two")
    expect(mailText("onetwothree", 5)).toBe("onetw")
    expect(mailText("Evil.Com", 20)).toBe("Evil. Com")
  })

  it("is a name in a greeting where it is letters, and else nothing", () => {
    expect(nameInMail("Kim")).toBe("Kim")
    expect(nameInMail("O'Brien-Núñez")).toBe("O'Brien-Núñez")
    expect(nameInMail("You won $500! https://evil.example")).toBe("You won")
    expect(nameInMail("https://evil.example")).toBe("")
    expect(nameInMail("a".repeat(60))).toHaveLength(30)
  })
})
