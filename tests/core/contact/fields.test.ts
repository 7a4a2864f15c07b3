/** What each field must hold, in the words that the shopper reads. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  addressFieldProblems,
  contactFieldProblems,
  countProblem,
  emailProblem,
  MAX_FIELD_CHARACTERS,
  mobileProblem,
  normalizePhone,
  phoneProblem,
  postcodeProblem,
  requiredProblem,
  states,
  textProblem
} from "../../../core/contact/fields.ts"
import { isInState, stateOfPostcode } from "../../../core/contact/postcode.ts"
import { uploadProblem } from "../../../core/fields/uploads.ts"

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))

describe("A field", () => {
  it.each([
    ["", true],
    ["  ", true],
    ["\t", true],
    ["\u200b\u202e", true],
    ["\u2060 \u00ad\ufe0f", true],
    ["\u3164\u115f", true],
    ["a", false],
    ["a\u200d", false],
    ["\u{1f477}", false]
  ] as const)("[VAL-01] %j is empty: %s", (value, isEmpty) =>
    assert.strictEqual(requiredProblem("Contact name", value), isEmpty ? "Contact name is required" : undefined)
  )

  it("[VAL-01] may be as long as its limit, and the message names that limit", () => {
    assert.isUndefined(textProblem("a".repeat(40), 40))
    assert.strictEqual(textProblem("a".repeat(41), 40), "40 max characters")
  })

  it.each(["gnp\u202egpj", "\u202a0412\u202c", "\u2066x\u2069", "one\u000btwo", "a\u0000", "\ud800"])(
    "[F9] [VAL-01] %j is refused by name: it steers, or turns what others read",
    (value) =>
      assert.strictEqual(
        textProblem(value, 40),
        "Some of these characters can't be sent. Type the text again instead of pasting it"
      )
  )

  it.each(["\u05e0\u05d5\u200f", "\u{1f477}\u200d\u2640\ufe0f", "two\r\nlines", "a\tb"])(
    "[F9] [VAL-01] %j is text like any other",
    (value) => assert.isUndefined(textProblem(value, 40))
  )

  it("[VAL-01] is counted in characters, an emoji as one", () => {
    assert.isUndefined(textProblem("🪵".repeat(40), 40))
    assert.strictEqual(textProblem("🪵".repeat(41), 40), "40 max characters")
  })

  it.each([
    [2, undefined],
    [5, undefined],
    [1, "Not reaching minimum input limit of 2"],
    [6, "Reached maximum input limit of 5"]
  ])("[VAL-01] with %s entries of 2 to 5: %s", (count, problem) =>
    assert.strictEqual(countProblem(count, { least: 2, most: 5 }), problem)
  )

  it("[VAL-01] needs none where nothing is said of it", () => assert.isUndefined(countProblem(0, { most: 5 })))

  it.each([
    ["contactName", 100],
    ["company", 100],
    ["customerRefNo", 40],
    ["instructions", 500]
  ] as const)("[VAL-06] named %s holds %i characters at most", (field, most) =>
    assert.strictEqual(MAX_FIELD_CHARACTERS[field], most)
  )

  // Fails where a message names a figure that is not the limit, or the limit itself is refused.
  it("[VAL-01] [VAL-06] names the limit that it is held to: so many are right, and one more or fewer is not", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(200), (least, more) => {
        const most = least + more
        const limits = { least, most }
        for (const count of [least, most]) assert.isUndefined(countProblem(count, limits))
        assert.strictEqual(countProblem(most + 1, limits), `Reached maximum input limit of ${most}`)
        assert.strictEqual(countProblem(least - 1, limits), `Not reaching minimum input limit of ${least}`)
        assert.isUndefined(textProblem("a".repeat(most), most))
        assert.strictEqual(textProblem("a".repeat(most + 1), most), `${most} max characters`)
      })
    )
  })
})

describe("An e-mail address in another spelling", () => {
  it.each([
    "a9@x.example\u200b",
    "a9\u2060@x.example",
    "a9@x.ex\u00adample",
    "a9@x.e\u200dxample",
    "a9@x.example\ufe0f",
    "a9\u034f@x.example",
    "a9@x.\u3164example",
    "a9@x.exa\u{e0061}mple",
    "\u061ca9@x.example",
    "a9@x\u0000.example",
    "a9@x\u3002\u3002example",
    "a9\uff1a@x.example"
  ])(
    "[VAL-01] [T36] may hold nothing that can't be seen, and in its usual form no sign that it can't hold: %j",
    (typed) => assert.strictEqual(emailProblem(typed), emailProblem("none"))
  )

  it.each(["zo\u00eb@caf\u00e9.example", "a9@x\u3002example", "o'neil+a_b@x.example", "\u0130rem@x.example"])(
    "[VAL-01] may be %s",
    (typed) => assert.isUndefined(emailProblem(typed))
  )
})

describe("An upload", () => {
  const allowed = { types: ["image/png", "application/pdf"], mostBytes: 10_000_000 }
  it.each([
    ["image/png", 10_000_000, undefined],
    ["application/pdf", 1, undefined],
    ["image/png", 10_000_001, "Exceeded max upload file size"],
    ["text/html", 1, "Uploaded file type is not allowed"],
    ["", 1, "Uploaded file type is not allowed"]
  ])("[VAL-01] of type %s with %s bytes: %s", (type, bytes, problem) =>
    assert.strictEqual(uploadProblem({ type, bytes }, allowed), problem)
  )
})

describe("An e-mail address", () => {
  it.each([
    ["kim@example.com"],
    [" kim@example.com "],
    ["k.o'neil+yard@mail.example.com.au"],
    ["7@x.co"],
    [`${"a".repeat(249)}@b.co`]
  ])("[VAL-01] %s is one", (value) => assert.isUndefined(emailProblem(value)))
  it.each([
    ["kim"],
    ["kim@"],
    ["@example.com"],
    ["kim@example"],
    ["kim lee@example.com"],
    ["kim@@example.com"],
    ["kim@example..com"],
    ["kim@example.com, sam@example.com"],
    ["kim@[127.0.0.1]"],
    [`${"a".repeat(250)}@b.co`]
  ])("[VAL-01] %s is none", (value) => assert.strictEqual(emailProblem(value), "Please enter a valid email address"))
})

describe("A phone number", () => {
  it.each([
    ["+64 21 123 456", undefined],
    ["+1 (555) 010-0199", undefined],
    ["03 9764 1234", undefined],
    ["+61 3 9764 1234", undefined],
    ["021 123 456", "Must start with 02 to 09, or with + and the code of another country"],
    ["+64", "Must start with 02 to 09, or with + and the code of another country"],
    ["+64 21 abc 456", "Must start with 02 to 09, or with + and the code of another country"]
  ])("[VAL-03] %s of somebody whom a parcel goes to abroad: %s", (phone, problem) => {
    const contact = { contactName: "Mere Tamati", email: "mere@example.com", phone }
    assert.strictEqual(contactFieldProblems(contact, true).phone, problem)
    if (phone.startsWith("+64")) assert.isDefined(contactFieldProblems(contact).phone)
  })

  it.each([
    ["03 9764 1234", "0397641234"],
    ["(03) 9764-1234", "0397641234"],
    ["+61 3 9764 1234", "0397641234"],
    ["+61 (0)3 9764 1234", "0397641234"],
    ["61.412.345.678", "0412345678"],
    ["0412 345 678", "0412345678"]
  ])("[VAL-03] %s is %s", (value, clean) => {
    assert.strictEqual(normalizePhone(value), clean)
    assert.isUndefined(phoneProblem(value))
  })

  it.each([
    ["0012345678", "Must start with 02 to 09"],
    ["0112345678", "Must start with 02 to 09"],
    ["1300 123 456", "Must start with 02 to 09"],
    ["9764 1234", "Must start with 02 to 09"],
    ["", "Must start with 02 to 09"],
    ["03 9764 123", "A phone number has 10 digits with its area code"],
    ["03 9764 12345", "A phone number has 10 digits with its area code"],
    ["03 9764 123x", "A phone number has 10 digits with its area code"]
  ])("[VAL-03] %s is refused: %s", (value, problem) => assert.strictEqual(phoneProblem(value), problem))

  it("[VAL-03] is right for 02 to 09 and no other start, however it is punctuated", () => {
    const gap = fc.constantFrom("", " ", "-", ".", " (", ") ")
    fc.assert(
      fc.property(fc.nat(9), digits(8), gap, gap, (second, rest, one, two) => {
        const written = `0${second}${one}${rest.slice(0, 4)}${two}${rest.slice(4)}`
        assert.strictEqual(phoneProblem(written), second >= 2 ? undefined : "Must start with 02 to 09")
        if (second >= 2) assert.strictEqual(normalizePhone(`+61${written.slice(1)}`), normalizePhone(written))
      })
    )
  })
})

describe("A mobile number", () => {
  it.each([["0412345678"], ["0412 345 678"], [" 04 12 34 56 78 "]])("[VAL-03] %s is one", (value) =>
    assert.isUndefined(mobileProblem(value))
  )
  it.each([["0312345678"], ["041234567"], ["04123456789"], ["0412-345-678"], ["+61412345678"], [""]])(
    "[VAL-03] %s is none",
    (value) => assert.strictEqual(mobileProblem(value), "Must start with 04 and be 10 digits long")
  )
  it("[VAL-03] is a phone number as well", () => {
    fc.assert(fc.property(digits(8), (rest) => assert.isUndefined(phoneProblem(`04${rest}`))))
    fc.assert(fc.property(digits(8), (rest) => assert.isUndefined(mobileProblem(`04${rest}`))))
  })
})

describe("A postcode", () => {
  it.each([
    ["3178", undefined],
    [" 3178 ", undefined],
    ["317", "A postcode has 4 digits"],
    ["31788", "A postcode has 4 digits"],
    ["VIC3", "A postcode has 4 digits"]
  ])("[FLD-01] %s: %s", (value, problem) => assert.strictEqual(postcodeProblem(value), problem))
})

describe("A contact", () => {
  const right = { contactName: "Kim Lee", phone: "03 9764 1234", email: "kim@example.com" }

  it.each([
    [right, {}],
    [{ ...right, company: "Lee Decks" }, {}],
    [{ ...right, contactName: "" }, { contactName: "Contact name is required" }],
    [{ ...right, contactName: "k".repeat(101) }, { contactName: "100 max characters" }],
    [{ ...right, company: "k".repeat(101) }, { company: "100 max characters" }],
    [{ ...right, phone: "" }, { phone: "Phone is required" }],
    [{ ...right, phone: "1234" }, { phone: "Must start with 02 to 09" }],
    [{ ...right, email: "kim" }, { email: "Please enter a valid email address" }]
  ])("[VAL-01] %j has the problems %j", (contact, problems) =>
    assert.deepStrictEqual(contactFieldProblems(contact), problems)
  )
})

describe("A postal address", () => {
  const here = { line1: "1 Yard Road", suburb: "Rowville", postcode: "3178", state: "VIC", manuallyEntered: true }
  const abroad = { ...here, postcode: "80331", state: "Bayern", country: "DE" }
  it.each([
    ["here", here, {}],
    ["here, by its country", { ...here, country: "AU", postcode: "7000", state: " tas " }, {}],
    ["in another state", { ...here, state: "NSW" }, { postcode: "This postcode isn't in NSW" }],
    ["abroad, where any postcode may be in any state", { ...abroad, postcode: "3178", state: "NSW" }, {}],
    ["abroad", abroad, {}],
    ["here with five digits", { ...here, postcode: "31780" }, { postcode: "A postcode has 4 digits" }],
    ["here in no state", { ...here, state: "Victoria" }, { state: "Choose a state or territory" }],
    ["abroad without a place", { ...abroad, suburb: "" }, { suburb: "Town or city is required" }],
    ["without a postcode", { ...abroad, postcode: " " }, { postcode: "Postcode is required" }],
    [
      "in a country without a code",
      { ...abroad, country: "de" },
      { country: "A country is named by its two-letter code" }
    ],
    [
      "with nothing in it",
      { ...here, line1: "", suburb: "", postcode: "", state: "" },
      {
        line1: "Address is required",
        suburb: "Suburb is required",
        postcode: "Postcode is required",
        state: "Choose a state or territory"
      }
    ]
  ])("[FLD-01] %s: what is wrong is said by field", (_, address, problems) =>
    assert.deepStrictEqual(addressFieldProblems(address), problems)
  )
})

describe("A postcode's state", () => {
  it.each([
    ["0200", "ACT"],
    ["0800", "NT"],
    ["0999", "NT"],
    ["1001", "NSW"],
    ["2000", "NSW"],
    ["2599", "NSW"],
    ["2600", "ACT"],
    ["2618", "ACT"],
    ["2619", "NSW"],
    ["2899", "NSW"],
    ["2900", "ACT"],
    ["2920", "ACT"],
    ["2921", "NSW"],
    ["3000", "VIC"],
    ["3999", "VIC"],
    ["8001", "VIC"],
    ["4000", "QLD"],
    ["9726", "QLD"],
    ["5000", "SA"],
    ["6000", "WA"],
    ["6999", "WA"],
    ["7000", "TAS"],
    ["7999", "TAS"]
  ])("[FLD-01] %s is in %s", (postcode, state) => {
    assert.isTrue(isInState(postcode, state))
    assert.strictEqual(stateOfPostcode(postcode), ["2618"].includes(postcode) ? undefined : state)
    assert.lengthOf(
      states.filter((one) => isInState(postcode, one)),
      ["2618"].includes(postcode) ? 2 : 1
    )
  })
  it.each([
    ["0872", ["NT", "SA", "WA"]],
    ["3644", ["NSW", "VIC"]],
    ["4383", ["NSW", "QLD"]],
    ["2620", ["ACT", "NSW"]]
  ])("[FLD-01] %s lies across a border, in %j", (postcode, here) => {
    assert.isUndefined(stateOfPostcode(postcode))
    assert.sameMembers(
      states.filter((one) => isInState(postcode, one)),
      here
    )
  })
  it.each(["0000", "0199", "0300", "0799"])("[FLD-01] %s is nowhere", (postcode) =>
    assert.isFalse(states.some((one) => isInState(postcode, one)))
  )
})
