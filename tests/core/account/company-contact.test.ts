/** What must be told of a contact, and who may be changed by whom. */
import { assert, describe, it } from "@effect/vitest"
import { changeRefusal, contactProblems } from "../../../core/account/company-contact.ts"

const right = { firstName: "Noor", lastName: "Haddad", email: "noor@site.example", mobile: "0491 570 737" }

describe("A contact", () => {
  it("[CONT-01] with everything told is right, also without an address where it stays as it is", () => {
    assert.deepStrictEqual(contactProblems(right), {})
    const { email: _, ...others } = right
    assert.deepStrictEqual(contactProblems(others), {})
  })

  it.each([
    [{ firstName: " " }, { firstName: "First name is required" }],
    [{ lastName: "" }, { lastName: "Last name is required" }],
    [{ lastName: "x".repeat(61) }, { lastName: "60 max characters" }],
    [{ email: "" }, { email: "E-mail is required" }],
    [{ email: "noor@" }, { email: "Please enter a valid email address" }],
    [{ mobile: " " }, { mobile: "Mobile is required" }],
    [{ mobile: "0391234567" }, { mobile: "Must start with 04 and be 10 digits long" }]
  ])("[CONT-01] with %j is wrong there", (wrong, problems) =>
    assert.deepStrictEqual(contactProblems({ ...right, ...wrong }), problems)
  )

  it("[CONT-01] with nothing told is wrong everywhere", () =>
    assert.deepStrictEqual(
      Object.keys(contactProblems({ firstName: "", lastName: "", email: "", mobile: "" })).sort(),
      ["email", "firstName", "lastName", "mobile"]
    ))
})

const admin = (id: string) => ({ id, role: "admin" }) as const
const contact = (id: string) => ({ id, role: "contact" }) as const

describe("[CONT-01] An administrator", () => {
  it("never changes their own role and rules, however many others there are", () => {
    assert.strictEqual(changeRefusal("update", "a", "a", [admin("a")]), "oneself")
    assert.strictEqual(changeRefusal("update", "a", "a", [admin("a"), admin("b")]), "oneself")
  })

  it("leaves where another one stays, and else not", () => {
    assert.strictEqual(changeRefusal("remove", "a", "a", [admin("a"), contact("b")]), "last-admin")
    assert.isUndefined(changeRefusal("remove", "a", "a", [contact("c"), admin("b"), admin("a")]))
  })

  it("changes and removes everybody else, other administrators too", () => {
    for (const other of [admin("b"), contact("b")])
      for (const change of ["update", "remove"] as const)
        assert.isUndefined(changeRefusal(change, "a", "b", [admin("a"), other]))
  })
})
