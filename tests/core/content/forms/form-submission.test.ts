/** Forms as people fill them in, and as staff write them. */
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import fc from "fast-check"
import { ContentForm, type FormField } from "../../../../core/content/forms/form.schema.ts"
import { formProblem } from "../../../../core/content/forms/form-rules.ts"
import { formEntryProblems, shownFields, submittedFields } from "../../../../core/content/forms/form-submission.ts"
import { defaultUploads } from "../../../../core/fields/uploads.ts"
import { fieldWords } from "../../../../core/words/field.ts"

const field = (type: FormField["type"], more: Partial<FormField> = {}): FormField => ({
  key: "entry",
  type,
  label: "Entry",
  isRequired: false,
  ...more
})

const rules = { today: "2026-11-23", uploads: defaultUploads }

const entries = (
  values: Readonly<Record<string, string | ReadonlyArray<string>>>,
  files: ReadonlyArray<Uint8Array> = []
) => ({
  values: new Map(Object.entries(values).map(([key, value]) => [key, typeof value === "string" ? [value] : value])),
  files: new Map([["entry", files]])
})

const problemOf = (one: FormField, value: string | ReadonlyArray<string>, files?: ReadonlyArray<Uint8Array>) =>
  formEntryProblems([one], entries({ entry: value }, files), rules).entry

const png = (bytes = 20) => {
  const file = new Uint8Array(bytes)
  file.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return file
}

describe("A field of a form", () => {
  it.each<[FormField["type"], string, string]>([
    ["email", "me@", "Please enter a valid email address"],
    ["phone", "1300 000 000", "Must start with 02 to 09"],
    ["mobile", "0512345678", "Must start with 04 and be 10 digits long"],
    ["postcode", "31781", "A postcode has 4 digits"],
    ["abn", "51 824 753 557", "The ABN you entered is not valid"],
    ["acn", "004 085 617", "The ACN you entered is not valid"],
    ["number", "1e9", "Enter a number, such as 12 or 2.5"],
    ["date", "2026-02-30", "Invalid date selected"],
    ["time", "hh:mm A", "This is not a valid time format"],
    ["consent", "no", "Entry is required"],
    ["text", "two\nlines", fieldWords.signs],
    ["text", "x".repeat(201), "200 max characters"],
    ["paragraph", "x".repeat(2001), "2000 max characters"]
  ])("[CMS-03] of type %s refuses %j", (type, value, problem) => {
    assert.strictEqual(problemOf(field(type), value), problem)
  })

  it.each<[FormField["type"], string]>([
    ["email", "me@lineal.example"],
    ["phone", "(03) 9555 1234"],
    ["mobile", "0412 345 678"],
    ["postcode", "3178"],
    ["abn", "51 824 753 556"],
    ["acn", "004 085 616"],
    ["number", "-2.5"],
    ["date", "2028-02-29"],
    ["time", "7:30 am"],
    ["consent", "yes"],
    ["text", "90 × 45"],
    ["paragraph", "two\nlines"]
  ])("[CMS-03] of type %s takes %j", (type, value) => {
    assert.isUndefined(problemOf(field(type), value))
  })

  it.each<FormField["type"]>(["text", "email", "abn", "number", "date", "select", "checkboxes", "consent", "file"])(
    "[CMS-03] of type %s may be left empty, unless it is required",
    (type) => {
      assert.isUndefined(problemOf(field(type, { options: ["a"] }), " "))
      assert.strictEqual(problemOf(field(type, { isRequired: true, options: ["a"] }), " "), "Entry is required")
    }
  )

  it("[CMS-03] offers its options, each once, and as many as it says", () => {
    const boxes = field("checkboxes", { options: ["a", "b", "c"], least: 2, most: 2 })
    assert.isUndefined(problemOf(boxes, ["a", "c"]))
    assert.strictEqual(problemOf(boxes, ["a"]), "Not reaching minimum input limit of 2")
    assert.strictEqual(problemOf(boxes, ["a", "b", "c"]), "Reached maximum input limit of 2")
    assert.strictEqual(problemOf(boxes, ["a", "a"]), "Choose one of the options")
    assert.strictEqual(problemOf(field("select", { options: ["a"] }), "constructor"), "Choose one of the options")
    assert.strictEqual(
      problemOf(field("radio", { options: ["a", "b"] }), ["a", "b"]),
      "Reached maximum input limit of 1"
    )
    assert.strictEqual(problemOf(field("text"), ["a", "b"]), "Reached maximum input limit of 1")
  })

  it("[CMS-03] bounds a number by its least and most, both included", () => {
    const sheets = field("number", { least: 1, most: 40 })
    assert.deepStrictEqual(
      ["0.9", "1", "40", "40.1"].map((value) => problemOf(sheets, value)),
      ["Not reaching minimum input limit of 1", undefined, undefined, "Reached maximum input limit of 40"]
    )
  })

  it("[CMS-03] [VAL-06] takes files by what is in them, as many as it says and as big as the shop allows", () => {
    const plans = field("file", { most: 2 })
    assert.isUndefined(problemOf(plans, "", [png(), png()]))
    assert.strictEqual(problemOf(plans, "", [png(), png(), png()]), "Reached maximum input limit of 2")
    assert.strictEqual(problemOf(plans, "", [new Uint8Array(20)]), "Uploaded file type is not allowed")
    assert.strictEqual(problemOf(plans, "", [png(defaultUploads.mostBytes + 1)]), "Exceeded max upload file size")
  })
})

describe("A form", () => {
  const fields: ReadonlyArray<FormField> = [
    field("radio", { key: "kind", options: ["company", "person"], isRequired: true }),
    field("abn", { key: "abn", label: "ABN", isRequired: true, showWhen: { key: "kind", value: "company" } }),
    field("text", { key: "trust", label: "Trust", showWhen: { key: "abn", value: "51 824 753 556" } }),
    field("hidden", { key: "source", label: "Source", value: "benefits page" })
  ]

  it("[CMS-03] neither asks nor keeps what is not shown", () => {
    const person = entries({ kind: "person", abn: "51 824 753 556", trust: "left over" })
    assert.deepStrictEqual(
      shownFields(fields, person.values).map(({ key }) => key),
      ["kind", "source"]
    )
    assert.deepStrictEqual(formEntryProblems(fields, person, rules), {})
    assert.deepStrictEqual(
      submittedFields(fields, person).map(({ key, value }) => [key, value]),
      [
        ["kind", "person"],
        ["source", "benefits page"]
      ]
    )
    assert.deepStrictEqual(formEntryProblems(fields, entries({ kind: "company" }), rules), {
      abn: "ABN is required"
    })
  })

  it("[CMS-03] keeps of a hidden field what staff wrote, whatever a browser sends", () => {
    const sent = submittedFields(fields, entries({ kind: "person", source: "elsewhere" }))
    assert.deepStrictEqual(sent.at(-1), { key: "source", type: "hidden", label: "Source", value: "benefits page" })
  })

  it("[CMS-03] keeps a value only of a field that it shows", () => {
    const some = fc.constantFrom("company", "person", "51 824 753 556", "", "x")
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom("kind", "abn", "trust", "source", "other", "__proto__"), some),
        (values) => {
          const entered = entries(values)
          const shown = new Set(shownFields(fields, entered.values).map(({ key }) => key))
          assert.isTrue(submittedFields(fields, entered).every(({ key }) => shown.has(key)))
          assert.isTrue(Object.keys(formEntryProblems(fields, entered, rules)).every((key) => shown.has(key)))
        }
      )
    )
  })

  it.each<[string, ReadonlyArray<FormField>]>([
    ["Two fields have the key entry", [field("text"), field("email")]],
    ["entry needs options, each a different one", [field("select")]],
    ["entry needs options, each a different one", [field("radio", { options: ["a", "a"] })]],
    ["entry has options, which a field of type text can't show", [field("text", { options: ["a"] })]],
    ["entry leaves days out, which a field of type text has not", [field("text", { disabled: { cutOff: "today" } })]],
    ["entry has a least above its most", [field("text", { least: 3, most: 2 })]],
    ["entry begins with a value that it doesn't offer", [field("select", { options: ["a"], value: "b" })]],
    [
      "entry depends on later, which is no field before it",
      [field("text", { showWhen: { key: "later", value: "a" } })]
    ],
    [
      "second waits for a value that entry doesn't offer",
      [field("select", { options: ["a"] }), field("text", { key: "second", showWhen: { key: "entry", value: "b" } })]
    ]
  ])("is refused as written: %s", (problem, written) => {
    assert.strictEqual(formProblem({ fields: written }), problem)
  })

  it("is refused by its schema with the same words", () => {
    const form = {
      id: "contact",
      title: "Contact",
      submit: "Send",
      thanks: "Thank you",
      sendTo: "sales@lineal.example"
    }
    assert.isUndefined(formProblem({ fields }))
    assert.isTrue(Schema.is(ContentForm)({ ...form, fields }))
    assert.throws(
      () => Schema.decodeUnknownSync(ContentForm)({ ...form, fields: [field("select")] }),
      /each a different one/
    )
  })
})
