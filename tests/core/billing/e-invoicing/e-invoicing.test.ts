/** Enrolling for e-invoices: what is refused, and what an answer means. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { enrolmentError, peppolId, verificationOf } from "../../../../core/billing/e-invoicing/e-invoicing.ts"

const abn = "51 824 753 556"
const missing = "Your account has no ABN, and e-invoices are addressed by it. Add your ABN, then verify again."
const invalid = "Your account's ABN is not a valid one. Correct its 11 digits, then verify again."
const software =
  "Your accounting software isn't set up for e-invoices. Choose it and switch e-invoicing on there first."
const failed = "E-invoicing couldn't be verified just now. Nothing was changed. Please try again later."

describe("Enrolling", () => {
  it("[EINV-01] takes a valid ABN and a chosen package", () =>
    assert.isUndefined(enrolmentError({ abn, software: "xero" })))
  it.each([
    ["abn-missing", { software: "xero" }, missing],
    ["abn-missing", { abn: "  ", software: "xero" }, missing],
    ["abn-missing", {}, missing],
    ["abn-invalid", { abn: "51 824 753 557", software: "xero" }, invalid],
    ["abn-invalid", { abn: "51 824 753 557" }, invalid],
    ["software-not-set-up", { abn }, software],
    ["software-not-set-up", { abn, software: " " }, software]
  ])("[EINV-01] [MSG-02] refuses with %s: %j", (kind, enrolment, msg) =>
    assert.deepStrictEqual(enrolmentError(enrolment), { kind, msg })
  )
  it("[EINV-01] addresses e-invoices by the ABN", () => {
    assert.strictEqual(peppolId(abn), "0151:51824753556")
    assert.isUndefined(peppolId("51824753557"))
  })
})

describe("An answer of the verification", () => {
  it.each([
    [200, { data: { abn, software: "xero", enabled: true } }, { is: "verified", isEnabled: true }],
    [200, { data: { abn, software: "xero", enabled: false } }, { is: "verified", isEnabled: false }],
    [201, { data: { abn, software: "xero" } }, { is: "verified", isEnabled: false }],
    [200, { data: { abn: null, software: "xero" } }, { is: "refused", error: { kind: "abn-missing", msg: missing } }],
    [200, { data: { abn: "1", software: "xero" } }, { is: "refused", error: { kind: "abn-invalid", msg: invalid } }],
    [299, { data: { abn } }, { is: "refused", error: { kind: "software-not-set-up", msg: software } }],
    [200, { error: true, code: "abn-invalid" }, { is: "refused", error: { kind: "abn-invalid", msg: invalid } }],
    [400, { error: true, code: "abn-missing" }, { is: "refused", error: { kind: "abn-missing", msg: missing } }],
    [400, { error: true, code: "abn-invalid" }, { is: "refused", error: { kind: "abn-invalid", msg: invalid } }],
    [
      400,
      { error: true, code: "software-not-set-up" },
      { is: "refused", error: { kind: "software-not-set-up", msg: software } }
    ],
    [400, { data: { software: "xero" } }, { is: "refused", error: { kind: "abn-missing", msg: missing } }],
    [400, { data: { abn, software: "xero" } }, { is: "failed", msg: failed }],
    [400, { error: true, code: "something-else" }, { is: "failed", msg: failed }],
    [400, "Bad Request", { is: "failed", msg: failed }],
    [200, undefined, { is: "failed", msg: failed }]
  ])("[EINV-01] %i %j means %j", (status, body, means) =>
    assert.deepStrictEqual<unknown>(verificationOf(status, body), means)
  )

  // Fails where another 4xx is read as an answer too, or a server's error as a refusal.
  it("[EINV-01] is read at 2xx and 400 alone; any other status fails whatever it says", () => {
    const bodies = [{ error: true, code: "abn-missing" }, { data: { abn, software: "xero", enabled: true } }]
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), fc.constantFrom(...bodies), (status, body) => {
        const isAnswer = (status >= 200 && status <= 299) || status === 400
        const { is } = verificationOf(status, body)
        if (!isAnswer) assert.strictEqual(is, "failed")
        else if ("code" in body) assert.strictEqual(is, "refused")
        else assert.strictEqual(is, status === 400 ? "failed" : "verified")
      })
    )
  })
})
