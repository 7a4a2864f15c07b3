/** The steps of signing in, as the browser follows them and as the server asks for them. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { isLoggedIn } from "../../../../core/account/session/is-logged-in.ts"
import {
  afterCode,
  afterCompany,
  afterCredentials,
  initialSignIn,
  nextStep,
  type SignIn
} from "../../../../core/account/sign-in/sign-in.ts"
import { type LinkedCompany, rememberedChoice } from "../../../../core/identity/linked-company.ts"

const ironbark: LinkedCompany = { customerId: "2001", name: "Ironbark Constructions", acctType: "A" }
const barrow: LinkedCompany = { customerId: "2004", name: "Barrow Maintenance", acctType: "A" }
const companies = [ironbark, barrow]
const session = { accessTokenExpires: 900_000, refreshTokenExpires: 2_592_000_000 }
const outOfTurn = { problem: "out-of-turn" } as const
const atCompany: SignIn = { at: "company", companyToken: "c", companies }
const atCode: SignIn = { at: "code", twoFactorToken: "f" }
const loggedIn: SignIn = { at: "logged-in", session }

describe("After the password", () => {
  it("[AUTH-02] company_select stores the company token and the list", () =>
    assert.deepStrictEqual(
      afterCredentials(initialSignIn, { step: "company_select", token: "c", companies }),
      atCompany
    ))

  it.each([undefined, []])("[AUTH-02] company_select without a list is 'companies missing': %o", (list) =>
    assert.deepStrictEqual(
      afterCredentials(initialSignIn, { step: "company_select", token: "c", ...(list ? { companies: list } : {}) }),
      { problem: "companies-missing" }
    )
  )

  it.each(["two_factor", "2fa", "anything"])("[AUTH-02] any other step stores a two-factor token: %s", (step) =>
    assert.deepStrictEqual(afterCredentials(initialSignIn, { step, token: "f" }), atCode)
  )

  it("[AUTH-14] with nothing left to ask, the session is there", () =>
    assert.deepStrictEqual(afterCredentials(initialSignIn, { session }), loggedIn))
})

describe("After the company", () => {
  it("[AUTH-14] comes the code, or the session", () => {
    assert.deepStrictEqual(afterCompany(atCompany, { step: "two_factor", token: "f" }), atCode)
    assert.deepStrictEqual(afterCompany(atCompany, { session }), loggedIn)
  })
  it("[AUTH-14] never another choice of company", () =>
    assert.deepStrictEqual(afterCompany(atCompany, { step: "company_select", token: "c", companies }), outOfTurn))
})

describe("After the code", () => {
  it("[AUTH-02] the companies of a two-factor result are stored with its token, and the choice follows", () =>
    assert.deepStrictEqual(afterCode(atCode, { token: "c", companies }), atCompany))
  it("[AUTH-14] comes the session where the company was chosen", () =>
    assert.deepStrictEqual(afterCode(atCode, { session }), loggedIn))
})

it("[AUTH-14] no step is taken out of turn: a login without guards would pass from any state", () => {
  const states: ReadonlyArray<SignIn> = [initialSignIn, atCompany, atCode, loggedIn]
  const steps = [
    { from: "credentials", go: (state: SignIn) => afterCredentials(state, { session }) },
    { from: "company", go: (state: SignIn) => afterCompany(state, { session }) },
    { from: "code", go: (state: SignIn) => afterCode(state, { session }) }
  ]
  for (const state of states)
    for (const { from, go } of steps)
      assert.deepStrictEqual(go(state), state.at === from ? loggedIn : outOfTurn, `${from} from ${state.at}`)
})

describe("The server asks", () => {
  const progress = { companies, needsCode: true, codeGiven: false }
  it.each([
    ["for a company where there are several", progress, { step: "company_select" }],
    ["for a company though the code was right", { ...progress, codeGiven: true }, { step: "company_select" }],
    ["for the code once one is chosen", { ...progress, chosen: "2004" }, { step: "two_factor" }],
    ["for the code where there is one company", { ...progress, companies: [ironbark] }, { step: "two_factor" }],
    [
      "for nothing more after both",
      { ...progress, chosen: "2004", codeGiven: true },
      { step: "session", customerId: "2004" }
    ],
    [
      "for no code on a remembered device",
      { ...progress, needsCode: false, companies: [ironbark] },
      { step: "session", customerId: "2001" }
    ]
  ])("[AUTH-14] %s", (_, now, expected) => assert.deepStrictEqual(nextStep(now), expected))

  it.each([
    ["a company of somebody else", { ...progress, chosen: "9999", codeGiven: true }],
    ["a contact without companies", { ...progress, companies: [] }]
  ])("[AUTH-14] refuses %s", (_, now) => assert.deepStrictEqual(nextStep(now), { step: "refused" }))

  it("[AUTH-14] nobody has a session without a company of theirs, nor past a code that is needed", () =>
    fc.assert(
      fc.property(
        fc.subarray(companies),
        fc.option(fc.constantFrom("2001", "2004", "9999"), { nil: undefined }),
        fc.boolean(),
        fc.boolean(),
        (linked, chosen, needsCode, codeGiven) => {
          const next = nextStep({ companies: linked, needsCode, codeGiven, ...(chosen ? { chosen } : {}) })
          if (next.step !== "session") return
          assert.include(
            linked.map(({ customerId }) => customerId),
            next.customerId
          )
          assert.isTrue(codeGiven || !needsCode)
          if (chosen) assert.strictEqual(next.customerId, chosen)
        }
      )
    ))
})

describe("A remembered login", () => {
  it.each([
    ["chooses a single company by itself", { companies: [barrow] }, "2001", { do: "log-in", customerId: "2004" }],
    ["uses the saved company", { companies }, "2004", { do: "log-in", customerId: "2004" }],
    ["lets the person choose where the saved one is gone", { companies }, "3000", { do: "select-company", companies }],
    ["lets the person choose where none was saved", { companies }, undefined, { do: "select-company", companies }],
    [
      "clears the session when its token has run out",
      { error: "expired_token" as const },
      "2001",
      { do: "clear-session" }
    ],
    ["clears the session where no company is left", { companies: [] }, "2001", { do: "clear-session" }]
  ])("[AUTH-09] %s", (_, answer, saved, expected) =>
    assert.deepStrictEqual(rememberedChoice(answer, saved), expected as ReturnType<typeof rememberedChoice>)
  )
})

it.each([
  [undefined, false],
  [{}, false],
  [{ name: "Priya Nair" }, true],
  [{ name: undefined }, true]
])("[AUTH-03] logged in means that the customer has any content: %o", (customer, expected) =>
  assert.strictEqual(isLoggedIn(customer), expected)
)
