/** What a password may be, what a person must tell, and what is shown of where a code went. */
import { describe, expect, it } from "vitest"
import { normalRegistration } from "../../../../core/account/registration.ts"
import { deviceName } from "../../../../core/account/session/device-name.ts"
import { maskedEmail, maskedMobile } from "../../../../core/account/sign-in/masked-contact.ts"
import { passwordProblem } from "../../../../core/account/sign-in/password-rule.ts"
import { normalEmail } from "../../../../core/contact/email-address.ts"

describe("[AUTH-07] A password", () => {
  it.each([
    "plumb-level-square",
    "ten letter",
    "ひみつのことばですよね",
    "x y z x y w a b",
    `${"é".repeat(9)}a`,
    `${"a".repeat(199)}b`
  ])("may be %s", (password) => expect(passwordProblem(password)).toBeUndefined())

  it.each(["nine char", "é".repeat(9), "👷".repeat(9)])(
    "may not be %s, which is shorter than ten characters",
    (password) => expect(passwordProblem(password)).toBe("A password has at least 10 characters")
  )

  it.each([
    "1234567890",
    "PasswordPassword",
    "qwertyuiop!!",
    "Letmeinnow2026",
    "aaaaaaaaaaaa",
    "xyxyxyxyxyxy",
    "12345678901234"
  ])("may not be %s, which is tried first", (password) =>
    expect(passwordProblem(password)).toBe("That password is one of the first that is tried. Choose another.")
  )
})

describe("An address", () => {
  it("[AUTH-01] is the same in any capitals, with spaces around it, and however its accents are written", () => {
    expect(normalEmail("  Kim@Example.COM ")).toBe("kim@example.com")
    for (const spelling of [
      "a9@\uff58.example",
      "a9@\u24e7.example",
      "a9@x\u3002example",
      "a9@x\uff0eexample",
      "a9@x\uff61example",
      "\uff219@x.example",
      "a\uff19\uff20X.example"
    ])
      expect(normalEmail(spelling)).toBe("a9@x.example")
    expect(normalEmail("re\u0301my@example.com")).toBe(normalEmail("r\u00e9my@example.com"))
  })

  it("[REG-02] of somebody new is kept like that, with their names and their number cleaned", () => {
    const told = { firstName: " Kim ", lastName: "Lee ", email: "Kim@Example.com", mobile: "+61 491 570 737" }
    expect(normalRegistration(told)).toEqual({
      firstName: "Kim",
      lastName: "Lee",
      email: "kim@example.com",
      mobile: "0491570737"
    })
  })

  it("[AUTH-05] that a code went to is shown in part", () => {
    expect(maskedEmail("dana@ironbark.example")).toBe("d•••@ironbark.example")
    expect(maskedMobile("0491 570 156")).toBe("•••• ••• 156")
  })
})

describe("A device", () => {
  it.each([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
      "Edge on Windows"
    ],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15", "Safari on Mac"],
    ["Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome on Android"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit CriOS/140.0 Safari/604.1", "Chrome on iPhone"],
    ["curl/8.0", "Unknown device"],
    ["<script>alert(1)</script>", "Unknown device"],
    ["", "Unknown device"]
  ])("that says %s is %s", (agent, name) => expect(deviceName(agent)).toBe(name))
})
