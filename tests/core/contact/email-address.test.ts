/** The one form of an e-mail address. */
import { domainToASCII } from "node:url"
import fc from "fast-check"
import { assert, describe, it } from "vitest"
import { hasInvisible, normalEmail } from "../../../core/contact/email-address.ts"
import { emailProblem } from "../../../core/contact/fields.ts"

describe("A domain in another script", () => {
  it.each([
    ["bücher.example", "xn--bcher-kva.example"],
    ["Bücher.example", "XN--BCHER-KVA.EXAMPLE"],
    ["中国.example", "xn--fiqs8s.example"],
    ["straße.example", "xn--strae-oqa.example"],
    ["ελλάδα.example", "xn--hxakic4aa.example"],
    ["ουτοπία.δπθ.gr", "xn--kxae4bafwg.xn--pxaix.gr"],
    ["mail.münchen-ost.de", "mail.xn--mnchen-ost-9db.de"],
    ["b\u00fccher\u3002example", "xn--bcher-kva\uff61example"]
  ])("[VAL-01] [T36] %s is one mailbox's, also where it is written %s", (own, coded) => {
    assert.strictEqual(normalEmail(`kim@${coded}`), normalEmail(`kim@${own}`))
    assert.isUndefined(emailProblem(`kim@${coded}`))
  })

  it("[VAL-01] [T36] is one however the mail's own way to its name writes it", () => {
    const letters = fc.constantFrom(..."abcxyz019äöüéñçøåłžαβγδжщяи中国語日本한국กขअआ")
    const label = fc.string({ unit: letters, minLength: 1, maxLength: 12 }).map((text) => text.normalize("NFC"))
    fc.assert(
      fc.property(label, label, (one, two) => {
        const coded = domainToASCII(`${one}.${two}.example`)
        fc.pre(coded !== "")
        assert.strictEqual(normalEmail(`kim@${coded}`), normalEmail(`kim@${one}.${two}.example`))
      })
    )
  })

  it.each([
    "xn--",
    "xn---",
    "xn--a",
    "xn--99999999",
    "xn--example-",
    "xn--ls8h",
    "xn--a-ecp",
    "xn--0a-00oa",
    "axn--bcher-kva"
  ])("[T36] stays as it is where %s stands for nothing that a name can hold", (label) =>
    assert.strictEqual(normalEmail(`kim@${label}.example`), `kim@${label}.example`)
  )
})

it("[VAL-01] only the domain is read so: before the sign every mailbox is its own", () =>
  assert.strictEqual(normalEmail("xn--bcher-kva@x.example"), "xn--bcher-kva@x.example"))

it("[VAL-01] [T36] the form of an address has no other form, and nothing in it is hidden", () =>
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9-]{1,20}$/), (label) => {
      const once = normalEmail(`kim@xn--${label}.example`)
      assert.strictEqual(normalEmail(once), once)
      assert.isFalse(hasInvisible(once))
    })
  ))
