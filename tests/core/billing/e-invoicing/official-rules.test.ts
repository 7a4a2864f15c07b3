/** Fifty e-invoices of every kind by the official rules of PINT A-NZ; where those are not there, by the project's own reading of them. */
import { assert, beforeAll, describe, it } from "@effect/vitest"
import { eInvoiceKinds } from "./e-invoice-kinds.ts"
import { brokenRules, compileRules, hasRules, hasSchemas, schemaErrors } from "./pint-rules.ts"

it("[EINV-02] there are fifty kinds at least", () => {
  assert.isAtLeast(new Set(eInvoiceKinds.map(({ kind }) => kind)).size, 50)
})

describe.runIf(hasRules)("By the schematron of OpenPeppol", () => {
  beforeAll(compileRules, 120_000)

  // Saxon takes a quarter of a minute for 400 lines.
  it.each(eInvoiceKinds)(
    "[EINV-02] $kind: every rule is kept",
    ({ xml }) => {
      assert.deepStrictEqual(brokenRules(xml), [])
    },
    120_000
  )

  const [plain] = eInvoiceKinds
  it.each([
    ["a total that is a cent off", "ibr-co-15", /(<cbc:TaxInclusiveAmount[^>]*>)243.81/, "$1243.82"],
    [
      "a line that is a dollar off",
      "aligned-ibrp-053",
      /(<cac:InvoiceLine>.*?<cbc:LineExtensionAmount[^>]*>)221.65/s,
      "$1222.65"
    ],
    ["GST that is two dollars off", "aligned-ibrp-051-aunz", /(<cbc:TaxAmount[^>]*>)22.16/g, "$124.16"],
    [
      "an ABN that is none",
      "aligned-ibr-004-aunz",
      /<cbc:CompanyID schemeID="0151">70000000760/,
      '<cbc:CompanyID schemeID="0088">7'
    ],
    ["a unit that is none", "ibr-cl-23", /unitCode="LM"/, 'unitCode="STICKS"']
  ])("[EINV-02] %s is refused by %s", (_, rule, part, other) => {
    const broken = (plain?.xml ?? "").replace(part, other)
    assert.notStrictEqual(broken, plain?.xml)
    assert.include(brokenRules(broken), rule)
  })
})

describe.runIf(hasSchemas)("By the schemas of UBL 2.1", () => {
  it.each(["Invoice", "CreditNote"] as const)(
    "[EINV-02] every %s is one",
    async (root) => {
      const documents = eInvoiceKinds.flatMap((one) => (one.root === root ? [one.xml] : []))
      assert.deepStrictEqual(await schemaErrors(root, documents), [])
      const [first = ""] = documents
      assert.isNotEmpty(await schemaErrors(root, [first.replace(/<cbc:IssueDate>.*<\/cbc:IssueDate>/, "")]))
    },
    60_000
  )
})
